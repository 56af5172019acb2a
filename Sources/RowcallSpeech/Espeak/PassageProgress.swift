import RowcallWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A passage on its way: what has come back from the worker, and what a new worker need not repeat.
struct PassageProgress {
  /// What has come back and waits for its turn.
  enum Item {
    /// The line at this place of the passage begins.
    case line(Int)
    case samples([Int16])
    case event(SpeechEvent)
    case warning(SpeechWarning)
  }

  /// How often a text may fail before it is suspected, and the voice before that is given up.
  private static let mostFailures = 3
  /// How often its worker may be ended from outside, which says nothing against the text; a text for which the system
  /// runs out of memory comes to an end too.
  private static let mostKills = 30
  /// What any voice can say: where it fails at this too, no text is to blame.
  private static let probe = "1"

  /// The highest volume at which eSpeak NG gives nothing but zeros, so that these say nothing of the voice.
  private static let mute = 1

  let passage: SpeechPlan.Passage
  let utterance: Int
  private let prosody: Prosody
  private(set) var isComplete = false
  private(set) var waitingSamples = 0
  private var items: [Item] = []
  /// The line that the request begins with: those before it are spoken or left out.
  private var first = 0
  /// What a request has brought so far, and what the requests before it had brought when they failed.
  private var received = Tally()
  private var known = Tally()
  private var failures = 0
  private var kills = 0
  /// Why the current line is to be left out if the voice can speak something else; nil while nothing is suspected.
  private var suspicion: SpeechWarning.Reason?

  private struct Tally {
    /// The samples before each line that began.
    var starts: [Int] = []
    var samples = 0
    var events = 0
    /// Whether the line that began last has any sample that is not zero, or any at all at a volume without sound.
    var isHeard = false
  }

  init(_ passage: SpeechPlan.Passage, utterance: Int, prosody: Prosody) {
    self.passage = passage
    self.utterance = utterance
    self.prosody = prosody.clamped
  }

  /// The request for what is still to be spoken, or for what shows whether the voice works at all.
  func request(id: UInt32) -> SynthesisRequest {
    SynthesisRequest(
      id: id, rate: UInt16(prosody.rate), pitch: UInt16(prosody.pitch), volume: UInt16(prosody.volume),
      isCareful: failures + kills > 0,
      texts: suspicion == nil ? passage.lines[first...].map(\.piece.text) : [Self.probe])
  }

  /// Takes an answer that `AnswerCheck` has accepted; returns what is wrong with it, after which the request has failed.
  ///
  /// A passage that is spoken anew gives the samples that it gave before, so those that came already are passed over.
  mutating func receive(_ message: WorkerMessage) -> SpeechWarning.Reason? {
    switch message {
    case .began:
      if let fault = endLine() { return fault }
      return begin()
    case let .event(event):
      received.events += 1
      if suspicion == nil, received.events > known.events { items.append(.event(event)) }
    case let .samples(samples): receive(samples)
    case .ended(_, .spoken):
      if let fault = endLine() { return fault }
      return end()
    case .ended(_, .cancelled), .hello, .refused, .voice, .voicesEnd: break
    }
    return nil
  }

  private mutating func begin() -> SpeechWarning.Reason? {
    let line = received.starts.count
    received.starts.append(received.samples)
    received.isHeard = false
    if suspicion != nil { return nil }
    if line >= known.starts.count {
      items.append(.line(first + line))
    } else if known.starts[line] != received.samples {
      return Self.otherAnswer
    }
    return nil
  }

  private mutating func receive(_ samples: [Int16]) {
    let repeated = min(max(known.samples - received.samples, 0), samples.count)
    if !received.isHeard { received.isHeard = samples.contains { $0 != 0 || prosody.volume <= Self.mute } }
    received.samples += samples.count
    if suspicion != nil || repeated == samples.count { return }
    waitingSamples += samples.count - repeated
    items.append(.samples(repeated == 0 ? samples : Array(samples[repeated...])))
  }

