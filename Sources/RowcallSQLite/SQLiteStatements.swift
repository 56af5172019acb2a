import CSQLite

extension SQLiteValue {
  /// How long another program that writes to a database is waited for, in milliseconds.
  package static let patience: Int32 = 2_000

  /// Gives the parameters of a statement their values.
  package static func bind(_ values: [SQLiteValue], to statement: OpaquePointer) {
    // SQLite copies the bytes.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      switch value {
      case .null: sqlite3_bind_null(statement, place)
      case .integer(let number): sqlite3_bind_int64(statement, place, number)
      case .real(let number): sqlite3_bind_double(statement, place, number)
      case .text(let bytes):
        if bytes.isEmpty {
          sqlite3_bind_text(statement, place, "", 0, copied)
        } else {
          _ = bytes.withUnsafeBytes {
            sqlite3_bind_text64(
              statement, place, $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt64(bytes.count),
              copied, UInt8(SQLITE_UTF8))
          }
        }
      case .blob(let bytes):
        if bytes.isEmpty {
          sqlite3_bind_zeroblob(statement, place, 0)
        } else {
          _ = bytes.withUnsafeBytes {
            sqlite3_bind_blob64(statement, place, $0.baseAddress, UInt64(bytes.count), copied)
          }
        }
      }
    }
  }

  /// What is in the row that a statement is at.
  package static func row(of statement: OpaquePointer) -> [SQLiteValue] {
    (0..<sqlite3_column_count(statement)).map { column in
      switch sqlite3_column_type(statement, column) {
      case SQLITE_NULL: return .null
      case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
      case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
      case SQLITE_BLOB:
        let start = sqlite3_column_blob(statement, column)
        return .blob(bytes(start, sqlite3_column_bytes(statement, column)))
      default:
        let start = UnsafeRawPointer(sqlite3_column_text(statement, column))
        return .text(bytes(start, sqlite3_column_bytes(statement, column)))
      }
    }
  }

  private static func bytes(_ start: UnsafeRawPointer?, _ count: Int32) -> [UInt8] {
    start.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(count))) } ?? []
  }
}

/// Why SQLite did not do something.
package struct SQLiteFailure: Error, Hashable {
  /// The extended result (https://sqlite.org/rescode.html).
  package let code: Int32
  package let message: String

  package init(code: Int32, message: String) { (self.code, self.message) = (code, message) }

  /// What a connection says about a result.
  package init(_ code: Int32, of connection: OpaquePointer) {
    let extended = sqlite3_extended_errcode(connection)
    self.code = extended & 0xFF == code & 0xFF ? extended : code
    message = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "error \(code)"
  }

  /// What is wrong, and what to do.
  package var reason: String {
    // SQLITE_READONLY_ROLLBACK.
    if code == SQLITE_READONLY | 3 << 8 {
      return
        "a program was killed while it wrote to the database; as a user who may write to it, open it once with rowcall edit or sqlite3"
    }
    return switch code & 0xFF {
    case SQLITE_NOTADB: "no SQLite database, or an encrypted one; decrypt it, or export its tables as CSV"
    case SQLITE_CORRUPT:
      "a broken SQLite database (\(message)); restore it, or save what sqlite3 .recover finds"
    case SQLITE_BUSY, SQLITE_LOCKED: "another program is writing to the database; try again when it is done"
    case SQLITE_CANTOPEN:
      "the database cannot be opened (\(message)); check that the file and its folder can be read"
    case SQLITE_READONLY: "the database or its folder cannot be written; check their rights"
    case SQLITE_FULL: "the disk is full; free some space"
    case SQLITE_IOERR: "the disk reports an error (\(message)); check its free space"
    // The second has another code where the query would change the schema.
    case SQLITE_AUTH,
      _ where message == "not authorized":
      "the query does more than read (\(message)); write one SELECT statement"
    case SQLITE_INTERRUPT: "interrupted"
    default: "SQLite says: \(message)"
    }
  }

  /// Whether the file is none of SQLite's.
  package var isNoDatabase: Bool { code & 0xFF == SQLITE_NOTADB }
  /// Whether a rule of the table, such as NOT NULL, was broken.
  package var isConstraint: Bool { code & 0xFF == SQLITE_CONSTRAINT }
  /// Whether a row has a value that only one may have, as another one has already.
  package var isDuplicate: Bool {
    // SQLITE_CONSTRAINT_PRIMARYKEY, _UNIQUE and _ROWID.
    [6, 8, 10].contains { code == SQLITE_CONSTRAINT | $0 << 8 }
  }
  /// Whether a trigger refuses what is written, in its own words.
  package var isRaised: Bool { code == SQLITE_CONSTRAINT | 7 << 8 }
  /// Whether the number of a row is none.
  package var isMismatch: Bool { code & 0xFF == SQLITE_MISMATCH }
}

extension String {
  /// A name as it is written in a statement, whatever is in it.
  package var quotedName: String { "\"" + replacing("\"", with: "\"\"") + "\"" }
}
