import RowcallImport
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

  /// Reads a file.
  package init(path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError) {
    try self.init(TableReader.open(path, options: reading), options)
  }

  /// Reads bytes in memory; the path is what findings call them.
  package init(
    bytes: [UInt8], path: String, reading: ImportOptions, options: AuditOptions
  ) throws(ImportError) {
    try self.init(TableReader(bytes: bytes, path: path, options: reading), options)
  }

  /// How many rows were found to hold the headers; 0 where there is none, or where the user said how many.
  var foundHeaderRows: Int {
    decisions.header.reasons == [.asked] ? 0 : decisions.header.choice.rowCount
  }

  /// Reads a table to its end.
  private init(_ table: TableReader, _ options: AuditOptions) throws(ImportError) {
    var reader = table
    let typing = ColumnTyping(
      names: reader.columnNames, sample: reader.headSample, locale: options.locale,
      delimiter: reader.decisions.delimiter?.choice.asciiValue)
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
