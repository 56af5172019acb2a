import CSQLite
import Foundation
import Testing

/// `rowcall inspect` of tables of SQLite databases.
@Suite struct DatabaseCommandTests {
  private static let shop = """
    CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, friend INTEGER REFERENCES customers);
    INSERT INTO customers VALUES(1, 'Ann', 2), (2, 'Bob', 1), (3, 'Cy', NULL);
    CREATE TABLE orders(id INTEGER PRIMARY KEY, customer REFERENCES customers(id), item TEXT, lost REFERENCES nowhere);
    INSERT INTO orders VALUES(10, 1, 'Tea', 5), (20, 2, 'Salt', NULL), (30, 1, 'Rice', NULL);
    CREATE TABLE stock(code TEXT, place INTEGER, amount INTEGER, PRIMARY KEY(code, place)) WITHOUT ROWID;
    INSERT INTO stock VALUES('Tea', 1, 3), ('Tea', 2, 4), ('Salt', 1, 5);
    CREATE TABLE counts(code TEXT, place INTEGER, day TEXT, FOREIGN KEY(code, place) REFERENCES stock);
    INSERT INTO counts VALUES('Tea', 2, '2024-03-01'), ('Tea', 1, '2024-03-02');
    """

  private func run(_ arguments: [String]) throws -> Command.Result {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query(Self.shop, in: "shop.db")
    return try Command.run(arguments, in: scratch.folder)
  }

  @Test func theKeysOfATableAreInspected() throws {
    let counts = try run(["inspect", "shop.db#counts"])
    #expect(
      counts.output.contains(
        "\nPrimary key: none.\nForeign key: code, place refers to code, place of \"stock\".\n"))
    let orders = try run(["inspect", "shop.db#orders"])
    #expect(
      orders.output.contains(
        "\nPrimary key: id.\nForeign key: customer refers to id of \"customers\".\nForeign key: lost refers to \"nowhere\".\n"
      ), "\(orders.output)")
    let json = try run(["inspect", "shop.db#orders", "--format", "json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let keys = try #require(object["keys"] as? [String: Any])
    #expect(keys["primary"] as? [String] == ["id"])
    let foreign = try #require(keys["foreign"] as? [[String: Any]])
    #expect(foreign.map { $0["table"] as? String } == ["customers", "nowhere"])
    #expect(foreign.map { $0["targets"] as? [String] } == [["id"], []])
  }
}

extension Scratch {
  /// Runs statements of SQLite on a database in the folder, and gives the rows of the last one as text.
  @discardableResult
  func query(_ sql: String, in name: String) throws -> String {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    try #require(sqlite3_open(path(name), &connection) == SQLITE_OK)
    var rows = ""
    let code = withUnsafeMutablePointer(to: &rows) { rows in
      sqlite3_exec(
        connection, sql,
        { rows, count, cells, _ in
          let line = (0..<Int(count)).map { cells?[$0].map { String(cString: $0) } ?? "NULL" }
          rows?.assumingMemoryBound(to: String.self).pointee += line.joined(separator: "|") + "\n"
          return 0
        }, rows, nil)
    }
    try #require(code == SQLITE_OK)
    return rows
  }
}
