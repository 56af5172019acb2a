extension WorkerMessage {
  private enum Kind: UInt8 {
    case hello = 65
    case refused, voice, voicesEnd, began, samples, event, ended
  }

  /// The message as a frame of at most `Wire.longestAnswer` bytes; callers bound samples and texts.
  package var frame: [UInt8] {
    switch self {
    case let .hello(version, sampleRate):
      Self.frame(.hello) {
        $0.append(version)
        $0.append(sampleRate)
      }
    case let .refused(refusal, detail):
      Self.frame(.refused) {
        $0.append(refusal.rawValue)
        $0.append(detail)
      }
    case let .voice(record): Self.frame(.voice) { record.write(to: &$0) }
    case .voicesEnd: Self.frame(.voicesEnd) { _ in }
    case let .began(request, text):
      Self.frame(.began) {
        $0.append(request)
        $0.append(text)
      }
    case let .samples(samples): samples.withUnsafeBufferPointer { Self.samplesFrame($0) }
    case let .event(event): Self.frame(.event) { event.write(to: &$0) }
    case let .ended(request, outcome):
      Self.frame(.ended) {
        $0.append(request)
        outcome.write(to: &$0)
      }
    }
  }

  /// The frame of `.samples` without an array in between.
  package static func samplesFrame(_ samples: UnsafeBufferPointer<Int16>) -> [UInt8] {
    var writer = FrameWriter(kind: Kind.samples.rawValue, capacity: Wire.headerLength + samples.count * 2)
    writer.append(raw: UnsafeRawBufferPointer(samples))
    return writer.frame()
  }

  private static func frame(_ kind: Kind, _ write: (inout FrameWriter) -> Void) -> [UInt8] {
    var writer = FrameWriter(kind: kind.rawValue)
    write(&writer)
    return writer.frame()
  }

  /// Reads a message from a frame.
  package init(_ frame: FrameBuffer.Frame) throws(WireError) {
    guard let kind = Kind(rawValue: frame.kind) else { throw .unknownKind(frame.kind) }
    var reader = FrameReader(kind: frame.kind, body: frame.body)
    switch kind {
    case .hello: self = .hello(version: try reader.integer(), sampleRate: try reader.integer())
    case .refused:
      guard let refusal = Refusal(rawValue: try reader.integer()) else { throw reader.malformed }
      self = .refused(refusal, detail: try reader.text())
    case .voice: self = .voice(try VoiceRecord(from: &reader))
    case .voicesEnd: self = .voicesEnd
    case .began: self = .began(request: try reader.integer(), text: try reader.integer())
    case .samples: self = .samples(try reader.samples())
    case .event: self = .event(try SpeechEvent(from: &reader))
    case .ended:
      self = .ended(request: try reader.integer(), try Outcome(from: &reader))
    }
    try reader.finish()
  }
}

extension WorkerMessage.Outcome {
  fileprivate func write(to writer: inout FrameWriter) {
    switch self {
    case let .spoken(samples):
      writer.append(UInt8(0))
      writer.append(samples)
    case .cancelled: writer.append(UInt8(1))
    }
  }

  fileprivate init(from reader: inout FrameReader) throws(WireError) {
    switch try reader.integer(UInt8.self) {
    case 0: self = .spoken(samples: try reader.integer())
    case 1: self = .cancelled
    default: throw reader.malformed
    }
  }
}

extension SpeechEvent {
  fileprivate func write(to writer: inout FrameWriter) {
    writer.append(kind.rawValue)
    writer.append(sample)
    writer.append(offset)
    writer.append(length)
  }

  fileprivate init(from reader: inout FrameReader) throws(WireError) {
    guard let kind = Kind(rawValue: try reader.integer()) else { throw reader.malformed }
    self.init(
      kind: kind, sample: try reader.integer(), offset: try reader.integer(), length: try reader.integer())
  }
}

extension VoiceRecord {
  fileprivate func write(to writer: inout FrameWriter) {
    writer.append(identifier)
    writer.append(name)
    writer.append(UInt8(min(languages.count, 255)))
    for language in languages.prefix(255) { writer.append(language) }
    writer.append(gender)
  }

  fileprivate init(from reader: inout FrameReader) throws(WireError) {
    identifier = try reader.text()
    name = try reader.text()
    languages = []
    for _ in 0..<(try reader.integer(UInt8.self)) { languages.append(try reader.text()) }
    gender = try reader.integer()
  }
}
