/// What a client asks of a worker.
package enum ClientMessage: Hashable, Sendable {
  /// Speak texts one after the other in one go; answered by `WorkerMessage.ended` in the end.
  case speak(SynthesisRequest)
  /// Stop speaking the request with this number, or forget it if its turn has not come.
  case cancel(UInt32)

  package var frame: [UInt8] {
    switch self {
    case let .speak(request): FrameWriter.frame(kind: 1, capacity: 256) { request.write(to: &$0) }
    case let .cancel(id): FrameWriter.frame(kind: 2) { $0.append(id) }
    }
  }

  /// Reads a message from a frame.
  package init(_ frame: FrameBuffer.Frame) throws(WireError) {
    var reader = FrameReader(kind: frame.kind, body: frame.body)
    switch frame.kind {
    case 1: self = .speak(try SynthesisRequest(from: &reader))
    case 2: self = .cancel(try reader.integer())
    default: throw .unknownKind(frame.kind)
    }
    try reader.finish()
  }
}

/// Texts to be spoken in one go with the worker's voice.
package struct SynthesisRequest: Hashable, Sendable {
  /// The number that the answers carry.
  package var id: UInt32
  /// The speed in words per minute.
  package var rate: UInt16
  /// The pitch, 0 to 100.
  package var pitch: UInt16
  /// The loudness, 0 to 200; 100 is usual.
  package var volume: UInt16
  /// Whether to announce each text before it is spoken, and not with its first sound: after a crash, to find the text
  /// that causes it.
  package var isCareful: Bool
  /// The texts, in plain text.
  package var texts: [String]

  package init(
    id: UInt32, rate: UInt16 = 175, pitch: UInt16 = 50, volume: UInt16 = 100, isCareful: Bool = false,
    texts: [String]
  ) {
    self.id = id
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.isCareful = isCareful
    self.texts = texts
  }

  /// The bytes that a text of so many bytes takes in a frame.
  package static func cost(ofBytes count: Int) -> Int { count + MemoryLayout<UInt32>.size }

  /// The bytes that a request's texts may take together, by `cost(ofBytes:)`.
  package static let room = Wire.longestRequest - 32

  func write(to writer: inout FrameWriter) {
    writer.append(id)
    writer.append(rate)
    writer.append(pitch)
    writer.append(volume)
    writer.append(UInt8(isCareful ? 1 : 0))
    writer.append(UInt16(texts.count))
    for text in texts { writer.append(text) }
  }

  init(from reader: inout FrameReader) throws(WireError) {
    id = try reader.integer()
    rate = try reader.integer()
    pitch = try reader.integer()
    volume = try reader.integer()
    isCareful = try reader.integer(UInt8.self) != 0
    texts = []
    for _ in 0..<(try reader.integer(UInt16.self)) { texts.append(try reader.text()) }
  }
}
