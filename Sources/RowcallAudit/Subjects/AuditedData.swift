public import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// What rules for files of data are held against.
///
/// The file is read once, batch by batch, and never held; what rules ask is counted on the way. Of places the first few are
/// kept for each column, with the count of all.
public struct AuditedData: Sendable {
  /// What decides the audit besides the file.
  let options: AuditOptions
  /// What was decided about the file before its first row.
  let decisions: ImportDecisions
  /// What reading had to put up with.
  let problems: [ImportProblem]
  /// The columns, in the order of the file.
  let columns: [AuditedColumn]
  /// What was counted of its rows.
  let rows: TableProfile
  /// The zero-based column that names the rows; nil for none.
  let naming: Int?
  /// Says rows and cells.
  let voice: RowVoice
  /// The first texts of the column that names the rows.
  let names: [String]
  /// Whether two columns together tell the first rows apart.
  let hasPairOfKeys: Bool
  /// The first rows, cut.
  let firstRows: [NotedRow]
  /// The row below the headers where that looks like more headers, and is read as such; nil elsewhere.
  let secondHeader: HeaderLikeRow?

  /// Reads a file.
  public init(path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError) {
    try self.init(reading, options) { (reading) throws(ImportError) in
      try TableReader.open(path, options: reading)
    }
  }

  /// Reads bytes in memory; the path is what findings call them.
  public init(bytes: [UInt8], path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError)
  {
    try self.init(reading, options) { (reading) throws(ImportError) in
      try TableReader(bytes: bytes, path: path, options: reading)
    }
  }

  /// Opens a table, once more where its headers turn out to stand in two rows.
  private init(
    _ reading: ImportOptions, _ options: AuditOptions,
    _ open: (ImportOptions) throws(ImportError) -> TableReader
  ) throws(ImportError) {
    let table = try TypedTable(open(reading), options)
    if reading.header == nil, SecondHeaderRow(table.reader, table.typing).isThere {
      var inTwoRows = reading
      inTwoRows.header = .rows(2)
      try self.init(TypedTable(open(inTwoRows), options), options: options, secondHeader: table.headerLikeRow)
    } else {
      try self.init(table, options: options)
    }
  }

  /// Reads a table to its end.
  private init(
    _ table: TypedTable, options: AuditOptions, secondHeader: HeaderLikeRow? = nil
  ) throws(ImportError) {
    var reader = table.reader
    let typing = table.typing
    let voice = RowVoice(typing, locale: options.locale)
    let hasPlaces = reader.decisions.delimiter != nil
    let costs = voice.costs(reader.headSample)
    let plan = TableScan.Plan(
      readers: typing.readers, costs: costs, naming: typing.namingColumn, hasPlaces: hasPlaces,
      voiceless: ScriptSet(codes: ScriptSet.codes).subtracting(ScriptSet(codes: options.voicedScripts)),
      limits: (cell: options.maxSecondsPerRow / 2, row: options.maxSecondsPerRow))
    let sample = reader.headSample
    let rows = try DataPass(plan: plan, jobs: options.jobs).run(&reader)
    self.options = options
    self.secondHeader = secondHeader
    self.voice = voice
    self.rows = rows
    decisions = reader.decisions
    problems = reader.problems
    naming = typing.namingColumn
    firstRows = Array(
      sample.prefix(5).flatMap { batch in
        (0..<min(5, batch.rowCount)).map { batch.noted(row: $0, hasPlaces: hasPlaces) }
      }.prefix(5))
    let keys = KeySample(sample, columns: typing.columns.map(\.column.type), naming: naming)
    hasPairOfKeys = keys.hasPair
    names = keys.names
    let columnKeys = AuditedColumn.keys(of: typing.columns.map(\.column.name))
    columns = typing.columns.enumerated().map { index, typed in
      AuditedColumn(
        index: index, name: typed.column.name, typed: typed, key: columnKeys[index],
        place: reader.headerPlaces.indices.contains(index) ? reader.headerPlaces[index] : nil,
        profile: rows.columns[index], cost: costs[index], distinct: keys.distinct[index])
    }
  }
}

/// A table that was opened, and what its columns hold.
private struct TypedTable {
  let reader: TableReader
  let typing: ColumnTyping
  private let locale: LocaleTag

  init(_ reader: TableReader, _ options: AuditOptions) {
    self.reader = reader
    locale = options.locale
    typing = ColumnTyping(
      names: reader.columnNames, sample: reader.headSample, locale: options.locale,
      delimiter: reader.decisions.delimiter?.choice.asciiValue)
  }

  /// The first row, which looks like headers.
  var headerLikeRow: HeaderLikeRow? {
    guard let batch = reader.headSample.first, batch.rowCount > 0 else { return nil }
    let row = batch.noted(row: 0, hasPlaces: reader.decisions.delimiter != nil)
    return HeaderLikeRow(row: row, heard: AuditedData.quoted(RowVoice(typing, locale: locale).row(row.cells)))
  }
}

/// A row of data that looks like headers.
struct HeaderLikeRow: Sendable {
  /// The row.
  let row: NotedRow
  /// What is heard of it where it is taken for data.
  let heard: String
}
