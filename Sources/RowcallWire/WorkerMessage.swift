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
    /// A word.
    case word
    /// A sentence.
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

  /// Creates an event.
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

  /// Creates a record.
  package init(identifier: String, name: String, languages: [String], gender: UInt8) {
    self.identifier = identifier
    self.name = name
    self.languages = languages
    self.gender = gender
  }
}
