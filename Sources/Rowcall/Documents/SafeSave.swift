import RowcallImport
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file in place of another one, so that at every moment there is the old one or the new one.
///
/// The new file is written beside the old one, stored, and given its name. Where that would break hard links or give the file
/// another owner, the complete new file is copied into the old one instead; the journal tells of a copy in progress, and
/// whoever saves or opens the table next completes it.
struct SafeSave {
  let path: String
  /// The journal of the file; nil for a new file.
  let journal: EditJournal?
  /// Throws if the file is not to be replaced; called just before it is.
  var check: () throws -> Void = {}

  /// A file as it was written.
  struct Saved {
    /// Nil if that is not known.
    let version: FileVersion?
    /// The hash of its bytes; nil if they were not all at hand.
    let content: UInt64?
  }

  /// Writes what pieces make of a file in place of the one that has the path.
  @discardableResult
  func write(_ pieces: [FilePiece], of file: RawFile) throws -> Saved {
    var status = stat()
    let exists = stat(path, &status) == 0
    // What cannot be looked at may have other names.
    guard exists || errno == ENOENT else { throw unwritable(String(cString: strerror(errno))) }
    // Other names, or another owner than what this user writes.
    let isShared = exists && (status.st_nlink > 1 || status.st_uid != geteuid() && geteuid() != 0)
    guard !exists || access(path, W_OK) == 0 else {
      let code = errno
      let reason = String(cString: strerror(code))
      throw unwritable(
        code == EACCES
          ? "it is write-protected (\(reason)); allow writing first, with chmod u+w"
          : code == EROFS ? "\(reason); save a copy in another place" : reason)
    }
    do {
      if isShared { return Saved(version: try writeInPlace(pieces, of: file), content: nil) }
      // Nobody else reads it before it has the owner and the rights of the old one; a copy is as private as what it is made of.
      let output = try OutputFile(path: path, mode: exists ? 0o600 : Self.rights(of: file.path))
      if exists, !output.copyOwner(from: path) {
        return Saved(version: try writeInPlace(pieces, of: file), content: nil)
      }
      var content = ContentHash(size: pieces.reduce(0) { $0 + $1.count })
      try file.forEachChunk(of: pieces) { chunk in
        try output.write(chunk)
        content.add(chunk[...])
      }
      var version: FileVersion?
      try output.finish { draft in
        version = FileVersion(path: draft)
        let mark = journal?.mark
        if let version { try journal?.noteSaving(as: version, content: content.value) }
        do { try check() } catch {
          // The draft goes, and another file may get its place on the disk.
          if let mark { try? journal?.shorten(to: mark) }
          throw error
        }
      }
      return Saved(version: version, content: content.value)
    } catch let error as SpeechError {
      throw unwritable(error.description)
    }
  }

  private func writeInPlace(_ pieces: [FilePiece], of file: RawFile) throws -> FileVersion? {
    guard let journal else {
      throw unwritable("another program wrote a file of this name; choose another one")
    }
    let (old, target, name) = (
      try RawFile(path: path), try openTarget(unwritable), Self.unusedName(beside: path)
    )
    defer { close(target) }
    let new: RawFile
    var isUntouched = true
    do {
      new = try write(pieces, of: file, to: name, noting: old, in: journal)
      if let reason = Self.resize(target, from: old.size, to: new.size) {
        isUntouched = new.size <= old.size || ftruncate(target, off_t(old.size)) == 0
        throw isUntouched ? unwritable(reason) : savedInPart(name, reason)
      }
    } catch {
      if isUntouched, (try? journal.dropCopy()) != nil { unlink(name) }
      throw error
    }
    return try copy(new, named: name, into: target)
  }

  /// Writes the new file beside the old one, and notes that it is about to be copied.
  private func write(
    _ pieces: [FilePiece], of file: RawFile, to name: String, noting old: RawFile, in journal: EditJournal
  ) throws -> RawFile {
    let output = try OutputFile(path: name, mode: 0o600)
    // Where the owner cannot be kept, only this user reads it.
    _ = output.copyOwner(from: path)
    try file.forEachChunk(of: pieces) { try output.write($0) }
    try output.finish { draft in
      let progress = try CopyInProgress(
        of: RawFile(path: draft), named: String(name.dropFirst(folder.count)), into: old)
      try check()
      // Before it has its name: a file that no journal names would stay for ever.
      try journal.noteCopying(progress)
    }
    return try RawFile(path: name)
  }

