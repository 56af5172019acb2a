import RowcallModel

/// A table being read from a file or a stream: first what was decided about it, then its rows.
///
/// Memory does not grow with the file. Copies of a reader may share what they read from: read rows from one of them only, or
/// from one that is ``detached()``.
package struct TableReader: RowSource, Sendable {
  /// The path as given; `-` for standard input.
  package let path: String
  /// What was decided before the first row, and why.
  package let decisions: ImportDecisions
  /// The columns' names as they are spoken, nil for a column without one; names may repeat.
  package let columnNames: [String?]
  /// The lines of the title above the table in delimited text; empty without one.
  package private(set) var titleLines: [String] = []
  /// The title in one line; nil without one.
  package var title: String? { titleLines.isEmpty ? nil : titleLines.joined(separator: ", ") }
  /// Where the columns' names are in delimited text; empty where they stand nowhere.
  package private(set) var headerPlaces: [TextPlace] = []
  /// The headers with spaces at their ends or several in a row, as they are written, by their zero-based column.
  package private(set) var spacedHeaders: [Int: String] = [:]
  /// The first rows, for deciding what the columns hold; `nextBatch` gives them again.
  package let headSample: [RowBatch]
  /// The page that the table is on, and its spans and headers there; nil outside HTML.
  package private(set) var place: PageTable?

  /// Its number among the tables of a file of delimited text, counted from one; nil if it is the only one.
  var seriesNumber: Int?

  /// Its number among the tables of its file, counted from one; nil for the only table of a file of data.
  package var number: Int? { place?.number ?? seriesNumber }

  /// Whether a table that was not opened with this one may follow it; see ``following()``.
  package var mayBeFollowed = false

  /// What ends reading after the last table of the file; nil if nothing does.
  package var failure: ImportError?

  /// The same for whoever reports sheets that cannot be read by the problems of the tables.
  package var withoutFailure: TableReader {
    var reader = self
    reader.failure = nil
    return reader
  }

  /// How many rows it has, where that is known before they are read.
  package var knownRowCount: Int?

  /// The sheet of a workbook that it is on; nil outside workbooks.
  package var sheet: SheetPart?

  /// The comments and links on its cells; nil for none.
  package var comments: CellComments?

  /// Whether it is a view of a database that may never end.
  package var mayBeEndless = false

  /// The columns and keys of a table of a database; nil for what is none.
  package var schema: DatabaseSchema?

  /// How columns of a database keep dates as numbers, which are read as dates; nil for other columns.
  package var storedDates: [DateStorage?] = []

  /// What the user decided, which holds for tables that follow in the file, too.
  private(set) var options = ImportOptions()

  /// The rows after the sample.
  var rows: any ImportedRows
  /// Which batch of the sample comes next.
  var nextSample = 0

  /// What reading had to put up with so far; complete after the last batch, and short however long the file is.
  package var problems: [ImportProblem] { rows.problems.all }

  /// Whether the sample has all rows.
  package var isInMemory: Bool { !rows.mayHaveMore }

  /// Opens the table once more, from its first row; nil for a page, which is in memory, and for a stream.
  package private(set) var reopened: (@Sendable () -> TableReader?)?
}

extension TableReader {
  /// Opens a file, or standard input for `-`, and reads its head; of a page, the first of `tables(of:options:)`.
  ///
  /// Throws when the file cannot be read, is no text, holds no row, or an option does not suit it.
  package static func open(_ path: String, options: ImportOptions = ImportOptions()) throws(ImportError)
    -> TableReader
  {
    try TableReader(source: FileBytes(path: path), options: options)
  }

  /// Opens all tables of a file, or the one that the options choose; at least one.
  ///
  /// A page has as many as there are to be read (see ``HTMLTables/tablesToRead()``). Delimited text has those that begin in
  /// its head; what else follows, ``following()`` gives after the last row. Throws what `open` throws.
  package static func tables(of path: String, options: ImportOptions = ImportOptions()) throws(ImportError)
    -> [TableReader]
  {
    var (path, options) = (path, options)
    if let place = TablePlace(path) { (path, options.table) = (place.file, options.table ?? place.table) }
    let file = try FileBytes(path: path)
    return try tables(of: file, options: options).map { [path] reader in
      let options = reader.reopeningOptions(options)
      return file.size == nil || reader.isLongDatabase || reader.reopened != nil
        ? reader : reader.reopening { try? TableReader.open(path, options: options) }
    }
  }

