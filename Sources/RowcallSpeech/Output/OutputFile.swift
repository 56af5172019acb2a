#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that gets its name only when it is complete.
package final class OutputFile {
  private let path: String
  /// The file that is written; nil when the target itself is, since it is a device or a pipe.
  let draft: String?
  private let descriptor: Int32
  private let cancellation: SpeechCancellation?
  private var isFinished = false

  /// Opens a new file beside the target, with the target's rights if there is one; `-` is standard output.
  ///
  /// - Parameter cancellation: stops a write that waits for a slow reader.
  package init(path: String, cancellation: SpeechCancellation? = nil) throws(SpeechError) {
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
      let target = OutputFile.resolve(path)
      let draft = "\(target).\(getpid()).part"
      self.draft = draft
      descriptor = open(
        draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? status.st_mode & 0o777 : 0o666)
    }
    guard descriptor >= 0 else { throw .cannotWrite(path: path, code: errno) }
  }

  /// Removes what is not complete.
  deinit {
    close(descriptor)
    if let draft, !isFinished { unlink(draft) }
  }

  /// Adds the bytes of some integers.
  package func write(_ values: [some FixedWidthInteger]) throws(SpeechError) {
    // A regular file never keeps a writer waiting.
    let cancellation = draft == nil ? cancellation : nil
    let code = values.withUnsafeBytes {
      Descriptor.write($0, to: descriptor, cancellation: cancellation)
    }
    if let code { throw error(code) }
  }

  /// Replaces the file's start, has all of it stored and gives the file its name.
  package func finish(header: [UInt8] = []) throws(SpeechError) {
    guard let draft else { return }
    let count = pwrite(descriptor, header, header.count, 0)
    guard count == header.count, fsync(descriptor) == 0 else { throw error(errno) }
    guard rename(draft, String(draft.dropLast(".\(getpid()).part".count))) == 0 else { throw error(errno) }
    isFinished = true
  }

  private func error(_ code: Int32) -> SpeechError {
    switch code {
    case EPIPE: .outputClosed
    case ECANCELED: .cancelled
    default: .cannotWrite(path: path, code: code)
    }
  }

  /// Where a path leads; of a link to what is not there yet, where that will be.
  ///
  /// - Parameter path: of no circle of links.
  private static func resolve(_ path: String) -> String {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    if let resolved { return String(cString: resolved) }
    guard let destination = destination(ofLink: path) else { return path }
    guard !destination.hasPrefix("/"), let slash = path.lastIndex(of: "/") else {
      return resolve(destination)
    }
    return resolve(path[...slash] + destination)
  }

  /// What a link says; nil for what is no link.
  private static func destination(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