  private mutating func end() -> SpeechWarning.Reason? {
    if let suspicion {
      leaveOutLine(suspicion)
      return nil
    }
    if received.samples < known.samples || received.events < known.events { return Self.otherAnswer }
    isComplete = true
    return nil
  }

  private static let otherAnswer = SpeechWarning.Reason.confused("two different answers to one request")

  /// Looks at the line that was spoken last: returns what is wrong with one that any voice can say and that gave no sound,
  /// and notes one that this voice has no words for.
  private mutating func endLine() -> SpeechWarning.Reason? {
    guard let last = received.starts.indices.last, !received.isHeard else { return nil }
    let piece = passage.lines[first + last].piece
    switch Speakable(suspicion == nil ? piece.text : Self.probe) {
    case .byAnyVoice: return .silent
    case .bySomeVoice:
      // What an earlier attempt has ended is noted already.
      if last >= known.starts.count - 1 { items.append(.warning(warning(.silent, about: piece))) }
    case .notAtAll: break
    }
    return nil
  }

  private func warning(_ reason: SpeechWarning.Reason, about piece: SpeakablePiece) -> SpeechWarning {
    SpeechWarning(text: piece.text, reason: reason, utterance: utterance, segment: piece.segment)
  }

  /// Which voices have something to say for a text.
  private enum Speakable {
    case byAnyVoice
    case bySomeVoice
    case notAtAll

    init(_ text: String) {
      let isPlain = text.utf8.contains {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
      }
      if isPlain {
        self = .byAnyVoice
      } else {
        self = text.unicodeScalars.contains(where: Self.means) ? .bySomeVoice : .notAtAll
      }
    }

    /// Whether a scalar is more than white space and punctuation.
    private static func means(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber, .mathSymbol, .currencySymbol:
        true
      // Reading the file reports text that could not be decoded.
      case .otherSymbol: scalar != "\u{FFFD}"
      default: false
      }
    }
  }

  /// Notes that the worker failed, and makes ready for another attempt: with the same texts, or with one that shows
  /// whether the voice works at all.
  ///
  /// Returns false when that, too, has failed so often that the voice does not work.
  mutating func fail(_ reason: SpeechWarning.Reason) -> Bool {
    if reason.isFromOutside { kills += 1 } else { failures += 1 }
    if suspicion == nil {
      if received.starts.count > known.starts.count { known.starts = received.starts }
      known.samples = max(known.samples, received.samples)
      known.events = max(known.events, received.events)
    }
    received = Tally()
    guard failures == Self.mostFailures || kills == Self.mostKills else { return true }
    if suspicion != nil { return false }
    suspicion = reason
    failures = 0
    kills = 0
    return true
  }

  /// Gives up the line that was being spoken and goes on with the next one.
  private mutating func leaveOutLine(_ reason: SpeechWarning.Reason) {
    let failedLine = first + max(known.starts.count - 1, 0)
    let piece = passage.lines[failedLine].piece
    if known.starts.isEmpty { items.append(.line(failedLine)) }
    items.append(.warning(warning(reason, about: piece)))
    first = failedLine + 1
    known = Tally()
    received = Tally()
    suspicion = nil
    failures = 0
    kills = 0
    isComplete = first == passage.lines.count
  }

  /// Takes out what waits.
  mutating func takeItems() -> [Item] {
    defer {
      items.removeAll(keepingCapacity: true)
      waitingSamples = 0
    }
    return items
  }
}

extension SpeechWarning.Reason {
  /// Whether somebody else ended the worker, or the copy of it that spoke.
  fileprivate var isFromOutside: Bool {
    switch self {
    case let .crashed(signal): [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT].contains(Int32(signal))
    case let .exited(status): status == Int(Wire.stoppedStatus)
    case .hung, .confused, .silent: false
    }
  }
}
