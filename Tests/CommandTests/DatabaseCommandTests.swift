import CSQLite
import Foundation
import Testing

/// `rowcall inspect` and `rowcall related` of tables of SQLite databases.
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

  @Test(arguments: ["truncate", "unlink", "fsync", "pwrite"])
  func whateverFailsBehindTheCommitIsNoReasonToSayThatNothingWasSaved(call: String) throws {
    for number in 1...40 {
      for goesOn in [false, true] {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.query(Self.shop, in: "shop.db")
        let shop = scratch.path("shop.db#customers")
        let fault = Fault(call: call, failure: "EIO", number: number, goesOn: goesOn)
        let (result, wasHit) = try Command.run(["edit", shop, "set 1 name Zoe"], failing: fault)
        guard wasHit else { return #expect(number > 1) }
        let isSaved = try Command.run(["transcript", shop]).output.contains("Zoe")
        let answer = "\(fault): \(result.output)\(result.errorOutput)"
        #expect(isSaved == (result.status == 0), "\(answer)")
        #expect(isSaved != result.errorOutput.contains("nothing was changed"), "\(answer)")
        let next = try Command.run(["edit", shop, "show 1"])
        #expect(next.status == 0, "\(answer) \(next.errorOutput)")
        #expect(next.output.contains("Zoe") == isSaved, "\(answer) \(next.output)")
      }
    }
  }

  @Test func textsInAColumnOfNumbersAreInspected() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query(
      "CREATE TABLE boats(name TEXT, fee INTEGER, sum NUMERIC, day DATE); INSERT INTO boats VALUES('Ann', 1, 2, '2024-03-01'), ('Bob', '2,500', ' ', 'x'), ('Cy', 'none', 3.5, NULL)",
      in: "shop.db")
    let result = try Command.run(["inspect", "shop.db"], in: scratch.folder)
    #expect(
      result.output.contains(
        "  Declared as INTEGER; 2 cells are texts in the database, such as \"2,500\".\n"),
      "\(result.output)")
    #expect(
      result.output.contains("  Declared as NUMERIC.\n") && result.output.contains("  Declared as DATE.\n"))
    let json = try Command.run(["inspect", "shop.db", "--format", "json"], in: scratch.folder)
    #expect(json.output.contains("\"storedTexts\""))
  }

  @Test func oneTableIsAudited() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query(
      "CREATE TABLE good(name, fee); INSERT INTO good VALUES('Ann', 1); CREATE TABLE bad(name, \"\"); INSERT INTO bad VALUES('Bob', 2)",
      in: "shop.db")
    let good = try Command.run(["audit", "shop.db#good"], in: scratch.folder)
    #expect(good.status == 0, "\(good.output)\(good.errorOutput)")
    let bad = try Command.run(["audit", "shop.db#bad", "--fail-on", "minor"], in: scratch.folder)
    #expect(bad.status == 1 && bad.output.contains("shop.db#bad"), "\(bad.output)\(bad.errorOutput)")
    let none = try Command.run(["audit", "shop.db#worse"], in: scratch.folder)
    #expect(none.errorOutput.contains("shop.db: no table \"worse\""), "\(none.errorOutput)")
  }

  @Test func aTableWithoutRowsSaysSo() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query("CREATE TABLE boats(name, fee)", in: "empty.db")
    let result = try Command.run(["transcript", "empty.db"], in: scratch.folder)
    #expect(result.status == 1)
    #expect(result.output.isEmpty, "\(result.output)")
    #expect(
      result.errorOutput.contains("0 rows, nothing to speak; columns name, fee"), "\(result.errorOutput)")
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

  @Test func rowsThatBelongToARowAreShown() throws {
    let order = try run(["related", "shop.db#orders", "20"])
    #expect(
      order.output == """
        Salt, id 20, customer 2
        customers, by orders.customer=customers.id: 1 row
          Bob, id 2, friend 1

        """)
    #expect(order.status == 0 && order.errorOutput.isEmpty)
    let customer = try run(["related", "shop.db#customers", "--row", "1", "--limit", "1"])
    #expect(
      customer.output == """
        Ann, id 1, friend 2
        customers, by customers.friend=customers.id: 1 row
          Bob, id 2, friend 1
        customers, by customers.id=customers.friend: 1 row
          Bob, id 2, friend 1
        orders, by customers.id=orders.customer: 2 rows, 1 shown
          Tea, id 10, customer 1, lost 5

        """)
    #expect(
      try run(["related", "shop.db#stock", "Tea", "2"]).output == """
        Tea, place 2, amount 4
        counts, by stock.(code, place)=counts.(code, place): 1 row
          Mar 1, 2024, code Tea, place 2

        """)
    #expect(
      try run(["related", "shop.db#customers", "3"]).output.contains(
        "orders, by customers.id=orders.customer: no rows\n"))
  }

  @Test func aRowWithoutANameSaysTheNumberByWhichItWasAskedForAndElseNone() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query(
      """
      CREATE TABLE orders(id INTEGER PRIMARY KEY, total INTEGER);
      CREATE TABLE lines(order_id INTEGER REFERENCES orders, pos INTEGER, amount INTEGER, PRIMARY KEY(order_id, pos));
      INSERT INTO orders VALUES(1, 70), (2, 90);
      INSERT INTO lines VALUES(1, 1, 5), (1, 2, 6), (2, 1, 7), (2, 2, 8);
      """, in: "shop.db")
    let lines = scratch.path("shop.db#lines")
    #expect(
      try Command.output(["related", lines, "--row", "3"])
        == "row 3, order_id 2, pos 1, amount 7\norders, by lines.order_id=orders.id: 1 row\n  id 2, total 90\n"
    )
    #expect(try Command.output(["related", lines, "2", "1"]).hasPrefix("order_id 2, pos 1, amount 7\n"))
  }

  @Test func relationsOfTheUserAreFollowedAndCirclesEnd() throws {
    let result = try run([
      "related", "shop.db#orders", "10", "--relation", "Stock.code=ORDERS.item", "--depth", "9",
    ])
    #expect(
      result.output == """
        Tea, id 10, customer 1, lost 5
        customers, by orders.customer=customers.id: 1 row
          Ann, id 1, friend 2
          customers, by customers.friend=customers.id: 1 row
            Bob, id 2, friend 1
            orders, by customers.id=orders.customer: 1 row
              Salt, id 20, customer 2
              stock, by orders.item=stock.code: 1 row
                Salt, place 1, amount 5
                counts, by stock.(code, place)=counts.(code, place): no rows
          customers, by customers.id=customers.friend: 1 row
            Bob, id 2, friend 1
          orders, by customers.id=orders.customer: 2 rows, 1 shown
            Rice, id 30, customer 1
            stock, by orders.item=stock.code: no rows
        stock, by orders.item=stock.code: 2 rows
          Tea, place 1, amount 3
          counts, by stock.(code, place)=counts.(code, place): 1 row
            Mar 2, 2024, code Tea, place 1
          Tea, place 2, amount 4
          counts, by stock.(code, place)=counts.(code, place): 1 row
            Mar 1, 2024, code Tea, place 2

        """)
    let json = try run(["related", "shop.db#orders", "20", "--format", "json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["cells"] as? [String: String])?["item"] == "Salt")
    let groups = try #require(object["related"] as? [[String: Any]])
    #expect(groups.map { $0["relation"] as? String } == ["orders.customer=customers.id"])
    #expect(
      (groups[0]["rows"] as? [[String: Any]])?.map { $0["label"] as? String } == ["Bob, id 2, friend 1"])
  }

  @Test(arguments: [
    (
      ["orders.item=stok.code"],
      "\"orders.item=stok.code\": there is no table \"stok\"; did you mean \"stock\"?"
    ),
    (
      ["orders.item=x.code"],
      "\"orders.item=x.code\": there is no table \"x\"; the tables are \"customers\", \"orders\", \"stock\", \"counts\""
    ),
    (
      ["orders.thing=stock.code"],
      "\"orders.thing=stock.code\": there is no column \"thing\" in \"orders\"; its columns are \"id\", \"customer\", \"item\", \"lost\""
    ),
    (
      ["orders"],
      "\"orders\": expected two columns that have the same values, as in orders.customer=customers.id"
    ),
  ])
  func aWrongRelationIsExplained(relation: [String], message: String) throws {
    let result = try run(["related", "shop.db#orders", "20", "--relation"] + relation)
    #expect(result.status == 2)
    #expect(result.errorOutput == "rowcall: \(message)\n")
  }

  @Test(arguments: [
    (["shop.db#orders", "21"], "\"orders\": no row has id 21"),
    (["shop.db#orders", "--row", "4"], "\"orders\": there is no row 4"),
    (["shop.db#stock", "Tea"], "\"stock\": 1 value for the key; its rows are named by code and place"),
  ])
  func aRowThatIsNotThereIsReported(arguments: [String], message: String) throws {
    let result = try run(["related"] + arguments)
    #expect(result.status == 2)
    #expect(result.errorOutput == "rowcall: \(message)\n")
  }

  @Test func onlyDatabasesHaveRelatedRows() throws {
    let result = try Command.run(["related", "fixtures/stocks.csv", "1"])
    #expect(result.status == 65)
    #expect(
      result.errorOutput
        == "rowcall: fixtures/stocks.csv: not an SQLite database, and only its tables have related rows; name one, as in shop.db#orders\n"
    )
  }

  @Test func anAuditNamesTheTablesThatItCannotRead() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query(
      "CREATE TABLE t(a, b); INSERT INTO t VALUES(1, 2); CREATE TABLE u(x); CREATE VIEW v AS SELECT x FROM u; DROP TABLE u;",
      in: "shop.db")
    let shop = scratch.path("shop.db")
    let result = try Command.run(["audit", shop])
    #expect(result.status == 65)
    for command in ["transcript", "inspect", "tree"] {
      let read = try Command.run([command, shop])
      #expect(read.status == 65 && !read.output.isEmpty)
      #expect(
        read.errorOutput.hasSuffix(
          "rowcall: \(shop): the table \"v\" cannot be read; repair the database, or choose the others with --table\n"
        ), "\(read.errorOutput)")
      #expect(
        command != "transcript" || read.errorOutput.contains("\(shop): left out: \"v\""),
        "\(read.errorOutput)")
    }
    #expect(try Command.run(["transcript", shop, "--table", "t"]).status == 0)
    #expect(
      (result.output + result.errorOutput).contains(
        "left out: \"v\", which cannot be read: SQLite says: no such table: main.u"), "\(result)")
  }

  @Test func theOtherTablesOfADatabaseMakeNoSoundInTheEstimate() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let words = String(repeating: "tons of herring and mackerel ", count: 8)
    try scratch.query(
      "CREATE TABLE catches(place, note); CREATE TABLE photos(data); INSERT INTO photos VALUES(zeroblob(4000000));"
        + (1...20).map { "INSERT INTO catches VALUES('Harbour \($0)', '\($0) \(words)');" }.joined(),
      in: "shop.db")
    let sound = scratch.path("a.wav")
    let result = try Command.run([
      "speak", scratch.path("shop.db"), "--table", "catches", "-o", sound, "--locale", "en",
    ])
    #expect(
      result.errorOutput.contains(": 20 rows, ") && !result.errorOutput.contains("about"),
      "\(result)")
    // Rows that are chosen beyond the last one make none either.
    let chosen = try Command.run([
      "speak", scratch.path("shop.db"), "--table", "catches", "-o", sound, "--locale", "en", "--rows",
      "1-1000",
    ])
    #expect(chosen.errorOutput == result.errorOutput)
  }

  /// Beyond so many rows they are not counted.
  @Test func theSoundOfALongTableIsEstimatedAtLeast() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query(
      "CREATE TABLE n(word); WITH RECURSIVE c(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM c WHERE i < 100001) "
        + "INSERT INTO n SELECT 'a long word for number ' || i FROM c",
      in: "long.db")
    let sound = scratch.path("a.wav")
    let result = try Command.shell(
      "timeout -s INT 60 \"$rowcall\" speak '\(scratch.path("long.db"))' -o '\(sound)' --locale en 2>&1 | head -1"
    )
    #expect(
      result.output.contains("a.wav: more than ") && result.output.contains("hours"), "\(result)")
  }

  @Test func theQuestionBeforeADeletionSaysWhatGoesWithTheRow() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.query(
      """
      CREATE TABLE orders(id INTEGER PRIMARY KEY);
      CREATE TABLE items(id INTEGER PRIMARY KEY, o REFERENCES orders ON DELETE CASCADE);
      INSERT INTO orders VALUES(10), (11);
      INSERT INTO items VALUES(1, 10), (2, 10);
      """, in: "shop.db")
    let terminal = try TerminalSession(["browse", scratch.path("shop.db") + "#orders", "--silent"])
    terminal.type("d", "n", "q")
    let (lines, _) = terminal.finish()
    #expect(
      Array(lines.suffix(4)) == [
        "Delete 10?", "items, 2 rows go with it when it is saved", "y deletes, any other key keeps",
        "10 kept",
      ], "\(lines)")
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
