import RowcallImport
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// What the rules for files of data check.
///
/// The file is read once, batch by batch, and never held; what rules ask is counted on the way. Of places the first few are
/// kept for each column, with the count of all.
public struct AuditedData: Sendable {
  /// What decides the audit besides the file.
  let options: AuditOptions
  /// Which of the tables of its file it is, from one; nil for the only one.
  let number: Int?
  /// What was decided about the file before its first row.
  let decisions: ImportDecisions
  /// The sheet that it is on; nil outside workbooks.
  let sheet: SheetPart?
  /// The lines above it as one text; nil without any.
  let title: String?
  /// The headers with spaces at their ends or several in a row, as they are written, by their zero-based column.
  let spacedHeaders: [Int: String]
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

  /// Reads the tables of a file; a remark tells of each that may never end, or cannot be read.
  package static func tables(
    path: String, reading: ImportOptions, options: AuditOptions, of file: inout AuditedFile
  ) throws(ImportError) -> [AuditedData] {
    let readers = try TableReader.tables(of: path, options: reading)
    file.problemOfOthers = readers.last?.failure
    file.remarks += readers.filter(\.mayBeEndless).map { reader in
      "the view \"\(reader.title ?? "")\" may never end, and is not audited; export some of its rows as CSV"
    }
    for problem in readers.flatMap(\.problems) {
      if case .unreadTable = problem { file.remarks.append("\(problem)") }
    }
    return try tables(readers.filter { !$0.mayBeEndless }, reading, options)
  }

  /// Reads the tables of bytes in memory; the path is what findings call them.
  package static func tables(
    bytes: [UInt8], path: String, reading: ImportOptions, options: AuditOptions
  ) throws(ImportError) -> [AuditedData] {
    try tables(TableReader.tables(of: bytes, path: path, options: reading), reading, options)
  }

  private static func tables(
    _ readers: [TableReader], _ reading: ImportOptions, _ options: AuditOptions
  ) throws(ImportError) -> [AuditedData] {
    var tables: [AuditedData] = []
    for reader in readers {
      // What begins far into the file is found behind the table before it.
      var next: TableReader? = reader.withoutFailure
      while var reader = next {
        tables.append(try AuditedData(&reader, reading, options))
        next = try reader.mayBeFollowed ? reader.following() : nil
      }
    }
    return tables
  }

  /// How many rows were found to hold the headers; 0 where there is none, or where the user said how many.
  var foundHeaderRows: Int {
    decisions.header.reasons == [.asked] ? 0 : decisions.header.choice.rowCount
  }

  /// Reads a table to its end.
  ///
  /// - Parameter table: behind its last row afterwards.
  private init(
    _ table: inout TableReader, _ reading: ImportOptions, _ options: AuditOptions
  ) throws(ImportError) {
    var reader = table
    defer { table = reader }
    let typing = reader.typing(locale: options.locale, choices: reading.typing())
    reader.report(typing, locale: options.locale)
    var voice = RowVoice(typing, locale: options.locale, reader)
    let sample = reader.headSample
    let plan = TableScan.Plan(
      typing, costs: voice.costs(sample), hasPlaces: reader.decisions.delimiter != nil, options)
    let rows = try DataPass(plan: plan, jobs: options.jobs).run(&reader)
    voice.placeholderRows = rows.columns.map(\.placeholderRow)
    self.options = options
    self.voice = voice
    self.rows = rows
    number = reader.number
    sheet = reader.sheet
    title = reader.title
    spacedHeaders = reader.spacedHeaders
    decisions = reader.decisions
    problems = reader.problems
    naming = typing.namingColumns.first
    firstRows = SampledRows(first: 5, of: sample).rows.map { batch, row in
      batch.noted(row: row, hasPlaces: plan.hasPlaces)
    }
    let keys = KeySample(sample, columns: typing.columns.map(\.column.type), naming: naming)
    hasPairOfKeys = keys.hasPair
    names = keys.names
    let places = reader.headerPlaces.isEmpty ? Self.firstPlaces(sample, plan) : reader.headerPlaces
    columns = Self.columns(typing, places, rows, voice, plan.costs, keys)
  }

