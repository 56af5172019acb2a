import Rowcall
import RowcallImport
import Testing

/// What is said of a change of a database before it is saved: the rows that go with it, and the rules that forbid it.
@Suite struct BrowseForecastTests {
  /// Orders, their items and the items' parts, of which each goes with the one before; and shipments, which lose their order.
  private static let orders = """
    CREATE TABLE orders(id INTEGER PRIMARY KEY, who TEXT);
    CREATE TABLE items(
      id INTEGER PRIMARY KEY, "order" INTEGER REFERENCES orders ON DELETE CASCADE, n TEXT);
    CREATE TABLE parts(id INTEGER PRIMARY KEY, item INTEGER REFERENCES items ON DELETE CASCADE);
    CREATE TABLE shipments(id INTEGER PRIMARY KEY, "order" INTEGER REFERENCES orders ON DELETE SET NULL);
    INSERT INTO orders VALUES(10, 'Ann'), (11, 'Bob'), (12, 'Cy');
    INSERT INTO items VALUES(1, 10, 'Tea'), (2, 10, 'Rice'), (3, 11, 'Milk');
    INSERT INTO parts VALUES(1, 1), (2, 1), (3, 2), (4, 3);
    INSERT INTO shipments VALUES(1, 10), (2, 12);
    """

  private func session(_ shop: TestDatabase, _ table: String) throws -> BrowseSession {
    let session = try BrowseSession(path: shop.path + "#" + table)
    _ = session.open()
    return session
  }

  private func say(_ commands: [String], _ session: BrowseSession) -> [String] {
    commands.flatMap { session.perform(line: $0).map(\.text) }
  }

  private static let mayGo = "rows of other tables may go with it when it is saved"
  private static let unsavable = "cannot be saved like this: "

