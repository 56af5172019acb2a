import RowcallModel
import RowcallText
import RowcallValues

/// Speaks one cell of a row: its header where it is wanted, and its value.
struct SpokenCell: Sendable {
  /// What all cells of a row have in common.
  final class Voice: Sendable {
    let speech: SpokenText
    let wording: RowWording
    let blank: [UInt8]

    init(_ speech: SpokenText, _ wording: RowWording) {
      self.speech = speech
      self.wording = wording
      blank = Array(speech.voiced(phrase: speech.spoken(.empty)).utf8)
    }

    /// What is spoken around a value with a header.
    fileprivate func header(_ text: String) -> Affix {
      // "2023 In" is a year and a word, and no inches; "1800 kg" is a weight.
      let words = SpokenHeader.words(text)
      let start = words.prefix { $0 != " " }
      guard start.count == 4, let year = Int(start), PlausibleYears.alone.contains(year),
        words.dropFirst(5).first?.isUppercase == true, !words.dropFirst(5).contains(" ")
      else {
        return wording.header(speech.voiced(speech.spoken(text: words)))
      }
      let rest = speech.spoken(text: String(words.dropFirst(start.count + 1)))
      return wording.header(speech.voiced(speech.spoken(text: String(start)) + " " + rest))
    }
  }

  /// What is around the values.
  let frame: CellFrame
  private let voice: Voice
  private let names: CellNames
  private var memo: SpokenMemo

  /// - Parameters:
  ///   - isNaming: whether the user says that the column has names of some kind.
  ///   - header: what is said for the column.
  init(
    _ plan: CellPlan, column: Column, reader: CellReader, voice: Voice, memo: SpokenMemo, isNaming: Bool,
    header: String
  ) {
    let text = plan.header == .never ? nil : header
    frame = CellFrame(
      plan, column: column, reader: reader, isVerbatim: plan.options.isPlain,
      header: text.map(voice.header), blank: voice.blank)
    self.voice = voice
    names = voice.speech.names(in: column, isChosen: isNaming)
    self.memo = memo
  }

  /// Appends the spoken text of a cell; returns what is in it.
  ///
  /// - Parameter asWritten: whether a placeholder is appended, too.
  mutating func append(
    _ cell: Span<UInt8>, withHeader hasHeader: Bool, asWritten: Bool = true, to output: inout ByteBuffer
  ) -> SaidContent {
    let place = memo.find(cell)
    let value = place == nil ? frame.reader.value(in: cell) : nil
    let fit = place.map(memo.fit) ?? frame.fit(of: value, cell)
    if fit == .blank {
      if place == nil { memo.remember(cell, .blank, text: cell.extracting(0..<0)) }
      frame.appendBlank(withHeader: hasHeader, to: &output)
      return .blank
    }
    if fit == .placeholder, !asWritten { return .placeholder }
    let header = frame.affix(fit)
    if hasHeader { output.append(header.prefix) }
    if let place {
      memo.append(at: place, to: &output)
    } else {
      let start = output.count
      output.append(heard(value, written: cell))
      output.withSpan { memo.remember(cell, fit, text: $0.extracting(start..<$0.count)) }
    }
    if hasHeader { output.append(header.suffix) }
    return SaidContent(fit)
  }

  /// The words with the signs that the listener wants named; who has cells spelled wants to know what is written.
  private func heard(_ value: Value?, written: Span<UInt8>) -> String {
    if voice.wording.letters.isSpelling {
      let letters = voice.wording.letters.words(SpokenText.audible(text(written)))
      return voice.speech.voiced(voice.speech.withSpokenDigits(letters))
    }
    let words = voice.wording.letters.words(words(of: value, written: written), written: text(written))
    return voice.speech.voiced(words, names)
  }

  private func words(of value: Value?, written: Span<UInt8>) -> String {
    if case .empty? = value { return voice.speech.spoken(placeholder: text(written)) }
    guard let value else {
      let text = voice.wording.shortening?.shortened(written) ?? text(written)
      return voice.speech.spoken(text: text, in: frame.reader.conventions)
    }
    if case .number = value, frame.reader.conventions.spellsK, written.endsInK {
      return voice.speech.spoken(text: text(written))
    }
    guard let digits = frame.options.fractionDigits else {
      return voice.speech.spoken(value, in: frame.reader.conventions)
    }
    return voice.speech.exactly(value.rounded(toFractionDigits: digits))
  }

  /// The cell as it is written, cut where a plan cuts it.
  private func text(_ written: Span<UInt8>) -> String {
    let text = written.text
    return frame.options.maximumLength.map { String(text.prefix($0)) } ?? text
  }
}

/// The name of the place in the audio where a cell starts: `r12c3` for the third column of row 12.
package struct CellMark: Hashable, Sendable {
  package let position: CellPosition

  package init(_ position: CellPosition) { self.position = position }

  /// Reads a mark's name; nil if it is not one of these.
  package init?(name: String) {
    let parts = name.dropFirst().split(separator: "c", omittingEmptySubsequences: false)
    guard name.first == "r", parts.count == 2, let row = Int(parts[0]), let column = Int(parts[1]), row > 0,
      column > 0
    else { return nil }
    position = CellPosition(row: row - 1, column: column - 1)
  }

  /// The name; rows and columns count from 1.
  package var name: String { "r\(position.row + 1)c\(position.column + 1)" }
}

