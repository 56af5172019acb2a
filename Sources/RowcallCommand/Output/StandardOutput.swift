import Rowcall
import RowcallModel
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output with typed errors.
enum StandardOutput {
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Writes bytes unchanged.
  static func write(safe bytes: Span<UInt8>) throws(OutputError) {
    if let code = bytes.withUnsafeBytes({ Descriptor.write($0, to: STDOUT_FILENO) }) {
      throw OutputError(code)
    }
  }

  /// Writes lines with unsafe characters escaped.
  static func write(_ text: String) throws(OutputError) {
    try write(safe: Array(TextHazard.printed(text).utf8).span)
  }

  /// Writes a text and a line break.
  static func writeLine(_ text: String) throws(OutputError) { try write(text + "\n") }
}

extension Output {
  /// Standard output; notes go to standard error unless switched off.
  static func standard(isQuiet: Bool = false) -> Output {
    let note: @Sendable (String) -> Void = { StandardError.write($0) }
    return Output(
      { (bytes: Span<UInt8>) in try StandardOutput.write(safe: bytes) }, note: isQuiet ? nil : note)
  }
}

/// Why standard output could not be written.
enum OutputError: Error, CustomStringConvertible {
  case closed
  case failed(code: Int32)

  init(_ code: Int32) { self = code == EPIPE ? .closed : .failed(code: code) }

  var description: String {
    switch self {
    case .closed: "standard output: closed by its reader before the end; the last row may be incomplete"
    case .failed(EBADF): "standard output: it was closed before the start; leave out >&-, or name a place"
    case .failed(let code):
      "standard output: \(Descriptor.message(code)); the rest is lost, "
        + (SpeechError.isFull(code) ? "free some space or choose another place" : "choose another place")
    }
  }
}
