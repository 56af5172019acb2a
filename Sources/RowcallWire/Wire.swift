import RowcallModel

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

/// Collects bytes as they arrive and cuts them into frames.
package struct FrameBuffer: Sendable {
  /// A frame: its kind and the bytes after it.
  package typealias Frame = (kind: UInt8, body: ArraySlice<UInt8>)

  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0

  /// Creates an empty buffer that refuses frames of more than `limit` bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Adds bytes that were read.
  package mutating func append(_ new: UnsafeRawBufferPointer) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// Takes the next whole frame out; nil while there is none.
  ///
  /// - Throws: `WireError.frameTooLong` as soon as a frame announces more than the limit, before its bytes are kept.
  package mutating func next() throws(WireError) -> Frame? {
    let available = bytes.count - start
    guard available >= Wire.headerLength else { return nil }
    let length = bytes[start...].withUnsafeBytes { Int($0.loadUnaligned(as: UInt32.self)) }
    let end = start + 4 + length
    guard length >= 1, 4 + length <= limit else {
      throw .frameTooLong(bytes: 4 + length, limit: limit)
    }
    guard end <= bytes.count else { return nil }
    defer { start = end }
    return (bytes[start + 4], bytes[(start + Wire.headerLength)..<end])
  }
}

/// Reads the fields of one frame's body, in order.
struct FrameReader {
  private let kind: UInt8
  private var rest: ArraySlice<UInt8>

  init(kind: UInt8, body: ArraySlice<UInt8>) {
    self.kind = kind
    rest = body
  }

  var malformed: WireError { .malformed(kind: kind) }

  mutating func integer<Value: FixedWidthInteger>(_: Value.Type = Value.self) throws(WireError) -> Value {
    let size = MemoryLayout<Value>.size
    guard rest.count >= size else { throw malformed }
    defer { rest = rest.dropFirst(size) }
    return rest.withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
  }

  /// Reads a text; bytes that are not UTF-8 become U+FFFD.
  mutating func text() throws(WireError) -> String {
    let count = Int(try integer(UInt32.self))
    guard rest.count >= count else { throw malformed }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// Takes all that is left as samples.
  mutating func samples() throws(WireError) -> [Int16] {
    let source = rest
    guard source.count % 2 == 0 else { throw malformed }
    rest = []
    return [Int16](unsafeUninitializedCapacity: source.count / 2) { target, count in
      source.withUnsafeBytes { UnsafeMutableRawBufferPointer(target).copyMemory(from: $0) }
      count = source.count / 2
    }
  }

  /// Throws if there are bytes that nobody asked for.
  func finish() throws(WireError) {
    guard rest.isEmpty else { throw malformed }
  }
}

/// Builds one frame.
struct FrameWriter {
  private(set) var bytes: [UInt8]

  private init(kind: UInt8, capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
    append(UInt32(0))
    append(kind)
  }

  mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  /// Appends a length and the text's UTF-8.
  mutating func append(_ text: String) {
    append(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(raw: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: raw)
  }

  /// A frame with the fields that are written, and its length.
  static func frame(kind: UInt8, capacity: Int = 64, _ write: (inout FrameWriter) -> Void) -> [UInt8] {
    var writer = FrameWriter(kind: kind, capacity: capacity)
    write(&writer)
    let length = UInt32(writer.bytes.count - MemoryLayout<UInt32>.size)
    writer.bytes.withUnsafeMutableBytes { $0.storeBytes(of: length, as: UInt32.self) }
    return writer.bytes
  }
}

extension Unicode.Scalar {
  /// Whether the scalar could command instead of being spoken: what is unsafe anywhere, and every format character (Cf),
  /// joiners included.
  package var isControl: Bool {
    // Nearly all text is below the first format character.
    isUnsafe || value >= 0xAD && properties.generalCategory == .format
  }
}

extension String {
  /// The text with each control replaced by a space, scalar for scalar, so that offsets in scalars stay valid.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isControl ? " " : scalar) }
    return String(result)
  }
}
