import RowcallModel
import RowcallSQLite

/// Opens the tables and views of an SQLite database, or the rows of a query.
struct DatabaseTables {
  let path: String
  private(set) var options: ImportOptions

  init(path: String, options: ImportOptions) {
    self.path = path
    self.options = options
  }

  /// How long one of several tables may take for a row, in seconds, unless somebody chose another limit.
  private static let mostSecondsOfSeveral = 5
  /// More rows are neither counted nor searched before the first is read.
  static let mostCounted = 100_000

  /// Opens all tables, or what the options choose.
  func open() throws(ImportError) -> [TableReader] {
    let database = try SQLiteDatabase(path: path)
    if let query = options.query {
      database.allowReadingOnly()
      return [try reader(query, title: nil, in: database)]
    }
    let relations = try database.relations()
    guard !relations.isEmpty else {
      throw .malformed(path: path, reason: "the database has no table and no view")
    }
    if let wanted = options.table {
      let index = try Self.index(of: wanted, in: relations.map(\.name), path: path)
      return [try reader(of: relations[index], number: index + 1, in: database)]
    }
    guard relations.count > 1 else { return [try reader(of: relations[0], number: nil, in: database)] }
    return try readers(of: relations, in: database)
  }

  /// All that can be read, with a note on what cannot; throws if nothing can.
  private func readers(
    of relations: [SQLiteDatabase.Relation], in database: SQLiteDatabase
  ) throws(ImportError) -> [TableReader] {
    var quick = self
    if options.limits.querySeconds == ImportLimits().querySeconds {
      quick.options.limits.querySeconds = Self.mostSecondsOfSeveral
    }
    var readers: [TableReader] = []
    var failures: [(name: String, error: ImportError)] = []
    for (index, relation) in relations.enumerated() {
      do {
        readers.append(try quick.reader(of: relation, number: index + 1, in: database))
      } catch {
        failures.append((relation.name, error))
      }
    }
    guard !readers.isEmpty else { throw failures[0].error }
    for (name, error) in failures {
      let reason = "\(error)".replacing("\(path): ", with: "").replacing("\(path):1: ", with: "")
      readers[0].rows.problems.add(.unreadTable(name, reason: reason))
    }
    // A view that takes too long is not broken.
    let broken = failures.filter { if case .limitExceeded = $0.error { false } else { true } }.map(\.name)
    if !broken.isEmpty {
      let last = readers.count - 1
      readers[last].mayBeFollowed = true
      readers[last].failure = .unreadTables(
        broken, "table", path: path, advice: "repair the database, or choose the others with --table")
    }
    return readers
  }

  private func reader(
    of relation: SQLiteDatabase.Relation, number: Int?, in database: SQLiteDatabase
  ) throws(ImportError) -> TableReader {
    let keyed = try relation.isView ? nil : KeyedTable(relation.name, in: database)
    let schema = try DatabaseSchema(relation.name, in: database)
    // The order in which rows are edited and named, whatever the order of the key in the file.
    let key = keyed == nil && schema?.kind == .table ? schema?.primaryKey ?? [] : []
    let order = key.isEmpty ? "" : " ORDER BY " + key.map(\.quotedName).joined(separator: ", ")
    let query = "SELECT * FROM \(relation.name.quotedName)\(order)"
    var reader = try reader(keyed?.query(after: nil) ?? query, title: relation.name, in: database, keyed)
    reader.seriesNumber = number
    reader.schema = schema
    reader.knownRowCount = try database.count(query, upTo: Self.mostCounted)
    reader.mayBeEndless = relation.isView && reader.knownRowCount == nil
    return reader
  }