/// Where the pieces of a spoken row end in its text, noted only where somebody wants to distinguish them.
struct PieceCuts: Sendable {
  /// A piece; it starts where the one before ends.
  struct Piece: Sendable {
    /// The zero-based column of a cell; nil for what is between cells.
    let column: Int?
    /// The language of a cell's author; nil for the listener's.
    let language: LocaleTag?
    /// The offset after the last byte.
    let end: Int
  }

  /// The pieces in the order in which they are spoken.
  private(set) var pieces: [Piece] = []
  private let isWanted: Bool

  /// Creates an empty note.
  init(isWanted: Bool = false) { self.isWanted = isWanted }

  /// Notes a piece.
  @inline(__always)
  mutating func add(column: Int?, language: LocaleTag? = nil, end: Int) {
    if isWanted { pieces.append(Piece(column: column, language: language, end: end)) }
  }

  /// Forgets the pieces that end behind an offset.
  mutating func drop(from offset: Int) {
    while let last = pieces.last, last.end > offset { pieces.removeLast() }
  }
}

extension Value {
  /// The value as precisely as a listener can follow.
  ///
  /// More than seven decimals are rounded to four, of a number below one to four digits that are not zeros. Codes of one or two digits, such as the number of
  /// a row, are spoken as numbers. The row's label keeps all digits.
  var audible: Value {
    if case .identifier(let code) = self, let number = Self.shortNumber(code) { return .number(number) }
    return mappingNumber { $0.audible(atMost: CellConventions.mostHeardDecimals) }
  }

  /// The value with four decimals at most, as ``audible`` rounds it where any number of its column has too many.
  var audibleAmongLongFractions: Value { mappingNumber { $0.audible(atMost: Number.heardDigits) } }

  private static func shortNumber(_ code: String) -> Number? {
    guard code.utf8.count <= 2, code.first != "0", code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return UInt64(code).map { Number(significand: $0) }
  }
}

extension Number {
  /// The number without decimals that nobody can follow: one with more than `most` is rounded.
  fileprivate func audible(atMost most: UInt8) -> Number {
    guard scale == 0, fractionDigits > most else { return self }
    return rounded(toFractionDigits: UInt8(zerosBehindMark) + Self.heardDigits).withoutTrailingZeros
  }

  /// How many zeros are between the decimal mark and the first other digit of a number below one, else 0.
  var zerosBehindMark: Int { max(0, Int(fractionDigits) - String(significand).utf8.count) }

  fileprivate static let heardDigits: UInt8 = 4
}

/// A number so close to zero, or so large, that zeros would be most of what is spoken: `0.0000000042` as 4.2 times 10 to the
/// minus 9.
struct PowerOfTen {
  /// A number from one to ten.
  let factor: Number
  let exponent: Number

  /// Takes a number apart; nil if it is spoken well as it is.
  init?(_ number: Number) {
    guard var factor = Self.exactFactor(of: number, mostZeros: Self.mostZeros) else { return nil }
    while factor.fractionDigits >= Number.heardDigits {
      factor = factor.rounded(toFractionDigits: factor.fractionDigits - 1)
    }
    self.factor = factor
    exponent = Self.exponent(of: number)
  }

  /// The number divided by its power of ten; nil for one of a usual size.
  ///
  /// - Parameter mostZeros: how many zeros a usual number has behind the decimal mark.
  static func exactFactor(of number: Number, mostZeros: Int) -> Number? {
    var factor = number
    factor.integerDigits = 1
    if number.isPowerOfTen {
      factor.scale = 0
      return factor
    }
    guard number.scale == 0, number.fractionDigits > mostZeros, !number.isZero,
      number.zerosBehindMark > mostZeros
    else { return nil }
    factor.fractionDigits -= UInt8(number.zerosBehindMark + 1)
    return factor
  }

  /// The power of a number that has one.
  static func exponent(of number: Number) -> Number {
    number.isPowerOfTen
      ? Number(significand: UInt64(number.scale))
      : Number(isNegative: true, significand: UInt64(number.zerosBehindMark + 1))
  }

  private static let mostZeros = 5
}

extension Value {
  /// A moment in a typed column as people write it.
  ///
  /// Zeros that end the part of a second behind a date, or before a zone, were written by a machine and are dropped; those
  /// of a time alone, as in a race, stay.
  ///
  /// - Parameter withCentury: whether years of two digits get their century where that is certain; in words they
  ///   are spoken as they were written, "ninety eight".
  func speakableMoment(withCentury: Bool) -> Value {
    switch withCentury ? withCertainYear : self {
    case .dateTime(let date, let time): .dateTime(date, time.withoutTrailingZeros)
    case .time(let time) where time.zone != nil: .time(time.withoutTrailingZeros)
    case let value: value
    }
  }

  /// The value with ``RowcallModel/CalendarDate/withCertainYear`` in its dates.
  var withCertainYear: Value {
    switch self {
    case .date(let date): .date(date.withCertainYear)
    case .dateTime(let date, let time): .dateTime(date.withCertainYear, time)
    default: self
    }
  }
}

extension Span<UInt8> {
  /// Whether the last byte is the letter K, as in `10K` and `5k`.
  fileprivate var endsInK: Bool { count > 1 && self[count - 1] | 0x20 == UInt8(ascii: "k") }
}
