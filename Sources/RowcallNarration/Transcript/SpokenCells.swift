import RowcallModel
import RowcallReadings
import RowcallText
import RowcallValues

/// The cells of a row as they are spoken, in the listener's language and in those of their authors.
///
/// Each language remembers what it said. Where all cells are in the listener's, nothing is looked up.
struct SpokenCells: RowCells {
  private let speech: SpokenText
  private let letters: LetterReading
  /// Finds the readings that are spoken instead of names.
  private let given: GivenReadings?
  /// The place of the cell in the first column; nil if the plan leaves it out.
  private let first: Int?
  /// Nil if all cells are in the listener's language.
  private let languages: CellLanguages?
  private var own: PlannedCells<SpokenCell>
  /// The same cells in each language that is not the listener's.
  private var foreign: [LocaleTag: PlannedCells<SpokenCell>] = [:]

  /// Words what is around the values.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - languages: those of the table's cells; nil if all are in the listener's.
  ///   - names: the column that the user chose for names; nil if headers alone tell it.
  ///   - joint: the columns that cells cover together.
  init(
    _ plan: RowPlan, table: Table, readers: [CellReader], speech: SpokenText, wording: RowWording,
    languages: CellLanguages?, names: NameColumns?, joint: JointColumns
  ) {
    let verbosity = wording.verbosity
    let cells = { (speech: SpokenText) in
      let headers = ColumnHeaders(table, readers, phrases: speech.phrases)
      let voice = SpokenCell.Voice(
        speech,
        RowWording(
          verbosity, for: plan, phrases: speech.phrases, locale: speech.locale, total: nil, isSpoken: true))
      return PlannedCells(plan, verbosity, joint: joint, headers: headers) { cell, header, count in
        SpokenCell(
          cell, column: table.columns[cell.column], reader: readers[cell.column], voice: voice,
          memo: SpokenMemo(columnCount: count), isNaming: cell.column == names?.name,
          header: header)
      }
    }
    self.speech = speech
    letters = wording.letters
    // Who has cells spelled wants to know what is written.
    given = letters.isSpelling ? nil : names.flatMap { GivenReadings($0, speech) }
    first = plan.cells.firstIndex { $0.column == 0 }
    own = cells(speech)
    for language in languages?.all ?? [] { foreign[language] = cells(speech.speech(in: language)) }
    self.languages = foreign.isEmpty ? nil : languages
  }

  func column(of index: Int) -> Int { own.row[index].frame.column }

  mutating func swapHeaders() {
    own.swapHeaders()
    for language in foreign.keys { foreign[language]?.swapHeaders() }
  }

  mutating func swapHeader(at index: Int) -> Bool {
    for language in foreign.keys { _ = foreign[language]?.swapHeader(at: index) }
    return own.swapHeader(at: index)
  }

  func saysHeader(at index: Int, with content: SaidContent) -> Bool {
    own.row[index].frame.saysHeader(with: content)
  }

  /// A name's own place is that of its reading beside it, if that is spoken.
  @inline(__always)
  func range(ofCell index: Int, row: Int, of batch: RowBatch) -> Range<Int>? {
    let column = column(of: index)
    return given?.range(inPlaceOf: column, row: row, of: batch) ?? batch.range(row: row, column: column)
  }

  /// Nil for the listener's, in which it is also said that nothing is in a cell.
  @inline(__always)
  func language(of cell: Span<UInt8>, at index: Int, row: Int) -> LocaleTag? {
    guard let languages else { return nil }
    return languages.language(row: row, column: column(of: index)).flatMap {
      isBlank(cell, at: index) ? nil : $0
    }
  }

  func isBlank(_ cell: Span<UInt8>, at index: Int) -> Bool { own.row[index].frame.isBlank(cell) }

  @inline(__always)
  mutating func append(
    _ cell: Span<UInt8>, at index: Int, in language: LocaleTag?, withHeader hasHeader: Bool, asWritten: Bool,
    to output: inout ByteBuffer
  ) -> SaidContent {
    if let language {
      return foreign[language]?.row[index].append(
        cell, withHeader: hasHeader, asWritten: asWritten, to: &output) ?? .blank
    }
    return own.row[index].append(cell, withHeader: hasHeader, asWritten: asWritten, to: &output)
  }

  func appendBlank(at index: Int, withHeader hasHeader: Bool, to output: inout ByteBuffer) {
    own.row[index].frame.appendBlank(withHeader: hasHeader, to: &output)
  }

