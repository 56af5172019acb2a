import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText
import RowcallValues

/// A table that has been opened and whose columns are understood.
package struct OpenTable: Sendable {
  /// Gives the rows.
  package var reader: TableReader
  /// What was decided about the columns.
  let typing: ColumnTyping
  /// The zero-based column that names the rows; nil for none.
  let namingColumn: Int?
  /// The columns that the user says name the rows; nil when the user says nothing.
  let rowHeaders: Range<Int>?
  /// The outline: names and types.
  let table: Table
  /// The listener's locale.
  package let locale: LocaleTag
  /// How names and kanji are read that a voice cannot say as they are written.
  let readings: Readings
  /// The columns of the names and of their readings.
  let names: NameColumns
  /// The same where the user says which they are; nil where they were guessed, for anything may be in them.
  let chosenNames: NameColumns?
  /// The column whose texts are the titles of sections; nil for none.
  let titles: Int?
  /// How written names show their readings; nil when they do not.
  let furigana: Furigana?

  /// Types the columns of a table from its head.
  init(
    _ reader: TableReader, _ options: TableOptions, _ vocabulary: CellVocabulary, _ readings: Readings
  ) throws {
    let index = options.index
    self.reader = reader
    self.readings = readings
    locale = options.locale
    typing = ColumnTyping(
      names: reader.columnNames, sample: reader.headSample, locale: locale,
      delimiter: reader.decisions.delimiter?.choice.asciiValue, vocabulary: vocabulary)
    let title = reader.place?.headers.grid.title ?? Self.title(of: reader.path)
    table = Table(title: title, columns: typing.columns.map(\.column))
    rowHeaders = try options.rowHeader?.columns(of: table)
    let found = reader.place?.headers.columns.lines.first ?? typing.namingColumn
    let marked = rowHeaders.map(\.first) ?? found
    (names, titles) = try index.columns(of: table, naming: marked)
    chosenNames = index.by == nil && index.reading == nil ? nil : names
    // A row of an index is called as it is sorted, unless the user says otherwise.
    namingColumn = index.isWanted && rowHeaders == nil ? names.name : marked
    furigana = index.hasFurigana ? Furigana(names, readings) : nil
  }

  /// What the table of a file of data is called: the file's name without its folder; nil for standard input.
  private static func title(of path: String) -> String? {
    path == "-" ? nil : path.split(separator: "/").last.map(String.init)
  }

  /// The table as its author marked it, with its headers settled; nil for a file of data.
  var grid: TableGrid? {
    guard let grid = reader.place?.headers.grid else { return nil }
    return rowHeaders.map { SettledHeaders(grid, choice: HeaderChoice(columns: $0)).grid } ?? grid
  }

  /// How a row is put together: as the label template says, else by the default rules.
  func plan(_ options: NarrationOptions) throws -> RowPlan {
    if let label = options.label {
      return try RowPlan(template: LabelTemplate(label), table: table)
    }
    let columns = try options.columns.map { try ColumnSelection($0).columns(of: table) }
    let plan = RowPlan(table: table, columns: columns, naming: namingColumn)
    // Readings are said in place of names, and titles above their rows; whoever chooses columns wants them besides.
    let told = columns == nil ? [names.reading, titles].compactMap(\.self).filter { $0 != names.name } : []
    return told.reduce(plan) { $0.leavingOut(column: $1) }
  }

  /// In which languages the cells are written; nil for a file of data, which does not say it.
  var languages: CellLanguages? {
    reader.place.map { CellLanguages($0.headers.grid, rows: $0.rows, listener: locale) }
  }

  /// The cells over several slots that are heard once among the wanted rows; nil for a file of data, which has none.
  func heard(_ selection: RowSelection) -> HeardCells? {
    reader.place.map {
      HeardCells($0.headers.grid, rows: $0.rows, selection: selection, readers: typing.readers)
    }
  }

  /// Says the cells in the listener's language.
  func speech(_ form: NumberForm) -> SpokenText {
    SpokenText(
      locale: locale, form: form, language: SpokenLanguages.language(for: locale),
      reader: TextReaders.reader(for: locale), readings: readings)
  }
}
