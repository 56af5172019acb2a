import CSQLite
import Foundation
import RowcallSQLite
import RowcallText
import Testing

@testable import RowcallImport

/// A database in a folder of its own, made by statements.
private struct Database {
  let folder = FileManager.default.temporaryDirectory.appending(path: "rowcall-\(UUID())")
  var path: String { folder.appending(path: "harbour.db").path }

  init(_ sql: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var connection: OpaquePointer?
    #expect(sqlite3_open(path, &connection) == SQLITE_OK)
    var message: UnsafeMutablePointer<CChar>?
    #expect(
      sqlite3_exec(connection, sql, nil, nil, &message) == SQLITE_OK,
      "\(message.map { String(cString: $0) } ?? "")")
    #expect(sqlite3_close(connection) == SQLITE_OK)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func tables(_ options: ImportOptions = ImportOptions(), suffix: String = "") throws -> [TableReader] {
    try TableReader.tables(of: path + suffix, options: options)
  }

  func failure(_ options: ImportOptions = ImportOptions()) -> String {
    do {
      return "\(try tables(options).map(\.columnNames))"
    } catch {
      return "\(error)".replacing(path, with: "harbour.db")
    }
  }
}

@Suite struct DatabaseTests {
  private static let harbour = """
    CREATE TABLE boats(id INTEGER PRIMARY KEY, name TEXT, fee REAL, photo BLOB);
    INSERT INTO boats VALUES(2, 'Petrel', 80, x'0102'), (1, 'Gannet', 1250.5, NULL), (3, 'Skua', 1e308, NULL);
    CREATE TABLE "a ""quay""; DROP"("Length (m)", x);
    INSERT INTO "a ""quay""; DROP" VALUES(120, ' two  spaces ');
    CREATE VIEW aaa AS SELECT name FROM boats WHERE fee > 100;
    """

