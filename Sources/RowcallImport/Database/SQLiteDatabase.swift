import CSQLite
import RowcallModel
import RowcallSQLite

/// An SQLite database.
///
/// A class, because closing must happen once. Unchecked, because SQLite takes turns by itself (https://sqlite.org/threadsafe.html).
final class SQLiteDatabase: @unchecked Sendable {
  /// A table or view.
  struct Relation: Hashable, Sendable {
    let name: String
    let isView: Bool
  }

  /// As errors name it.
  let path: String
  private let connection: OpaquePointer
  /// When SQLite gives up the step that the present thread does; other threads may do others on the same connection.
  @TaskLocal private static var deadline: ContinuousClock.Instant?

  /// Whether a file begins as SQLite's do (https://sqlite.org/fileformat.html).
  static func begins(_ head: some Collection<UInt8>) -> Bool { head.starts(with: "SQLite format 3\0".utf8) }

  /// Opens a file to read it; throws when it is no database, or is encrypted or broken.
  convenience init(path: String) throws(ImportError) {
    try self.init(path, SQLITE_OPEN_READONLY, options: try Self.isAtRest(path) ? "?immutable=1" : "")
  }

  /// Opens a file to read and write it; foreign keys are checked.
  ///
  /// Where the file cannot be written, it is opened to be read: see ``isReadOnly``.
  ///
  /// - Parameter name: the path in errors.
  convenience init(writing path: String, named name: String) throws(ImportError) {
    try self.init(path, SQLITE_OPEN_READWRITE, options: "", named: name)
    for setting in ["foreign_keys = ON", "synchronous = FULL"] {
      guard sqlite3_exec(connection, "PRAGMA \(setting)", nil, nil, nil) == SQLITE_OK else {
        throw error(sqlite3_errcode(connection))
      }
    }
  }

  private init(
    _ path: String, _ flags: Int32, options: String, named name: String? = nil
  ) throws(ImportError) {
    self.path = name ?? path
    var opened: OpaquePointer?
    let place = "file:" + Self.escaped(path) + options
    let code = sqlite3_open_v2(place, &opened, flags | SQLITE_OPEN_URI | SQLITE_OPEN_FULLMUTEX, nil)
    guard let opened else { throw .unreadable(path: path, reason: "no memory for a database") }
    connection = opened
    guard code == SQLITE_OK else { throw error(code) }
    sqlite3_busy_timeout(opened, SQLiteValue.patience)
    sqlite3_progress_handler(
      opened, 10_000,
      { _ in SQLiteDatabase.deadline.map { ContinuousClock.now > $0 } ?? false ? 1 : 0 }, nil)
  }

  /// Does a step, which SQLite gives up after some seconds; nil for no limit.
  fileprivate static func step(_ statement: OpaquePointer, within seconds: Int?) -> Int32 {
    guard let seconds else { return sqlite3_step(statement) }
    return $deadline.withValue(.now + .seconds(seconds)) { sqlite3_step(statement) }
  }

  /// The most columns that a query may give.
  var mostColumns: Int { Int(sqlite3_limit(connection, SQLITE_LIMIT_COLUMN, -1)) }

