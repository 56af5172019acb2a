import CProcess
import RowcallNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that gets its name only when it is complete.
///
/// Until then it is a draft beside the target, `.rowcall-RANDOM.part`, locked as long as its writer lives: so drafts that
/// a killed program left behind are known, and removed by the next one that writes there.
package final class OutputFile {
  private let path: String
  /// The file that is written and the name that it gets; nil when the target itself is written, since it is a device or
  /// a pipe.
  private let draft: Draft?
  private let descriptor: Int32
  private let cancellation: SpeechCancellation?
  private var isFinished = false
  /// How many bytes were written, and how many of them the disk was given.
  private var (written, flushed) = (0, 0)

  /// So many bytes the disk is given at a time, while the next are written.
  private static let flushedAtOnce = 1 << 23

  /// Opens a new file beside the target, with the target's rights if there is one; `-` is standard output.
  ///
  /// - Parameters:
  ///   - mode: the rights of the new file; nil for the target's, or what others get.
  ///   - cancellation: stops a write that waits for a slow reader.
  package init(path: String, mode: mode_t? = nil, cancellation: SpeechCancellation? = nil) throws(SpeechError)
  {
    self.path = path == "-" ? "standard output" : path
    self.cancellation = cancellation
    if path == "-" {
      draft = nil
      descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
      guard descriptor >= 0 else { throw .cannotWrite(path: self.path, code: errno) }
      return
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    guard exists || errno == ENOENT else { throw .cannotWrite(path: path, code: errno) }
    if exists && status.st_mode & S_IFMT != S_IFREG {
      draft = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      // Beside what a link points to, so that the link stays.
      let rights = mode ?? (exists ? status.st_mode & 0o777 : nil)
      draft = Draft(of: OutputFile.resolve(path), mode: rights ?? 0o666)
      descriptor = draft?.descriptor ?? -1
      // Whatever the mask for new files is.
      if let rights, descriptor >= 0 { fchmod(descriptor, rights) }
    }
    guard descriptor >= 0 else {
      // Another place would not help.
      throw [EMFILE, ENFILE, ENOMEM].contains(errno)
        ? .system(call: "open", code: errno) : .cannotWrite(path: path, code: errno)
    }
  }

  /// Removes what is not complete.
  deinit {
    close(descriptor)
    if let draft, !isFinished { unlink(draft.path) }
  }

  /// Adds the bytes of some integers.
  package func write(_ values: [some FixedWidthInteger]) throws(SpeechError) {
    // A regular file never keeps a writer waiting.
    let cancellation = draft == nil ? cancellation : nil
    let code = values.withUnsafeBytes {
      Descriptor.write($0, to: descriptor, cancellation: cancellation)
    }
    if let code { throw error(code) }
    written += values.withUnsafeBytes(\.count)
    startStoring()
  }

  /// Begins to store what was written, so that the end need not wait for all of it.
  private func startStoring() {
    guard draft != nil, written - flushed >= Self.flushedAtOnce else { return }
    rowcall_start_storing(descriptor, Int64(flushed), Int64(written - flushed))
    flushed = written
  }

  /// Replaces the file's start, has all of it stored and gives the file its name.
  package func finish(header: [UInt8] = []) throws(SpeechError) {
    guard let draft else { return }
    try overwriteStart(with: header)
    try store()
    try name(draft)
  }

  /// Has all of the file stored, tells the path of the complete file, and gives it its name.
  package func finish(naming: (_ draft: String) throws -> Void) throws {
    guard let draft else { return }
    try store()
    try naming(draft.path)
    try name(draft)
  }

  private func store() throws(SpeechError) {
    var isStored = fsync(descriptor) == 0
    while !isStored && errno == EINTR { isStored = fsync(descriptor) == 0 }
    guard isStored else { throw error(errno) }
  }

  private func name(_ draft: Draft) throws(SpeechError) {
    guard rename(draft.path, draft.target) == 0 else { throw error(errno) }
    isFinished = true
    // A power cut must not bring the old file back; file systems that cannot store a folder keep the order themselves.
    let folder = open(draft.folder.isEmpty ? "." : draft.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Gives the file the owner and the extended attributes of another one, access lists among them; false where the owner
  /// cannot be given away.
  package func copyOwner(from path: String) -> Bool {
    var (other, own) = (stat(), stat())
    guard stat(path, &other) == 0, fstat(descriptor, &own) == 0 else { return false }
    let isOwned = (own.st_uid, own.st_gid) == (other.st_uid, other.st_gid)
    guard isOwned || fchown(descriptor, other.st_uid, other.st_gid) == 0 else { return false }
    // Giving it away may take bits from its mode.
    guard fchmod(descriptor, other.st_mode & 0o7777) == 0 else { return false }
    return rowcall_copy_attributes(path, descriptor) == 0
  }

  private func overwriteStart(with bytes: [UInt8]) throws(SpeechError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(written))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw error(count < 0 ? errno : EIO) }
      written += count
    }
  }

  private func error(_ code: Int32) -> SpeechError { SpeechError(writingTo: path, code: code) }

  /// Where a path leads; of a link to what is not there yet, where that will be.
  ///
  /// A circle of links leads nowhere, and is given as it is.
  package static func resolve(_ path: String) -> String { resolve(path, linksLeft: 40) }

  private static func resolve(_ path: String, linksLeft: Int) -> String {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    if let resolved { return String(cString: resolved) }
    guard linksLeft > 0, let destination = destination(ofLink: path) else { return path }
    guard !destination.hasPrefix("/"), let slash = path.lastIndex(of: "/") else {
      return resolve(destination, linksLeft: linksLeft - 1)
    }
    return resolve(path[...slash] + destination, linksLeft: linksLeft - 1)
  }

  /// What a link says; nil for what is no link.
  private static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// A file on its way to its name.
private struct Draft {
  private static let prefix = ".rowcall-"
  private static let suffix = ".part"
  /// The digits between them.
  private static let digits = 13
  /// More files than that in a folder are not searched for stale drafts.
  private static let mostSearched = 10_000

  let target: String
  /// Ends in a slash; empty for the working folder.
  let folder: String
  let path: String
  let descriptor: Int32

  /// Creates the draft of a file under a name that nobody else takes, and locks it; nil with errno set where that fails.
  init?(of target: String, mode: mode_t) {
    folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    Draft.removeStaleOnes(in: folder)
    self.target = target
    while true {
      let random = String(UInt64.random(in: .min ... .max), radix: 36)
      let number = String(repeating: "0", count: Draft.digits - random.count) + random
      let path = folder + Draft.prefix + number + Draft.suffix
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      guard file >= 0 else { return nil }
      if Draft.isOurs(file) {
        self.path = path
        descriptor = file
        return
      }
      // Another program took it for a stale one before it was locked.
      close(file)
      unlink(path)
    }
  }

  /// Locks a new draft; false when another program was faster.
  ///
  /// Where a file system knows no locks, drafts stay unlocked, and nobody can tell stale ones.
  private static func isOurs(_ file: Int32) -> Bool {
    if flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK { return false }
    var status = stat()
    return fstat(file, &status) != 0 || status.st_nlink > 0
  }

  /// Removes the drafts in a folder whose writers are gone.
  private static func removeStaleOnes(in folder: String) {
    guard let directory = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(directory) }
    for _ in 0..<mostSearched {
      guard let entry = readdir(directory) else { return }
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if isDraft(name) { removeIfStale(folder + name) }
    }
  }

  private static func isDraft(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let number = name.dropFirst(prefix.count).dropLast(suffix.count)
    return number.utf8.count == digits
      && number.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Removes a draft of this user that nobody has locked.
  private static func removeIfStale(_ path: String) {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      flock(file, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }
}

/// A file without a name that goes with this value; a class because closing must happen once.
package final class NamelessFile: Sendable {
  package let descriptor: Int32

  /// How much of its end is looked at, in bytes.
  private static let tail: Int = 4096

  /// Nil where there is no place for one.
  package init?() {
    descriptor = rowcall_nameless_file()
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// The last line in it that is not blank, without what a terminal would act on; nil when there is none.
  var lastLine: String? {
    let size = Int(max(lseek(descriptor, 0, SEEK_END), 0))
    var bytes = [UInt8](repeating: 0, count: min(size, Self.tail))
    let count = pread(descriptor, &bytes, bytes.count, off_t(size - bytes.count))
    let lines = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(
      whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map { SafeText.string(String($0)) }
  }
}
