#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which file a path leads to, whatever it is called.
package struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  /// Whether it is a file that can be read again, and no pipe or device.
  package let isRegular: Bool
  /// The size of a file.
  package let byteCount: Int

  /// Looks a path up; nil when nothing is there.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks up what is read for a path, where `-` is standard input; nil when nothing is there.
  package init?(input path: String) {
    var status = stat()
    guard (path == "-" ? fstat(STDIN_FILENO, &status) : stat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    byteCount = Int(status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }
}
