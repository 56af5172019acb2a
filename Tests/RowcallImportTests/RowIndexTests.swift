import CSQLite
import Foundation
import RowcallModel
import Testing

@testable import RowcallImport

@Suite struct RowIndexTests {
  /// Rows enough for many batches, with what makes rows hard to find: quoted line breaks, blank lines, comments, long rows.
  private static let rows = (0..<40_000).map { number in
    ["name \(number)", number % 97 == 0 ? "two\nlines \(number)" : "\(number * 7)", "é"]
  }

  private static let csv =
    "Name,Value,Mark\n"
    + rows.enumerated().map { number, row in
      "\(row[0]),\"\(row[1])\",\(row[2])\n" + (number % 5_003 == 5_002 ? "\n" : "")
    }.joined()

  private func write(_ data: Data, as name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rowcall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file.path
  }

  private func remove(_ path: String) {
    try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  /// Checks rows in any order, while they become known and afterwards.
  private func check(_ index: RowIndex) throws {
    var random = SeededGenerator(state: 5)
    for number in [0, 39_999, 30_000, 1] + (0..<60).map({ _ in Int.random(in: 0..<40_000, using: &random) }) {
      let (batch, place) = try #require(try index.row(at: number))
      let texts = (0..<3).map { batch.text(row: place, column: $0) }
      #expect(texts == Self.rows[number])
      #expect(batch.number(ofRow: place) == number)
    }
    #expect(try index.row(at: 40_000) == nil)
    #expect(index.readAll() == 40_000)
    #expect(index.count == .exactly(40_000))
    let found = try index.firstRow(from: 100) { $0.text(row: $1, column: 0) == "name 25678" }
    #expect(found == 25_678)
    #expect(try index.firstRow(from: 25_679) { $0.text(row: $1, column: 0) == "name 25678" } == nil)
  }

  @Test(arguments: [String.Encoding.utf8, .isoLatin1, .utf16LittleEndian])
  func rowsOfDelimitedTextAreFoundByTheirPlace(encoding: String.Encoding) throws {
    let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : []
    let path = try write(Data(mark) + (try #require(Self.csv.data(using: encoding))), as: "table.csv")
    defer { remove(path) }
    let reader = try TableReader.open(path)
    #expect(reader.detached() != nil)
    try check(RowIndex(reader, spacing: 1 << 16))
    try check(RowIndex(TableReader.open(path), spacing: 1, mostPlaces: 2))
  }

  @Test func rowsOfJSONAreFoundByTheirPlace() throws {
    let records = Self.rows.map { row in
      let value = row[1].replacing("\n", with: "\\n")
      return "{\"Name\": \"\(row[0])\", \"Value\": \"\(value)\", \"Mark\": \"é\"}"
    }
    for text in ["[" + records.joined(separator: ",\n") + "]", records.joined(separator: "\n")] {
      let path = try write(Data(text.utf8), as: text.hasPrefix("[") ? "table.json" : "table.jsonl")
      defer { remove(path) }
      let reader = try TableReader.open(path)
      #expect(reader.detached() != nil)
      try check(RowIndex(reader, spacing: 1 << 16))
    }
  }

  @Test(arguments: ["", " WITHOUT ROWID"])
  func rowsOfADatabaseAreFoundByTheirPlace(kind: String) throws {
    let path = try write(Data(), as: "table.db")
    defer { remove(path) }
    var opened: OpaquePointer?
    #expect(sqlite3_open(path, &opened) == SQLITE_OK)
    let connection = try #require(opened)
    // The numbers that SQLite gives the rows have gaps.
    let values = Self.rows.enumerated().map { number, row in
      "(\(number * 3 + 5), '\(row[0])', '\(row[1])', 'é')"
    }
    let sql =
      "BEGIN; CREATE TABLE boats (rowid INTEGER PRIMARY KEY, name TEXT, value TEXT, mark TEXT)\(kind); INSERT INTO boats VALUES "
      + values.joined(separator: ", ") + "; COMMIT; CREATE VIEW names AS SELECT name, value, mark FROM boats;"
    #expect(sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK)
    sqlite3_close(connection)
    let table = try TableReader.open(path, options: ImportOptions(table: "boats"))
    #expect((table.detached() != nil) == kind.isEmpty)
    #expect(table.columnNames == ["rowid", "name", "value", "mark"])
    let (batch, place) = try #require(try RowIndex(table, spacing: 1 << 12).row(at: 39_999))
    #expect(batch.text(row: place, column: 1) == "name 39999")
    // The rows of a view are kept.
    try check(RowIndex(try TableReader.open(path, options: ImportOptions(table: "names"))))
  }

  @Test func rowsOfAPipeAreKept() throws {
    let path = try write(Data(Self.csv.utf8), as: "table.csv")
    defer { remove(path) }
    let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("rowcall-\(UUID().uuidString)")
      .path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let writer = Thread { try? Data(Self.csv.utf8).write(to: URL(fileURLWithPath: pipe)) }
    writer.start()
    let reader = try TableReader.open(pipe)
    #expect(reader.detached() == nil)
    try check(RowIndex(reader))
  }

  @Test func rowsBeforeAFaultAreFound() throws {
    let text = Self.csv + "\"a quote that is never closed,1,2\nmore,lines"
    let path = try write(Data(text.utf8), as: "table.csv")
    defer { remove(path) }
    let index = RowIndex(try TableReader.open(path))
    _ = index.readAll()
    let last = try #require(try index.row(at: 39_999))
    #expect(last.batch.text(row: last.place, column: 0) == "name 39999")
    #expect(index.error == .unterminatedQuote(path: path, line: 40_422))
  }
}
