/// The format in which Rowcall and its speech worker talk over two pipes.
///
/// A frame is a length (4 bytes: the bytes after the length), a kind (1 byte) and a body. Integers and samples are
/// in the machine's own byte order, since both ends run on one machine. The client sends `ClientMessage`s, the
/// worker answers with `WorkerMessage`s; the first of those is always `hello` or `refused`.
package enum Wire {
  /// The version of the format; both sides refuse any other.
  package static let version: UInt16 = 2

  /// The longest frame that a client sends, in bytes.
  ///
  /// Two of them fit into an empty pipe, so a client that has at most two requests with a worker never blocks.
  package static let longestRequest = 16_384

  /// The longest frame that a worker sends, in bytes.
  package static let longestAnswer = 16_384

  /// The most samples that fit into one answer.
  package static let mostSamples = (longestAnswer - headerLength) / 2

  /// The bytes of a frame before its body.
  package static let headerLength = 5

  /// The exit status of a worker whose copy was asked to stop by somebody else than its client.
  package static let stoppedStatus: Int32 = 75

  /// The letters of a word that eSpeak NG speaks whole; of a longer one it drops the end.
  package static let longestWord = 40
}

/// A frame that breaks the rules of the format: the other side is broken or is not our worker.
package enum WireError: Error, Hashable, CustomStringConvertible {
  /// A frame claims more bytes than its sender may send.
  case frameTooLong(bytes: Int, limit: Int)
  /// A frame's kind is not known.
  case unknownKind(UInt8)
  /// A frame ends in the middle of a field, or a field has a value that means nothing.
  case malformed(kind: UInt8)
  /// A frame that is well formed and has no place where it comes; what it is.
  case unexpected(String)
  /// A client has sent more requests ahead than a worker keeps.
  case tooManyRequests(limit: Int)

  /// What is wrong with the frame.
  package var description: String {
    switch self {
    case let .frameTooLong(bytes, limit): "a frame of \(bytes) bytes, expected at most \(limit)"
    case let .unknownKind(kind): "a frame of the unknown kind \(kind)"
    case let .malformed(kind): "a malformed frame of kind \(kind)"
    case let .unexpected(what): what
    case let .tooManyRequests(limit): "more than \(limit) requests waiting"
    }
  }
}
