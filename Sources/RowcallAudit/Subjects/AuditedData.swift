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

  /// Reads the tables of a file; a remark tells of each that may never end.
  package static func tables(
    path: String, reading: ImportOptions, options: AuditOptions, remarks: inout [String]
  ) throws(ImportError) -> [AuditedData] {
    let readers = try TableReader.tables(of: path, options: reading)
    remarks += readers.filter(\.mayBeEndless).map { reader in
      "the view \"\(reader.title ?? "")\" may never end, and is not audited; export some of its rows as CSV"
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
      var next: TableReader? = reader
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
    let voice = RowVoice(typing, locale: options.locale, sample: reader.headSample)
    let hasPlaces = reader.decisions.delimiter != nil
    let costs = voice.costs(reader.headSample)
    let plan = TableScan.Plan(
      readers: typing.readers, otherDates: typing.columns.map(\.otherDateReader),
      costs: costs,
      naming: typing.namingColumns.first, hasPlaces: hasPlaces,
      voiceless: ScriptSet(codes: ScriptSet.codes).subtracting(ScriptSet(codes: options.voicedScripts)),
      limits: (cell: options.maxSecondsPerRow / 2, row: options.maxSecondsPerRow))
    let sample = reader.headSample
    let rows = try DataPass(plan: plan, jobs: options.jobs).run(&reader)
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

extension AuditedData {
  /// How many rows there are, header rows not counted.
  var rowCount: Int { rows.rowCount }

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
    let cell = Place.Cell(row: nil, column: column.index + 1)
    return KnownTarget(
      place: Place(inTable(column.called), at: column.place ?? firstRows.first?.place, cell),
      key: PlaceKey(key ?? [column.key]), heard: Heard(now: firstWords(column)))
  }

  /// The first of some cells in a column.
  func target(_ cells: Noted<NotedCell>, in column: AuditedColumn, key: [String]? = nil) -> KnownTarget {
    let cell = cells.example
    return KnownTarget(
      place: Place(
        inTable("row \(cell.row + 1), \(column.called)"), at: cell.place,
        Place.Cell(row: cell.row + 1, column: column.index + 1)),
      key: PlaceKey(key ?? [column.key]), heard: Heard(now: words(cell, in: column)))
  }

  func target(_ row: NotedRow, key: [String]) -> KnownTarget {
    KnownTarget(
      place: Place(inTable("row \(row.row + 1)"), at: row.place, Place.Cell(row: row.row + 1, column: nil)),
      key: PlaceKey(key), heard: Heard(now: words(row)))
  }

  /// The table as a whole, at its first header, else at its first row.
  func target(key: String) -> KnownTarget {
    let text = columns.first?.place ?? firstRows.first?.place
    return KnownTarget(
      place: Place(
        name ?? "table", line: text?.line ?? 1,
        column: text?.column ?? (text == nil ? 1 : nil)),
      key: PlaceKey([key]), heard: Heard(now: firstRows.first.map(words)))
  }

  /// What findings call a part of the table: of several tables with the number.
  private func inTable(_ part: String) -> String { (name.map { $0 + ", " } ?? "") + part }

  /// What findings call one of several tables: `table 2`, or `table 2 on sheet "Sales"`.
  private var name: String? {
    number.map { "table \($0)" + (sheet.map { " on sheet \"\($0.name.shortened(to: 40))\"" } ?? "") }
  }

  /// What is heard of a cell.
  func words(_ cell: NotedCell, in column: AuditedColumn) -> String {
    Self.quoted(voice.cell(cell.text, column: column.index, name: cell.name))
  }

  /// What is heard of a row.
  func words(_ row: NotedRow) -> String { Self.quoted(voice.row(row.cells)) }

  /// What is heard of a column in the first row that fills it.
  ///
  /// - Parameter header: what the header would be; nil for the one that there is.
  func firstWords(_ column: AuditedColumn, calling header: String? = nil) -> String? {
    firstRows.first { $0.cell(in: column)?.isEmpty == false }.map { row in
      Self.quoted(
        voice.cell(row.cells[column.index], column: column.index, name: name(of: row), calling: header))
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

extension Place {
  /// A place in a data file.
  fileprivate init(_ element: String, at place: TextPlace?, _ cell: Cell) {
    self.init(element, line: place?.line, column: place?.column, cell: cell)
  }
}

extension Notes {
  /// Notes a finding for each of the first rows of a kind; the last says how many more there are.
  mutating func add(_ rows: Noted<NotedRow>, _ finding: (NotedRow) -> Finding) {
    add(rows.first, of: rows.count, "row", finding)
  }

  /// Notes a finding for each of the first columns; the last says how many more there are.
  mutating func add(_ columns: [AuditedColumn], _ finding: (AuditedColumn) -> Finding) {
    add(Array(columns.prefix(8)), of: columns.count, "column", finding)
  }

  private mutating func add<Item>(
    _ items: [Item], of count: Int, _ noun: String, _ finding: (Item) -> Finding
  ) {
    for (index, item) in items.enumerated() {
      var found = finding(item)
      if count > items.count, index == items.count - 1 {
        found.rest = count - items.count
        found.message.removeLast()
        found.message += " (and so on in \(Wording.count(found.rest, "more \(noun)")))."
      }
      add(found)
    }
  }
}