  /// Where the cells of the first row are, which stand for their columns where there is no header.
  private static func firstPlaces(_ sample: [RowBatch], _ plan: TableScan.Plan) -> [TextPlace] {
    guard plan.hasPlaces, let batch = sample.first, batch.rowCount > 0 else { return [] }
    return batch.places(row: 0, columns: 0..<batch.cellCount(inRow: 0))
  }

  private static func columns(
    _ typing: ColumnTyping, _ places: [TextPlace], _ rows: TableProfile, _ voice: RowVoice,
    _ costs: [CellCost],
    _ sample: KeySample
  ) -> [AuditedColumn] {
    let keys = AuditedColumn.keys(of: typing.columns.map(\.column.name))
    return typing.columns.enumerated().map { index, typed in
      AuditedColumn(
        index: index, name: typed.column.name, typed: typed, key: keys[index],
        place: places.indices.contains(index) ? places[index] : nil, profile: rows.columns[index],
        cost: costs[index], distinct: sample.distinct[index], headerUse: voice.headerUses[index])
    }
  }
}

extension AuditedData {
  /// How many rows there are, header rows not counted.
  var rowCount: Int { rows.rowCount }

  /// Why what is said now has kanji that a voice would read otherwise; nil where nothing is wrong so far.
  var readingProblem: String? { voice.readingProblem }

  /// The lines that are read as no row for a reason; nil for none.
  func leftOut(_ reason: LeftOutLines.Reason) -> LeftOutLines? {
    problems.lazy.compactMap {
      if case .leftOut(_, let lines) = $0 { lines.first { $0.reason == reason } } else { nil }
    }.first
  }

  /// The columns that a listener hears of: those in which a cell holds anything.
  var heardColumns: [AuditedColumn] { columns.filter { !$0.isEmpty } }

  /// A column, at its header, else at its cell in the first row.
  func target(_ column: AuditedColumn, key: [String]? = nil) -> KnownTarget {
    KnownTarget(
      place: place(of: column), key: PlaceKey(key ?? [column.key]), heard: Heard(now: firstWords(column)))
  }

  /// The first of some cells in a column.
  func target(_ cells: Noted<NotedCell>, in column: AuditedColumn, key: [String]? = nil) -> KnownTarget {
    let cell = cells.example
    return KnownTarget(
      place: place(
        "\(called(cell)), \(column.called)", at: cell.place,
        Place.Cell(row: cell.row + 1, column: column.index + 1)),
      key: PlaceKey(key ?? [column.key]), heard: Heard(now: words(cell, in: column)))
  }

  func target(_ row: NotedRow, key: [String]) -> KnownTarget {
    KnownTarget(
      place: place(called(row), at: row.place, Place.Cell(row: row.row + 1, column: nil)),
      key: PlaceKey(key), heard: Heard(now: words(row)))
  }

  /// The table as a whole, at its first header, else at its first row.
  func target(key: String) -> KnownTarget {
    let text = columns.first?.place ?? firstRows.first?.place ?? TextPlace(line: 1, column: 1)
    return KnownTarget(
      place: place(
        number == nil ? "table" : nil, at: sheet == nil ? text : firstRowOfSheet.map { TextPlace(line: $0) },
        nil),
      key: PlaceKey([key]), heard: Heard(now: firstRows.first.map(words)))
  }

  /// Where a column is: at its header, else in the first row.
  func place(of column: AuditedColumn) -> Place {
    place(
      column.called,
      at: sheet == nil ? column.place ?? firstRows.first?.place : firstRowOfSheet.map { TextPlace(line: $0) },
      Place.Cell(row: nil, column: column.index + 1))
  }

  /// A place in the table, of several tables with the number: `table 2, row 3`; on a sheet with the cells in place of a line:
  /// `Sales!B4, sheet row 4, column "Sold"`.
  func place(_ part: String?, at text: TextPlace?, _ cell: Place.Cell? = nil) -> Place {
    let parts: [String?] = [
      number.map { "table \($0)" }, text.flatMap { cells(inRow: $0.line, cell) }, part,
    ]
    let text = sheet == nil ? text : nil
    return Place(
      parts.compactMap(\.self).joined(separator: ", "), line: text?.line, column: text?.column, cell: cell)
  }

