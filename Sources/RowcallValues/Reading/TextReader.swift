import RowcallLanguages
import RowcallModel
import RowcallText

/// A stretch of free text: words as they are, or a written value that has been understood.
package enum TextPiece: Hashable, Sendable {
  /// Words and the spaces around them, spoken as they stand.
  case words(String)
  /// A value, to be said as its kind is said.
  case value(Value)
  /// The same behind a plus sign, which is spoken too: `+5 °C`.
  case positive(Value)
}

/// Understands the values that people write inside text: `about $15.2 billion on 12 March`.
package protocol TextReader: Sendable {
  /// The whole text as pieces, in order. Spaces are kept in the words.
  func pieces(of text: String) -> [TextPiece]

  /// The same with another order of day and month in numeric dates.
  func reading(dates: CalendarDate.Order) -> any TextReader

  /// Whether a text may hold more than words; cheaper than finding its pieces.
  func mayHoldValues(_ text: String) -> Bool
}

extension TextReader {
  package func mayHoldValues(_ text: String) -> Bool { true }

  package func reading(dates: CalendarDate.Order) -> any TextReader { self }
}

/// Finds the reader for a locale.
package enum TextReaders {
  /// A reader that knows the locale's language, or one that reads numbers and dates by the locale's own marks.
  package static func reader(for locale: LocaleTag) -> any TextReader {
    switch locale.language {
    case "ja": JapaneseReader()
    case "ko": KoreanReader()
    case "zh": ChineseReader(locale: locale)
    default: LexiconReader(lexicon(for: locale))
    }
  }

  /// Whether dates whose day and month may be swapped stay as they are written in texts of a language.
  static func keepOpenDates(_ language: String) -> Bool { ["ja", "ko", "zh"].contains(language) }

  /// The language's lexicon with what the region changes: its marks, its order of dates, its dollar.
  static func lexicon(for locale: LocaleTag) -> Lexicon {
    let language = Languages.language(for: locale)?.language
    var lexicon = language?.lexicon() ?? .generic(for: locale)
    lexicon.portionWords = Set(language?.portionWords.listedWords ?? [])
    let habits = LocaleHabits(for: locale)
    lexicon.dateOrder = habits.dateOrder
    guard locale.region != nil else { return lexicon }
    lexicon.useMarks(of: locale)
    lexicon.currencies["$"] = habits.currencies.dollar
    return lexicon
  }
}

/// Reads text by the one grammar and a language's lexicon.
struct LexiconReader: TextReader {
  private var grammar: Grammar

  init(_ lexicon: Lexicon) {
    grammar = Grammar(lexicon: lexicon)
  }

  func reading(dates: CalendarDate.Order) -> any TextReader {
    guard grammar.lexicon.dateOrder != dates else { return self }
    var other = self
    other.grammar.lexicon.dateOrder = dates
    return other
  }

  func pieces(of text: String) -> [TextPiece] {
    let text = text.withASCIIDigits
    guard mayHoldValues(text) else { return text.isEmpty ? [] : [.words(text)] }
    var collector = PieceCollector(Cursor(Array(text.utf8)))
    var cursor = collector.start
    while !cursor.isAtEnd {
      if let match = grammar.match(at: cursor) {
        collector.append(match, at: cursor)
        cursor = match.end
      } else {
        cursor.skipWord()
      }
    }
    return collector.finish(at: cursor)
  }

  /// Whether a word before the end or a comma, perhaps with a point of the compass behind it, is an abbreviated road.
  private func endsInRoad(_ text: String) -> Bool {
    let place = Cursor(Array(text.utf8))
    var (start, end) = (place, place)
    while !end.isAtEnd {
      start = end
      while end.isAtLetter { end.skipCharacter() }
      if start.isAtCapital, end.offset - start.offset < 6, end.endsAddress || end.next == UInt8(ascii: "."),
        grammar.lexicon.roads[start.text(to: end).lowercased()] != nil
      {
        return true
      }
      if !end.isAtEnd { end.skipCharacter() }
    }
    return false
  }

  /// The first bytes of `½` and `⅓`, among others.
  private static let fractionLeads: [UInt8] = [0xC2, 0xE2]

  /// Values hold digits, fractions of one character, or Roman numerals; most words are none of these.
  func mayHoldValues(_ text: String) -> Bool {
    if grammar.lexicon.romans != nil { return true }
    if text.utf8.contains(where: { $0.isDigit || Self.fractionLeads.contains($0) }) { return true }
    return !grammar.lexicon.roads.isEmpty && text.utf8.count < 80 && endsInRoad(text)
  }
}

/// Puts found values and the words between them together.
private struct PieceCollector {
  /// Where words begin that no piece holds yet.
  private(set) var start: Cursor
  private var pieces: [TextPiece] = []
  private var words = ""

  init(_ start: Cursor) { self.start = start }

  mutating func append(_ match: Match, at cursor: Cursor) {
    takeWords(to: cursor)
    // "4.4x" is heard as two words.
    if cursor.isInsideWord || endsInValue { words += " " }
    for piece in match.pieces { append(piece) }
    start = match.end
    if endsInValue, start.isAtLetter { words += " " }
  }

  private var endsInValue: Bool { words.isEmpty && !pieces.isEmpty }

  private mutating func append(_ piece: TextPiece) {
    if case .words(let more) = piece {
      words += more
    } else {
      flushWords()
      pieces.append(piece)
    }
  }

  mutating func finish(at end: Cursor) -> [TextPiece] {
    takeWords(to: end)
    flushWords()
    return pieces
  }

  private mutating func takeWords(to end: Cursor) {
    if end.offset > start.offset { words += start.text(to: end) }
  }

  private mutating func flushWords() {
    guard !words.isEmpty else { return }
    pieces.append(.words(words))
    words = ""
  }
}

extension String {
  /// The text with the digits and marks of Arabic and Indian scripts in ASCII, which their voices read alike: "٣:٣٠", "१२".
  var withASCIIDigits: String {
    guard utf8.contains(where: Self.leads.contains) else { return self }
    var text = ""
    for scalar in unicodeScalars { text.unicodeScalars.append(scalar.isASCII ? scalar : scalar.asASCIIDigit) }
    return text
  }

  /// The first bytes of these digits in UTF-8, and of few other scripts.
  private static let leads: [UInt8] = [0xD9, 0xDB, 0xE0]
}

extension Unicode.Scalar {
  fileprivate var asASCIIDigit: Unicode.Scalar {
    switch value {
    case 0x0660...0x0669: Self.digit(value - 0x0660)
    case 0x06F0...0x06F9: Self.digit(value - 0x06F0)
    case 0x0966...0x096F: Self.digit(value - 0x0966)
    case 0x066A: "%"
    case 0x066B: "."
    case 0x066C: ","
    default: self
    }
  }

  private static func digit(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
  }
}
