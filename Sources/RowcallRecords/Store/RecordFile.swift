import CSQLite
import RowcallTableView

/// An SQLite file: runs statements.
///
/// A class, because closing must happen once.
final class RecordFile {
  let path: String
  private let connection: OpaquePointer
  /// Statements that were prepared once.
  private var statements: [String: OpaquePointer] = [:]

  /// How long another program that writes is waited for.
  private static let patience: Int32 = 2_000

  /// Opens a file, and creates an empty one if there is none.
  init(path: String) throws(RecordFileProblem) {
    self.path = path
    guard !Self.isTooShort(path) else { throw RecordFileProblem(code: SQLITE_NOTADB, message: "") }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    guard let opened else { throw RecordFileProblem(code: code, message: "no memory") }
    connection = opened
    guard code == SQLITE_OK else { throw problem(code) }
    sqlite3_busy_timeout(opened, Self.patience)
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
  func run(_ sql: String, _ values: [RecordValue?] = []) throws(RecordFileProblem) -> [[RecordValue?]] {
    var rows: [[RecordValue?]] = []
    try forEachRow(sql, values) { rows.append($0) }
    return rows
  }

  /// Runs a statement and hands over each row that it returns.
  func forEachRow(
    _ sql: String, _ values: [RecordValue?] = [], _ body: ([RecordValue?]) -> Void
  ) throws(RecordFileProblem) {
    let statement = try statement(sql)
    // A statement that is not reset would keep other programs from writing.
    defer { sqlite3_reset(statement) }
    for (index, value) in values.enumerated() { Self.bind(value, to: statement, Int32(index + 1)) }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw problem(code) }
      body((0..<sqlite3_column_count(statement)).map { Self.value(of: statement, $0) })
    }
  }

  /// The whole number that a statement returns.
  func integer(_ sql: String) throws(RecordFileProblem) -> Int { try run(sql).first?.first??.integer ?? 0 }

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

  private func statement(_ sql: String) throws(RecordFileProblem) -> OpaquePointer {
    if let known = statements[sql] { return known }
    var made: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &made, nil)
    guard code == SQLITE_OK, let made else { throw problem(code) }
    statements[sql] = made
    return made
  }

  private func problem(_ code: Int32) -> RecordFileProblem {
    RecordFileProblem(
      code: code, message: sqlite3_errmsg(connection).map { String(cString: $0) } ?? "error \(code)")
  }

  private static func bind(_ value: RecordValue?, to statement: OpaquePointer, _ place: Int32) {
    // SQLite copies the bytes.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case nil: sqlite3_bind_null(statement, place)
    case .integer(let number): sqlite3_bind_int64(statement, place, Int64(number))
    case .boolean(let isTrue): sqlite3_bind_int64(statement, place, isTrue ? 1 : 0)
    case .number(let number), .date(let number): sqlite3_bind_double(statement, place, number)
    case .text(var text):
      text.withUTF8 { bytes in
        _ = bytes.withMemoryRebound(to: CChar.self) {
          // No address would stand for no value.
          $0.isEmpty
            ? sqlite3_bind_text(statement, place, "", 0, copied)
            : sqlite3_bind_text64(
              statement, place, $0.baseAddress, UInt64($0.count), copied, UInt8(SQLITE_UTF8))
        }
      }
    case .data(let bytes):
      if bytes.isEmpty {
        sqlite3_bind_zeroblob(statement, place, 0)
      } else {
        _ = bytes.withUnsafeBytes {
          sqlite3_bind_blob64(statement, place, $0.baseAddress, UInt64(bytes.count), copied)
        }
      }
    }
  }

  private static func value(of statement: OpaquePointer, _ column: Int32) -> RecordValue? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return nil
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_FLOAT: return .number(sqlite3_column_double(statement, column))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return .data(start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? [])
    default:
      guard let start = sqlite3_column_text(statement, column) else { return .text("") }
      let count = Int(sqlite3_column_bytes(statement, column))
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    }
  }
}

/// Why SQLite did not do something.
struct RecordFileProblem: Error, Hashable {
  /// The result (https://sqlite.org/rescode.html).
  let code: Int32
  let message: String

  /// What is wrong, and what to do.
  var reason: String {
    switch code & 0xFF {
    case SQLITE_NOTADB: "this is no SQLite database, or an encrypted one; choose another file"
    case SQLITE_CORRUPT:
      "the SQLite database is broken (\(message)); restore it, or save what sqlite3 .recover finds"
    case SQLITE_BUSY, SQLITE_LOCKED: "another program is writing to the file; try again when it is done"
    case SQLITE_CANTOPEN:
      "the file cannot be opened (\(message)); check that its folder exists and can be written"
    case SQLITE_READONLY: "the file or its folder cannot be written; check their rights"
    case SQLITE_FULL: "the disk is full; free some space"
    case SQLITE_IOERR: "the disk reports an error (\(message)); check its free space"
    default: "SQLite says: \(message)"
    }
  }
}

extension String {
  /// A name as it is written in a statement, whatever is in it.
  var quotedName: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
}
