import RowcallModel

/// Reads the cells of one column, byte by byte and without allocating for numbers, money and dates.
///
/// Make one for a column and use it for all of its cells, on as many threads as you like. A class, though it never
/// changes: tables are wide, and much refers to their readers.
package final class CellReader: Sendable {
  /// What the column holds.
  package let type: ColumnType
  /// How it is written.
  package let conventions: CellConventions
  package let vocabulary: CellVocabulary
  private let amounts: AmountScanner
  private let isTyped: Bool

  /// Creates a reader for a column of the given type.
  package init(
    _ type: ColumnType, conventions: CellConventions = CellConventions(),
    vocabulary: CellVocabulary = .english
  ) {
    self.type = type
    self.conventions = conventions
    self.vocabulary = vocabulary
    isTyped = type.isTyped
    amounts = AmountScanner(
      numbers: NumberScanner(decimalMark: conventions.decimalMark), vocabulary: vocabulary,
      isMoney: type.isMoney || conventions.holdsMagnitudes)
  }

  /// The value of one cell; nil when the cell does not fit the column, and is text.
  ///
  /// Cells of a text column are nil too, except blank ones. No cell makes this throw or trap, whatever its bytes.
  ///
  /// - Parameter bytes: the cell's text in UTF-8.
  package func value(in bytes: Span<UInt8>) -> Value? {
    let range = bytes.trimmedRange()
    if range.count == bytes.count { return trimmedValue(bytes) }
    return trimmedValue(bytes.extracting(range))
  }

  /// The value of one cell given as text.
  package func value(in text: String) -> Value? {
    value(in: Array(text.utf8).span)
  }

  /// Whether a text is a value as others of the column are; blanks are, and in a column of texts or codes all are.
  package func fits(_ text: String) -> Bool {
    switch type {
    case .text, .identifier, .empty: true
    // Among whole prices there may be one with a fraction.
    case .integer: value(in: text) != nil || asDecimal.value(in: text) != nil
    default: text.allSatisfy(\.isWhitespace) || value(in: text) != nil
    }
  }

  /// A number as programs write it: `2500` for `2,500`; nil for one that is written so, and for what is none of the column.
  package func plainNumber(in text: String) -> String? {
    guard type == .integer || type == .decimal, Double(text) == nil,
      case .number(let number)? = asDecimal.value(in: text), number.scale == 0
    else { return nil }
    return number.plain
  }

  /// The same column with another decimal mark.
  package func reading(with mark: DecimalMark) -> CellReader {
    var other = conventions
    other.decimalMark = mark
    return CellReader(type, conventions: other, vocabulary: vocabulary)
  }

  /// An amount as the column writes it, where somebody wrote it with the other decimal mark, as it is heard: `12.50` for `12,50`;
  /// nil for what the column reads already, and for what is no amount.
  package func written(_ text: String, heardWith mark: DecimalMark) -> String? {
    guard type.isAmount, mark != conventions.decimalMark, value(in: text) == nil,
      reading(with: mark).fits(text)
    else { return nil }
    let own = String(
      text.compactMap { $0 == mark.character ? mark.other.character : $0 == mark.other.character ? nil : $0 })
    return fits(own) ? own : nil
  }

  /// The two ways to write an amount that has one value in the column and another one as it is heard; nil for other texts.
  package func twoReadings(of text: String, heardWith mark: DecimalMark) -> (whole: String, fraction: String)?
  {
    guard type.isAmount, mark != conventions.decimalMark, value(in: text) != nil,
      reading(with: mark).fits(text)
    else { return nil }
    return mark.unmistakable(text)
  }

  private var asDecimal: CellReader {
    CellReader(.decimal, conventions: conventions, vocabulary: vocabulary)
  }

  @inline(__always)
  private func trimmedValue(_ bytes: Span<UInt8>) -> Value? {
    if BlankWords.contains(bytes, isTyped: isTyped) {
      return conventions.countsNone && BlankWords.isNone(bytes) ? nil : .empty
    }
    guard isTyped || type == .identifier, bytes.count <= Self.longestCell else { return nil }
    if let value = typedValue(bytes) { return value }
    guard let folded = WideDigits.folded(bytes, decimalMark: conventions.decimalMark) else {
      return nil
    }
    return typedValue(folded.span)
  }

  /// No written value is longer, so longer cells are text without being looked at.
  static let longestCell = 80

  @inline(__always)
  private func typedValue(_ bytes: Span<UInt8>) -> Value? {
    switch type {
    case .measure where conventions.holdsSizes: return SizeScanner.scan(bytes).map { .measure($0.size) }
    case .integer, .decimal, .money, .percent, .change, .measure:
      guard let amount = amounts.scan(bytes) else { return fraction(bytes) }
      return value(of: amount)
    case .date, .dateTime, .time, .duration: return temporalValue(bytes)
    case .year: return CodeScanner.year(bytes).map { .date(CalendarDate(year: $0.year)) }
    case .boolean: return boolean(bytes)
    case .identifier: return CodeScanner.isCode(bytes) ? .identifier(bytes.text(0..<bytes.count)) : nil
    case .telephone: return CodeScanner.telephone(bytes) > .no ? .telephone(bytes.text(0..<bytes.count)) : nil
    case .text, .empty: return nil
    }
  }

  /// A fraction where a workbook shows numbers so.
  private func fraction(_ bytes: Span<UInt8>) -> Value? {
    guard conventions.shownForm == .fractions, type == .integer || type == .decimal else { return nil }
    return FractionScanner.scan(bytes).map { .fraction($0) }
  }

  private func boolean(_ bytes: Span<UInt8>) -> Value? {
    guard let sides = YesNo.sides.meaning(of: bytes),
      let index = YesNo.pairs.firstIndex(of: conventions.yesNo)
    else { return nil }
    let bit: UInt64 = 1 << UInt64(index)
    guard sides.either & bit != 0 else { return nil }
    return .boolean(sides.yes & bit != 0)
  }
}

extension ColumnType {
  /// Whether the column holds values and not words or codes.
  var isTyped: Bool {
    switch self {
    case .text, .identifier, .empty: false
    default: true
    }
  }

  /// Whether the column holds numbers, whatever they count.
  package var isAmount: Bool {
    switch self {
    case .integer, .decimal, .money, .percent, .change, .measure: true
    default: false
    }
  }

  /// Whether bare numbers are money.
  var isMoney: Bool {
    switch self {
    case .money, .change(.money): true
    default: false
    }
  }
}
