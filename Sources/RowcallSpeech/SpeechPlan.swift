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

/// A piece of a segment's text made fit for eSpeak NG, and the way back from its offsets to the segment's.
struct SpeakablePiece: Hashable, Sendable {
  /// Where a text stands in its segment: what is before it.
  struct Start: Hashable, Sendable {
    var scalars = 0
    var utf8 = 0
  }

  /// The zero-based place of the segment in the utterance.
  let segment: Int
  /// What is sent: no controls, no word of more than `Wire.longestWord` letters.
  private(set) var text = ""

  private let start: Start
  private var count = 0
  /// Where a space was put into a word, as an offset in what is sent.
  private var insertions: [Int] = []
  /// For each scalar that is sent, and for the end, the bytes of original text before it.
  private var bytesBefore: [Int32] = [0]

  private init(segment: Int, start: Start) {
    self.segment = segment
    self.start = start
  }

  /// The segment's place of what eSpeak NG places in the text that was sent.
  func place(offset: Int, length: Int) -> (scalars: Range<Int>, utf8: Range<Int>) {
    let first = position(offset)
    let last = position(offset + length)
    return (first.scalars..<last.scalars, first.utf8..<last.utf8)
  }

  private func position(_ offset: Int) -> Start {
    let offset = min(max(offset, 0), count)
    let inserted = insertions.prefix { $0 < offset }.count
    return Start(scalars: start.scalars + offset - inserted, utf8: start.utf8 + Int(bytesBefore[offset]))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar.isControl ? " " : scalar)
    count += 1
    bytesBefore.append(bytesBefore[count - 1] + Int32(UTF8.width(scalar)))
  }

  private mutating func breakWord() {
    insertions.append(count)
    text.append(" ")
    count += 1
    bytesBefore.append(bytesBefore[count - 1])
  }

  /// Where to cut a long text, in scalars; the cut waits for the end of a word.
  private static let length = 1000

  /// Cuts a stretch of a segment's text into pieces; pieces with nothing but spaces are left out.
  ///
  /// A word of `Wire.longestWord` letters waits for its last letter's marks, until it is twice as long.
  static func pieces(of text: Substring, segment: Int, start: Start = Start()) -> [SpeakablePiece] {
    var pieces: [SpeakablePiece] = []
    var piece = SpeakablePiece(segment: segment, start: start)
    var wordLength = 0
    for scalar in text.unicodeScalars {
      let isSpace = scalar.isControl || scalar.properties.isWhitespace
      let isFull = wordLength >= (scalar.properties.isGraphemeExtend ? 2 : 1) * Wire.longestWord
      if piece.count >= length && (wordLength == 0 || isFull) {
        let end = piece.position(piece.count)
        pieces.append(piece)
        piece = SpeakablePiece(segment: segment, start: end)
        wordLength = 0
      } else if isFull && !isSpace {
        piece.breakWord()
        wordLength = 0
      }
      piece.append(scalar)
      wordLength = isSpace ? 0 : wordLength + 1
    }
    return (pieces + [piece]).filter { !$0.isBlank }
  }

  private var isBlank: Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
