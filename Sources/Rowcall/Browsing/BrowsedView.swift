import RowcallAccessibility
import RowcallImport
import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallSpeech
import RowcallText

/// A line that is said in a browsed table.
public struct BrowseLine: Hashable, Sendable {
  /// What is printed: `$648.11`.
  public let text: String
  /// What is spoken: `648 dollars and 11 cents`.
  public let spoken: String
  /// The language of the words as a BCP 47 tag; nil for the listener's.
  public var language: String?
  /// What a short tone says faster; nil for nothing.
  public var cue: BrowseCue?
  /// What sounds after the words.
  package var tones: [Tone] = []

  /// A line that is shown, and spoken alike or in other words.
  package init(saying text: String, spoken: String? = nil) { self.init(text, spoken: spoken) }

  /// A line that is in English whatever the listener's language, such as an error.
  package init(english text: String, cue: BrowseCue? = nil) { self.init(text, language: "en", cue: cue) }

  init(_ text: String, spoken: String? = nil, language: String? = nil, cue: BrowseCue? = nil) {
    self.text = text
    self.spoken = spoken ?? text
    self.language = language
    self.cue = cue
  }

  /// A text as it is said again to somebody who typed or pasted it.
  package static func beginning(of text: String) -> String {
    text.count > 200 ? text.prefix(200) + "…" : text
  }

  /// The lines that are shown and those that are spoken, one by one; the cue comes before the first one.
  static func pairs(_ shown: [SpokenLine], _ spoken: [SpokenLine], cue: BrowseCue?) -> [BrowseLine] {
    var lines =
      shown.count == spoken.count
      ? zip(shown, spoken).map { BrowseLine($0.text, spoken: $1.text, language: $1.language) }
      : shown.map { BrowseLine($0.text, spoken: "") } + spoken.map { BrowseLine("", spoken: $0.text) }
    if !lines.isEmpty { lines[0].cue = cue }
    return lines
  }
}

/// What happened, apart from words.
public enum BrowseCue: String, CaseIterable, Hashable, Sendable {
  /// There is nothing in this direction.
  case edge
  /// A search went on at the other end.
  case wrap
  /// What was asked for cannot be done.
  case error
  /// The cell has no value.
  case blank
  /// The cell is the header of a column.
  case header
}

/// How the columns that are browsed are shown and spoken.
struct BrowsedView {
  let written: Narrator
  let voiced: Narrator
  let phrases: Phrases
  let writtenSummary: SummaryVoice
  let spokenSummary: SummaryVoice

  private let shown: OpenTable
  private let rowVoice: RowVoice
  private let namingColumns: [Int]
  /// The voices of all columns, hidden ones included.
  private let allWritten: any CellVoice
  private let allVoiced: any CellVoice
  private let spelling: Narrator

  /// - Parameter columns: those that are browsed, zero-based; more than the table has are those of longer rows.
  init(_ file: TableFile, _ opened: OpenTable, columns: [Int], _ options: NarrationOptions) throws {
    let known = columns.filter { $0 < opened.table.columns.count }
    shown = opened.choosing(known)
    let silent = Output({ (_: Span<UInt8>) in }, note: nil)
    let display = DialectRun(nil, options, isSpoken: false, to: silent)
    let speech = DialectRun(nil, options, isSpoken: true, to: silent)
    written = display.narrators(shown, display.dataVoice(shown))[0]
    voiced = speech.narrators(shown, speech.dataVoice(shown))[0]
    writtenSummary = display.summaryVoice(opened)
    spokenSummary = speech.summaryVoice(opened)
    allWritten = display.dataVoice(opened)
    allVoiced = speech.dataVoice(opened)
    phrases = Phrases(for: opened.locale)
    namingColumns = opened.namingColumns
    var rowOptions = options
    if options.label == nil, known != Array(opened.table.columns.indices) {
      rowOptions.columns = known.map { String($0 + 1) }.joined(separator: ",")
    }
    rowVoice = try RowVoice(file, opened, rowOptions, saysNumbers: false)
    var verbosity = options.verbosity
    verbosity.spelling.isOn = true
    spelling = Narrator(options.dialect, locale: opened.locale, verbosity: verbosity, voice: allWritten)
  }

  /// The rows as a table to walk through.
  func table(_ rows: BrowsedRows) -> AnnotatedTable<RecordTable<BrowsedRows>> {
    let isWhole = if case .exactly = rows.count { true } else { false }
    let records = RecordTable(
      shown.table, rows: rows, namingColumn: shown.namingColumn, isWhole: isWhole,
      marksNames: false)
    return AnnotatedTable(records, columns: shown.names)
  }

  /// A finished sentence as it is spoken.
  func sentence(_ text: String) -> String { allVoiced.sentence(text) }

  /// A text of a column, hidden ones included, as its values are shown and spoken.
  func value(_ text: String, column: Int) -> (shown: String, spoken: String) {
    if text.allSatisfy(\.isWhitespace) {
      let blank = phrases.text(.blank)
      return (blank, sentence(blank))
    }
    let cell = cell(text, column: column)
    return (allWritten.words(text, in: cell), allVoiced.words(text, in: cell))
  }

  /// A text letter by letter.
  func letters(_ text: String) -> String { spelling.words(text, in: cell(text, column: 0)) }

  private func cell(_ text: String, column: Int) -> AccessibleCell {
    AccessibleCell(
      AccessibilityElement(.cell, label: text), span: CellSpan(rows: 1..<2, columns: column..<column + 1))
  }

  /// A row, or some of its cells, and the cell with which the rest begins; nil for no rest.
  ///
  /// - Parameter row: its zero-based number among those that are browsed.
  func row(_ found: (batch: RowBatch, place: Int), row: Int, cells: Range<Int>) -> (
    line: BrowseLine, rest: Int?
  ) {
    let (label, rest) = rowVoice.label(of: found.place, in: found.batch, cells: cells)
    let spoken = rowVoice.spoken(of: found.place, in: found.batch, cells: cells)
    guard rowVoice.hasNumbers, cells.lowerBound == 0 else { return (BrowseLine(label, spoken: spoken), rest) }
    let number = phrases.text(.rowPosition, ["row": String(row + 1)])
    let line = BrowseLine(
      number + phrases.text(.listSeparator) + label, spoken: "\(sentence(number)) \(spoken)")
    return (line, rest)
  }

  /// What a row is called: by the columns that name rows, or by its number.
  func name(of found: (batch: RowBatch, place: Int)?, row: Int) -> String {
    let names = namingColumns.compactMap { column -> String? in
      let text = found?.batch.text(row: found?.place ?? 0, column: column) ?? ""
      return text.allSatisfy(\.isWhitespace) ? nil : value(text, column: column).shown
    }
    let name = names.joined(separator: " ")
    return name.isEmpty ? phrases.text(.rowPosition, ["row": String(row + 1)]) : name
  }
}