  @Test func conditionsAreObservedAgainThoughTheTimeIsOver() throws {
    let database = try Database("CREATE TABLE t(n INTEGER CHECK(n > 0)); INSERT INTO t VALUES(1)")
    defer { database.remove() }
    let connection = try SQLiteDatabase(writing: database.path, named: database.path)
    #expect(throws: SQLiteFailure.self) {
      try connection.briefly(0) {
        connection.checksConditions = false
        defer { connection.checksConditions = true }
        usleep(2000)
        try connection.run("UPDATE t SET n = -1")
      }
    }
    #expect(throws: SQLiteFailure.self) { try connection.run("UPDATE t SET n = -1") }
  }

  @Test func theLimitOfAQueryStopsNoOtherOneOfTheConnection() throws {
    let database = try Database(Self.harbour)
    defer { database.remove() }
    let connection = try SQLiteDatabase(path: database.path)
    let long = try SQLiteStatement(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT count(*) FROM n",
      in: connection)
    let short = try SQLiteStatement("SELECT 1", in: connection)
    let limited = Thread {
      usleep(100_000)
      _ = try? short.step(within: 0)
    }
    limited.start()
    #expect(try long.step())
    #expect(long.text(0) == "3000000")
    #expect(try long.first([]) == nil)
    #expect(throws: ImportError.self) { try long.step(within: 0) }
  }

  @Test func tablesComeInTheirOrderAndViewsAfterThem() throws {
    let database = try Database(Self.harbour)
    defer { database.remove() }
    let tables = try database.tables()
    #expect(tables.map(\.titleLines) == [["boats"], ["a \"quay\"; DROP"], ["aaa"]])
    #expect(tables.map(\.number) == [1, 2, 3])
    #expect(tables.map(\.knownRowCount) == [3, 1, 2])
    #expect(tables[0].columnNames == ["id", "name", "fee", "photo"])
    #expect(
      try rows(tables[0]) == [
        ["1", "Gannet", "1250.5", ""], ["2", "Petrel", "80", "2 bytes"], ["3", "Skua", "1e+308", ""],
      ])
    #expect(try rows(tables[1]) == [["120", " two  spaces "]])
  }

  @Test func binaryDataAreReadAsTheirFormatAndSize() throws {
    let database = try Database(
      """
      CREATE TABLE files(data);
      INSERT INTO files VALUES(x''), (x'00'), (zeroblob(999)), (zeroblob(1000)), (zeroblob(12345)), (zeroblob(999950)),
        (x'89504E470D0A1A0A'), (CAST('%PDF-1.7' AS BLOB)),
        (CAST('bplist00' || char(208) AS BLOB));
      """)
    defer { database.remove() }
    #expect(
      try rows(try #require(try database.tables().first)).flatMap(\.self) == [
        "0 bytes", "1 byte", "999 bytes", "1 kB", "12.3 kB", "1 MB", "PNG 8 bytes", "PDF 8 bytes",
        "plist 10 bytes",
      ])
  }

  @Test func aTableIsChosenByNameNumberOrInThePath() throws {
    let database = try Database(Self.harbour)
    defer { database.remove() }
    for wanted in ["aaa", "AAA", "3"] {
      #expect(try database.tables(ImportOptions(table: wanted)).map(\.titleLines) == [["aaa"]])
    }
    #expect(try database.tables(suffix: "#aaa").map(\.titleLines) == [["aaa"]])
    #expect(
      database.failure(ImportOptions(table: "boots"))
        == "harbour.db: no table \"boots\"; did you mean \"boats\"?")
  }

  @Test func aQueryGivesRowsAndNothingElse() throws {
    let database = try Database(Self.harbour)
    defer { database.remove() }
    let found = try database.tables(ImportOptions(query: "SELECT count(*) AS n, max(name) FROM boats;"))
    #expect(found.map(\.columnNames) == [["n", "max(name)"]])
    #expect(try rows(found[0]) == [["3", "Skua"]])
    let refused = "harbour.db: the query does more than read (not authorized); write one SELECT statement"
    for query in [
      "DELETE FROM boats", "ATTACH 'x.db' AS x", "PRAGMA user_version = 3", "DROP TABLE boats",
      "CREATE TABLE zz(a)", "CREATE INDEX i ON boats(fee)", "ALTER TABLE boats ADD COLUMN x",
    ] {
      #expect(database.failure(ImportOptions(query: query)) == refused, "\(query)")
    }
    #expect(
      database.failure(ImportOptions(query: "SELECT 1; SELECT 2"))
        == "harbour.db: the query is not one statement that reads rows; write one SELECT statement")
    #expect(
      database.failure(ImportOptions(query: "SELECT nope FROM boats"))
        == "harbour.db: SQLite says: no such column: nope")
  }

  @Test func datesKeptAsNumbersAreDates() throws {
    let database = try Database(
      """
      CREATE TABLE t(created_at INTEGER, sent TIMESTAMP, day DATE, update_count INTEGER, paid DATE);
      INSERT INTO t VALUES(1741945800, 1741945800500, 2460748.5, 1741945800, 12), (NULL, NULL, NULL, 5, 13);
      """)
    defer { database.remove() }
    #expect(
      try rows(try database.tables()[0]) == [
        ["2025-03-14T09:50:00Z", "2025-03-14T09:50:00.500Z", "2025-03-14", "1741945800", "12"],
        ["", "", "", "5", "13"],
      ])
  }

  /// SQLite keeps 1 and 0 in them.
  @Test func columnsThatAreDeclaredBooleanHoldYesAndNo() throws {
    let database = try Database(
      """
      CREATE TABLE members(name TEXT, paid BOOLEAN, seats BOOL, visits INTEGER);
      INSERT INTO members VALUES('Ann', 1, 7, 1), ('Bob', 0, 12, 0), ('Cy', NULL, 3, 1);
      """)
    defer { database.remove() }
    let types = try database.tables()[0].typing(locale: LocaleTag("en")).columns.map(\.column.type)
    #expect(types == [.text, .boolean, .integer, .integer])
  }

  @Test func longTablesAreReadInBatches() throws {
    let database = try Database(
      """
      CREATE TABLE t(n INTEGER PRIMARY KEY);
      WITH RECURSIVE s(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM s LIMIT 2000) INSERT INTO t SELECT x FROM s;
      CREATE VIEW endless AS WITH RECURSIVE s(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM s) SELECT x FROM s;
      """)
    defer { database.remove() }
    var tables = try database.tables()
    #expect(try rows(tables[0]).map { $0[0] } == (1...2000).map(String.init))
    #expect(tables[1].knownRowCount == nil)
    #expect(try tables[1].nextBatch()?.text(row: 0, column: 0) == "1")
  }

  private static let endless =
    "CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) AS most FROM n;"

  @Test func tablesThatCannotBeReadAreLeftOutAndReported() throws {
    let database = try Database(
      Self.harbour + "CREATE VIEW broken AS SELECT nope FROM missing; CREATE TABLE missing(nope);"
        + "DROP TABLE missing;" + Self.endless)
    defer { database.remove() }
    var limits = ImportLimits()
    limits.querySeconds = 1
    let tables = try database.tables(ImportOptions(limits: limits))
    #expect(tables.map(\.titleLines) == [["boats"], ["a \"quay\"; DROP"], ["aaa"]])
    #expect(
      tables[0].problems.map(\.description).filter { $0.hasPrefix("left out") } == [
        "left out: \"broken\", which cannot be read: SQLite says: no such table: main.missing",
        "left out: \"endless\", which cannot be read: no row within 1 second (does the query or view never end?); raise it "
          + "with --max-query-seconds",
      ])
    #expect(database.failure(ImportOptions(table: "broken")).contains("no such table: main.missing"))
  }

  @Test func aQueryThatGivesNoRowEndsAtALimitOfTimeOrMemory() throws {
    let database = try Database(Self.harbour + Self.endless)
    defer { database.remove() }
    var limits = ImportLimits()
    limits.querySeconds = 1
    #expect(
      database.failure(ImportOptions(query: "SELECT most FROM endless", limits: limits))
        == "harbour.db:1: no row within 1 second (does the query or view never end?); raise it with --max-query-seconds"
    )
    #expect(
      database.failure(ImportOptions(query: "SELECT zeroblob(900000000)")).hasSuffix(
        "a query made a text or data of more than 100 MB; leave its column out, or use length()"))
  }

  @Test func aTableMayHaveAsManyColumnsAsSQLiteAllows() throws {
    let columns = (1...2000).map { "c\($0)" }.joined(separator: ", ")
    let database = try Database("CREATE TABLE wide(\(columns)); INSERT INTO wide(c1, c2000) VALUES(1, 2);")
    defer { database.remove() }
    let row = try #require(try rows(try database.tables()[0]).first)
    #expect(row.count == 2000 && row.first == "1" && row.last == "2")
  }

  @Test func readingLeavesNothingBesideADatabaseWithALog() throws {
    let database = try Database("PRAGMA journal_mode = WAL; CREATE TABLE t(a); INSERT INTO t VALUES(1);")
    defer { database.remove() }
    #expect(try rows(try database.tables()[0]) == [["1"]])
    #expect(try FileManager.default.contentsOfDirectory(atPath: database.folder.path) == ["harbour.db"])
  }

  @Test func whatIsNoWholeDatabaseIsAnError() throws {
    let database = try Database(Self.harbour)
    defer { database.remove() }
    let whole = try Data(contentsOf: URL(filePath: database.path))
    try Data(whole.prefix(16) + [UInt8](repeating: 0xA5, count: 4_080)).write(
      to: URL(filePath: database.path))
    #expect(
      database.failure()
        == "harbour.db: no SQLite database, or an encrypted one; decrypt it, or export its tables as CSV")
    try whole.prefix(whole.count / 2).write(to: URL(filePath: database.path))
    #expect(database.failure().hasPrefix("harbour.db: a broken SQLite database ("))
    #expect(
      throws: ImportError.malformed(
        path: "-", reason: "an SQLite database, which is read from a file only; name the file")
    ) { try TableReader.tables(of: Array(whole)) }
    try Data("a,b\n1,2\n".utf8).write(to: URL(filePath: database.path))
    #expect(
      database.failure(ImportOptions(query: "SELECT 1"))
        == "harbour.db: no database, on which --query works only; leave it out")
    let empty = try Database("CREATE TABLE t(a); DROP TABLE t;")
    defer { empty.remove() }
    #expect(empty.failure() == "harbour.db: the database has no table and no view")
  }
}