  /// Refuses whatever does more than read from here on: what a user writes may also attach other files.
  func allowReadingOnly() {
    sqlite3_set_authorizer(
      connection,
      { _, action, _, _, _, _ in
        [SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_RECURSIVE].contains(action)
          ? SQLITE_OK : SQLITE_DENY
      }, nil)
    sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, Self.longestComputed)
  }

  /// The longest text or data that a query may make, in bytes.
  private static let longestComputed: Int32 = 100_000_000

  /// Whether a database keeps a write-ahead log and has none: SQLite would make one, and leave it beside the file.
  private static func isAtRest(_ path: String) throws(ImportError) -> Bool {
    let head = try WholeFile.head(of: path, count: 20)
    guard head.count == 20, head[18] == 2 else { return false }
    return (try? WholeFile.head(of: path + "-wal", count: 1))?.isEmpty ?? true
  }

  /// A path as it is written in an address (RFC 3986).
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        UnicodeScalar(byte).properties.isAlphabetic && byte < 0x80 || "0123456789/._-".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  deinit { sqlite3_close_v2(connection) }

  /// The tables in the order in which they were made, then the views; without those of SQLite and of its extensions.
  func relations() throws(ImportError) -> [Relation] {
    let statement = try SQLiteStatement(
      """
      SELECT s.name, s.type FROM sqlite_schema s JOIN pragma_table_list t ON t.schema = 'main' AND t.name = s.name
      WHERE s.type IN ('table', 'view') AND t.type <> 'shadow' AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      ORDER BY s.type, s.rowid
      """, in: self)
    var relations: [Relation] = []
    while try statement.step() {
      relations.append(Relation(name: statement.text(0), isView: statement.text(1) == "view"))
    }
    return relations
  }

  /// How many rows a query gives; nil for more than so many, or for one that takes longer than a second.
  func count(_ query: String, upTo most: Int) throws(ImportError) -> Int? {
    let statement = try SQLiteStatement(
      "SELECT count(*) FROM (SELECT 1 FROM (\(query)) LIMIT \(most + 1))", in: self)
    do {
      guard try statement.step(within: 1) else { return nil }
    } catch .limitExceeded {
      return nil
    }
    guard let count = Int(statement.text(0)), count <= most else { return nil }
    return count
  }

  /// Whether it cannot be written.
  var isReadOnly: Bool { sqlite3_db_readonly(connection, "main") == 1 }

  /// The error for a result of SQLite: what is wrong, and what to do.
  fileprivate func error(_ code: Int32) -> ImportError {
    .malformed(path: path, reason: failure(code).reason)
  }

  fileprivate func failure(_ code: Int32) -> SQLiteFailure { SQLiteFailure(code, of: connection) }

  /// Runs a statement that changes something, and gives the rows that it returns.
  @discardableResult
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteFailure) -> [[SQLiteValue]] {
    // Many short statements take long, too.
    if let deadline = Self.deadline, .now > deadline {
      throw SQLiteFailure(code: SQLITE_INTERRUPT, message: "interrupted")
    }
    var made: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &made, nil)
    guard code == SQLITE_OK, let made else { throw failure(code) }
    defer { sqlite3_finalize(made) }
    SQLiteValue.bind(values, to: made)
    var rows: [[SQLiteValue]] = []
    while true {
      let code = sqlite3_step(made)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw failure(code) }
      rows.append(SQLiteValue.row(of: made))
    }
  }

  /// Takes back what an open transaction did.
  func rollBack() { sqlite3_exec(connection, "ROLLBACK", nil, nil, nil) }

  /// Whether CHECK is observed, which no transaction sets back and no deadline may keep from being set.
  var checksConditions = true {
    didSet {
      sqlite3_exec(
        connection, "PRAGMA ignore_check_constraints = \(checksConditions ? "OFF" : "ON")", nil, nil, nil)
    }
  }

  /// Does what nobody waits for: no longer than some milliseconds, not while another program is writing, and without touching the file
  /// for lack of memory.
  func briefly<Value>(_ milliseconds: Int, _ body: () throws -> Value) throws -> Value {
    sqlite3_busy_timeout(connection, 0)
    sqlite3_exec(connection, "PRAGMA cache_spill = OFF", nil, nil, nil)
    defer {
      sqlite3_busy_timeout(connection, SQLiteValue.patience)
      sqlite3_exec(connection, "PRAGMA cache_spill = ON", nil, nil, nil)
    }
    return try Self.$deadline.withValue(.now + .milliseconds(milliseconds), operation: body)
  }

  /// Whether a row refers to one that there is not, as the open transaction leaves them.
  var hasBrokenReferences: Bool {
    var (count, most): (Int32, Int32) = (0, 0)
    sqlite3_db_status(connection, SQLITE_DBSTATUS_DEFERRED_FKS, &count, &most, 0)
    return count != 0
  }

  /// Copies all of it into a file that has no contents yet.
  func copy(to path: String) throws(SQLiteFailure) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    defer { sqlite3_close_v2(opened) }
    guard code == SQLITE_OK, let backup = sqlite3_backup_init(opened, "main", connection, "main") else {
      throw SQLiteFailure(
        code: sqlite3_errcode(opened), message: sqlite3_errmsg(opened).map { String(cString: $0) } ?? "")
    }
    let step = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE, end == SQLITE_OK else {
      throw SQLiteFailure(code: end == SQLITE_OK ? step : end, message: String(cString: sqlite3_errstr(step)))
    }
  }

  fileprivate func prepare(_ sql: String) throws(ImportError) -> OpaquePointer {
    var made: OpaquePointer?
    let (code, isOnly) = sql.withCString { text -> (Int32, Bool) in
      var rest: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(connection, text, -1, &made, &rest)
      let isOnly = rest.map { String(cString: $0).allSatisfy { $0.isWhitespace || $0 == ";" } } ?? true
      return (code, isOnly)
    }
    guard code == SQLITE_OK else { throw error(code) }
    guard let made, isOnly, sqlite3_stmt_readonly(made) != 0, sqlite3_column_count(made) > 0 else {
      sqlite3_finalize(made)
      throw .malformed(
        path: path, reason: "the query is not one statement that reads rows; write one SELECT statement")
    }
    return made
  }
}

