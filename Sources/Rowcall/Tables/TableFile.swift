import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText
import RowcallValues

/// A file that has been opened, with the tables in it that are to be read in turn.
package struct TableFile {
  /// The path as given; `-` for standard input.
  package let path: String
  let options: TableOptions
  /// What was read in place of the file; nil for a file.
  private let bytes: [UInt8]?
  let readers: [TableReader]
  /// What all of its tables are read with; it takes longer to collect than a small table to read.
  private let vocabulary: CellVocabulary
  /// How names and kanji are read that a voice cannot say as they are written.
  private let readings: Readings

  /// The author's own readings, which are also what is said for titles of an index.
  package let list: ReadingList

  /// Opens a file; of a page with several tables the one that the options choose, else all.
  package init(_ path: String, _ options: TableOptions) throws {
    try self.init(path, nil, options, readers: TableReader.tables(of: path, options: options.reading))
  }

  /// Opens bytes in memory; the path is what errors call them.
  init(_ path: String, bytes: [UInt8], _ options: TableOptions) throws {
    try self.init(
      path, bytes, options, readers: TableReader.tables(of: bytes, path: path, options: options.reading))
  }

  private init(_ path: String, _ bytes: [UInt8]?, _ options: TableOptions, readers: [TableReader]) throws {
    self.path = path
    self.bytes = bytes
    self.options = options
    self.readers = readers
    list = try options.index.list()
    if options.index.reading != nil, readers.count > 1 {
      throw WrongUsage("\(path): \(readers.count) tables, and --reading is about one; choose it with --table")
    }
    vocabulary = CellVocabulary(for: options.locale)
    readings = Readings(for: options.locale, list: list)
  }

  /// The same file with one of its tables, counted from zero, as if it had been chosen.
  func choosing(_ number: Int) throws -> TableFile {
    guard isSeries, let place = readers[number].place else { return self }
    var options = options
    options.reading.table = String(place.number)
    return try TableFile(path, bytes, options, readers: [readers[number]])
  }

  /// The same file with its rows in the sections of an index.
  func indexed(by column: String) throws -> TableFile {
    var options = options
    options.index.by = column
    return try TableFile(path, bytes, options, readers: readers)
  }

  /// What the user says about names and sections.
  package var index: IndexChoice { options.index }

  /// How many tables there are to be read; at least one.
  package var tableCount: Int { readers.count }

  /// Whether there are several tables, which a listener must be able to tell apart.
  ///
  /// A table that stands alone is not announced: whoever asked for the file, or for that table, asked for its rows.
  package var isSeries: Bool { readers.count > 1 }

  /// The page that the tables stand on; nil for a file of data.
  var page: HTMLTables? { readers.first?.place?.page }

  /// One of the tables, counted from zero, with its columns understood.
  package func table(_ number: Int) throws -> OpenTable {
    try OpenTable(readers[number], options, vocabulary, readings)
  }

  /// All of them, with how their rows are put together.
  ///
  /// Throws what is wrong with a choice of columns or a label before anything is said of any table; of several it names
  /// the one that refuses it.
  func tables(_ rows: NarrationOptions) throws -> [(table: OpenTable, plan: RowPlan)] {
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
    table.reader.place?.rowCount ?? extent()?.rowCount
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
  var isChosen: Bool { options.reading.table != nil }

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
      var choice = options.reading.headerChoice(on: grid)
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
  package func nothingToSay(isSelection: Bool) -> NothingToSay {
    let isEmpty = readers.allSatisfy { $0.place?.headers.grid.cells.isEmpty == true }
    let reason: NothingToSay.Reason =
      isEmpty
      ? .noCell
      : isSelection ? .noChosenRow : isHeaderCounted ? .onlyHeaderRows : .onlyHeader
    return NothingToSay(path: path, reason: reason)
  }

  /// Whether the user says how many header rows there are.
  private var isHeaderCounted: Bool { if case .rows? = options.reading.header { true } else { false } }

  /// Reports the problems that reading the page met.
  func reportProblems(to output: Output) { for reader in readers { reportProblems(of: reader, to: output) } }

  /// Says that cells of tables have more headers than are said with them, if that is so.
  func reportShortenedHeaders(of tables: [MarkedTable], to output: Output) {
    guard output.hasNotes, tables.contains(where: \.shortensHeaders) else { return }
    output.note(
      "\(path): cells have more than \(RepetitionLimit.headers) headers; "
        + "with each cell the \(RepetitionLimit.headers) nearest are said, and \"…\" for the others")
  }

  /// Reports the problems that reading a table met.
  package func reportProblems(of reader: TableReader, to output: Output) {
    guard output.hasNotes else { return }
    for problem in reader.problems { output.note("\(name(of: reader)): \(problem)") }
    // That holds for all tables, and is told with the last.
    guard reader.place?.index == readers.last?.place?.index, let problem = readings.shortcoming else {
      return
    }
    output.note("\(path): \(problem)")
  }
}

/// The tables of a page that are not read.
extension TableFile {
  /// Of how many tables a note gives the numbers.
  private static let namedCount = 5

  /// A sentence for each table of the page that is not read, and how to read it; empty when one was chosen.
  package var leftOut: [String] {
    guard let page else { return [] }
    return indicesLeftOut.sorted().map { index in
      let reason = page.tables[index].cells.isEmpty ? "it has no cell" : "it only places things on the page"
      return "Table \(index + 1) is left out: \(reason); --table \(index + 1) reads it."
    }
  }

  /// The tables of the page that are not there for the listeners of a dialect, by their indices.
  ///
  /// Only Rowcall passes over what most likely places things on the page; the others have rules of their own.
  func indicesLeftOut(for dialect: Dialect) -> Set<Int> {
    dialect.id == Dialect.rowcall.id ? indicesLeftOut : []
  }

  /// Tells in one sentence which tables are not read although they hold something.
  func reportLeftOut(to output: Output) {
    guard output.hasNotes, let page else { return }
    let numbers = indicesLeftOut.filter { !page.tables[$0].cells.isEmpty }.map { $0 + 1 }.sorted()
    guard let first = numbers.first else { return }
    let sentence =
      numbers.count == 1
      ? "table \(first) only places things on the page and is not read as a table; --table \(first) reads it"
      : "tables \(Self.list(numbers)) only place things on the page and are not read as tables; "
        + "--table \(first) reads the first of them"
    output.note("\(path): \(sentence)")
  }

  private static func list(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(numbers.count > namedCount + 1 ? namedCount : numbers.count - 1)
    let rest = numbers.dropFirst(shown.count)
    return shown.map(String.init).joined(separator: ", ") + " and "
      + (rest.count == 1 ? rest.map(String.init).joined() : "\(rest.count) more")
  }

  /// The tables of the page that are not read, by their indices; empty when one was chosen.
  private var indicesLeftOut: Set<Int> {
    guard let page, !isChosen else { return [] }
    return Set(page.tables.indices).subtracting(readers.compactMap(\.place?.index))
  }
}

extension TableFile {
  /// Reads a file to its end and measures its rows; nil for what can be read only once, and where reading fails.
  ///
  /// Whoever reads the rows afterwards meets the same error and reports it.
  func extent() -> RecordExtent? {
    let again: TableReader?
    if let bytes {
      again = try? TableReader(bytes: bytes, path: path, options: options.reading)
    } else if path != "-", FileIdentity(path: path)?.isRegular == true {
      again = try? TableReader.open(path, options: options.reading)
    } else {
      again = nil
    }
    guard var reader = again else { return nil }
    var extent = RecordExtent()
    do {
      while let batch = try reader.nextBatch() { extent.add(batch) }
    } catch { return nil }
    return extent
  }
}
