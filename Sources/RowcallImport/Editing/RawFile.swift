#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that stays open, so that its bytes can be read when another file has taken its name.
///
/// A class because closing must happen once.
package final class RawFile: Sendable {
  package let path: String
  /// In bytes.
  package let size: Int
  private let descriptor: Int32
  private let modified: timespec

  /// Opens a file; throws for what is no regular file.
  ///
  /// - Parameter name: the path of the file that it is a copy of.
  package init(path: String, named name: String? = nil) throws(ImportError) {
    self.path = name ?? path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .notFound(path: path) }
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is no file that could be written again")
    }
    size = Int(status.st_size)
    modified = Self.modification(of: status)
  }

  private static func modification(of status: stat) -> timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }

  /// Throws if another program wrote into the file since it was opened; one that puts a new file in its place does no harm.
  private func checkContents() throws(ImportError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .readFailed(path: path, reason: String(cString: strerror(errno)))
    }
    let now = Self.modification(of: status)
    guard Int(status.st_size) == size, now.tv_sec == modified.tv_sec, now.tv_nsec == modified.tv_nsec else {
      throw .readFailed(
        path: path,
        reason: "another program wrote into the file since it was opened, so it must be opened again")
    }
  }

  deinit { close(descriptor) }

  /// Reads bytes; fewer if the file ends before.
  ///
  /// Throws if another program wrote into it since it was opened.
  package func read(_ range: Range<Int>) throws(ImportError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let read = pread(
          descriptor, buffer.baseAddress?.advanced(by: count), range.count - count,
          off_t(range.lowerBound + count))
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        if read <= 0 { break }
        count += read
      }
    }
    guard failure == 0 else {
      throw .readFailed(path: path, reason: String(cString: strerror(failure)))
    }
    try checkContents()
    return bytes
  }

  /// Hands a range over in pieces of at most a megabyte.
  package func forEachChunk(in range: Range<Int>, _ body: ([UInt8]) throws -> Void) throws {
    var start = range.lowerBound
    while start < range.upperBound {
      let chunk = try read(start..<min(range.upperBound, start + 1 << 20))
      guard !chunk.isEmpty else { throw ImportError.readFailed(path: path, reason: "it ends too early") }
      try body(chunk)
      start += chunk.count
    }
  }
}