/// A query that is being read, row by row.
///
/// Unchecked for the same reason as the database; read rows from one thread at a time, as from any file.
final class SQLiteStatement: @unchecked Sendable {
  private let database: SQLiteDatabase
  private let statement: OpaquePointer

  init(_ sql: String, in database: SQLiteDatabase) throws(ImportError) {
    self.database = database
    statement = try database.prepare(sql)
  }

  deinit { sqlite3_finalize(statement) }

  var columnCount: Int { Int(sqlite3_column_count(statement)) }

  /// The name of a zero-based column.
  func name(_ column: Int) -> String {
    sqlite3_column_name(statement, Int32(column)).map { String(cString: $0) } ?? ""
  }

  /// The type that the table declares for a zero-based column, in capitals; empty for none, and for what is computed.
  func declaredType(_ column: Int) -> String {
    sqlite3_column_decltype(statement, Int32(column)).map { String(cString: $0).uppercased() } ?? ""
  }

  /// Goes to the next row; false behind the last.
  ///
  /// - Parameter seconds: how long that may take; nil for no limit.
  func step(within seconds: Int? = nil) throws(ImportError) -> Bool {
    let code = SQLiteDatabase.step(statement, within: seconds)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_TOOBIG {
      throw .malformed(
        path: database.path,
        reason: "a query made a text or data of more than 100 MB; leave its column out, or use length()")
    }
    if code == SQLITE_INTERRUPT, let seconds {
      throw .limitExceeded(path: database.path, line: 1, limit: .querySeconds, value: seconds)
    }
    guard code == SQLITE_DONE else { throw database.error(code) }
    return false
  }

  /// A whole number in a zero-based column of the row; nil for anything else.
  func integer(_ column: Int) -> Int64? {
    sqlite3_column_type(statement, Int32(column)) == SQLITE_INTEGER
      ? sqlite3_column_int64(statement, Int32(column)) : nil
  }

  /// What is in the row.
  var values: [SQLiteValue] { SQLiteValue.row(of: statement) }

  /// The first row that the query gives for values of its parameters; nil for none.
  func first(_ values: [SQLiteValue]) throws(ImportError) -> [SQLiteValue]? {
    // A statement that is not reset would keep other programs from writing.
    defer { sqlite3_reset(statement) }
    SQLiteValue.bind(values, to: statement)
    return try step() ? SQLiteValue.row(of: statement) : nil
  }

  /// All rows that the query gives for values of its parameters.
  func all(_ values: [SQLiteValue] = []) throws(ImportError) -> [[SQLiteValue]] {
    defer { sqlite3_reset(statement) }
    SQLiteValue.bind(values, to: statement)
    var rows: [[SQLiteValue]] = []
    while try step() { rows.append(SQLiteValue.row(of: statement)) }
    return rows
  }

  /// What is in a zero-based column of the row as text; empty for NULL; of binary data, their format and size.
  func text(_ column: Int) -> String {
    let column = Int32(column)
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return ""
    case SQLITE_INTEGER: return String(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT:
      return SQLiteValue.text(of: sqlite3_column_double(statement, column))
    case SQLITE_BLOB:
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_column_blob(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
      return BinaryData.text(ofSize: bytes.count, start: bytes)
    default:
      guard let bytes = sqlite3_column_text(statement, column) else { return "" }
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
  }
}

extension FormatDetector {
  /// Whether a file is a database of SQLite, whatever its name.
  package static func isDatabase(at path: String) -> Bool {
    (try? WholeFile.head(of: path, count: 16)).map(SQLiteDatabase.begins) ?? false
  }
}