  private func reader(
    _ query: String, title: String?, in database: SQLiteDatabase, _ table: KeyedTable? = nil
  ) throws(ImportError) -> TableReader {
    let statement = try SQLiteStatement(query, in: database)
    let width = statement.columnCount - (table == nil ? 0 : 1)
    let names = (0..<width).map { ColumnNames.cleaned(statement.name($0)) }
    guard names.count <= options.limits.columns else {
      throw .limitExceeded(path: path, line: 1, limit: .columns, value: options.limits.columns)
    }
    var rows = DatabaseRows(statement, of: table, limits: options.limits, path: path)
    let first = try rows.nextBatch()
    // A statement that is not at its end keeps the database locked for writers.
    if let rest = rows.detached() { rows = rest }
    rows.problems.add(names: names, sample: first.map { [$0] } ?? [])
    let decisions = ImportDecisions(
      format: Decision(.database, confidence: 1, reasons: [.database]),
      encoding: Decision("UTF-8", confidence: 1, reasons: [.database]),
      preambleLines: Decision(0, confidence: 1, reasons: [.usual]),
      header: Decision(.none, confidence: 1, reasons: [.database]))
    var reader = TableReader(
      path: path, decisions: decisions, columnNames: names, titleLines: title.map { [$0] } ?? [],
      headSample: first.map { [$0] } ?? [], rows: rows)
    reader.storedDates = rows.dates ?? []
    return reader
  }

  /// The zero-based table that is wanted by its number or its name, whatever its capitals.
  static func index(of wanted: String, in names: [String], path: String) throws(ImportError) -> Int {
    if let index = names.firstIndex(of: wanted) { return index }
    if let index = names.firstIndex(where: { $0.lowercased() == wanted.lowercased() }) { return index }
    if let number = Int(wanted), names.indices.contains(number - 1) { return number - 1 }
    throw .noSuchTable(
      path: path, wanted: wanted, near: NearName.nearest(to: wanted, in: names), tables: names)
  }
}

/// A table whose rows SQLite numbers, so that reading can go on behind any of them.
struct KeyedTable: Sendable {
  private let database: SQLiteDatabase
  private let name: String
  /// What the numbers are called, which no column is.
  private let key: String

  /// Nil for a table without such numbers.
  init?(_ name: String, in database: SQLiteDatabase) throws(ImportError) {
    self.database = database
    self.name = name.quotedName
    let statement = try SQLiteStatement("SELECT * FROM \(self.name) LIMIT 0", in: database)
    let names = (0..<statement.columnCount).map { statement.name($0).lowercased() }
    // With the number, there would be more columns than a query may have.
    guard statement.columnCount < database.mostColumns else { return nil }
    guard let key = ["rowid", "_rowid_", "oid"].first(where: { !names.contains($0) }),
      (try? SQLiteStatement("SELECT \(key) FROM \(self.name) LIMIT 0", in: database)) != nil
    else { return nil }
    self.key = key
  }

  /// The rows behind one, or all, in order; their number is the last column.
  func query(after number: Int64?) -> String {
    let start = number.map { " WHERE \(key) > \($0)" } ?? ""
    return "SELECT *, \(key) FROM \(name)\(start) ORDER BY \(key)"
  }

  func statement(after number: Int64?) -> SQLiteStatement? {
    try? SQLiteStatement(query(after: number), in: database)
  }
}

/// Reads the rows of a query as batches.
struct DatabaseRows: ImportedRows {
  var problems = ProblemList()
  private var statement: SQLiteStatement
  /// What the rows are of, whose numbers are then the last column; nil for a query or a view.
  private let table: KeyedTable?
  private var lastNumber: Int64?
  private let limits: ImportLimits
  private let path: String
  /// How each column keeps dates; decided by the first rows.
  private(set) var dates: [DateStorage?]?
  private var nextRow = 0
  private(set) var mayHaveMore = true

  private static let rowsPerBatch = 512

  init(_ statement: SQLiteStatement, of table: KeyedTable?, limits: ImportLimits, path: String) {
    self.statement = statement
    self.table = table
    self.limits = limits
    self.path = path
  }

  var hasBufferedText: Bool { false }

  func detached() -> DatabaseRows? {
    guard let statement = table?.statement(after: lastNumber) else { return nil }
    var copy = self
    copy.statement = statement
    return copy
  }

  private var columnCount: Int { statement.columnCount - (table == nil ? 0 : 1) }

