/// What a worker answers.
package enum WorkerMessage: Hashable, Sendable {
  /// The worker is ready: its version of the format and its sample rate in Hz.
  case hello(version: UInt16, sampleRate: UInt32)
  /// The worker cannot serve, and ends; comes first, or between two requests.
  case refused(Refusal, detail: String)
  /// A voice, in answer to `rowcall-espeak voices`.
  case voice(VoiceRecord)
  /// There are no more voices.
  case voicesEnd
  /// The text at a zero-based place in the request's list is being spoken from here on.
  case began(request: UInt32, text: UInt16)
  /// Sound: 16-bit samples, one channel.
  case samples([Int16])
  /// A word or a sentence starts in the text that is being spoken.
  case event(SpeechEvent)
  /// The request is done with.
  case ended(request: UInt32, Outcome)

  /// Why a worker cannot serve.
  package enum Refusal: UInt8, Sendable {
    /// The client speaks another version of the format; the detail is the worker's.
    case version
    /// There is no voice data; the detail is the place that was looked at.
    case noVoiceData
    /// There is no such voice.
    case unknownVoice
    /// eSpeak NG could not be started; the detail is its reason.
    case engine
    /// The system refuses what the worker needs, maybe for a while; the detail is the call and the reason.
    case system
  }

  /// How a request ended.
  ///
  /// There is no word for failure: a worker whose copy fails ends too, since the copy may have left half a frame behind.
  package enum Outcome: Hashable, Sendable {
    /// All of it was spoken: so many samples were sent for it. Comes from the copy that spoke, as its last word.
    case spoken(samples: UInt64)
    /// The client had it stopped.
    case cancelled
  }
}

/// Where a word or sentence starts, as eSpeak NG reports it.
package struct SpeechEvent: Hashable, Sendable {
  /// What starts.
  package enum Kind: UInt8, Sendable {
    case word
    case sentence
  }

  /// What starts.
  package var kind: Kind
  /// The sample at which it starts, counted from the start of its text.
  package var sample: UInt32
  /// The Unicode scalars before it in its text.
  package var offset: UInt32
  /// Its length in Unicode scalars; 0 for a sentence.
  package var length: UInt32

  package init(kind: Kind, sample: UInt32, offset: UInt32, length: UInt32) {
    self.kind = kind
    self.sample = sample
    self.offset = offset
    self.length = length
  }
}

/// A voice as the worker lists it.
package struct VoiceRecord: Hashable, Sendable {
  /// The name to ask for it by: `en-us`.
  package var identifier: String
  /// Its name for people: `English (America)`.
  package var name: String
  /// The languages it speaks, the best one first.
  package var languages: [String]
  /// 0 none, 1 male, 2 female.
  package var gender: UInt8

  package init(identifier: String, name: String, languages: [String], gender: UInt8) {
    self.identifier = identifier
    self.name = name
    self.languages = languages
    self.gender = gender
  }
}

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
    FrameWriter.frame(kind: Kind.samples.rawValue, capacity: Wire.headerLength + samples.count * 2) {
      $0.append(raw: UnsafeRawBufferPointer(samples))
    }
  }

  private static func frame(_ kind: Kind, _ write: (inout FrameWriter) -> Void) -> [UInt8] {
    FrameWriter.frame(kind: kind.rawValue, write)
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
