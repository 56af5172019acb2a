import CSQLite
import RowcallSQLite
import RowcallTableView

/// An SQLite file: runs statements.
///
/// A class, because closing must happen once.
final class RecordFile {
  let path: String
  private let connection: OpaquePointer
  /// Statements that were prepared once.
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file, and creates an empty one if there is none.
  init(path: String) throws(SQLiteFailure) {
    self.path = path
    guard !Self.isTooShort(path) else { throw SQLiteFailure(code: SQLITE_NOTADB, message: "") }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard let opened else { throw SQLiteFailure(code: code, message: "no memory") }
    connection = opened
    guard code == SQLITE_OK else { throw problem(code) }
    sqlite3_busy_timeout(opened, SQLiteValue.patience)
    try run("PRAGMA foreign_keys = ON")
    try run("PRAGMA synchronous = FULL")
  }

  /// Whether a file has contents, but fewer than any database: SQLite would treat it as empty, and write over it.
  private static func isTooShort(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int else { return false }
    return (1..<512).contains(size)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  /// Runs a statement and gives the rows that it returns.
  @discardableResult
  func run(_ sql: String, _ values: [RecordValue?] = []) throws(SQLiteFailure) -> [[RecordValue?]] {
    var rows: [[RecordValue?]] = []
    try forEachRow(sql, values) { rows.append($0) }
    return rows
  }

  /// Runs a statement and hands over each row that it returns.
  func forEachRow(
    _ sql: String, _ values: [RecordValue?] = [], _ body: ([RecordValue?]) -> Void
  ) throws(SQLiteFailure) {
    let statement = try statement(sql)
    // A statement that is not reset would keep other programs from writing.
    defer { sqlite3_reset(statement) }
    SQLiteValue.bind(values.map { SQLiteValue($0) }, to: statement)
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw problem(code) }
      body(SQLiteValue.row(of: statement).map(\.recordValue))
    }
  }

  /// The whole number that a statement returns.
  func integer(_ sql: String) throws(SQLiteFailure) -> Int { try run(sql).first?.first??.integer ?? 0 }

  /// Does everything in one transaction, or nothing.
  ///
  /// - Parameter mode: `IMMEDIATE` to write, `DEFERRED` to read.
  func transaction<Result>(_ mode: String, _ body: () throws -> Result) throws -> Result {
    try run("BEGIN \(mode)")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      if sqlite3_get_autocommit(connection) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  /// Forgets prepared statements, which a change of the tables makes useless.
  func forgetStatements() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
  }

  private func statement(_ sql: String) throws(SQLiteFailure) -> OpaquePointer {
    if let known = statements[sql] { return known }
    var made: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &made, nil)
    guard code == SQLITE_OK, let made else { throw problem(code) }
    statements[sql] = made
    return made
  }

  private func problem(_ code: Int32) -> SQLiteFailure { SQLiteFailure(code, of: connection) }
}

extension SQLiteValue {
  fileprivate init(_ value: RecordValue?) {
    self =
      switch value {
      case nil: .null
      case .integer(let number): .integer(Int64(number))
      case .boolean(let isTrue): .integer(isTrue ? 1 : 0)
      case .number(let number), .date(let number): .real(number)
      case .text(let text): .init(text)
      case .data(let bytes): .blob(bytes)
      }
  }

  fileprivate var recordValue: RecordValue? {
    switch self {
    case .null: nil
    case .integer(let number): .integer(Int(number))
    case .real(let number): .number(number)
    case .text(let bytes): .text(String(decoding: bytes, as: UTF8.self))
    case .blob(let bytes): .data(bytes)
    }
  }
}
