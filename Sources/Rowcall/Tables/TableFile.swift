import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallReadings
import RowcallText
import RowcallValues

/// An open file with the tables to read.
package struct TableFile {
  /// The path as given; `-` for standard input.
  package let path: String
  let options: TableOptions
  /// The bytes instead of a file; nil for a file.
  private let bytes: [UInt8]?
  let readers: [TableReader]
  /// The shared tools for all its tables, which take longer to create than reading a small table.
  private let vocabulary: CellVocabulary
  /// The readings of names and kanji.
  private let readings: Readings

  /// The author's own readings, which are also spoken for index titles.
  package let list: ReadingList

  /// Opens a file; the options select one table of a page, otherwise all are read.
  package init(_ path: String, _ options: TableOptions) throws {
    try self.init(path, nil, options, readers: TableReader.tables(of: path, options: options.reading))
  }

  /// Opens bytes in memory; errors use the path as their name.
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
      throw WrongUsage(
        "\(path): \(readers.count) tables, but --reading applies to one; choose it with --table")
    }
    vocabulary = CellVocabulary(for: options.locale)
    readings = Readings(for: options.locale, list: list)
  }

  /// The same file with only one of its tables, zero-based.
  func choosing(_ number: Int) throws -> TableFile {
    guard isSeries, let wanted = readers[number].number else { return self }
    var options = options
    options.reading.table = String(wanted)
    return try TableFile(path, bytes, options, readers: [readers[number]])
  }

  /// The same file with its rows in the sections of an index.
  func indexed(by column: String) throws -> TableFile {
    var options = options
    options.index.by = column
    return try TableFile(path, bytes, options, readers: readers)
  }

  /// The options for names and sections.
  package var index: IndexChoice { options.index }

  /// How many tables are read; at least one.
  package var tableCount: Int { readers.count }

  /// The place of a table by its number in the file; nil if it is not among them.
  func place(ofTable number: Int) -> Int? { readers.firstIndex { $0.number == number } }

  /// Whether there are several tables, which are then announced.
  package var isSeries: Bool { readers.count > 1 }

  /// The page with the tables; nil for a data file.
  var page: HTMLTables? { readers.first?.place?.page }

  /// One of the tables, zero-based, with typed columns.
  ///
  /// - Parameters:
  ///   - typing: what its columns hold, if it was opened before.
  ///   - wantsMore: whether to go on after so many bytes of rows to find that out.
  package func table(
    _ number: Int, typing: ColumnTyping? = nil, wantsMore: (_ bytes: Int) -> Bool = { _ in true }
  ) throws -> OpenTable {
    try OpenTable(readers[number], options, vocabulary, readings, typing: typing, wantsMore: wantsMore)
  }

  /// The table after one that was read to its end, if it was not opened with it; nil where none follows.
  func table(following reader: TableReader) throws -> OpenTable? {
    guard reader.mayBeFollowed else { return nil }
    return try reader.following().map { try OpenTable($0, options, vocabulary, readings) }
  }

  /// Throws for tables of the file that cannot be read, once all others were.
  package func checkAllWereRead() throws { if let failure = readers.last?.failure { throw failure } }

  /// All tables with their row labels.
  ///
  /// Throws for invalid columns or labels before any table is read, with the number of the table.
  func tables(_ rows: NarrationOptions) throws -> [(table: OpenTable, plan: RowPlan)] {
    try readers.indices.map { index in
      do {
        let table = try table(index)
        return (table, try table.plan(rows))
      } catch  where isSeries {
        throw TableRefusal(table: name(of: readers[index]), reason: error, count: readers.count)
      }
    }
  }

  /// The name of a table in messages: the path, with a number if there are several.
  private func name(of reader: TableReader) -> String {
    reader.path + (isSeries || isLater(reader) ? reader.number.map { ", table \($0)" } ?? "" : "")
  }

  /// Whether a table follows those that were found in the head of its file.
  func isLater(_ reader: TableReader) -> Bool {
    page == nil && !isChosen && (reader.number ?? 0) > readers.count
  }

  /// How many rows a table has; nil if not known yet.
  ///
  /// Counting rows of a data file means reading it twice, so it is done only if the number is spoken.
  func rowCount(of table: OpenTable) -> Int? {
    table.reader.place?.rowCount ?? table.reader.knownRowCount ?? table.reader.extent()?.rowCount
  }

  /// The announcement of a table; nil for a single table and for one without wanted rows.
  ///
  /// - Parameter voice: speaks it; nil if it is shown.
  func announcement(
    of table: OpenTable, _ selection: RowSelection, verbosity: Verbosity,
    voice: @autoclosure () -> SpokenVoice?
  ) -> TableAnnouncement? {
    guard isSeries || isLater(table.reader) else { return nil }
    if selection != .all, let count = rowCount(of: table), !selection.isWanted(anyOf: count) { return nil }
    return TableAnnouncement(table, verbosity: verbosity, rowCount: rowCount(of: table), voice: voice())
  }

  /// Whether one table of a page was chosen.
  var isChosen: Bool { options.reading.table != nil }

  /// The tables of a page in a dialect: all in order, or the chosen one.
  ///
  /// Rowcall counts data rows only and guesses unmarked headers. Other screen readers count header rows too, and use only
  /// headers that the author marked or the user named.
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
      var table = MarkedTable(
        headers.grid, dialect: dialect, headerRows: headers.rows.lines.upperBound)
      // A chosen table is read as a data table, even if it is a layout table.
      if isRowcall, isChosen, table.outline.role == .presentation { table.outline.role = .table }
      return table
    }
  }

  /// The row header columns that the user chose, by table index.
  private func rowHeadersOfTables() throws -> [Int: Range<Int>] {
    if options.rowHeader == nil { return [:] }
    return try readers.indices.reduce(into: [:]) { columns, index in
      let table = try table(index)
      if let place = table.reader.place { columns[place.index] = table.rowHeaders }
    }
  }

  /// Why nothing was spoken.
  ///
  /// - Parameter isSelection: whether rows were chosen.
  package func nothingToSay(isSelection: Bool) -> NothingToSay {
    let isEmpty = readers.allSatisfy { $0.place?.headers.grid.cells.isEmpty == true }
    let reason: NothingToSay.Reason =
      isEmpty
      ? .noCell
      : isSelection
        ? .noChosenRow : isHeaderCounted ? .onlyHeaderRows : readers[0].reasonForNoRows ?? .onlyHeader
    return NothingToSay(path: path, reason: reason)
  }

  /// Whether the user set the number of header rows.
  private var isHeaderCounted: Bool { if case .rows? = options.reading.header { true } else { false } }

  /// Reports problems of the page, or of the data that a reader has read.
  func reportProblems(of reader: TableReader, in dialects: [Dialect], to output: Output) {
    if page == nil { reportProblems(of: reader, to: output) } else { reportProblems(to: output) }
    if dialects.contains(where: { !indicesLeftOut(for: $0).isEmpty }) { reportLeftOut(to: output) }
  }

  /// Reports problems of the page.
  private func reportProblems(to output: Output) {
    for reader in readers { reportProblems(of: reader, to: output) }
  }

  /// Reports cells with more headers than are spoken.
  func reportShortenedHeaders(of tables: [MarkedTable], to output: Output) {
    guard output.hasNotes, tables.contains(where: \.shortensHeaders) else { return }
    output.note(
      "\(path): cells have more than \(RepetitionLimit.headers) headers; "
        + "the \(RepetitionLimit.headers) nearest are spoken with each cell, and \"…\" for the others")
  }

  /// Reports columns that turned out to hold something else.
  func report(_ misfits: ColumnMisfits, of reader: TableReader, to output: Output) {
    guard output.hasNotes else { return }
    for sentence in misfits.sentences { output.note("\(name(of: reader)): \(sentence)") }
  }

  package func reportProblems(of reader: TableReader, to output: Output) {
    guard output.hasNotes else { return }
    for problem in reader.problems {
      // That is another table.
      let isOfFile = if case .unreadTable = problem { true } else { false }
      output.note("\(isOfFile ? path : name(of: reader)): \(problem)")
    }
    // This applies to all tables and is reported once, with the last.
    guard reader.place?.index == readers.last?.place?.index, let problem = readings.shortcoming else {
      return
    }
    output.note("\(path): \(problem)")
  }
}