  func appendNote(onCell index: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {}

  mutating func appendTitle(row: Int, of batch: RowBatch, to output: inout ByteBuffer) -> LocaleTag? {
    guard let first, let range = batch.range(row: row, column: 0) else {
      append(surplusColumn: 0, row: row, of: batch, to: &output)
      return nil
    }
    let cell = batch.bytes.span.extracting(range)
    let language = language(of: cell, at: first, row: batch.number(ofRow: row))
    _ = append(cell, at: first, in: language, withHeader: false, asWritten: true, to: &output)
    return language
  }

  func append(surplusColumn column: Int, row: Int, of batch: RowBatch, to output: inout ByteBuffer) {
    output.append(speech.voiced(said(text: batch.text(row: row, column: column) ?? "")))
  }

  func said(text: String) -> String {
    // Who has cells spelled wants to know what is written.
    let heard = letters.isSpelling ? SpokenText.audible(text) : speech.spoken(text: text)
    return speech.withSpokenDigits(letters.words(heard, written: text))
  }

  func said(number: Int) -> String { speech.spoken(place: number) }

  func rendered(_ phrase: String) -> String { speech.voiced(phrase: phrase) }

  func append(_ position: Affix, ofRow row: Int, to output: inout ByteBuffer) {
    output.append(rendered(position.text(around: speech.spoken(place: row + 1))))
  }
}

/// Which cells of a column are names of people.
enum CellNames: Hashable, Sendable {
  case none
  /// Those that look like one: the user says that there are names, and these may be those of things.
  case people
  /// Every cell, as the header says.
  case all

  /// Whether a text of the column is a name of a person.
  func contains(_ text: String) -> Bool {
    switch self {
    case .none: false
    case .people: Surnames.begin(text)
    case .all: true
    }
  }
}

/// In which languages the cells of a table are written, where they are not the listener's.
///
/// A cell in another language is spoken in that language and by its voice, values included, as screen readers do; what
/// Rowcall itself has to say stays in the listener's.
package struct CellLanguages: Hashable, Sendable {
  /// The language of the table; nil for the listener's.
  package let ofTable: LocaleTag?
  private let grid: TableGrid
  private let rows: [Int]
  /// The locales of the author's tags that are not the listener's.
  private let locales: [String: LocaleTag]
  private let isUniform: Bool

  /// No page needs more languages at once; whoever writes thousands means to slow us down.
  private static let most = 16

  /// Finds the languages of a table's cells.
  ///
  /// An empty tag and one of an unknown language count as the listener's.
  ///
  /// - Parameters:
  ///   - rows: which rows of the grid are read, in order.
  ///   - listener: the listener's own language; one that differs by its region alone is the same.
  package init(_ grid: TableGrid, rows: [Int], listener: LocaleTag) {
    var locales: [String: LocaleTag] = [:]
    for tag in [grid.language].compactMap({ $0 }) + grid.cells.compactMap(\.language)
    where !tag.isEmpty && locales[tag] == nil && locales.count < Self.most {
      let locale = LocaleTag(tag)
      if locale.language != listener.language, locale.isKnown { locales[tag] = locale }
    }
    self.grid = grid
    self.rows = rows
    self.locales = locales
    ofTable = grid.language.flatMap { locales[$0] }
    isUniform = !grid.cells.contains { $0.language != nil }
  }

  /// The language of a cell; nil for the listener's.
  ///
  /// - Parameters:
  ///   - row: zero-based among the rows that are read.
  ///   - column: zero-based.
  package func language(row: Int, column: Int) -> LocaleTag? {
    guard !isUniform, rows.indices.contains(row),
      let index = grid.index(at: GridSlot(row: rows[row], column: column)),
      let own = grid.cells[index].language
    else { return ofTable }
    return locales[own]
  }

  /// Every language besides the listener's.
  var all: Set<LocaleTag> { Set(locales.values) }
}

/// Finds the readings that are spoken instead of the names beside them.
struct GivenReadings: Sendable {
  private let name: Int
  private let reading: Int
  private let speech: SpokenText

  /// Nil if no column holds readings.
  init?(_ columns: NameColumns, _ speech: SpokenText) {
    guard let reading = columns.reading else { return nil }
    name = columns.name
    self.reading = reading
    self.speech = speech
  }

  /// Where the reading stands that is spoken for a cell; nil if the cell itself is.
  ///
  /// - Parameters:
  ///   - column: the zero-based column of the cell.
  ///   - row: zero-based within the batch.
  func range(inPlaceOf column: Int, row: Int, of batch: RowBatch) -> Range<Int>? {
    guard column == name, let range = batch.range(row: row, column: reading),
      speech.says(
        String(decoding: batch.bytes[range], as: UTF8.self), for: batch.text(row: row, column: name) ?? "")
    else { return nil }
    return range
  }
}