  /// Goes on with a copy that stopped; gives the file as it is written, nil if nothing was left to do.
  ///
  /// The journal forgets a copy that was never begun.
  ///
  /// - Parameter isForced: whether a file that another program changed since is overwritten.
  func complete(isForced: Bool = false) throws -> FileVersion? {
    guard let journal, let progress = journal.copy?.progress else { return nil }
    let (file, name) = (try RawFile(path: path), folder + progress.name)
    let new: RawFile
    do {
      // Whatever somebody wrote into the journal.
      guard name.hasPrefix(path + Self.suffix), !progress.name.contains("/") else {
        throw ImportError.notFound(path: name)
      }
      new = try RawFile(path: name)
    } catch ImportError.notFound {
      if try progress.isOld(file) {
        try journal.dropCopy()
      } else if try !progress.isNew(file) {
        throw EditError.cutSave(path: path, copy: nil)
      }
      return nil
    } catch { throw savedInPart(name, "\(error)") }
    guard try progress.isNew(new) else { throw EditError.cutSave(path: path, copy: nil) }
    guard try isForced || progress.isCut(file, new) else { throw EditError.cutSave(path: path, copy: name) }
    let target = try openTarget { savedInPart(name, $0) }
    defer { close(target) }
    if let reason = Self.resize(target, from: file.size, to: new.size) { throw savedInPart(name, reason) }
    return try copy(new, named: name, into: target)
  }

  private func copy(_ new: RawFile, named name: String, into target: Int32) throws -> FileVersion? {
    let reason: String?
    do { reason = try new.copy(to: target) } catch { throw savedInPart(name, "\(error)") }
    if let reason = reason ?? Self.store(target) { throw savedInPart(name, reason) }
    unlink(name)
    return FileVersion(descriptor: target)
  }

  /// Gives a file another size; gives what stopped it, nil for nothing.
  ///
  /// The zeros at its end take the room that it is going to need: a full disk is noticed before another byte is changed.
  private static func resize(_ file: Int32, from size: Int, to newSize: Int) -> String? {
    guard newSize > size else {
      return ftruncate(file, off_t(newSize)) == 0 ? nil : String(cString: strerror(errno))
    }
    let zeros = [UInt8](repeating: 0, count: min(newSize - size, 1 << 18))
    var place = size
    while place < newSize {
      let count = pwrite(file, zeros, min(zeros.count, newSize - place), off_t(place))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(cString: strerror(count == 0 ? EIO : errno)) }
      place += count
    }
    return store(file)
  }

  /// Has a file stored; gives what stopped it, nil for nothing.
  private static func store(_ file: Int32) -> String? {
    while fsync(file) != 0 {
      guard errno == EINTR else { return String(cString: strerror(errno)) }
    }
    return nil
  }

  private func openTarget(_ failure: (String) -> EditError) throws -> Int32 {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(String(cString: strerror(errno))) }
    return file
  }

  private func unwritable(_ reason: String) -> EditError { .unwritable(path: path, reason: reason) }

  private func savedInPart(_ copy: String, _ reason: String) -> EditError {
    .savedInPart(path: path, copy: copy, reason: reason)
  }

  /// Ends in a slash; empty for the working folder.
  private var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  private static let suffix = ".rowcall-new"

  /// A name beside the file that nothing has, neither a file nor a link.
  static func unusedName(beside path: String) -> String {
    var (name, number, status) = (path + suffix, 1, stat())
    while lstat(name, &status) == 0 {
      number += 1
      name = "\(path)\(suffix)-\(number)"
    }
    return name
  }

  /// Nil for a file that is gone.
  static func rights(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}

/// A complete new file that is being copied into the old one, and how to know what such a copy leaves that stops.
struct CopyInProgress: Codable {
  /// The name of the new file, in the folder of the old one.
  let name: String
  private let old: Contents
  private let new: Contents
  /// Hashes of the old file's blocks, up to the size of the new one.
  private let blocks: [UInt64]

  private struct Contents: Equatable, Codable {
    let size: Int
    let hash: UInt64

    init(_ file: RawFile) throws { (size, hash) = (file.size, try file.contentHash()) }
  }

  init(of new: RawFile, named name: String, into old: RawFile) throws {
    self.name = name
    (self.old, self.new) = (try Contents(old), try Contents(new))
    blocks = try old.blockHashes(upTo: min(old.size, new.size))
  }

  func isOld(_ file: RawFile) throws -> Bool { try Contents(file) == old }

  func isNew(_ file: RawFile) throws -> Bool { try Contents(file) == new }

  /// Whether each block of a file is what the old or the new file has there, or zeros behind the old one.
  func isCut(_ file: RawFile, _ copy: RawFile) throws -> Bool {
    if try isOld(file) { return true }
    guard (min(old.size, new.size)...new.size).contains(file.size) else { return false }
    let (own, written) = (try file.blockHashes(upTo: file.size), try copy.blockHashes(upTo: new.size))
    return own.indices.allSatisfy {
      own[$0] == written[$0] || own[$0] == ($0 < blocks.count ? blocks[$0] : RawFile.hashOfZeros)
    }
  }
}