/// Describes the tables of a page that are not read.
extension TableFile {
  /// How many table numbers a note lists.
  private static let namedCount = 5

  /// A sentence for each table that is not read, and how to read it; empty if one was chosen.
  package var leftOut: [String] {
    guard let page else { return [] }
    return indicesLeftOut.sorted().map { index in
      let reason = page.tables[index].cells.isEmpty ? "it has no cell" : "it is a layout table"
      return "Table \(index + 1) is left out: \(reason); --table \(index + 1) reads it."
    }
  }

  /// The indexes of the tables that a dialect skips.
  ///
  /// Only Rowcall skips likely layout tables; the others have their own rules.
  func indicesLeftOut(for dialect: Dialect) -> Set<Int> {
    dialect.id == Dialect.rowcall.id ? indicesLeftOut : []
  }

  func reportLeftOut(to output: Output) {
    guard output.hasNotes, let sentence = leftOutNote else { return }
    output.note("\(path): \(sentence)")
  }

  /// A sentence about tables with content that are not read; nil for none.
  var leftOutNote: String? {
    guard let page else { return nil }
    let numbers = indicesLeftOut.filter { !page.tables[$0].cells.isEmpty }.map { $0 + 1 }.sorted()
    guard let first = numbers.first else { return nil }
    return numbers.count == 1
      ? "table \(first) is a layout table and is not read; --table \(first) reads it"
      : "tables \(Self.list(numbers)) are layout tables and are not read; "
        + "--table \(first) reads the first of them"
  }

  private static func list(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(numbers.count > namedCount + 1 ? namedCount : numbers.count - 1)
    let rest = numbers.dropFirst(shown.count)
    return shown.map(String.init).joined(separator: ", ") + " and "
      + (rest.count == 1 ? rest.map(String.init).joined() : "\(rest.count) more")
  }

  /// The indexes of the tables that are not read; empty if one was chosen.
  private var indicesLeftOut: Set<Int> {
    guard let page, !isChosen else { return [] }
    return Set(page.tables.indices).subtracting(readers.compactMap(\.place?.index))
  }
}

extension TableFile {
  /// Measures the rows of the first table; nil for a pipe and on errors.
  func extent() -> RecordExtent? { readers.first?.extent() }
}

extension TableReader {
  /// Reads the table to its end and measures its rows; nil for a pipe and on errors.
  ///
  /// Reading the rows later reports the same error.
  fileprivate func extent() -> RecordExtent? {
    guard var reader = number != nil && isInMemory ? self : reopened?() else { return nil }
    var extent = RecordExtent()
    do {
      while let batch = try reader.nextBatch() { extent.add(batch) }
    } catch { return nil }
    return extent
  }
}

extension TableReader {
  /// What else a file says that has a header but no rows; nil where the header may be a row.
  fileprivate var reasonForNoRows: NothingToSay.Reason? {
    let names = columnNames.compactMap(\.self)
    if schema != nil || decisions.format.choice == .textTable {
      return names.isEmpty ? nil : .onlyDrawnHeader(names)
    }
    return HeaderDetector.isEmptyResult(names) ? .emptyResult : nil
  }
}