  /// The cells of a row of the sheet, as formulas write them; nil outside workbooks.
  private func cells(inRow row: Int, _ cell: Place.Cell?) -> String? {
    guard let sheet, let first = sheet.columns.first, let last = sheet.columns.last else { return nil }
    let column = cell?.column.flatMap { sheet.columns.indices.contains($0 - 1) ? sheet.columns[$0 - 1] : nil }
    let columns = column.map { $0...$0 } ?? (cell == nil ? first...first : first...last)
    return CellRange(rows: row...row, columns: columns).reference(on: sheet.name)
  }

  /// What findings call a row: `row 3`, or by the numbers beside the sheet `sheet row 4`.
  func called(_ row: some InRow) -> String {
    sheet == nil ? "row \(row.row + 1)" : row.place.map { "sheet row \($0.line)" } ?? "row \(row.row + 1)"
  }

  /// What is heard of a cell; nil where its row leaves it out.
  ///
  /// - Parameter header: what the header would be; nil for the one that there is.
  func words(_ cell: NotedCell, in column: AuditedColumn, calling header: String? = nil) -> String? {
    voice.cell(cell.text, column: column.index, row: cell.row, names: cell.names, calling: header)
      .map(Self.quoted)
  }

  /// What is heard of a row.
  func words(_ row: NotedRow) -> String { Self.quoted(voice.row(row.cells, number: row.row)) }

  /// What is heard of a column in the first row that says it.
  ///
  /// - Parameter header: what the header would be; nil for the one that there is.
  func firstWords(_ column: AuditedColumn, calling header: String? = nil) -> String? {
    firstCells(in: column).lazy.compactMap { words($0, in: column, calling: header) }.first
  }

  /// The cells of the first rows in a column that are not empty.
  func firstCells(in column: AuditedColumn) -> [NotedCell] {
    firstRows.compactMap { row in
      guard let text = row.cell(in: column), !text.isEmpty else { return nil }
      let names = voice.naming.map { row.cells.indices.contains($0) ? row.cells[$0] : "" }
      return NotedCell(row: row.row, place: row.place, text: text, names: names)
    }
  }

  /// The text that names a row; nil where there is none.
  func name(of row: NotedRow) -> String? {
    naming.flatMap { row.cell(in: columns[$0]) }
  }

  /// What names a row in a fingerprint.
  func key(of row: NotedRow) -> String {
    if let name = name(of: row), !name.isEmpty { return name }
    return row.cells.prefix(8).joined(separator: "\u{1F}").shortened(to: 400)
  }

  /// No more words than a report can show.
  static func quoted(_ words: String) -> String { words.shortened(to: 400) }
}

extension TableScan.Plan {
  fileprivate init(_ typing: ColumnTyping, costs: [CellCost], hasPlaces: Bool, _ options: AuditOptions) {
    self.init(
      readers: typing.readers, otherDates: typing.columns.map(\.otherDateReader), costs: costs,
      naming: typing.namingColumns, hasPlaces: hasPlaces,
      voiceless: ScriptSet(codes: ScriptSet.codes).subtracting(ScriptSet(codes: options.voicedScripts)),
      limits: (cell: options.maxSecondsPerRow / 2, row: options.maxSecondsPerRow))
  }
}

extension TypedColumn {
  /// Reads dates in another order of day and month; nil unless the column has dates in doubt.
  fileprivate var otherDateReader: CellReader? {
    guard source.leavesDoubt else { return nil }
    let other = { (order: CalendarDate.Order) in
      order == .dayMonthYear ? .monthDayYear : CalendarDate.Order.dayMonthYear
    }
    switch column.type {
    case .date(let order): return CellReader(.date(other(order)), conventions: reader.conventions)
    case .dateTime(let order): return CellReader(.dateTime(other(order)), conventions: reader.conventions)
    default: return nil
    }
  }
}
