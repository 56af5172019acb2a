import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps other programs from changing a settings file between the time it is read and the time it is replaced.
///
/// The folder is locked and not the file, for each change puts a new file in the place of the old one. The lock ends with
/// the process, whatever becomes of it, and leaves nothing behind.
struct SettingsLock {
  /// The folder; nil where there is none, or where its file system knows no locks.
  private let descriptor: Int32?

  /// How long others are waited for, in steps of ten milliseconds.
  private static let patience = 1_000

  /// Waits until nobody else changes the file.
  init(for path: String) throws(SettingsError) {
    let folder = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else {
      descriptor = nil
      return
    }
    var steps = 0
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      steps += 1
      guard steps < Self.patience else {
        close(folder)
        throw .busy(path: path)
      }
      usleep(10_000)
    }
    descriptor = folder
  }

  /// Lets others change the file.
  func end() {
    if let descriptor { close(descriptor) }
  }

  /// The folder in which the file is or will be, whatever link leads to it.
  private static func folder(of path: String) -> String {
    let path = OutputFile.resolve(path)
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
