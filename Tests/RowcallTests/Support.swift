import CSQLite
import Foundation
import Rowcall
import RowcallText
import Testing

/// A folder of its own for one test; a class because it is removed once.
final class Folder {
  private let url: URL

  init() throws {
    // Without links, as errors name it.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("rowcall-document-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, as name: String = "table.csv") throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  func data(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

  /// The lines that commands print in a browsing session on a text.
  func lines(_ commands: [String], in text: String, name: String, locale: String = "en") throws -> [String] {
    let session = try session(text, name: name, locale: locale)
    return commands.flatMap { session.perform(line: $0).map(\.text) }
  }

  /// A browsing session on a text, opened.
  func session(_ text: String, name: String, locale: String) throws -> BrowseSession {
    let session = try BrowseSession(
      path: try write(text, as: name), options: TableOptions(locale: LocaleTag(locale)))
    _ = session.open()
    return session
  }
}

/// Random numbers that are the same in each run.
struct SplitMix {
  var state: UInt64

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from zero up to a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

/// A database in a folder of its own, with a connection of another program; a class because it is closed and removed once.
final class TestDatabase {
  private let folder: Folder
  private var connection: OpaquePointer?
  var path: String { file("shop.db") }

  init(_ sql: String) throws {
    folder = try Folder()
    #expect(sqlite3_open(path, &connection) == SQLITE_OK)
    try run(sql)
  }

  deinit { sqlite3_close(connection) }

  func file(_ name: String) -> String { folder.path(name) }

  func names() throws -> [String] { try folder.names() }

  func run(_ sql: String) throws {
    var message: UnsafeMutablePointer<CChar>?
    try #require(
      sqlite3_exec(connection, sql, nil, nil, &message) == SQLITE_OK,
      "\(message.map { String(cString: $0) } ?? "")")
  }

  /// Each row of a query with bars between its cells.
  func rows(_ query: String) throws -> [String] {
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
        }.joined(separator: "|"))
    }
    return rows
  }
}
