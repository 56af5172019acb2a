#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a file or of standard input, read in order.
///
/// Not mapped into memory: mapped pages would count as memory that grows with the file.
struct FileBytes: ByteSource {
  let path: String
  /// The size in bytes of a regular file; nil for pipes, terminals and devices.
  let size: Int?
  private let descriptor: FileDescriptor
  /// Where the next bytes of a regular file are; copies read on their own.
  private var offset = 0

  var isInteractive: Bool { size == nil }

  /// Opens a file, or standard input for `-`.
  init(path: String) throws(ImportError) {
    self.path = path
    descriptor = path == "-" ? .standardInput : try FileDescriptor(opening: path)
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else {
      throw .unreadable(path: path, reason: systemReason())
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isDirectory(path: path)
    case S_IFREG: size = Int(status.st_size)
    default: size = nil
    }
  }

  /// Whether a path names something that is neither a file nor a directory, found out without opening it.
  static func isStream(_ path: String) throws(ImportError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .notFound(path: path) }
      throw .unreadable(path: path, reason: systemReason())
    }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  func isReady(withinMilliseconds time: Int32) -> Bool {
    var request = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, time) != 0
  }

  func detached() -> FileBytes? { isOwnFile ? self : nil }

  /// Whether it is a regular file that nobody else reads; standard input may be at any place of one.
  private var isOwnFile: Bool { size != nil && path != "-" }

  mutating func append(to buffer: inout [UInt8], upTo limit: Int) throws(ImportError) -> Bool {
    var count = 0
    buffer.append(addingCapacity: limit) { span in
      span.withUnsafeMutableBufferPointer { bytes, filled in
        let start = bytes.baseAddress?.advanced(by: filled)
        count = descriptor.readBytes(to: start, upTo: limit, at: isOwnFile ? offset : nil)
        filled += max(count, 0)
      }
    }
    guard count >= 0 else { throw .readFailed(path: path, reason: systemReason()) }
    offset += count
    return count > 0
  }
}

/// An open file that closes itself; a class because closing must happen once.
private final class FileDescriptor: Sendable {
  static let standardInput = FileDescriptor(number: 0, isOwned: false)
  let number: Int32
  private let isOwned: Bool

  private init(number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  convenience init(opening path: String) throws(ImportError) {
    let number = repeatingInterrupted { Int(open(path, O_RDONLY | O_CLOEXEC)) }
    guard number >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { throw .notFound(path: path) }
      throw .unreadable(path: path, reason: systemReason())
    }
    self.init(number: Int32(number), isOwned: true)
  }

  deinit {
    if isOwned { close(number) }
  }

  /// Reads what is there, of a regular file from an offset; -1 for what no waiting helps against.
  ///
  /// Waits even where the descriptor does not: whoever gave us standard input may have made it non-blocking.
  func readBytes(to start: UnsafeMutablePointer<UInt8>?, upTo limit: Int, at offset: Int?) -> Int {
    while true {
      let count = repeatingInterrupted {
        offset.map { pread(number, start, limit, off_t($0)) } ?? read(number, start, limit)
      }
      guard count < 0, errno == EAGAIN else { return count }
      var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, -1) < 0, errno != EINTR { return -1 }
    }
  }
}

/// What the system says about the last call that failed.
private func systemReason() -> String {
  strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
}

/// Repeats a call that a signal interrupted.
private func repeatingInterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
