import RowcallNarration
import RowcallText
import RowcallWire

/// How an utterance is spoken: which text by which voice, and what comes between.
struct SpeechPlan: Hashable, Sendable {
  /// What comes between texts.
  enum Cue: Hashable, Sendable {
    case silence(samples: Int)
    case mark(String, segment: Int)
  }

  /// A text and what comes before it.
  struct Line: Hashable, Sendable {
    var cues: [Cue]
    var piece: SpeakablePiece
  }

  /// Lines that one voice speaks in one go.
  struct Passage: Hashable, Sendable {
    var voice: String
    var lines: [Line]
  }

  /// The passages, in order.
  private(set) var passages: [Passage] = []
  /// What comes after the last line.
  private(set) var closing: [Cue] = []
  /// The bytes of the last passage in a request.
  private var size = 0

  /// Plans an utterance with the voices that `voices` gives its scripts.
  init(_ utterance: Utterance, voices: VoiceChoice) {
    for (index, segment) in utterance.segments.enumerated() {
      switch segment {
      case let .pause(milliseconds):
        closing.append(.silence(samples: SpeechAudio.samples(inMilliseconds: milliseconds)))
      case let .mark(name): closing.append(.mark(name, segment: index))
      case let .text(text, language):
        add(text, segment: index, language: language ?? utterance.language, voices: voices)
      }
    }
  }

  private mutating func add(_ text: String, segment: Int, language: LocaleTag, voices: VoiceChoice) {
    var start = SpeakablePiece.Start()
    for run in voices.runs(of: text, language: language) {
      let stretch = text[run.range]
      for piece in SpeakablePiece.pieces(of: stretch, segment: segment, start: start) {
        add(piece, voice: run.voice)
      }
      start.scalars += stretch.unicodeScalars.count
      start.utf8 += stretch.utf8.count
    }
  }

  private mutating func add(_ piece: SpeakablePiece, voice: String) {
    let line = Line(cues: closing, piece: piece)
    closing = []
    let cost = SynthesisRequest.cost(ofBytes: piece.text.utf8.count)
    if let last = passages.last, last.voice == voice, size + cost <= SynthesisRequest.room {
      passages[passages.count - 1].lines.append(line)
      size += cost
    } else {
      passages.append(Passage(voice: voice, lines: [line]))
      size = cost
    }
  }
}
