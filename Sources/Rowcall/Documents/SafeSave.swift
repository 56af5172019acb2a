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
/// whoever opens the table next completes it.
struct SafeSave {
  let path: String
  /// The journal of the file; nil for a copy.
  let journal: EditJournal?

  func write(_ pieces: [FilePiece], of file: RawFile) throws {
    do {
      let output = try OutputFile(path: path)
      let isReplacing = FileVersion(path: path) != nil
      if isReplacing, Self.isShared(path) || !output.copyOwner(from: path) {
        return try writeInPlace(pieces, of: file)
      }
      try file.forEachChunk(of: pieces) { try output.write($0) }
      try output.finish { draft in
        if let file = FileVersion(path: draft) { try journal?.noteSaving(as: file) }
      }
    } catch let error as SpeechError {
      throw EditError.unwritable(path: path, reason: error.description)
    }
  }

  private func writeInPlace(_ pieces: [FilePiece], of file: RawFile) throws {
    guard access(path, W_OK) == 0 else {
      throw EditError.unwritable(path: path, reason: Self.reason(errno))
    }
    let copy = path + ".rowcall-new"
    let output = try OutputFile(path: copy)
    try file.forEachChunk(of: pieces) { try output.write($0) }
    try output.finish()
    if let version = FileVersion(path: path) { try journal?.noteCopying(from: copy, into: version) }
    try Self.copyInPlace(from: copy, to: path)
  }

  /// Copies a complete file into another one, and removes it; does nothing if it is gone, since it was copied then.
  static func copyInPlace(from copy: String, to path: String) throws {
    guard let file = try? RawFile(path: copy) else { return }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw EditError.unwritable(path: path, reason: Self.reason(errno))
    }
    defer { close(descriptor) }
    if let reason = try file.copy(to: descriptor) {
      throw EditError.unwritable(path: path, reason: "\(reason); the new contents are in \(copy)")
    }
    guard ftruncate(descriptor, off_t(file.size)) == 0, fsync(descriptor) == 0 else {
      throw EditError.unwritable(path: path, reason: Self.reason(errno))
    }
    unlink(copy)
  }

  /// Why a file cannot be written, and what to do where its rights are in the way.
  private static func reason(_ code: Int32) -> String {
    let isForbidden = [EACCES, EPERM, EROFS].contains(code)
    return String(cString: strerror(code))
      + (isForbidden ? "; make the file writable, or save a copy under another name" : "")
  }

  /// Whether a file has other names, or another owner than what this user writes.
  private static func isShared(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_nlink > 1 || status.st_uid != geteuid() && geteuid() != 0
  }
}
