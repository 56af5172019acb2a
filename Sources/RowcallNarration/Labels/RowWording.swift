import RowcallLanguages
import RowcallModel
import RowcallText
import RowcallValues

/// The words around the values of a row, as one listener wants them; labels and spoken rows share them.
struct RowWording: Sendable {
  /// How the letters and signs of values are read.
  let letters: LetterReading
  /// What stands around a row's number before the row; nil if it is not its name.
  let number: Affix?
  /// What stands around a row's number behind the row; nil if it is not said there.
  let position: Affix?

  /// What is said of long texts; nil for all of them, as in templates.
  let shortening: TextShortening?
  /// How much the listener wants to hear.
  let verbosity: Verbosity
  private let isValueFirst: Bool
  /// Whether they are for a voice, which runs the figures of "Q1" and "2019" into those of a value without a mark between.
  private let isSpoken: Bool
  private let phrases: Phrases

  /// Fetches the words.
  ///
  /// - Parameter total: how many rows there are, in words or digits; nil if unknown.
  init(
    _ verbosity: Verbosity, for plan: RowPlan, phrases: Phrases, locale: LocaleTag, total: String?,
    isSpoken: Bool
  ) {
    self.verbosity = verbosity
    self.isSpoken = isSpoken
    // The header that a template asks for stands where it says.
    isValueFirst = verbosity.order == .contentFirst && plan.joining == .list
    self.phrases = phrases
    shortening = plan.joining == .list ? TextShortening(verbosity, phrases) : nil
    letters = LetterReading(
      verbosity, names: SignNames(for: locale), minus: phrases.text(.negative, ["number": ""])
    ) {
      phrases.text(.capitalLetter, ["letter": $0])
    }
    let row = Affix { row in
      total.map { phrases.text(.rowPositionOf, ["row": row, "total": $0]) }
        ?? phrases.text(.rowPosition, ["row": row])
    }
    number = plan.isNumbered ? row : nil
    position = verbosity.position == .always && !plan.isNumbered ? row : nil
  }

  /// What stands around a cell beyond the table's columns.
  func header(ofSurplusColumn column: Int) -> Affix {
    verbosity.headers.contains(.column) ? header(ColumnHeaders.number(column, phrases)) : Affix()
  }

  /// What stands around a value that is read with this header.
  func header(_ header: String) -> Affix {
    var header = header.cut(to: verbosity.headerLimit)
    if isSpoken, !isValueFirst, header.utf8.last.map({ (0x30...0x39).contains($0) }) ?? false {
      header += ":"
    }
    let key: PhraseKey = isValueFirst ? .valueAndHeader : .headerAndValue
    return Affix { phrases.text(key, ["header": header, "value": $0]) }
  }
}

/// Finds what is in a row beyond the table's columns, so that nothing in a file goes unheard.
struct SurplusCells: Sendable {
  /// The first column that the table does not know.
  private let start: Int

  /// Looks beyond a table's columns if the plan says what is there.
  init(_ plan: RowPlan, table: Table) {
    start = plan.hasSurplus ? table.columns.count : .max
  }

  /// The zero-based columns beyond the table's in which the row holds anything.
  @inline(__always)
  func columns(row: Int, of batch: RowBatch) -> [Int] {
    let count = batch.cellCount(inRow: row)
    // Nearly every row ends here.
    return count > start ? filled(start..<count, row: row, of: batch) : []
  }

  private func filled(_ columns: Range<Int>, row: Int, of batch: RowBatch) -> [Int] {
    let bytes = batch.bytes.span
    return columns.filter { column in
      guard let range = batch.range(row: row, column: column) else { return false }
      return !SafeText.isBlank(bytes.extracting(range))
    }
  }
}