  @Test func whatGoesWithADeletedRowIsSaidBeforeItIsSaved() throws {
    let shop = try TestDatabase(Self.orders)
    let orders = try session(shop, "orders")
    #expect(
      say(["delete"], orders).prefix(4) == [
        "Ann deleted", "items, 2 rows go with it when it is saved",
        "parts, 3 rows go with it when it is saved",
        "shipments, in 1 row the reference becomes blank when it is saved",
      ])
    // Of this row alone, not of those that were deleted before.
    #expect(
      say(["delete"], orders).prefix(3) == [
        "Bob deleted", "items, 1 row goes with it when it is saved",
        "parts, 1 row goes with it when it is saved",
      ])
    #expect(try shop.rows("SELECT count(*) FROM items") == ["3"])
    #expect(say(["undo", "undo", "save"], orders).last == "no changes")
    #expect(try shop.rows("SELECT count(*) FROM parts") == ["4"])
  }

  @Test func itIsSaidInTheQuestionAsWell() throws {
    let shop = try TestDatabase(Self.orders)
    let orders = try session(shop, "orders")
    #expect(orders.refusalToEdit(inRow: true) == nil)
    #expect(
      orders.linesBeforeDeletion.map(\.text) == [
        "items, 2 rows go with it when it is saved", "parts, 3 rows go with it when it is saved",
        "shipments, in 1 row the reference becomes blank when it is saved",
      ])
    #expect(!orders.hasChanges)
    // What another program changes meanwhile is noticed none the less.
    let document = try TableDocument(path: shop.path + "#items")
    _ = try document.cells(ofRow: 0)
    try shop.run("UPDATE items SET n = 'Oats' WHERE id = 1")
    #expect(document.forecast(deletingRow: 0)?.touched.map(\.name) == ["parts"])
    #expect(throws: EditError.rowChangedSinceShown(path: shop.path + "#items", row: 1)) {
      try document.removeRow(at: 0)
    }
  }

  @Test func rowsOfTheSameTableAreCountedToo() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(a TEXT, b TEXT, up_a TEXT, up_b TEXT, PRIMARY KEY(a, b),
        FOREIGN KEY(up_a, up_b) REFERENCES t(a, b) ON DELETE CASCADE) WITHOUT ROWID;
      INSERT INTO t VALUES('x', '1', 'x', '3'), ('x', '2', 'x', '1'), ('x', '3', 'x', '2'), ('y', '1', NULL, NULL);
      CREATE TABLE s(id INTEGER PRIMARY KEY, boss INTEGER REFERENCES s ON DELETE SET NULL);
      INSERT INTO s VALUES(1, NULL), (2, 1), (3, 1), (4, 2);
      """)
    // Each of three goes with another one, round and round.
    let circle = try session(shop, "t")
    #expect(say(["delete"], circle).dropFirst().first == "t, 2 rows go with it when it is saved")
    let bosses = try session(shop, "s")
    #expect(
      say(["delete"], bosses).dropFirst().first
        == "s, in 2 rows the reference becomes blank when it is saved")
  }

  @Test func aRowThatIsReferredToIsSaidToStay() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE customers(id INTEGER PRIMARY KEY);
      CREATE TABLE orders(id INTEGER PRIMARY KEY, c REFERENCES customers);
      CREATE TABLE items(id INTEGER PRIMARY KEY, o REFERENCES orders ON DELETE CASCADE);
      CREATE TABLE bills(id INTEGER PRIMARY KEY, i REFERENCES items ON DELETE RESTRICT);
      INSERT INTO customers VALUES(1), (2);
      INSERT INTO orders VALUES(1, 1), (2, NULL);
      INSERT INTO items VALUES(1, 2);
      INSERT INTO bills VALUES(1, 1);
      """)
    let customers = try session(shop, "customers")
    #expect(
      say(["delete"], customers).prefix(2) == [
        "1 deleted", Self.unsavable + "rows of orders refer to it; change or delete them first",
      ])
    #expect(customers.hasChanges)
    // The items would go; what keeps them is elsewhere.
    let orders = try session(shop, "orders")
    #expect(
      say(["go 2", "delete"], orders).contains(
        Self.unsavable + "the database refuses it, FOREIGN KEY constraint failed; change it or undo it"))
  }

  @Test func whatTheDatabaseWillRefuseIsSaidAtOnce() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);
      INSERT INTO customers VALUES(1, 'Ann');
      CREATE TABLE orders(
        id INTEGER PRIMARY KEY, mail TEXT UNIQUE, what TEXT NOT NULL, total REAL CHECK(total > 0),
        customer INTEGER REFERENCES customers);
      INSERT INTO orders VALUES(1, 'a', 'Tea', 5, 1), (2, 'b', 'Rice', 6, 1);
      """)
    let orders = try session(shop, "orders")
    func answer(_ column: String, _ command: String) -> [String] {
      say(["go \(column)", command], orders).suffix(2)
    }
    let refusals = [
      ("total", "set -5", "a rule of the table forbids it, total > 0; enter another text"),
      ("what", "null", "a blank is not allowed"),
      ("mail", "set b", "another row has the same"),
      ("customer", "set 7", "customers has no row with id 7; enter one that there is, or add that row first"),
    ]
    for (column, command, refusal) in refusals {
      #expect(answer(column, command).last == Self.unsavable + refusal)
      #expect(orders.hasChanges)
      _ = say(["undo"], orders)
    }
    #expect(!answer("total", "set 7").contains { $0.hasPrefix(Self.unsavable) })
    #expect(say(["save"], orders).first == "saved, shop.db")
  }

  @Test func otherChangesMayMakeRoomForAValueOrTakeIt() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, mail TEXT UNIQUE, must TEXT NOT NULL);
      INSERT INTO t VALUES(1, 'a', 'x'), (2, 'b', 'y');
      """)
    let table = try session(shop, "t")
    let taken = Self.unsavable + "another row has the same"
    #expect(say(["go mail", "set b"], table).last == taken)
    #expect(say(["down", "set a"], table).last != taken)
    // Of a new row, cells that were not filled yet are not missed.
    let new = say(["insert", "go mail", "set c"], table)
    #expect(!new.contains { $0.hasPrefix(Self.unsavable) }, "\(new)")
    #expect(say(["go must", "set z"], table).contains { $0.hasPrefix(Self.unsavable) } == false)
    #expect(say(["go mail", "set a"], table).last == taken)
  }

  @Test func aRowThatCanBeDeletedOnlyWithAnotherOneMayTakeOthersWithIt() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE emp(id INTEGER PRIMARY KEY, boss REFERENCES emp ON DELETE RESTRICT);
      CREATE TABLE notes(id INTEGER PRIMARY KEY, emp REFERENCES emp ON DELETE CASCADE);
      INSERT INTO emp VALUES(1, NULL), (2, 1); INSERT INTO notes VALUES(1, 1), (2, 1);
      """)
    let emp = try session(shop, "emp")
    #expect(say(["go 2", "delete"], emp)[1] != Self.mayGo)
    #expect(say(["delete"], emp)[1] == Self.mayGo)
    _ = say(["save"], emp)
    #expect(try shop.rows("SELECT count(*) FROM notes") == ["0"])
  }

  @Test func whatGoesWithARowIsSaidOfTablesWithCapitalsOfAnyAlphabet() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE "ÄMTER"(id INTEGER PRIMARY KEY, name); INSERT INTO "ÄMTER" VALUES(1, 'a'), (2, 'b');
      CREATE TABLE "Ämtchen"(id INTEGER PRIMARY KEY, amt REFERENCES "ÄMTER" ON DELETE CASCADE);
      CREATE TABLE Leute(id INTEGER PRIMARY KEY, amt REFERENCES "Ämtchen" ON DELETE CASCADE);
      INSERT INTO "Ämtchen" VALUES(1, 1); INSERT INTO Leute VALUES(1, 1), (2, 1);
      """)
    let said = say(["delete"], try session(shop, "ÄMTER"))
    for words in [
      "Ämtchen, 1 row goes with it when it is saved", "Leute, 2 rows go with it when it is saved",
    ] {
      #expect(said.contains(words), "\(said)")
    }
  }

  @Test func aRowIsNotBlamedForAnother() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, code UNIQUE, v NOT NULL);
      INSERT INTO t VALUES(1, 'a', 1), (2, 'b', 1), (3, 'z', 1);
      """)
    let table = try session(shop, "t")
    #expect(say(["go 3", "go v", "set"], table).last?.hasPrefix(Self.unsavable) == true)
    #expect(say(["go 2", "go code", "set c", "go 1", "set b"], table).last == "code b")
  }

  @Test func nothingIsCountedWhileAnotherProgramWrites() throws {
    let shop = try TestDatabase(Self.orders)
    let orders = try session(shop, "orders")
    #expect(orders.refusalToEdit(inRow: true) == nil)
    try shop.run("BEGIN IMMEDIATE")
    let clock = ContinuousClock()
    let time = clock.measure { #expect(say(["delete"], orders)[1] == Self.mayGo) }
    #expect(time < .seconds(1))
    try shop.run("ROLLBACK")
    // And nothing keeps others from writing afterwards.
    #expect(say(["delete"], orders).contains("items, 1 row goes with it when it is saved"))
    try shop.run("UPDATE orders SET who = 'Zoe' WHERE id = 12")
  }

  @Test func aRehearsalThatTakesLongIsGivenUp() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, v INTEGER);
      INSERT INTO t VALUES(1, 1), (2, 2);
      CREATE TABLE log(n INTEGER);
      CREATE TRIGGER slow AFTER UPDATE ON t BEGIN
        INSERT INTO log SELECT count(*) FROM (
          WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 100000000) SELECT x FROM c);
      END;
      """)
    let table = try session(shop, "t")
    let clock = ContinuousClock()
    let time = clock.measure { #expect(say(["go v", "set 9"], table).last == "v 9") }
    #expect(time < .seconds(3))
    try shop.run("INSERT INTO log VALUES(1)")
    #expect(try shop.rows("SELECT count(*) FROM log") == ["1"])
  }

  @Test func manyRowsThatGoWithOneAreNotCountedButSaid() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY);
      INSERT INTO t VALUES(1), (2);
      CREATE TABLE u(id INTEGER PRIMARY KEY, t REFERENCES t ON DELETE CASCADE);
      CREATE INDEX i ON u(t);
      WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 500000) INSERT INTO u SELECT x, 1 FROM c;
      """)
    let table = try session(shop, "t")
    let version = try shop.rows("PRAGMA data_version")
    #expect(say(["delete"], table)[1] == Self.mayGo)
    #expect(try shop.rows("PRAGMA data_version") == version)
    #expect(try shop.rows("SELECT count(*) FROM u") == ["500000"])
  }

  @Test func commandsOfEditingSayItToo() throws {
    let shop = try TestDatabase(Self.orders)
    let document = try TableDocument(path: shop.path + "#orders")
    let answer = try document.perform(EditCommand("delete 1"), locale: LocaleTag("en"))
    #expect(
      answer
        == "row 1 deleted, 10; 2 rows; when it is saved, 2 rows of \"items\" will be deleted with it; when it is saved, 3 rows of \"parts\" will be deleted with it; when it is saved, 1 row of \"shipments\" will be changed with it"
    )
    let items = try TableDocument(path: shop.path + "#items")
    #expect(
      try items.perform(EditCommand("set 1 order 77"), locale: LocaleTag("en")).hasSuffix(
        "it cannot be saved like this (order): no row of \"orders\" has id 77 (FOREIGN KEY); enter one that there is, or add that row first"
      ))
  }
}
