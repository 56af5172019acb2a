import RowcallModel
import RowcallReadings
import RowcallText
import RowcallValues

/// The cells of a row's plan, ready to be spoken in the listener's language and in those of their authors.
///
/// Each language remembers what it said. Where all cells are in the listener's, nothing is looked up.
struct SpokenCells: Sendable {
  /// The zero-based columns of the cells.
  private let columns: [Int]
  /// Nil if all cells are in the listener's language.
  private let languages: CellLanguages?
  private var own: CellReading
  /// The same cells in each language that is not the listener's.
  private var foreign: [LocaleTag: CellReading] = [:]

  /// Words what stands around the values.
  ///
  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - languages: those of the table's cells; nil if all are in the listener's.
  ///   - names: the zero-based column that the user chose for names; nil if headers alone tell it.
  ///   - joint: the columns that cells cover together, whose cells are after those of the plan.
  init(
    _ plan: RowPlan, table: Table, readers: [CellReader], speech: SpokenText, verbosity: Verbosity,
    languages: CellLanguages?, names: Int?, joint: JointColumns
  ) {
    let reading = {
      CellReading(
        plan, table: table, readers: readers, speech: $0, verbosity: verbosity, names: names, joint: joint)
    }
    columns = plan.cells.map(\.column)
    own = reading(speech)
    for language in languages?.all ?? [] {
      foreign[language] = reading(speech.speech(in: language))
    }
    self.languages = foreign.isEmpty ? nil : languages
  }

  /// The places of the cells in the plan.
  var indices: Range<Int> { columns.indices }

  /// The zero-based column of a cell.
  func column(of index: Int) -> Int { columns[index] }

  /// Takes the cells of a row in which all headers are spoken again, or puts them back.
  mutating func swapHeaders() {
    own.swapHeaders()
    for language in foreign.keys { foreign[language]?.swapHeaders() }
  }

  /// Whether nothing is in a cell.
  func isBlank(_ cell: Span<UInt8>, at index: Int) -> Bool { own.cells[index].isBlank(cell) }

  /// The language of a cell's author; nil for the listener's, in which it is also said that nothing is in a cell.
  ///
  /// - Parameter row: zero-based within the table.
  @inline(__always)
  func language(of cell: Span<UInt8>, at index: Int, row: Int) -> LocaleTag? {
    guard let languages else { return nil }
    return languages.language(row: row, column: columns[index]).flatMap {
      isBlank(cell, at: index) ? nil : $0
    }
  }

  /// Appends the spoken text of a cell; returns whether anything but blanks is in it.
  @inline(__always)
  mutating func append(
    _ cell: Span<UInt8>, at index: Int, in language: LocaleTag?, withHeader hasHeader: Bool = true,
    to output: inout ByteBuffer
  ) -> Bool {
    if let language {
      return foreign[language]?.cells[index].append(cell, withHeader: hasHeader, to: &output) ?? false
    }
    return own.cells[index].append(cell, withHeader: hasHeader, to: &output)
  }

  /// Appends the spoken text of an empty cell, or for one that a short row does not have.
  func appendBlank(at index: Int, withHeader hasHeader: Bool = true, to output: inout ByteBuffer) {
    own.cells[index].appendBlank(withHeader: hasHeader, to: &output)
  }
}

/// The cells of a plan as one language says them.
private struct CellReading: Sendable {
  var cells: [SpokenCell]
  /// The cells of the rows in which all headers are spoken again; empty when there are none.
  private var cellsWithHeaders: [SpokenCell]

  init(
    _ plan: RowPlan, table: Table, readers: [CellReader], speech: SpokenText, verbosity: Verbosity,
    names: Int?, joint: JointColumns
  ) {
    let wording = RowWording(
      verbosity, for: plan, phrases: speech.phrases, locale: speech.locale, total: nil)
    let voice = SpokenCell.Voice(speech, wording)
    let cells = { (plan: RowPlan) in
      let planned = plan.cells
      let memo = SpokenMemo(columnCount: planned.count)
      let headers = planned.map { _ in nil } + joint.headers
      return zip(planned + joint.cells(of: plan), headers).map { cell, header in
        SpokenCell(
          cell, column: table.columns[cell.column], reader: readers[cell.column], voice: voice, memo: memo,
          isNaming: cell.column == names, jointHeader: header)
      }
    }
    self.cells = cells(plan.heard(with: verbosity))
    cellsWithHeaders = plan.repeatingHeaders(with: verbosity).map(cells) ?? []
  }

  mutating func swapHeaders() { swap(&cells, &cellsWithHeaders) }
}

/// Which cells of a column are names of people.
enum CellNames: Hashable, Sendable {
  /// No cell.
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
