import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText
import RowcallValues

/// An open table with typed columns.
package struct OpenTable: Sendable {
  /// Reads the rows.
  package var reader: TableReader
  let typing: ColumnTyping
  /// The readers of the columns.
  private(set) var readers: [CellReader]
  /// The zero-based columns that name the rows together; empty for none.
  private(set) var namingColumns: [Int]
  /// The one that stands for them where a cell has a row header.
  var namingColumn: Int? { namingColumns.first }
  /// The row header columns that the user chose; nil for none.
  let rowHeaders: Range<Int>?
  /// The outline: names and types.
  private(set) var table: Table
  /// The columns of the file that are the table's, zero-based, in their order; nil for all.
  private(set) var columns: [Int]?
  /// The listener's locale.
  package let locale: LocaleTag
  /// The readings of names and kanji.
  let readings: Readings
  /// The columns of the names and of their readings.
  private(set) var names: NameColumns
  /// The same if the user chose them; nil if they were guessed.
  private(set) var chosenNames: NameColumns?
  /// The column whose texts are the titles of sections; nil for none.
  let titles: Int?
  /// How written names show their readings; nil if they do not.
  private(set) var furigana: Furigana?

  /// Detects the column types, unless the same table was opened before.
  init(
    _ reader: TableReader, _ options: TableOptions, _ vocabulary: CellVocabulary, _ readings: Readings,
    typing known: ColumnTyping? = nil, wantsMore: (Int) -> Bool = { _ in true }
  ) throws {
    let index = options.index
    var reader = reader
    let headers = Table(title: nil, columns: reader.columnNames.map { Column(name: $0, type: .text) })
    let kinds = try options.types.map { try ColumnKinds($0).kinds(of: headers) } ?? [:]
    // The file may have been replaced since.
    if let known, known.columns.map(\.column.name) == reader.columnNames {
      typing = known
    } else {
      typing = reader.typing(
        locale: options.locale, choices: options.reading.typing(kinds), vocabulary: vocabulary,
        wantsMore: wantsMore)
    }
    reader.report(typing, locale: options.locale)
    self.reader = reader
    let readings = readings.for(texts: reader.eastAsianTexts)
    self.readings = readings
    locale = options.locale
    let title = reader.place?.headers.grid.title ?? reader.title ?? Self.title(of: reader.path)
    readers = typing.readers
    table = Table(title: title, columns: typing.columns.map(\.column))
    table.comments = reader.comments
    rowHeaders = try options.rowHeader?.columns(of: table)
    let found = reader.place.map { Array($0.headers.columns.lines) } ?? []
    let marked = rowHeaders.map(Array.init) ?? (found.isEmpty ? typing.namingColumns : found)
    let chosen = try index.columns(of: table, naming: marked)
    (self.names, titles) = chosen
    chosenNames = index.by == nil && index.reading == nil ? nil : chosen.names
    // An index sorts by the name of the row, unless the user chose another column.
    let isNamedOtherwise = marked.contains { $0 == chosen.names.reading || $0 == chosen.titles }
    namingColumns = (index.isWanted || isNamedOtherwise) && rowHeaders == nil ? [chosen.names.name] : marked
    furigana = index.hasFurigana ? Furigana(chosen.names, readings) : nil
  }

  /// The name of a data table: the file name; nil for standard input.
  private static func title(of path: String) -> String? {
    path == "-" ? nil : path.split(separator: "/").last.map(String.init)
  }

  /// The marked-up table with its headers; nil for a data file.
  var grid: TableGrid? {
    guard let grid = reader.place?.headers.grid else { return nil }
    return rowHeaders.map { SettledHeaders(grid, choice: HeaderChoice(columns: $0)).grid } ?? grid
  }

  /// The lines of the title above the table in a file of data, or the caption of a table on a page.
  var titleLines: [String] {
    reader.place?.headers.grid.title.map { [SpokenText.audible($0)] } ?? reader.titleLines
  }

  /// The title if it is in another language than the listener's.
  var foreignTitle: (text: String, language: LocaleTag)? {
    languages?.ofTable.flatMap { language in
      reader.place?.headers.grid.title.map { (text: SpokenText.audible($0), language: language) }
    }
  }

  /// Creates the row label by the template or by default.
  func plan(_ options: NarrationOptions) throws -> RowPlan {
    if let label = options.label {
      return try RowPlan(template: LabelTemplate(label), table: table)
    }
    let columns = try options.columns.map { try ColumnSelection($0).columns(of: table) }
    var plan = RowPlan(
      table: table, columns: columns, naming: namingColumns,
      uniform: options.verbosity.constants == .once ? typing.uniform : UniformColumns())
    plan.saysPlaceholders = true
    if columns == nil { plan = plan.leavingOutNames(table, in: reader.headSample, naming: namingColumns) }
    // Readings replace names and titles are headings, unless the user chose columns.
    let extra = columns == nil ? [names.reading, titles].compactMap(\.self).filter { $0 != names.name } : []
    return extra.reduce(plan) { $0.leavingOut(column: $1) }
  }

  /// The same table with some of its columns, for readers that go from cell to cell.
  ///
  /// The column of readings is used only if the column of names is chosen too.
  func choosing(_ columns: [Int]) -> OpenTable {
    let place = { columns.firstIndex(of: $0) }
    let moved = { (names: NameColumns) in
      place(names.name).map { NameColumns(name: $0, reading: names.reading.flatMap(place)) }
    }
    var copy = self
    copy.columns = columns
    copy.table.columns = columns.map { table.columns[$0] }
    copy.table.comments = table.comments?.choosing(columns)
    copy.readers = columns.map { readers[$0] }
    copy.namingColumns = namingColumns.compactMap(place)
    copy.names = moved(names) ?? NameColumns(name: copy.namingColumns.first ?? 0)
    copy.chosenNames = chosenNames.flatMap(moved)
    copy.furigana = furigana.map { _ in Furigana(moved(names), readings) }
    return copy
  }

  /// The cells of held rows that are in the table's columns.
  func rows(of held: BatchRows) -> BatchRows { columns.map(held.choosing) ?? held }

  /// The languages of the cells; nil for a data file.
  var languages: CellLanguages? {
    reader.place.map { CellLanguages($0.headers.grid, rows: $0.rows, listener: locale) }
  }

  /// The spanning cells that are spoken once in the chosen rows; nil for a data file.
  func heard(_ selection: RowSelection) -> HeardCells? {
    reader.place.map {
      HeardCells($0.headers.grid, rows: $0.rows, selection: selection, readers: typing.readers)
    }
  }

  /// Speaks the cells in the listener's language.
  func speech(_ form: NumberForm) -> SpokenText {
    SpokenText(
      locale: locale, form: form, language: SpokenLanguages.language(for: locale),
      reader: TextReaders.reader(for: locale), readings: readings)
  }
}