  /// Opens all tables of bytes in memory, as ``tables(of:options:)-(String,_)`` does those of a file.
  ///
  /// - Parameter path: what errors call the bytes; its extension counts as that of a file would.
  package static func tables(
    of bytes: [UInt8], path: String = "-", options: ImportOptions = ImportOptions()
  ) throws(ImportError) -> [TableReader] {
    try tables(of: MemoryBytes(path: path, bytes: bytes[...]), options: options).map { reader in
      if reader.reopened != nil { return reader }
      let options = reader.reopeningOptions(options)
      return reader.reopening { try? TableReader(bytes: bytes, path: path, options: options) }
    }
  }

  /// So many rows it has at least, where they are not counted; nil where they are, and where nothing is known.
  package var leastRowCount: Int? { isLongDatabase && !mayBeEndless ? DatabaseTables.mostCounted : nil }

  /// Whether it is of a database and too long to be searched before its first row is read.
  private var isLongDatabase: Bool { decisions.format.choice == .database && knownRowCount == nil }

  /// The options that choose this table.
  private func reopeningOptions(_ options: ImportOptions) -> ImportOptions {
    var options = options
    if let seriesNumber { options.table = String(seriesNumber) }
    return options
  }

  /// The same with a title above its own, if there is one, and a way to read it once more.
  func titled(_ title: String?, reopening open: @escaping @Sendable () -> TableReader?) -> TableReader {
    var reader = reopening(open)
    if let title { reader.titleLines.insert(title, at: 0) }
    return reader
  }

  private func reopening(_ open: @escaping @Sendable () -> TableReader?) -> TableReader {
    var reader = self
    reader.reopened = place == nil ? open : nil
    return reader
  }

  /// Reads a table from bytes in memory.
  ///
  /// - Parameter path: what errors call the bytes; its extension counts as that of a file would.
  package init(bytes: [UInt8], path: String = "-", options: ImportOptions = ImportOptions())
    throws(ImportError)
  {
    try self.init(source: MemoryBytes(path: path, bytes: bytes[...]), options: options)
  }

  init(source: some ByteSource, options: ImportOptions) throws(ImportError) {
    guard let first = try Self.tables(of: source, options: options).first else {
      throw .emptyInput(path: source.path)
    }
    self = first
  }

  static func tables(of source: some ByteSource, options: ImportOptions) throws(ImportError)
    -> [TableReader]
  {
    try options.check()
    var source = source
    let head = try FileHead(reading: &source)
    guard !head.bytes.isEmpty else { throw .emptyInput(path: source.path) }
    if SQLiteDatabase.begins(head.bytes) {
      guard source is FileBytes, source.path != "-" else {
        throw .malformed(
          path: source.path, reason: "an SQLite database, which is read from a file only; name the file")
      }
      return try DatabaseTables(path: source.path, options: options).open()
    }
    if options.query != nil {
      throw .malformed(path: source.path, reason: "no database, on which --query works only; leave it out")
    }
    if ZipFile.begins(head.bytes), options.encoding == nil, let tables = try workbook(source, head, options) {
      return tables
    }
    if let format = PropertyListTable.format(of: head.bytes, path: source.path, options) {
      return [try PropertyListTable(source: source, head: head, format: format, options: options).open()]
    }
    let text = try decode(source, head, options: options)
    if text.format.choice == .json, let wanted = options.table, wanted != "1" {
      throw .onlyTable(path: source.path, wanted: wanted)
    }
    return switch text.format.choice {
    case .delimited: try DelimitedTable(text: text, options: options).open()
    case .json, .propertyList: [try JSONTable(text: text, options: options).open()]
    case .html: try HTMLTable(text: text, options: options).open()
    case .database:
      throw .malformed(path: source.path, reason: "no SQLite database; leave out --input-format")
    case .workbook: throw .malformed(path: source.path, reason: "no workbook; leave out --input-format")
    case .textTable: try TextTable(text: text, options: options).open()
    }
  }

