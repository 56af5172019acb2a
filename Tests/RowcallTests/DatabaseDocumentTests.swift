import Foundation
import Rowcall
import Testing

@Suite struct DatabaseDocumentTests {
  private static let shop = """
    CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    INSERT INTO customers VALUES(1, 'Ann'), (2, 'Bob');
    CREATE TABLE orders(
      id INTEGER PRIMARY KEY, customer INTEGER REFERENCES customers, item TEXT UNIQUE, price REAL CHECK(price >= 0),
      note, photo BLOB, total AS (price * 2));
    INSERT INTO orders(id, customer, item, price, note, photo)
      VALUES(10, 1, 'Tea', 2.5, NULL, x'0102'), (20, 2, 'Salt', 1, 7, NULL), (30, NULL, '', NULL, 'x', NULL);
    CREATE TABLE stock(code TEXT, place INTEGER, amount INTEGER, PRIMARY KEY(code, place)) WITHOUT ROWID;
    INSERT INTO stock VALUES('b', 2, 5), ('a', 1, 3), ('b', 1, 4);
    CREATE VIEW cheap AS SELECT * FROM orders WHERE price < 2;
    """

  // MARK: - Values

  @Test func valuesKeepTheirTypes() throws {
    let shop = try TestDatabase(Self.shop)
    let document = try TableDocument(path: shop.path + "#orders")
    #expect(document.columnNames == ["id", "customer", "item", "price", "note", "photo", "total"])
    #expect(try document.cells(ofRow: 0) == ["10", "1", "Tea", "2.5", "", "2 bytes", "5"])
    try document.set("7", row: 0, column: 3)
    try document.set("012", row: 1, column: 2)
    try document.set("8", row: 1, column: 4)
    try document.set("012", row: 2, column: 4)
    try document.set("9", row: 2, column: 1)
    try document.set("1", row: 2, column: 1)
    #expect(try shop.rows("SELECT price FROM orders") == ["2.5", "1.0", "NULL"])
    try document.save()
    #expect(
      try shop.rows(
        "SELECT typeof(customer), typeof(item), quote(item), typeof(price), price, typeof(note), quote(note), quote(photo) FROM orders"
      ) == [
        "integer|text|'Tea'|real|7.0|null|NULL|X'0102'", "integer|text|'012'|real|1.0|integer|8|NULL",
        "integer|text|''|null|NULL|text|'012'|NULL",
      ])
    // What is shown is what the database made of it.
    #expect(try document.cells(ofRow: 0) == ["10", "1", "Tea", "7", "", "2 bytes", "14"])
  }

  @Test func nullAndAnEmptyTextAreGivenOnPurposeAndUndone() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(a TEXT, b TEXT, c INTEGER, d TEXT);
      INSERT INTO t VALUES(NULL, '', 5, 'x');
      """)
    func values() throws -> [String] {
      try shop.rows("SELECT quote(a), quote(b), quote(c), quote(d) FROM t")
    }
    do {
      let document = try TableDocument(path: shop.path)
      for (column, content) in [EditedCell.emptyText, .null, .emptyText, .null].enumerated() {
        try document.set(content, row: 0, column: column)
      }
      try document.insertRow(["1", "2", "3", ""], at: 1)
      try document.set(.null, row: 1, column: 0)
      try document.set(.emptyText, row: 1, column: 1)
    }
    // Also by whoever makes the changes again.
    let document = try TableDocument(path: shop.path)
    try document.save()
    #expect(try values() == ["''|NULL|''|NULL", "NULL|''|3|NULL"])
    try document.set(.null, row: 0, column: 0)
    _ = try document.undo()
    try document.save()
    #expect(try values()[0] == "''|NULL|''|NULL")
    while try document.undo() != nil {}
    try document.save()
    #expect(try values() == ["NULL|''|5|'x'"])
  }

  @Test func aBlankIsNullWhereTheCellWasNullOrTheColumnHasNoTexts() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(a TEXT, b TEXT, c INTEGER, d, e);
      INSERT INTO t VALUES('x', NULL, 5, 'x', 5);
      """)
    let document = try TableDocument(path: shop.path)
    try document.set("y", row: 0, column: 1)
    for column in 0..<5 { try document.set("", row: 0, column: column) }
    try document.save()
    #expect(
      try shop.rows("SELECT quote(a), quote(b), quote(c), quote(d), quote(e) FROM t") == [
        "''|NULL|NULL|''|NULL"
      ])
    // Undone, the cells have the very values that they had.
    while try document.undo() != nil {}
    try document.save()
    #expect(
      try shop.rows("SELECT quote(a), quote(b), quote(c), quote(d), quote(e) FROM t") == ["'x'|NULL|5|'x'|5"])
  }

  @Test func newRowsGetDefaultsAndDeletedRowsComeBackAsTheyWere() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, kind TEXT DEFAULT 'plain', data);
      INSERT INTO t VALUES(1, 'a', NULL, x'00ff'), (2, 'b', '', 1e999);
      """)
    let document = try TableDocument(path: shop.path)
    try document.insertRow(["", "c"], at: 0)
    try document.removeRow(at: 1)
    try document.save()
    #expect(try document.cells(ofRow: 0) == ["3", "c", "plain", ""])
    #expect(try shop.rows("SELECT id, name, kind, data > 1e308 FROM t") == ["2|b||1", "3|c|plain|NULL"])
    _ = try document.undo()
    _ = try document.undo()
    try document.save()
    #expect(
      try shop.rows("SELECT id, name, quote(kind), hex(data) FROM t") == ["1|a|NULL|00FF", "2|b|''|496E66"])
    _ = try document.redo()
    _ = try document.redo()
    try document.save()
    #expect(try shop.rows("SELECT id, name, kind FROM t") == ["2|b|", "3|c|plain"])
  }

  @Test func keysAreOfAnyKind() throws {
    let shop = try TestDatabase(Self.shop)
    let stock = try TableDocument(path: shop.path + "#stock")
    #expect(try stock.model.rows == [["a", "1", "3"], ["b", "1", "4"], ["b", "2", "5"]])
    try stock.set("9", row: 2, column: 1)
    try stock.set("6", row: 1, column: 2)
    try stock.removeRow(at: 0)
    try stock.insertRow(["c", "1", "1"], at: 0)
    try stock.save()
    #expect(try shop.rows("SELECT * FROM stock") == ["b|1|6", "b|9|5", "c|1|1"])
    try stock.set("7", row: 2, column: 2)
    try stock.save()
    #expect(try shop.rows("SELECT * FROM stock") == ["b|1|6", "b|9|7", "c|1|1"])
    let orders = try TableDocument(path: shop.path + "#ORDERS")
    try orders.set("11", row: 0, column: 0)
    try orders.save()
    try orders.set("Tea 2", row: 0, column: 2)
    try orders.save()
    #expect(try shop.rows("SELECT id, item FROM orders ORDER BY id") == ["11|Tea 2", "20|Salt", "30|"])
  }

  @Test func namesAreQuoted() throws {
    let shop = try TestDatabase(
      #"""
      CREATE TABLE "a ""b""; DROP TABLE x; --"("""; DROP" TEXT, "select" INTEGER, rowid TEXT);
      INSERT INTO "a ""b""; DROP TABLE x; --" VALUES('1', 2, 'r');
      """#)
    let document = try TableDocument(path: shop.path)
    #expect(document.columnNames == ["\"; DROP", "select", "rowid"])
    try document.set("x'; DROP", row: 0, column: 0)
    try document.addColumn(named: "new \"; DROP")
    try document.set("y", row: 0, column: 3)
    try document.insertRow(["p", "q", "r", "s"], at: 1)
    try document.save()
    #expect(
      try shop.rows(#"SELECT * FROM "a ""b""; DROP TABLE x; --""#) == ["x'; DROP|2|r|y", "p|q|r|s"])
  }

  @Test func columnsAreAddedAndRemovedByUndoing() throws {
    let shop = try TestDatabase("CREATE TABLE t(a); INSERT INTO t VALUES(1), (2);")
    let document = try TableDocument(path: shop.path)
    try document.addColumn(named: "b")
    try document.set("x", row: 0, column: 1)
    try document.save()
    #expect(try document.model.rows == [["1", "x"], ["2", ""]])
    #expect(try shop.rows("SELECT a, quote(b) FROM t") == ["1|'x'", "2|NULL"])
    _ = try document.undo()
    _ = try document.undo()
    try document.addColumn(named: "c")
    try document.save()
    #expect(try shop.rows("SELECT name FROM pragma_table_info('t')") == ["a", "c"])
    #expect(throws: EditError.columnExists("c")) { try document.addColumn(named: "C") }
    // Another program wrote into the column.
    try shop.run("UPDATE t SET c = 5")
    _ = try document.undo()
    #expect(throws: EditError.changedMeanwhile(path: shop.path)) { try document.save() }
    #expect(try shop.rows("SELECT * FROM t") == ["1|5", "2|5"])
  }

  // MARK: - Refusals

  @Test func whatCannotBeChangedIsRefused() throws {
    let shop = try TestDatabase(Self.shop)
    let path = shop.path + "#orders"
    let document = try TableDocument(path: path)
    #expect(throws: EditError.noOrder(path: path)) { try document.moveRow(from: 0, to: 1) }
    #expect(throws: EditError.noOrder(path: path)) { try document.sort(byColumn: 0, locale: LocaleTag("en")) }
    #expect(throws: EditError.binary(row: 1, column: "photo")) { try document.set("x", row: 0, column: 5) }
    #expect(throws: EditError.computed(column: "total")) { try document.set("x", row: 0, column: 6) }
    #expect(!document.hasChanges)
    #expect(throws: EditError.noStoredRows(path: shop.path + "#cheap", kind: "a view")) {
      try TableDocument(path: shop.path + "#cheap")
    }
    #expect(
      throws: EditError.severalTables(path: shop.path, tables: ["customers", "orders", "stock", "cheap"])
    ) { try TableDocument(path: shop.path) }
    #expect(throws: EditError.format(path: shop.path, format: "the rows of a query")) {
      try TableDocument(path: shop.path, options: ImportOptions(query: "SELECT 1"))
    }
    #expect(try shop.names() == [".shop.db#orders.rowcall-edits", "shop.db"])
  }

  @Test func aKeyThatNoRowCanHaveIsRefusedWhenItIsEntered() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE a(id INTEGER PRIMARY KEY, name TEXT);
      INSERT INTO a VALUES(1, 'x'), (2, 'y');
      CREATE TABLE b(code TEXT PRIMARY KEY, name TEXT) WITHOUT ROWID;
      INSERT INTO b VALUES('p', 'x');
      CREATE TABLE c(code TEXT PRIMARY KEY, name TEXT);
      INSERT INTO c VALUES('p', 'x');
      """)
    let numbered = try TableDocument(path: shop.path + "#a")
    for content in [EditedCell.text(""), .null, .emptyText, "one", "1.5"] {
      #expect(throws: EditError.key(row: 1, column: "id", isNumber: true)) {
        try numbered.set(content, row: 0, column: 0)
      }
    }
    #expect(!numbered.hasChanges)
    // The database gives a new row its number.
    try numbered.insertRow(["", "z"], at: 0)
    try numbered.set("", row: 0, column: 0)
    try numbered.set(" 7 ", row: 1, column: 0)
    try numbered.save()
    #expect(throws: EditError.key(row: 1, column: "id", isNumber: true)) {
      try numbered.set("", row: 0, column: 0)
    }
    #expect(try shop.rows("SELECT * FROM a") == ["2|y", "7|x", "8|z"])
    #expect(throws: EditError.key(row: 1, column: "code", isNumber: false)) {
      try TableDocument(path: shop.path + "#b").set(.null, row: 0, column: 0)
    }
    let free = try TableDocument(path: shop.path + "#c")
    try free.set(.null, row: 0, column: 0)
    try free.save()
    #expect(try shop.rows("SELECT * FROM c") == ["NULL|x"])
  }

  @Test func aColumnThatWasSavedAndTakenBackIsRecovered() throws {
    let shop = try TestDatabase(
      "CREATE TABLE a(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO a VALUES(1, 'x')")
    let path = shop.path + "#a"
    do {
      let document = try TableDocument(path: path)
      try document.addColumn(named: "note")
      try document.set("n", row: 0, column: 2)
      try document.save()
      #expect(try shop.rows("SELECT * FROM a") == ["1|x|n"])
      _ = try document.undo()
      _ = try document.undo()
      try document.set("y", row: 0, column: 1)
    }
    let document = try TableDocument(path: path)
    #expect(document.columnNames == ["id", "name"])
    try document.save()
    #expect(try shop.rows("SELECT * FROM a") == ["1|y"])
    _ = try document.undo()
    _ = try document.undo()
    #expect(document.columnNames == ["id", "name", "note"])
    try document.save()
    #expect(try shop.rows("SELECT * FROM a") == ["1|x|NULL"])
  }

  /// What saving a change of a table says.
  private func failure(
    _ table: String, in shop: TestDatabase, _ change: (TableDocument) throws -> Void
  ) throws -> String {
    let document = try TableDocument(path: shop.path + "#" + table, unsaved: .discard)
    try change(document)
    do {
      try document.save()
      return "saved"
    } catch {
      #expect(document.hasChanges)
      try document.discardChanges()
      return "\(error)".replacing(shop.path, with: "shop.db")
    }
  }

  @Test func rulesOfATableAreReportedWithRowAndColumn() throws {
    let shop = try TestDatabase(Self.shop)
    let before = try shop.rows("SELECT * FROM orders") + shop.rows("SELECT * FROM customers")
    let start = "shop.db#orders: not saved: "
    let end = "; the database is as it was"
    #expect(
      try failure("orders", in: shop) { try $0.set("Tea", row: 1, column: 2) } == start
        + "row 2 (id 20), item: another row has the same already (UNIQUE); enter another text" + end)
    #expect(
      try failure("orders", in: shop) { try $0.set("-1", row: 1, column: 3) } == start
        + "row 2 (id 20): a rule of the table forbids it (CHECK price >= 0); enter another text" + end)
    #expect(
      try failure("orders", in: shop) { try $0.insertRow(["", "9"], at: 3) } == start
        + "row 4, customer: no row of \"customers\" has id 9 (FOREIGN KEY); enter one that there is, or add that row first"
        + end)
    #expect(
      try failure("customers", in: shop) { try $0.insertRow(at: 2) }
        == "shop.db#customers: not saved: row 3, name: a blank is not allowed (NOT NULL); enter a text" + end)
    #expect(
      try failure("customers", in: shop) { try $0.removeRow(at: 1) }
        == "shop.db#customers: not saved: the deleted row (id 2), id: 1 row of \"orders\" refers to it by customer (FOREIGN KEY); change or delete it first"
        + end)
    #expect(try shop.rows("SELECT * FROM orders") + shop.rows("SELECT * FROM customers") == before)
    #expect(try shop.names() == ["shop.db"])
  }

  @Test func lessUsualRulesAreReportedToo() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE a(id INTEGER PRIMARY KEY, name TEXT UNIQUE ON CONFLICT REPLACE);
      INSERT INTO a VALUES(1, 'x'), (2, 'y');
      CREATE TABLE b(a INTEGER REFERENCES a ON DELETE RESTRICT, n INTEGER) STRICT;
      INSERT INTO b VALUES(2, 1);
      CREATE TRIGGER t BEFORE DELETE ON b BEGIN SELECT RAISE(ABORT, 'rows: stay'); END;
      CREATE TRIGGER u BEFORE INSERT ON b BEGIN SELECT RAISE(IGNORE); END;
      """)
    let end = "; the database is as it was"
    #expect(
      try failure("a", in: shop) { try $0.set("y", row: 0, column: 1) }
        == "shop.db#a: not saved: row 1 (id 1), name: another row has the same already (UNIQUE); enter another text"
        + end)
    #expect(
      try failure("a", in: shop) { try $0.insertRow(["one"], at: 0) }
        == "shop.db#a: not saved: row 1, id: the key of a row is a whole number; enter one" + end)
    #expect(
      try failure("a", in: shop) { try $0.removeRow(at: 1) }
        == "shop.db#a: not saved: the deleted row (id 2), id: 1 row of \"b\" refers to it by a (FOREIGN KEY); change or delete it first"
        + end)
    #expect(
      try failure("b", in: shop) { try $0.set("many", row: 0, column: 1) }
        == "shop.db#b: not saved: row 1, n: the database refuses it (cannot store TEXT value in INTEGER column b.n); change it or undo it"
        + end)
    #expect(
      try failure("b", in: shop) { try $0.removeRow(at: 0) }
        == "shop.db#b: not saved: the deleted row (1): the database refuses it (rows: stay); change it or undo it"
        + end)
    #expect(
      try failure("b", in: shop) { try $0.insertRow(["1", "1"], at: 1) }
        == "shop.db#b: not saved: row 2: a trigger of the table ignores the row" + end)
    #expect(try shop.rows("SELECT * FROM a, b") == ["1|x|2|1", "2|y|2|1"])
  }

  // MARK: - What a change takes with it

  @Test func rowsThatTheDatabaseDeletesWithOthersLeaveTheTable() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, above INTEGER REFERENCES t ON DELETE CASCADE, name, data BLOB);
      INSERT INTO t VALUES(1, NULL, 'a', NULL), (2, 1, 'b', x'00ff'), (3, NULL, 'c', NULL), (4, 2, 'd', 1.5);
      """)
    let document = try TableDocument(path: shop.path)
    try document.set("B", row: 1, column: 2)
    try document.save()
    try document.removeRow(at: 0)
    #expect(
      try document.perform(.save, locale: LocaleTag("en"))
        == "\(shop.path) saved; the database deleted 2 rows more")
    #expect(try document.model.rows == [["3", "", "c", ""]])
    #expect(!document.hasChanges)
    try document.set("C", row: 0, column: 2)
    try document.save()
    #expect(try shop.rows("SELECT id, name FROM t") == ["3|C"])
    // Each comes back as it was.
    _ = try document.undo()
    #expect(try document.undo() == .removeEach(rows: [0, 1, 3]))
    #expect(try document.model.rows.map { $0[0] } == ["1", "2", "3", "4"])
    try document.save()
    #expect(
      try shop.rows("SELECT id, above, name, quote(data) FROM t")
        == ["1|NULL|a|NULL", "2|1|B|X'00FF'", "3|NULL|c|NULL", "4|2|d|1.5"])
    while try document.redo() != nil {}
    try document.save()
    #expect(try shop.rows("SELECT id, name FROM t") == ["3|C"])
    #expect(try document.model.rows == [["3", "", "C", ""]])
  }

  @Test func manyRowsThatTheDatabaseDeletesComeBackByOneUndo() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(name TEXT PRIMARY KEY, above TEXT REFERENCES t ON DELETE CASCADE) WITHOUT ROWID;
      CREATE INDEX above ON t(above);
      INSERT INTO t VALUES('a', NULL), ('z', NULL);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
        INSERT INTO t SELECT printf('n%04d', i), 'a' FROM n;
      """)
    let document = try TableDocument(path: shop.path)
    try document.removeRow(at: 0)
    try document.save()
    #expect(try document.model.rows == [["z", ""]])
    let step = try #require(try document.undo())
    #expect(step == .removeEach(rows: Array(0..<3001)))
    #expect(document.rowCount == 3002)
    _ = try document.redo()
    #expect(document.rowCount == 1)
    _ = try document.undo()
    try document.save()
    #expect(try shop.rows("SELECT count(*), min(name), max(name) FROM t") == ["3002|a|z"])
    #expect(try document.cells(ofRow: 3000) == ["n3000", "a"])
  }

  @Test func aTableOfTwoThousandColumnsWithATriggerIsSaved() throws {
    let columns = (0..<1999).map { "c\($0)" }
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, \(columns.joined(separator: ", ")));
      CREATE TRIGGER d AFTER DELETE ON t BEGIN DELETE FROM t WHERE c0 = OLD.c1998; END;
      INSERT INTO t(id, c0, c1998) VALUES(1, 'a', 'b'), (2, 'b', 'c'), (3, 'x', 'y');
      """)
    let document = try TableDocument(path: shop.path)
    try document.set("Y", row: 2, column: 1999)
    try document.removeRow(at: 0)
    try document.save()
    #expect(try shop.rows("SELECT id, c0, c1998 FROM t") == ["3|x|Y"])
    #expect(document.rowCount == 1)
    _ = try document.undo()
    try document.save()
    #expect(try shop.rows("SELECT id, c0, c1998 FROM t") == ["1|a|b", "2|b|c", "3|x|Y"])
  }

  @Test func wordsForYesAndNoAreNumbersInADeclaredBoolean() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, vip BOOLEAN, note BOOLEAN);
      INSERT INTO t VALUES(1, 1, 'maybe'), (2, NULL, 'no');
      """)
    let document = try TableDocument(path: shop.path)
    try document.set("Nein", row: 0, column: 1)
    try document.set("yes", row: 1, column: 1)
    try document.set("no", row: 0, column: 2)
    try document.insertRow(["3", "true", ""], at: 2)
    try document.save()
    #expect(
      try shop.rows("SELECT typeof(vip), vip FROM t") == ["integer|0", "integer|1", "integer|1"])
    #expect(try shop.rows("SELECT note FROM t WHERE id < 3") == ["no", "no"])
  }

  /// Numbers are entered as they are heard.
  @Test func numbersWithGroupsAreStoredAsNumbers() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, qty INTEGER, code TEXT);
      INSERT INTO t VALUES(1, 1200, '1,200'), (2, 3400, '3,400'), (3, NULL, NULL);
      """)
    let said = try {
      let session = try BrowseSession(path: shop.path, options: TableOptions(locale: LocaleTag("en")))
      _ = session.open()
      return try ["right", "set 2,500", "right", "set 7,000", "save"].map {
        session.perform(try BrowseCommand($0)).map(\.text)
      }
    }()
    #expect(said[1] == ["qty 2,500"], "\(said)")
    #expect(try shop.rows("SELECT typeof(qty), qty, code FROM t WHERE id = 1") == ["integer|2500|7,000"])
    let document = try TableDocument(path: shop.path)
    for command in ["set 2 qty 1,234.5", "insert 4 \"qty=9 000\"", "save"] {
      _ = try document.perform(try EditCommand(command), locale: LocaleTag("en"))
    }
    #expect(try shop.rows("SELECT qty FROM t WHERE id IN (2, 4)") == ["1234.5", "9000"])
    // Texts stay as they are written, whatever a decimal comma means.
    _ = try document.perform(try EditCommand("set 3 code 1,500"), locale: LocaleTag("en"))
    _ = try document.perform(.save, locale: LocaleTag("en"))
    #expect(try shop.rows("SELECT code FROM t WHERE id = 3") == ["1,500"])
  }

  @Test func wordsForYesAndNoStayWordsAmongWords() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, active BOOLEAN CHECK(active IN ('yes', 'no')));
      INSERT INTO t VALUES(1, 'yes'), (2, NULL);
      """)
    let document = try TableDocument(path: shop.path)
    try document.set("no", row: 1, column: 1)
    try document.insertRow(["3", "yes"], at: 2)
    try document.save()
    #expect(try shop.rows("SELECT active FROM t") == ["yes", "no", "yes"])
  }

  /// Other tables and views may be of a module that is not here, or broken; they are not what is edited.
  @Test func whatCannotBeReadBesideATableDoesNotKeepItFromBeingSaved() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, name);
      CREATE TABLE u(t REFERENCES t ON DELETE SET   NULL, rowid, _rowid_, oid);
      CREATE VIEW v AS SELECT ST_Area(x) FROM missing;
      CREATE VIEW w AS SELECT nosuch(name) FROM t;
      INSERT INTO t VALUES(1, 'a'), (2, 'b'); INSERT INTO u VALUES(1, 7, 7, 7), (1, 7, 7, 7);
      """)
    try shop.run(
      "PRAGMA writable_schema = ON; "
        + "INSERT INTO sqlite_schema VALUES('table', 'x', 'x', 0, 'CREATE VIRTUAL TABLE x USING nosuchmodule(y)')"
    )
    let document = try TableDocument(path: shop.path + "#t")
    try document.set("c", row: 1, column: 1)
    try document.removeRow(at: 0)
    #expect(
      try document.perform(.save, locale: LocaleTag("en")).hasSuffix(
        "#t saved; 2 rows of \"u\" changed with them, which undo does not take back"))
    #expect(try shop.rows("SELECT name FROM t") == ["c"])
  }

  @Test func triggersKeepWhatTheySayAboutConflicts() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, name); CREATE TABLE tags(name UNIQUE);
      CREATE TABLE only(name UNIQUE ON  CONFLICT REPLACE);
      CREATE TRIGGER r AFTER UPDATE ON t BEGIN INSERT OR IGNORE INTO tags VALUES(NEW.name); END;
      CREATE TRIGGER s AFTER DELETE ON t BEGIN INSERT INTO tags VALUES('b'); END;
      INSERT INTO t VALUES(1, 'a'), (2, 'x'); INSERT INTO tags VALUES('b'); INSERT INTO only VALUES('p'), ('q');
      """)
    let document = try TableDocument(path: shop.path + "#t")
    try document.set("b", row: 0, column: 1)
    try document.save()
    #expect(try shop.rows("SELECT name FROM t") == ["b", "x"] && shop.rows("SELECT name FROM tags") == ["b"])
    // The table that has the same already is another one.
    try document.removeRow(at: 1)
    let error = #expect(throws: (any Error).self) { try document.save() }
    #expect("\(error as Any)".contains("UNIQUE constraint failed: tags.name"), "\(error as Any)")
    // Where a table would replace rows, an edit still does not.
    let only = try TableDocument(path: shop.path + "#only")
    try only.set("q", row: 0, column: 0)
    #expect(throws: (any Error).self) { try only.save() }
    #expect(try shop.rows("SELECT name FROM only") == ["p", "q"])
  }

  @Test func aTableMayBeNamedAsThoseThatASaveNeeds() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE rowcall_deleted_0(id INTEGER PRIMARY KEY, up REFERENCES rowcall_deleted_0 ON DELETE CASCADE);
      INSERT INTO rowcall_deleted_0 VALUES(1, NULL), (2, 1), (3, NULL);
      """)
    let document = try TableDocument(path: shop.path)
    try document.removeRow(at: 0)
    try document.save()
    #expect(try shop.rows("SELECT id FROM rowcall_deleted_0") == ["3"] && document.rowCount == 1)
  }

  @Test func aRowThatIsChangedAndDeletedCountsAsDeleted() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, name); CREATE TABLE n(id INTEGER PRIMARY KEY, x);
      CREATE TRIGGER r AFTER UPDATE ON t BEGIN UPDATE n SET x = 2; DELETE FROM n WHERE id = 1; END;
      INSERT INTO t VALUES(1, 'a'); INSERT INTO n VALUES(1, 1), (2, 1);
      """)
    let document = try TableDocument(path: shop.path + "#t")
    try document.set("b", row: 0, column: 1)
    #expect(
      try document.perform(.save, locale: LocaleTag("en")).hasSuffix(
        "#t saved; 1 row of \"n\" deleted and 1 row of \"n\" changed with them, which undo does not take back"
      ))
  }

  @Test func whatASaveDoesInOtherTablesIsSaid() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, name);
      CREATE TABLE u(id INTEGER PRIMARY KEY, t REFERENCES t ON DELETE CASCADE);
      CREATE TABLE v(id INTEGER PRIMARY KEY, t REFERENCES t ON DELETE SET NULL);
      CREATE TABLE w(u REFERENCES u ON DELETE CASCADE, place, PRIMARY KEY(u, place)) WITHOUT ROWID;
      INSERT INTO t VALUES(1, 'a'), (2, 'b'); INSERT INTO u VALUES(1, 1), (2, 1); INSERT INTO v VALUES(1, 1);
      INSERT INTO w VALUES(1, 1), (1, 2), (2, 1);
      """)
    let document = try TableDocument(path: shop.path + "#t")
    try document.set("x", row: 1, column: 1)
    #expect(try document.perform(.save, locale: LocaleTag("en")).hasSuffix("#t saved"))
    // A row that is changed twice is one.
    try shop.run(
      "CREATE TABLE n(count); INSERT INTO n VALUES(0); CREATE TRIGGER r AFTER UPDATE ON t BEGIN UPDATE n SET count = count + 1; END;"
    )
    for row in 0..<2 { try document.set("z", row: row, column: 1) }
    #expect(
      try document.perform(.save, locale: LocaleTag("en")).hasSuffix(
        "#t saved; 1 row of \"n\" changed with them, which undo does not take back"))
    try document.removeRow(at: 0)
    #expect(
      try document.perform(.save, locale: LocaleTag("en")).hasSuffix(
        "#t saved; 2 rows of \"u\" deleted with them, which undo does not take back; "
          + "1 row of \"v\" changed with them, which undo does not take back; "
          + "3 rows of \"w\" deleted with them, which undo does not take back"))
    #expect(try shop.rows("SELECT id FROM u").isEmpty)
  }

  @Test func rowsThatOtherTablesAndTriggersDeleteLeaveTheTable() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE u(a TEXT, t REFERENCES t(a) ON DELETE CASCADE);
      CREATE TABLE t(a TEXT, b TEXT, old TEXT, PRIMARY KEY(a)) WITHOUT ROWID;
      INSERT INTO t VALUES('x', '1', ''), ('y', '2', ''), ('z', '3', '');
      INSERT INTO u VALUES('z', 'x');
      CREATE TRIGGER d AFTER DELETE ON u BEGIN DELETE FROM t WHERE a = OLD.a; END;
      CREATE TRIGGER i AFTER UPDATE ON t BEGIN DELETE FROM t WHERE b = 'gone'; END;
      """)
    let document = try TableDocument(path: shop.path + "#t")
    try document.removeRow(at: 0)
    try document.addColumn(named: "note")
    try document.save()
    #expect(try document.model.rows == [["y", "2", "", ""]])
    try document.set("gone", row: 0, column: 1)
    try document.save()
    #expect(document.rowCount == 0)
    #expect(try shop.rows("SELECT * FROM t").isEmpty)
    for _ in 0..<5 { _ = try document.undo() }
    try document.save()
    #expect(try shop.rows("SELECT a, b FROM t") == ["x|1", "y|2", "z|3"])
  }

  @Test func aNewRowWithTheNumberOfOneThatWasDeletedWithOthersIsAnotherRow() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE staff(id INTEGER PRIMARY KEY, name, boss INTEGER REFERENCES staff ON DELETE CASCADE);
      INSERT INTO staff VALUES(1, 'Other', NULL), (2, 'Child', 3), (3, 'Boss', NULL);
      """)
    let document = try TableDocument(path: shop.path)
    try document.set("Kid", row: 1, column: 1)
    try document.removeRow(at: 2)
    try document.insertRow(["2", "New", ""], at: 2)
    #expect(
      try document.perform(.save, locale: LocaleTag("en"))
        == "\(shop.path) saved; the database deleted 1 row more")
    #expect(try shop.rows("SELECT id, name FROM staff") == ["1|Other", "2|New"])
    #expect(try document.model.rows == [["1", "Other", ""], ["2", "New", ""]])
  }

  @Test func changedRowsThatAreDeletedWithOthersStayDeleted() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE item(id INTEGER PRIMARY KEY, name, parent INTEGER);
      CREATE TRIGGER d AFTER DELETE ON item BEGIN DELETE FROM item WHERE parent = OLD.id; END;
      INSERT INTO item VALUES(1, 'Parent', NULL), (2, 'Kid', 1), (3, 'Kid 2', 1), (4, 'Other', NULL);
      """)
    let document = try TableDocument(path: shop.path)
    try document.set("Kiddy", row: 1, column: 1)
    try document.removeRow(at: 0)
    #expect(
      try document.perform(.save, locale: LocaleTag("en"))
        == "\(shop.path) saved; the database deleted 2 rows more")
    #expect(try shop.rows("SELECT id FROM item") == ["4"])
    #expect(try document.model.rows == [["4", "Other", ""]])
  }

  @Test func valuesOfTwoUniqueColumnsAreSwapped() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT UNIQUE, b TEXT UNIQUE);
      INSERT INTO t VALUES(1, 'x', 'p'), (2, 'y', 'q');
      """)
    let document = try TableDocument(path: shop.path)
    for (row, texts) in [["y", "q"], ["x", "p"]].enumerated() {
      for (column, text) in texts.enumerated() { try document.set(text, row: row, column: column + 1) }
    }
    try document.save()
    #expect(try shop.rows("SELECT * FROM t") == ["1|y|q", "2|x|p"])
  }

  @Test func valuesOfAUniqueColumnAreSwapped() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, place INTEGER UNIQUE NOT NULL CHECK(place > 0), a TEXT, b REAL, UNIQUE(a, b));
      INSERT INTO t VALUES(1, 10, 'x', 1), (2, 20, 'x', 2), (3, 30, 'y', 1), (4, 40, NULL, NULL);
      CREATE TABLE u(t INTEGER REFERENCES t(place));
      INSERT INTO u VALUES(10);
      """)
    let document = try TableDocument(path: shop.path + "#t")
    // A ring of three, and two that follow each other.
    for (row, place) in [20, 30, 10].enumerated() { try document.set("\(place)", row: row, column: 1) }
    try document.set("2", row: 0, column: 3)
    try document.set("1", row: 1, column: 3)
    try document.save()
    #expect(try shop.rows("SELECT * FROM t") == ["1|20|x|2.0", "2|30|x|1.0", "3|10|y|1.0", "4|40|NULL|NULL"])
    // The key, too; a new row takes what another one gives up.
    try document.set("2", row: 0, column: 0)
    try document.set("1", row: 1, column: 0)
    try document.set("50", row: 3, column: 1)
    try document.insertRow(["", "40"], at: 4)
    try document.save()
    #expect(
      try shop.rows("SELECT id, place FROM t ORDER BY id") == ["1|30", "2|20", "3|10", "4|50", "5|40"])
    // What is wrong stays so.
    try document.set("30", row: 0, column: 1)
    try document.set("-1", row: 1, column: 1)
    #expect {
      try document.save()
    } throws: { "\($0)".contains("row 2 (id 1): a rule of the table forbids it (CHECK place > 0)") }
    try document.set("30", row: 1, column: 1)
    #expect {
      try document.save()
    } throws: { "\($0)".contains("row 1 (id 2), place: another row has the same already (UNIQUE)") }
    #expect(try shop.rows("SELECT max(place), min(place) FROM t") == ["50|10"])
  }

  @Test func newRowsThatWaitGetTheirNumbersInTheirOrder() throws {
    let shop = try TestDatabase(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, code TEXT UNIQUE); INSERT INTO t VALUES(1, 'A'), (2, 'B');")
    let document = try TableDocument(path: shop.path + "#t")
    for (row, code) in ["B", "C"].enumerated() { try document.set(code, row: row, column: 1) }
    try document.insertRow(["", "A"], at: 2)
    try document.insertRow(["", "D"], at: 3)
    try document.save()
    #expect(try shop.rows("SELECT * FROM t") == ["1|B", "2|C", "3|A", "4|D"])
    for (row, code) in ["C", "B"].enumerated() { try document.set(code, row: row, column: 1) }
    try document.set("E", row: 2, column: 1)
    try document.set("F", row: 3, column: 1)
    try document.insertRow(["", "A"], at: 4)
    try document.insertRow(["", "D"], at: 5)
    try document.save()
    #expect(try shop.rows("SELECT * FROM t") == ["1|C", "2|B", "3|E", "4|F", "5|A", "6|D"])
  }

  @Test func newRowsAreWrittenInTheirOrderThoughOnlyTheLaterOneHasANumber() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, code TEXT); INSERT INTO t VALUES(1, 'a');
      CREATE TRIGGER x BEFORE INSERT ON t WHEN new.code = 'y' AND NOT EXISTS(SELECT 1 FROM t WHERE code = 'x')
      BEGIN SELECT RAISE(ABORT, 'x first'); END;
      """)
    let document = try TableDocument(path: shop.path + "#t")
    try document.insertRow(["", "x"], at: 1)
    try document.insertRow(["2", "y"], at: 2)
    try document.save()
    #expect(try shop.rows("SELECT * FROM t") == ["1|a", "2|y", "3|x"])
    try document.insertRow(["", "n"], at: 3)
    try document.insertRow(["4.0", "m"], at: 4)
    try document.save()
    #expect(try shop.rows("SELECT * FROM t") == ["1|a", "2|y", "3|x", "4|m", "5|n"])
  }

  @Test func valuesAreNotSwappedWhereATriggerWouldSeeAnotherOne() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, code TEXT UNIQUE);
      INSERT INTO t VALUES(1, 'A'), (2, 'B'), (3, 'C');
      CREATE TABLE log(old TEXT, new TEXT);
      CREATE TRIGGER tr AFTER UPDATE ON t BEGIN INSERT INTO log VALUES(OLD.code, NEW.code); END;
      """)
    let document = try TableDocument(path: shop.path + "#t")
    try document.set("B", row: 0, column: 1)
    try document.set("A", row: 1, column: 1)
    #expect {
      try document.save()
    } throws: { "\($0)".contains("row 1 (id 1), code: another row has the same already (UNIQUE)") }
    #expect(try shop.rows("SELECT * FROM log").isEmpty)
    // Rows that only follow each other need no other value.
    try document.set("C", row: 1, column: 1)
    try document.set("D", row: 2, column: 1)
    try document.save()
    #expect(try shop.rows("SELECT code FROM t") == ["B", "C", "D"])
    #expect(try shop.rows("SELECT * FROM log") == ["C|D", "B|C", "A|B"])
  }

  @Test func valuesAreNotSwappedWhereAForeignKeyWouldFollowAnotherOne() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, code TEXT UNIQUE); INSERT INTO t VALUES(1, 'A'), (2, 'B');
      CREATE TABLE u(code REFERENCES t(code) ON
        UPDATE CASCADE); INSERT INTO u VALUES('A');
      """)
    let document = try TableDocument(path: shop.path + "#t")
    try document.set("B", row: 0, column: 1)
    try document.set("A", row: 1, column: 1)
    #expect { try document.save() } throws: { "\($0)".contains("has the same already (UNIQUE)") }
    #expect(try shop.rows("SELECT code FROM u") == ["A"])
  }

  @Test func aCopyOfAPrivateDatabaseIsPrivate() throws {
    let shop = try TestDatabase("CREATE TABLE t(id INTEGER PRIMARY KEY, name); INSERT INTO t VALUES(1, 'a')")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: shop.path)
    let copy = shop.file("copy.db")
    // What another program keeps under the name of the draft stays.
    try Data("mine".utf8).write(to: URL(filePath: copy + ".rowcall-new"))
    let document = try TableDocument(path: shop.path)
    try document.set("b", row: 0, column: 1)
    try document.saveCopy(to: copy)
    #expect(try files.attributesOfItem(atPath: copy)[.posixPermissions] as? Int == 0o600)
    #expect(try TableDocument(path: copy).cells(ofRow: 0) == ["1", "b"])
    #expect(try String(contentsOfFile: copy + ".rowcall-new", encoding: .utf8) == "mine")
  }

  @Test(arguments: [true, false])
  func aLongUniqueColumnIsMovedUpOrDownInAFewRounds(isUp: Bool) throws {
    let count = 3000
    let shop = try TestDatabase(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, place INTEGER UNIQUE);"
        + (1...count).map { "INSERT INTO t VALUES(\($0), \($0));" }.joined())
    let document = try TableDocument(path: shop.path + "#t")
    for row in 0..<count { try document.set("\(row + (isUp ? 2 : 0))", row: row, column: 1) }
    try document.save()
    #expect(try shop.rows("SELECT sum(place - id) FROM t") == ["\(isUp ? count : -count)"])
  }

  @Test func aRowThatAnotherProgramChangedIsNotOverwrittenUnlessAsked() throws {
    let shop = try TestDatabase(Self.shop)
    let path = shop.path + "#orders"
    let document = try TableDocument(path: path)
    try document.set("Rice", row: 1, column: 2)
    try document.set("3", row: 0, column: 3)
    // Other rows may change.
    try shop.run("UPDATE orders SET note = 'new' WHERE id = 30; INSERT INTO orders(id) VALUES(5)")
    try document.save()
    #expect(
      try shop.rows("SELECT id, item, price, note FROM orders WHERE id > 9") == [
        "10|Tea|3.0|NULL", "20|Rice|1.0|7", "30||NULL|new",
      ])
    try document.set("Oil", row: 1, column: 2)
    try shop.run("UPDATE orders SET price = 8 WHERE id = 20")
    #expect(throws: EditError.rowChanged(path: path, row: "row 2 (id 20)", place: 1)) { try document.save() }
    #expect(try shop.rows("SELECT item, price FROM orders WHERE id = 20") == ["Rice|8.0"])
    try document.save(isForced: true)
    #expect(try shop.rows("SELECT item, price FROM orders WHERE id = 20") == ["Oil|8.0"])
    try document.set("4", row: 0, column: 3)
    try shop.run("DELETE FROM orders WHERE id = 10")
    #expect(throws: EditError.rowChanged(path: path, row: "row 1 (id 10)", place: 0)) { try document.save() }
    try document.save(isForced: true)
    #expect(try shop.rows("SELECT id, item, price FROM orders WHERE id = 10") == ["10|Tea|4.0"])
  }

  @Test func aRowThatAnotherProgramChangedSinceItWasShownIsShownAgainFirst() throws {
    let shop = try TestDatabase(Self.shop)
    let path = shop.path + "#orders"
    let document = try TableDocument(path: path)
    #expect(try document.cells(ofRow: 1)[3] == "1")
    try shop.run("UPDATE orders SET price = 8 WHERE id = 20")
    #expect(throws: EditError.rowChangedSinceShown(path: path, row: 2)) { try document.removeRow(at: 1) }
    #expect(!document.hasChanges)
    #expect(try document.cells(ofRow: 1)[3] == "8")
    try document.set("9", row: 1, column: 3)
    try document.save()
    #expect(try shop.rows("SELECT price FROM orders WHERE id = 20") == ["9.0"])
  }

  @Test func valuesOfAnyKindSurviveTheJournal() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, a, b, c, d, e, f, g);
      INSERT INTO t VALUES(9007199254740993, -9223372036854775808, 0.1, -1e999, x'00ff', CAST(x'41ff42' AS TEXT), NULL, '');
      INSERT INTO t VALUES(5, 'é', 'e' || char(769), 'x' || char(0) || 'y', 1.0, x'', 5e-324, '12');
      """)
    let query = """
      SELECT id, typeof(a), hex(a), typeof(b), quote(b), c, typeof(c), hex(c), typeof(d), quote(d), typeof(e), hex(e), f, typeof(f), quote(g) FROM t
      """
    let before = try shop.rows(query)
    do {
      let document = try TableDocument(path: shop.path)
      try document.removeRow(at: 0)
      try document.removeRow(at: 0)
      try document.save()
      #expect(try shop.rows(query) == [])
      _ = try document.undo()
      _ = try document.undo()
    }
    let document = try TableDocument(path: shop.path)
    #expect(document.recoveredSteps == 2)
    try document.save()
    #expect(try shop.rows(query) == before)
    // Letters that look the same have other bytes.
    try document.set("é", row: 0, column: 2)
    try document.save()
    #expect(try shop.rows("SELECT hex(a), hex(b) FROM t WHERE id = 5") == ["C3A9|C3A9"])
  }

  @Test func aLockedDatabaseIsReportedAndCanBeSavedLater() throws {
    let shop = try TestDatabase(Self.shop)
    let document = try TableDocument(path: shop.path + "#orders")
    try document.set("Rice", row: 1, column: 2)
    try shop.run("BEGIN EXCLUSIVE")
    #expect(
      throws: ImportError.malformed(
        path: shop.path, reason: "another program is writing to the database; try again when it is done")
    ) { try TableDocument(path: shop.path + "#stock") }
    try shop.run("ROLLBACK; BEGIN IMMEDIATE")
    #expect(
      throws: EditError.unwritable(
        path: shop.path + "#orders",
        reason: "another program is writing to the database; try again when it is done")
    ) { try document.save() }
    try shop.run("ROLLBACK")
    try document.save()
    #expect(try shop.rows("SELECT item FROM orders WHERE id = 20") == ["Rice"])
  }

  @Test func aDatabaseWithALogIsEdited() throws {
    let shop = try TestDatabase("PRAGMA journal_mode = WAL; " + Self.shop)
    let path = shop.path + "#orders"
    try TableDocument(path: path).set("Rice", row: 1, column: 2)
    // Another program that reads keeps nobody from saving.
    try shop.run("BEGIN; SELECT * FROM orders")
    do {
      let document = try TableDocument(path: path)
      #expect(document.recoveredSteps == 1)
      try document.save()
      try document.saveCopy(to: shop.file("copy.db"))
    }
    try shop.run("COMMIT")
    #expect(try shop.rows("SELECT item FROM orders WHERE id = 20") == ["Rice"])
    #expect(try TableDocument(path: shop.file("copy.db") + "#orders").cells(ofRow: 1)[2] == "Rice")
    #expect(try shop.names().filter { !$0.hasPrefix("shop.db") } == ["copy.db"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everything"))
  func aDatabaseThatCannotBeWrittenIsRefused() throws {
    let shop = try TestDatabase(Self.shop)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: shop.path)
    #expect(throws: EditError.readOnly(path: shop.path + "#orders")) {
      try TableDocument(path: shop.path + "#orders")
    }
  }

  @Test func brokenAndEncryptedDatabasesAreReported() throws {
    let shop = try TestDatabase(Self.shop)
    let whole = try Data(contentsOf: URL(filePath: shop.path))
    try Data(whole.prefix(16) + [UInt8](repeating: 0xA5, count: 4_080)).write(to: URL(filePath: shop.path))
    #expect(
      throws: ImportError.malformed(
        path: shop.path,
        reason: "no SQLite database, or an encrypted one; decrypt it, or export its tables as CSV")
    ) { try TableDocument(path: shop.path + "#orders") }
    try whole.prefix(whole.count / 2).write(to: URL(filePath: shop.path))
    #expect {
      try TableDocument(path: shop.path + "#orders")
    } throws: { "\($0)".contains("a broken SQLite database (") }
    #expect(try shop.names() == ["shop.db"])
  }

  // MARK: - Sessions

  @Test func twoProgramsEditTwoTablesButNotOne() throws {
    let shop = try TestDatabase(Self.shop)
    let orders = try TableDocument(path: shop.path + "#orders")
    let stock = try TableDocument(path: shop.path + "#stock")
    #expect { try TableDocument(path: shop.path + "#orders") } throws: {
      if case .inUse? = $0 as? EditError { true } else { false }
    }
    try orders.set("Rice", row: 1, column: 2)
    try stock.set("8", row: 0, column: 2)
    try orders.save()
    try stock.save()
    #expect(try shop.rows("SELECT item FROM orders WHERE id = 20") == ["Rice"])
    #expect(try shop.rows("SELECT amount FROM stock WHERE code = 'a'") == ["8"])
  }

  @Test func unsavedChangesAreMadeAgainWhereOtherRowsCameAndWent() throws {
    let shop = try TestDatabase(Self.shop)
    let path = shop.path + "#orders"
    do {
      let document = try TableDocument(path: path)
      try document.set("Rice", row: 1, column: 2)
      try document.removeRow(at: 0)
      try document.insertRow(["", "1", "Oil"], at: 0)
      try document.set("9", row: 0, column: 3)
    }
    try shop.run("INSERT INTO orders(id, item) VALUES(5, 'Soap'); DELETE FROM orders WHERE id = 30")
    do {
      let document = try TableDocument(path: path)
      #expect(document.recoveredSteps == 4)
      try document.insertRow(["", "", "Jam"], at: 0)
      _ = try document.undo()
      _ = try document.redo()
    }
    let document = try TableDocument(path: path)
    #expect(document.recoveredSteps == 5)
    try document.save()
    #expect(
      try shop.rows("SELECT id, item, price FROM orders") == [
        "5|Soap|NULL", "20|Rice|1.0", "21|Jam|NULL", "22|Oil|9.0",
      ])
  }

  @Test func whatWasTakenBackIsNoRecoveredChange() throws {
    let shop = try TestDatabase(Self.shop)
    let path = shop.path + "#orders"
    do {
      let document = try TableDocument(path: path)
      try document.set("Rice", row: 0, column: 2)
      try document.save()
      try document.set("Oil", row: 1, column: 2)
      try document.addColumn(named: "more")
      // The last two are changes of what was saved.
      for _ in 0..<3 { _ = try document.undo() }
      _ = try document.redo()
      try document.set("Jam", row: 1, column: 2)
      try document.set("Tea", row: 2, column: 2)
      _ = try document.undo()
    }
    do {
      let document = try TableDocument(path: path)
      #expect(document.recoveredSteps == 3)
      #expect(try document.undo() == .set(row: 1, column: 2, text: "Jam"))
      #expect(try document.redo() == .set(row: 1, column: 2, text: "Jam"))
      #expect(try document.redo() == .set(row: 2, column: 2, text: "Tea"))
      _ = try document.undo()
    }
    #expect(try TableDocument(path: path).recoveredSteps == 3)
    #expect(try TableDocument(path: path, unsaved: .discard).forgottenSteps == 3)
  }

  @Test func unsavedChangesOfARowThatAnotherProgramChangedAreKept() throws {
    let shop = try TestDatabase(Self.shop)
    let path = shop.path + "#orders"
    try TableDocument(path: path).set("Rice", row: 1, column: 2)
    try shop.run("UPDATE orders SET price = 8 WHERE id = 20")
    #expect(throws: EditError.changedBelowChanges(path: path)) { try TableDocument(path: path) }
    try shop.run("UPDATE orders SET price = 1 WHERE id = 20")
    #expect(try TableDocument(path: path).recoveredSteps == 1)
    try shop.run("DELETE FROM orders WHERE id = 20")
    let journal = shop.file(".shop.db#orders.rowcall-edits")
    #expect(
      throws: EditError.changesOfOtherRows(
        path: path, journal: journal, edits: ["the row with the key 20, item: Rice"])
    ) { try TableDocument(path: path) }
    #expect(try TableDocument(path: path, unsaved: .discard).rowCount == 2)
    #expect(try shop.names() == ["shop.db"])
  }

  @Test func unsavedChangesOfARowThatAnotherProgramChangedCanBeCopiedAndForced() throws {
    let shop = try TestDatabase(Self.shop)
    let path = shop.path + "#orders"
    do {
      let document = try TableDocument(path: path)
      try document.set("Rice", row: 1, column: 2)
      try document.set("Oil", row: 0, column: 2)
      try shop.run("UPDATE orders SET price = 8 WHERE id = 20")
      try document.saveCopy(to: shop.file("first.db"))
    }
    do {
      let document = try TableDocument(path: path, unsaved: .recoverInConflict)
      #expect(document.isInConflict && document.recoveredSteps == 2)
      #expect(throws: EditError.rowChanged(path: path, row: "row 2 (id 20)", place: 1)) {
        try document.save()
      }
      try document.saveCopy(to: shop.file("second.db"))
    }
    for copy in ["first.db", "second.db"] {
      // Cells that another program changed, and nobody else, are as it left them.
      let copy = try TableDocument(path: shop.file(copy) + "#orders")
      #expect(try (0..<2).map { try copy.cells(ofRow: $0)[2...3] } == [["Oil", "2.5"], ["Rice", "8"]])
    }
    let document = try TableDocument(path: path, unsaved: .recoverInConflict)
    try document.save(isForced: true)
    #expect(try shop.rows("SELECT item, price FROM orders WHERE id = 20") == ["Rice|8.0"])
    #expect(!document.isInConflict)
  }

  @Test func aProgramThatWasKilledAroundACommitIsUnderstood() throws {
    let shop = try TestDatabase(Self.shop)
    let path = shop.path + "#orders"
    let journal = URL(filePath: shop.file(".shop.db#orders.rowcall-edits"))
    let copy = URL(filePath: shop.file("journal"))
    do {
      let document = try TableDocument(path: path)
      try document.set("Rice", row: 1, column: 2)
      try document.insertRow(["", "1", "Oil"], at: 3)
      // Another program that reads keeps the transaction from being committed, after the journal has noted it.
      try shop.run("BEGIN; SELECT * FROM orders")
      let reader = Thread {
        usleep(700_000)
        try? FileManager.default.copyItem(at: journal, to: copy)
      }
      reader.start()
      #expect {
        try document.save()
      } throws: { "\($0)".contains("another program is writing to the database") || "\($0)".contains("busy") }
      try shop.run("COMMIT")
    }
    let kept = try Data(contentsOf: copy)
    try FileManager.default.removeItem(at: copy)
    try #require(String(decoding: kept, as: UTF8.self).contains("committing"))
    // Killed before the commit.
    try kept.write(to: journal)
    do {
      let document = try TableDocument(path: path)
      #expect(document.recoveredSteps == 2)
      try document.save()
    }
    #expect(
      try shop.rows("SELECT id, item FROM orders WHERE id > 10 ORDER BY id") == ["20|Rice", "30|", "31|Oil"])
    // Killed after the commit.
    try kept.write(to: journal)
    #expect(try TableDocument(path: path).recoveredSteps == 0)
    #expect(try shop.names() == ["shop.db"])
    // Another program changed the new row before the table was opened again.
    try shop.run("UPDATE orders SET price = 1 WHERE id = 31")
    try kept.write(to: journal)
    #expect {
      try TableDocument(path: path)
    } throws: {
      "\($0)".contains(
        "; the changes are: the row with the key 20, item: Rice; new row 1 inserted: default, ")
    }
    #expect(try TableDocument(path: path, unsaved: .discard).rowCount == 4)
  }

  /// The table as a list of lists, which does each step in the simplest way.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func anySessionDoesWhatListsOfTextsDo(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let shop = try TestDatabase(
      "CREATE TABLE t(k INTEGER PRIMARY KEY, n TEXT, m INTEGER);"
        + (0..<6).map { "INSERT INTO t VALUES(\($0 + 1), 'r\($0)', \($0 * 7));" }.joined())
    var model = DatabaseModel(
      names: ["k", "n", "m"], rows: (0..<6).map { ["\($0 + 1)", "r\($0)", "\($0 * 7)"] })
    var key = 100
    for _ in 0..<4 {
      // Each session goes on with what the one before it did not save.
      var document: TableDocument? = try TableDocument(path: shop.path)
      try session(&document, &model, &key, &random, in: shop)
      document = nil
    }
    let document = try TableDocument(path: shop.path)
    #expect(try Set(document.model.rows) == Set(model.rows))
    try document.save()
    #expect(try shop.rows("SELECT * FROM t").sorted() == model.saved)
  }

  private func session(
    _ open: inout TableDocument?, _ model: inout DatabaseModel, _ key: inout Int,
    _ random: inout SplitMix, in shop: TestDatabase
  ) throws {
    guard let document = open else { return }
    #expect(try Set(document.model.rows) == Set(model.rows))
    // New rows have other places when the table is opened again.
    model = try document.model
    var history = [model]
    var place = 0
    for number in 0..<25 {
      let row = Int(random.next() % UInt64(max(model.rows.count, 1)))
      switch random.next() % 9 {
      case 0...2 where !model.rows.isEmpty:
        let column = Int(random.next() % UInt64(model.names.count))
        if column == 0 { key += 1 }
        let text =
          column == 0 || column == 2 ? "\(key)" : ["x\(number)", "a|b'\"", "ü"][Int(random.next() % 3)]
        try document.set(text, row: row, column: column)
        model.rows[row][column] = text
      case 3, 4:
        key += 1
        let cells =
          ["\(key)", "new \(number)", "\(number)"] + model.names.dropFirst(3).map { "\($0) \(number)" }
        try document.insertRow(cells, at: row)
        model.rows.insert(cells, at: row)
      case 5 where model.rows.count > 2:
        try document.removeRow(at: row)
        model.rows.remove(at: row)
      case 6:
        guard place > 0 else { continue }
        _ = try document.undo()
        place -= 1
        model = history[place]
        #expect(try document.model == model)
        continue
      case 7:
        guard place + 1 < history.count else { continue }
        _ = try document.redo()
        place += 1
        model = history[place]
        #expect(try document.model == model)
        continue
      case 8:
        try document.save()
        #expect(try shop.rows("SELECT * FROM t").sorted() == model.saved)
        continue
      default: continue
      }
      history = Array(history[...place]) + [model]
      place += 1
      #expect(try document.model == model)
    }
  }
}

private struct DatabaseModel: Equatable {
  var names: [String]
  var rows: [[String]]

  /// The rows in the database, in no order of their own.
  var saved: [String] {
    rows.map { $0.map { $0.isEmpty ? "NULL" : $0 }.joined(separator: "|") }.sorted()
  }
}

extension TableDocument {
  fileprivate var model: DatabaseModel {
    get throws {
      DatabaseModel(
        names: columnNames.map { $0 ?? "" }, rows: try (0..<rowCount).map { try cells(ofRow: $0) })
    }
  }
}
