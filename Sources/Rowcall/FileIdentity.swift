#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The identity of a file, whatever its path.
package struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  /// Whether it can be read again, unlike a pipe or device.
  package let isRegular: Bool
  /// The size of a file.
  package let byteCount: Int

  /// Looks up a path; nil if it does not exist.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks up a path, with `-` for standard input; nil if it does not exist.
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
