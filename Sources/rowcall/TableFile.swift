import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText
import RowcallValues

/// A file that has been opened, with the tables in it that are to be read in turn.
struct TableFile {
  let options: FileOptions
  let readers: [TableReader]
  /// What all of its tables are read with; it takes longer to collect than a small table to read.
  private let vocabulary: CellVocabulary
  /// How names and kanji are read that a voice cannot say as they are written.
  private let readings: Readings

  /// The author's own readings, which are also what is said for titles of an index.
  let list: ReadingList
  /// What the user says about names and sections.
  let index: IndexChoice

  /// Opens a file; of a page with several tables the one that the options choose, else all.
  init(_ options: FileOptions, _ index: IndexChoice = IndexChoice()) throws {
    self.options = options
    self.index = index
    list = try index.list()
    readers = try TableReader.tables(of: options.file, options: options.importOptions)
    if index.reading != nil, readers.count > 1 {
      throw WrongUsage(
        description:
          "\(options.file): \(readers.count) tables, and --reading is about one; choose it with --table")
    }
    vocabulary = CellVocabulary(for: .chosen(options.locale))
    readings = Readings(for: .chosen(options.locale), list: list)
  }

  /// The path as given; `-` for standard input.
  var path: String { options.file }

  /// How many tables there are to be read; at least one.
  var tableCount: Int { readers.count }

  /// Whether there are several tables, which a listener must be able to tell apart.
  ///
  /// A table that stands alone is not announced: whoever asked for the file, or for that table, asked for its rows.
  var isSeries: Bool { readers.count > 1 }

  /// The page that the tables stand on; nil for a file of data.
  var page: HTMLTables? { readers.first?.place?.page }

  /// One of the tables, counted from zero, with its columns understood.
  func table(_ number: Int) throws -> OpenTable {
    try OpenTable(readers[number], options, index, vocabulary, readings)
  }

  /// All of them, with how their rows are put together.
  ///
  /// Throws what is wrong with a choice of columns or a label before anything is said of any table; of several it names
  /// the one that refuses it.
  func tables(_ rows: RowOptions) throws -> [(table: OpenTable, plan: RowPlan)] {
    try readers.indices.map { index in
      do {
        let table = try table(index)
        return (table, try table.plan(rows))
      } catch  where isSeries {
        throw TableRefusal(table: name(of: readers[index]), reason: error)
      }
    }
  }

  /// What a sentence calls a table: the path, and of several tables the number.
  private func name(of reader: TableReader) -> String {
    reader.path + (isSeries ? reader.place.map { ", table \($0.number)" } ?? "" : "")
  }

  /// How many rows a table has; nil when nobody knows yet.
  ///
  /// Counting those of a file of data costs a second reading, so it is done only for a number that is heard.
  func rowCount(of table: OpenTable) -> Int? {
    table.reader.place?.rowCount ?? RowTotal.count(options)?.rowCount
  }

  /// What tells a table from others; nil for one that stands alone, and for one of which no row is wanted.
  ///
  /// - Parameter voice: says it; nil where it is shown.
  func announcement(
    of table: OpenTable, _ selection: RowSelection, verbosity: Verbosity,
    voice: @autoclosure () -> SpokenVoice?
  ) -> TableAnnouncement? {
    guard isSeries, let place = table.reader.place,
      selection == .all || selection.isWanted(anyOf: place.rowCount)
    else { return nil }
    return TableAnnouncement(table, verbosity: verbosity, voice: voice())
  }

  /// Whether the user chose one table of a page.
  var isChosen: Bool { options.table != nil }

  /// The tables of a page as the listeners of a dialect come upon them: all in their order, or the chosen one.
  ///
  /// Rowcall counts rows of data, as it does in files of data; other screen readers count header rows, too.
  /// Rowcall's own guess headers where none are marked; other screen readers know those that the author marked, and those
  /// that the user names.
  func tables(for dialect: Dialect) throws -> [MarkedTable] {
    guard let page else { return [] }
    let rowHeaders = try rowHeadersOfTables()
    let indices = isChosen ? readers.compactMap(\.place?.index) : Array(page.tables.indices)
    let isRowcall = dialect.id == Dialect.rowcall.id
    let grids = isRowcall ? page.grids(indices) : indices.map { page.tables[$0] }
    return zip(indices, grids).map { index, grid in
      var choice = options.importOptions.headerChoice(on: grid)
      choice.columns = rowHeaders[index]
      let headers = SettledHeaders(grid, choice: choice, isGuessing: isRowcall)
      var table = MarkedTable(headers.grid, dialect: dialect)
      if isRowcall { table.outline.unnumberedRowCount = headers.rows.lines.upperBound }
      // Whoever asks for a table wants it as one, whatever its author meant it for.
      if isRowcall, isChosen, table.outline.role == .presentation { table.outline.role = .table }
      return table
    }
  }

  /// The columns that the user says name the rows, by the index of the table on its page.
  private func rowHeadersOfTables() throws -> [Int: Range<Int>] {
    if options.rowHeader == nil { return [:] }
    return try readers.indices.reduce(into: [:]) { columns, index in
      let table = try table(index)
      if let place = table.reader.place { columns[place.index] = table.rowHeaders }
    }
  }

  /// Why nothing of it was spoken.
  ///
  /// - Parameter isSelection: whether the user chose some of the rows.
  func nothingToSay(isSelection: Bool) -> NothingToSay {
    let isEmpty = readers.allSatisfy { $0.place?.headers.grid.cells.isEmpty == true }
    let reason: NothingToSay.Reason =
      isEmpty
      ? .noCell
      : isSelection ? .noChosenRow : options.headerRows == nil ? .onlyHeader : .onlyHeaderRows
    return NothingToSay(path: path, reason: reason)
  }

  /// Tells what reading the page had to put up with.
  func reportProblems() { readers.forEach(reportProblems) }

  /// Says that cells of tables have more headers than are said with them, if that is so.
  func reportShortenedHeaders(of tables: [MarkedTable]) {
    guard tables.contains(where: \.shortensHeaders) else { return }
    Complaint.write(
      "\(path): cells have more than \(RepetitionLimit.headers) headers; "
        + "with each cell the \(RepetitionLimit.headers) nearest are said, and \"…\" for the others")
  }

  /// Tells what reading a table had to put up with.
  func reportProblems(of reader: TableReader) {
    for problem in reader.problems { Complaint.write("\(name(of: reader)): \(problem)") }
    // That holds for all tables, and is told with the last.
    guard reader.place?.index == readers.last?.place?.index, let problem = readings.shortcoming else {
      return
    }
    Complaint.write("\(path): \(problem)")
  }
}

/// What one of several tables refused.
struct TableRefusal: Error, CustomStringConvertible {
  let table: String
  let reason: any Error

  var description: String { "\(SafeText.escaped(table)): \(reason)" }
}