  /// The next rows, from the table's first on; nil after the last.
  ///
  /// Rows before a fault in the text are given before its error is thrown.
  package mutating func nextBatch() throws(ImportError) -> RowBatch? {
    if nextSample < headSample.count {
      nextSample += 1
      return headSample[nextSample - 1]
    }
    return try rows.nextBatch()
  }

  /// The same table at the same row, to be read on its own; nil where rows can be read only once.
  package func detached() -> TableReader? {
    guard let rows = rows.detached() else { return nil }
    var copy = self
    copy.rows = rows
    return copy
  }

  /// The tables of a workbook; nil for another zip file.
  private static func workbook(
    _ source: some ByteSource, _ head: FileHead, _ options: ImportOptions
  ) throws(ImportError) -> [TableReader]? {
    var bytes: [UInt8]?
    if (source as? FileBytes)?.size == nil {
      // What comes from a pipe is held in memory: the list of a zip file's parts is at its end.
      var (rest, all) = (source, head.bytes)
      while all.count <= mostWorkbookBytes, try rest.append(to: &all, upTo: 1 << 20) {}
      guard all.count <= mostWorkbookBytes else {
        throw .malformed(
          path: source.path,
          reason: "more than \(mostWorkbookBytes >> 20) MB of a workbook from a pipe; name the file")
      }
      bytes = all
    }
    let size = bytes?.count ?? (source as? FileBytes)?.size ?? 0
    let zip = try ZipFile(path: source.path, size: size, bytes: bytes)
    return WorkbookTables.isWorkbook(zip) ? try WorkbookTables(zip: zip, options: options).open() : nil
  }

  private static let mostWorkbookBytes = 1 << 28

  /// Reads the head and decides encoding and format.
  static func decode(_ source: some ByteSource, options: ImportOptions) throws(ImportError)
    -> DecodedText
  {
    try options.check()
    var source = source
    let head = try FileHead(reading: &source)
    guard !head.bytes.isEmpty else { throw .emptyInput(path: source.path) }
    return try decode(source, head, options: options)
  }

  private static func decode(
    _ source: some ByteSource, _ head: FileHead, options: ImportOptions
  ) throws(ImportError) -> DecodedText {
    let encoding = try EncodingDetector(path: source.path, head: head, requested: options.encoding).detect()
    let decoder = try EncodingDetector.decoder(for: encoding.decision.choice, head: head)
    var stream = TextStream(source: source, head: head, skipping: encoding.markLength, decoder: decoder)
    var text: [UInt8] = []
    var problems = ProblemList()
    problems.add(try stream.append(to: &text, upTo: 0), in: text, line: 1)
    if let likely = encoding.likely {
      problems.add(.doubtfulEncoding(encoding.decision.choice, likely: likely))
    }
    if encoding.decision.isUncertain { problems.add(.guessedEncoding(encoding.decision)) }
    if options.format == nil, FormatDetector.beginsLikeInterface(text) {
      throw .interfaceForTable(path: source.path)
    }
    if options.format == nil, options.delimiter == nil, FormatDetector.beginsLikeSQL(text) {
      throw .malformed(
        path: source.path, line: 1,
        reason:
          "SQL statements, expected a table; have the database write its rows, such as sqlite3 -csv -header")
    }
    let format = FormatDetector(
      path: source.path, head: text, isWhole: stream.isAtEnd, requested: options.format,
      isDelimited: options.delimiter != nil || options.quote != nil
    ).detect()
    return DecodedText(
      stream: stream, head: text, format: format, encoding: encoding.decision, problems: problems)
  }
}

extension ImportOptions {
  /// Throws for options that suit no file.
  fileprivate func check() throws(ImportError) {
    guard let delimiter else { return }
    let isTaken =
      delimiter.isNewline
      || quote.map { $0.byte == delimiter.asciiValue && delimiter.isASCII } ?? (delimiter == "\"")
    if isTaken || String(delimiter).unicodeScalars.count > 1 { throw .unusableDelimiter(String(delimiter)) }
  }
}