  mutating func nextBatch() throws(ImportError) -> RowBatch? {
    guard mayHaveMore else { return nil }
    var rows: [[String]] = []
    let start = ContinuousClock.now
    // What comes slowly is spoken as it comes, but the first rows decide what columns hold.
    let patience: Duration = dates == nil ? .seconds(5) : .milliseconds(200)
    while rows.isEmpty || rows.count < Self.rowsPerBatch && ContinuousClock.now - start < patience {
      guard try statement.step(within: limits.querySeconds) else {
        mayHaveMore = false
        break
      }
      rows.append((0..<columnCount).map(statement.text))
      if table != nil { lastNumber = statement.integer(columnCount) }
      guard rows[rows.count - 1].allSatisfy({ $0.utf8.count <= limits.cellBytes }) else {
        throw .limitExceeded(
          path: path, line: nextRow + rows.count, limit: .cellBytes, value: limits.cellBytes)
      }
    }
    guard !rows.isEmpty else { return nil }
    let dates =
      dates
      ?? (0..<columnCount).map { column in
        DateStorage(
          name: statement.name(column), type: statement.declaredType(column), texts: rows.map { $0[column] })
      }
    self.dates = dates
    var batch = RowBatch(firstRow: nextRow)
    for row in rows {
      nextRow += 1
      // The line in a message is the number of the row.
      batch.append(
        row: zip(row, dates).map { text, storage in storage?.text(of: text) ?? text }, line: nextRow)
    }
    return batch
  }
}

/// How a column without a type for dates keeps them (https://sqlite.org/datatype3.html).
package enum DateStorage: Hashable, Sendable {
  case unixSeconds, unixMilliseconds, julianDays

  /// Decides by the column's name and declared type, and by cells that all are likely dates; nil for others.
  init?(name: String, type: String, texts: [String]) {
    let words = (type + " " + name.uppercased()).split { !$0.isLetter }
    let isNamed = words.contains { ["DATE", "DATETIME", "TIME", "TIMESTAMP", "AT"].contains($0) }
    let numbers = texts.filter { !$0.isEmpty }.map(Double.init)
    guard isNamed, !numbers.isEmpty else { return nil }
    let found = [Self.unixSeconds, .unixMilliseconds, .julianDays].first { storage in
      numbers.allSatisfy { $0.map(storage.isLikely) ?? false }
    }
    guard let found else { return nil }
    self = found
  }

  /// A moment as ISO 8601 writes it, or a day where the moment is its beginning; nil for what is no number.
  package func text(of number: String) -> String? {
    guard let text = Double(number).flatMap({ Moment.text(secondsSince1970: seconds($0)) }) else {
      return nil
    }
    return text.hasSuffix("T00:00:00Z") && self == .julianDays ? String(text.prefix(10)) : text
  }

  private func isLikely(_ number: Double) -> Bool {
    Moment.text(secondsSince1970: seconds(number)).flatMap { Int($0.prefix(4)) }.map {
      Self.years.contains($0)
    } ?? false
  }

  /// Small numbers are counts rather than seconds of the year 1970.
  private static let years = 1973...2199

  private func seconds(_ number: Double) -> Double {
    switch self {
    case .unixSeconds: number
    case .unixMilliseconds: number / 1000
    // Days are counted from noon.
    case .julianDays: ((number - 2_440_587.5) * 86_400_000).rounded() / 1000
    }
  }
}

/// A table of a database or workbook as a path names it: `harbour.db#boats`, `prices.xlsx#2024`.
package struct TablePlace: Hashable, Sendable {
  package let file: String
  package let table: String

  /// Takes a path apart; nil for one that is a file as it is, and for one that leads to neither.
  package init?(_ path: String) {
    guard let sign = path.lastIndex(of: "#"), sign < path.index(before: path.endIndex) else { return nil }
    file = String(path[..<sign])
    table = String(path[path.index(after: sign)...])
    if (try? FileBytes(path: path)) != nil { return nil }
    guard let head = try? WholeFile.head(of: file, count: 16),
      SQLiteDatabase.begins(head) || ZipFile.begins(head)
    else { return nil }
  }
}
