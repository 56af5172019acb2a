import Foundation
import Rowcall
import RowcallText
import Testing

/// Rows that are selected, moved and compared.
@Suite struct BrowseRowsTests {
  private func session(_ path: String, locale: String = "en") throws -> (String) throws -> [String] {
    let session = try BrowseSession(path: path, options: TableOptions(locale: LocaleTag(locale)))
    _ = session.open()
    return { session.perform(try BrowseCommand($0)).map(\.text) }
  }

  // MARK: Finding

  @Test(arguments: 0..<20) func findingGoesAroundTheTableAsASimpleSearchDoes(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    // Of some tables more than one batch.
    let count = 1 + random.below(seed % 4 == 0 ? 3000 : 130)
    let width = 3
    let folder = try Folder()
    let hits = 1 + random.below(4)
    let marked = Set((0..<hits).map { _ in random.below(count * width) })
    let text = { (cell: Int) in "n\(1000 + cell)" + (marked.contains(cell) ? " wanted" : "") }
    let rows = (0..<count).map { row in (0..<width).map { text(row * width + $0) }.joined(separator: ",") }
    let say = try session(try folder.write((["A,B,C"] + rows).joined(separator: "\n"), as: "t.csv"))
    let isReversed = random.below(2) == 1
    if isReversed { _ = try say("sort-descending") }
    let cells = (isReversed ? (0..<count).reversed() : Array(0..<count))
      .flatMap { row in (0..<width).map { row * width + $0 } }
    var here = random.below(count) * width
    _ = try say("go \(here / width + 1)")
    var isForward = true
    for step in 0..<6 {
      let said = try say(step == 0 ? "find wanted" : isForward ? "find-next" : "find-previous")
      let next = (1...cells.count).lazy
        .map { (here + (isForward ? $0 : cells.count - $0)) % cells.count }
        .first { marked.contains(cells[$0]) }
      here = try #require(next)
      #expect(said.last?.contains(text(cells[here])) == true, "\(said), \(cells[here])")
      isForward = random.below(2) == 1
    }
  }

  // MARK: What is browsed after changes

  private func said(_ commands: [String], in text: String) throws -> [[String]] {
    let folder = try Folder()
    let say = try session(try folder.write(text, as: "t.csv"))
    return try withExtendedLifetime(folder) { try commands.map(say) }
  }

  private static let letters = "Name,Id\na,1\nb,2\nc,3\nd,4\n"

  @Test func undoBringsNoUnselectedRowAmongTheSelectedOnes() throws {
    let select = ["first", "select", "down", "select", "selected-rows"]
    let cell = try said(["go 3", "right", "set 9"] + select + ["undo", "where"], in: Self.letters)
    #expect(cell.last?.first?.contains("of 2") == true, "\(cell)")
    let row = try said(["go 4", "delete"] + select + ["undo", "bottom", "where"], in: Self.letters)
    #expect(row.last?.first?.contains("row 2 of 2") == true, "\(row)")
    let all = try said(["go 4", "delete"] + select + ["undo", "all-rows", "bottom"], in: Self.letters)
    #expect(all.last?.last?.contains("selected") == false, "\(all)")
  }

  @Test func aRowThatIsAddedAmongSelectedOnesIsOneOfThem() throws {
    let said = try said(
      ["select", "down", "select", "selected-rows", "insert", "sort", "where"], in: Self.letters)
    #expect(said.last?.first?.contains("of 3") == true, "\(said)")
  }

  @Test func columnsOfOneNameAreFilteredEach() throws {
    let said = try said(
      ["filter-value", "right", "filter-value", "filter-value"], in: "A,A,B\nx,x,1\nx,y,2\ny,x,3\n")
    #expect(said[0].first == "2 rows of 3" && said[2].first == "1 row of 3", "\(said)")
  }

  @Test func aCodeThatMayBeABlankIsWhereTheSortPutIt() throws {
    let said = try said(
      ["right", "sort", "go 5", "set Zoe", "filter"],
      in: "Id,Code\n1,1a\n2,2b\n3,3c\n4,4d\n5,Ann\n6,NA\n")
    #expect(said[3].count == 1, "\(said)")
  }

  // MARK: Moving rows

  @Test(arguments: 0..<30) func whatMovesAmongFilteredRowsAndBackIsWhereItWas(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let folder = try Folder()
    let rows = (0..<12).map { "n\($0),\(random.below(3) == 0 ? "B" : "A")" }
    let text = "Name,Group\n" + rows.map { $0 + "\n" }.joined()
    let say = try session(try folder.write(text, as: "t.csv"))
    _ = try say("filter Group = A")
    for _ in 0..<random.below(8) { _ = try say("down") }
    let start = try say("where")
    // A walk among the browsed rows that ends where it began.
    var (place, most) = (0, 0)
    for _ in 0..<8 {
      let isDown = random.below(2) == 0
      let said = try say(isDown ? "row-down" : "row-up")
      guard said.count == 1, said[0].contains("moved") else { continue }
      place += isDown ? 1 : -1
      most = max(most, abs(place))
    }
    for _ in 0..<abs(place) { _ = try say(place > 0 ? "row-up" : "row-down") }
    #expect(try say("where") == start)
    _ = try say("save")
    #expect(try folder.read(folder.path("t.csv")) == text, "\(most) rows")
  }

  @Test(arguments: 0..<30) func filteredRowsMoveAsInAList(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let rows = (0..<12).map { "n\($0),\(random.below(3) == 0 ? "B" : "A")" }
    var model = rows.filter { $0.hasSuffix("A") }
    let folder = try Folder()
    let path = try folder.write("Name,Group\n" + rows.map { $0 + "\n" }.joined(), as: "t.csv")
    let session = try BrowseSession(path: path)
    _ = session.open()
    _ = session.perform(.filter("Group = A"))
    for _ in 0..<20 {
      let row = random.below(model.count)
      if random.below(2) == 0 { _ = session.perform(.go(row: row + 1)) }
      let here = try #require(session.currentRow) - 1
      let count = random.below(5) - 2
      _ = session.perform(.moveRow(count))
      model.insert(model.remove(at: here), at: min(max(here + count, 0), model.count))
      if random.below(4) == 0 {
        _ = session.perform(.undo)
        _ = session.perform(.redo)
      }
    }
    _ = session.perform(.save)
    let saved = try folder.read(path).split(separator: "\n").dropFirst().map(String.init)
    #expect(saved.filter { $0.hasSuffix("A") } == model && Set(saved) == Set(rows))
    #expect(saved.filter { $0.hasSuffix("B") } == rows.filter { $0.hasSuffix("B") })
  }

  @Test func theTitleNamesTheTableWhereItIsNotTheFile() throws {
    let database = try TestDatabase(Self.shop)
    let session = try BrowseSession(path: database.path)
    _ = session.open()
    #expect(session.status == "\(database.path), customers, id, row 1")
    _ = session.perform(.move(.up))
    #expect(session.status == "\(database.path), customers, id, column header")
    let one = try BrowseSession(path: "\(database.path)#orders")
    _ = one.open()
    #expect(one.status == "\(database.path)#orders, id, row 1")
  }

  @Test func aRowThatMovesAfterAnotherChangeIsNextToItsNeighbour() throws {
    let folder = try Folder()
    let path = try folder.write("Name,Group\na,A\nh,B\nb,A\nc,A\n", as: "t.csv")
    let say = try session(path)
    for command in ["filter Group = A", "row-down", "set x", "row-up", "save"] { _ = try say(command) }
    #expect(try folder.read(path) == "Name,Group\nh,B\nx,A\nb,A\nc,A\n")
    // Another row that is where that one was.
    let other = try session(try folder.write("Name,Group\na,A\nb,A\nh,B\nc,A\n", as: "u.csv"))
    for command in ["filter Group = A", "row-down", "row-down", "go 1", "row-down", "save"] {
      _ = try other(command)
    }
    #expect(try folder.read(folder.path("u.csv")) == "Name,Group\nh,B\nc,A\nb,A\na,A\n")
  }

  @Test func aRowThatIsUnselectedStaysWhenAnotherOneMovesBelowIt() throws {
    let folder = try Folder()
    let say = try session(try folder.write("Name,N\na,0\nb,1\nc,2\nd,3\n", as: "t.csv"))
    for command in ["select-all", "selected-rows", "go 2", "select", "go 1"] { _ = try say(command) }
    let moved = try say("row-down")
    #expect(moved.first?.hasSuffix("row 2") == true, "\(moved)")
    #expect(try say("where") == ["Name, a, row 2 of 4, column 1 of 2", "selected"])
  }

  // MARK: Selecting rows

  private static let shop = """
    create table customers(id integer primary key, name text);
    create table orders(id integer primary key, customer integer references customers(id), item text);
    insert into customers values(1, 'Ann'), (2, 'Bob');
    insert into orders values(10, 1, 'Tea'), (11, 1, 'Milk'), (12, 2, 'Rice'), (13, 2, 'Oil'), (14, 2, 'Salt');
    """

  @Test func theBookmarksOfATableAreThereWhenItIsBrowsedAgain() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session(database.path)
    for command in ["down", "mark a", "next-table", "go 4", "mark b", "previous-table"] {
      _ = try say(command)
    }
    #expect(try say("marks") == ["a, Bob, id", "b, orders"])
    #expect(try say("go-mark c") == ["no bookmark, c"] && say("go-mark a").last?.contains("row 2") == true)
    _ = try say("next-table")
    #expect(try say("go-mark b").last?.contains("row 4") == true)
  }

  @Test func aBookmarkLeadsToItsTableUnlessChangesWouldBeLeft() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session(database.path)
    for command in ["down", "right", "mark a", "next-table", "go 4", "right"] { _ = try say(command) }
    let there = try say("go-mark a")
    #expect(
      there == ["customers, table, 2 rows, 2 columns", "table, 1 of 2", "name, Bob, row 2, column 2"],
      "\(there)")
    for command in ["next-table", "right", "set 2"] { _ = try say(command) }
    #expect(
      try say("go-mark a") == [
        "still in orders", "1 change is not saved", "save saves them, revert forgets them",
      ])
    _ = try say("revert")
    #expect(try say("go-mark a").last == "name, Bob, row 2, column 2")
    // Among related rows there is no other table to go to.
    for command in ["open", "down"] { _ = try say(command) }
    #expect(try say("go-mark a") == ["back goes back to customers"] && say("marks") == ["a, customers"])
    // Sheets and tables of a text have numbers.
    let folder = try Folder()
    let text = "Ann,Fee\nAda,1\nBob,2\n\nTown,Fee,Mayor\nOslo,7,Eva\nRome,8,Leo\n"
    let said = try folder.lines(["mark m", "next-table", "marks", "go-mark m"], in: text, name: "t.csv")
    #expect(said.contains("m, table, 1 of 2") && said.last?.contains("row 1") == true, "\(said)")
  }

  @Test func theMarksOfARowComeBackWithIt() throws {
    let text = "Name,N\na,0\nb,1\nc,2\nd,3\n"
    func last(_ commands: [String]) throws -> String? {
      try Folder().lines(commands, in: text, name: "t.csv").last
    }
    #expect(
      try last(["go 2", "mark x", "select", "delete", "undo", "go 1", "go-mark x"]) == "b, row 2, selected")
    #expect(
      try last(["go 2", "mark x", "delete", "delete", "undo", "undo", "redo", "undo", "go 1", "go-mark x"])
        == "b, row 2")
    #expect(
      try last(["insert", "set e", "mark x", "undo", "undo", "redo", "redo", "go 1", "go-mark x"])
        == "e, row 2")
    // Changes that took the place of others bring back nothing of theirs.
    #expect(
      try last(["insert", "mark x", "undo", "go 3", "mark y", "delete", "undo", "marks"]) == "y, c, Name")
    // A name that another row got since stays there.
    #expect(try last(["mark x", "delete", "go 2", "mark x", "undo", "go 1", "go-mark x"]) == "c, row 3")
    #expect(try last(["mark x", "delete", "revert", "go-mark x"]) == "no bookmark, x")
  }

  @Test func theSelectionOfATableIsThereWhenItIsBrowsedAgain() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session(database.path)
    let said = try ["select", "next-table", "select-all", "previous-table", "next-table", "select"].map {
      try say($0).last
    }
    #expect(
      said == [
        "Ann, selected, 1 row of 2", "Tea, id, 10, row 1, column 1", "5 rows of 5",
        "Ann, id, 1, row 1, column 1, selected", "Tea, id, 10, row 1, column 1, selected",
        "Tea, not selected, 4 rows of 5",
      ], "\(said)")
    // What another program did to the file may have moved rows.
    try database.run("delete from customers where id = 1")
    _ = try say("previous-table")
    #expect(try say("where").contains { $0.contains("selected") } == false)
  }

  @Test func aRowThatADatabaseStoresElsewhereIsSaidToBeLast() throws {
    let database = try TestDatabase(Self.shop)
    try database.run("create table notes(text); insert into notes values('a'), ('b')")
    let say = try session("\(database.path)#notes")
    #expect(try say("insert").first == "row 2 added, stored last")
    _ = try say("last")
    #expect(try say("insert").first == "row 4 added")
    // Its place is that of the key, which may be typed.
    #expect(try session("\(database.path)#orders")("insert").first == "row 2 added")
    let folder = try Folder()
    #expect(try folder.lines(["insert"], in: "a,b\n1,2\n3,4\n", name: "t.csv").first == "row 2 added")
  }

  @Test func ofRelatedRowsThoseThatBelongToTheRowAreCounted() throws {
    let database = try TestDatabase(Self.shop)
    let say = try session("\(database.path)#customers")
    _ = try say("open")
    #expect(try say("select") == ["Tea, selected, 1 row of 2"])
    #expect(try say("selected-rows").first == "1 row of 5")
    _ = try say("back")
    _ = try say("down")
    #expect(try say("open").last == "Rice, id, 12, row 1, column 1")
    #expect(try say("select") == ["Rice, selected, 1 row of 3"])
    _ = try say("back")
    _ = try say("up")
    #expect(try say("open").last == "Tea, id, 10, row 1, column 1, selected")
    #expect(try say("all-rows").first == "5 rows" && say("select") == ["Tea, not selected, 1 row of 5"])
  }

  // MARK: The greatest values

  private func lines(_ commands: [String], in text: String) throws -> [String] {
    try Folder().lines(["right"] + commands, in: text, name: "t.csv").dropFirst().map { $0 }
  }

  @Test func rowsWithTheSameValueAsTheLastOneAreCounted() throws {
    let text = "Name,Price\na,$12.00\nb,$40.00\nc,$12\nd,$12\ne,$9\nf,$9\n"
    let said = try lines(["greatest 2", "greatest 4", "least 1", "least 2"], in: text)
    #expect(
      said == [
        "$40.00, b, row 2", "$12.00, a, row 1", "and 2 more with $12.00",
        "$40.00, b, row 2", "$12.00, a, row 1", "$12, c, row 3", "$12, d, row 4",
        "$9, e, row 5", "and 1 more with $9", "$9, e, row 5", "$9, f, row 6",
      ], "\(said)")
  }

  @Test func aRowThatAddsUpTheOthersIsLeftOut() throws {
    let rows = "a,10,3\nb,20,4\nc,12,9\n"
    let last = "Name,Amount,Mean\n" + rows + "Total:,42,5\n"
    #expect(
      try lines(["greatest 1", "sum"], in: last) == [
        "20, b, row 2", "without Total, row 4", "Amount, 3 values", "10 to 20, median 12", "sum 42, mean 14",
        "without Total, row 4",
      ])
    #expect(
      try lines(["filter Amount > 15", "greatest 1"], in: last).suffix(2) == [
        "20, b, row 1", "without Total, row 2",
      ])
    let first = "Name,Amount,Mean\nGesamt,42,5\n" + rows
    #expect(try lines(["greatest 1"], in: first) == ["20, b, row 3", "without Gesamt, row 1"])
    #expect(
      try lines(["right", "greatest 1", "totals Amount", "summary", "sonify"], in: last) == [
        "Mean, 3, column 3", "9, c, row 3", "without Total, row 4", "3, 1 row, Amount sum 10",
        "4, 1 row, Amount sum 20", "9, 1 row, Amount sum 12", "without Total, row 4", "3 rows, 3 columns",
        "Name with 3 different values", "Amount from 10 to 20, median 12", "Mean from 3 to 9, median 4",
        "without Total, row 4", "without Total, row 4", "Mean, 3 to 9",
      ])
    // A correction is no reason to add it up with the others.
    let corrected = try lines(["right", "set 11", "sum", "undo", "sum"], in: last)
    #expect(
      corrected.filter { $0.hasPrefix("sum") || $0.hasPrefix("without") }
        == ["sum 24, mean 8", "without Total, row 4", "sum 16, mean 5.33", "without Total, row 4"],
      "\(corrected)")
    #expect(try lines(["filter Name = Total:", "sum"], in: last).suffix(2) == ["Amount, 1 value", "sum 42"])
    // A company, a row that adds up something else, and one between others.
    for text in [
      "Name,Amount\n" + rows + "Total Wine,42,1\n", "Name,Amount\n" + rows + "Total,50,1\n",
      "Name,Amount\na,10,3\nTotal,42,5\nb,20,4\nc,12,9\n",
    ] {
      #expect(try lines(["greatest 1"], in: text).contains { $0.contains("without") } == false, "\(text)")
    }
  }

  @Test func aSummaryNamesColumnsWithoutAHeader() throws {
    #expect(
      try lines(["summary"], in: "Name,,x\na,only,1\nb,,2\nc,,3\n").suffix(2) == [
        "column 2 always only, 2 blank", "x from 1 to 3, median 2",
      ])
  }

  // MARK: What cannot be done

  @Test(arguments: [
    ("en", "rows of a database have no order of their own", "a whole number"),
    ("de", "Zeilen einer Datenbank haben keine eigene Reihenfolge", "ganze Zahl"),
    ("ja", "データベースの行に順番はありません", "整数"),
  ])
  func changesThatCannotBeMadeAreRefusedInTheListenersLanguage(
    locale: String, order: String, number: String
  ) throws {
    let database = try TestDatabase(
      """
      create table t(id integer primary key, name text not null unique);
      insert into t values(1, 'Ann'), (2, 'Bob');
      """)
    let session = try BrowseSession(
      path: database.path, options: TableOptions(locale: LocaleTag(locale)))
    _ = session.open()
    let say = { (command: String) in session.perform(try BrowseCommand(command))[0] }
    let refused = try [say("row-down"), say("set x"), say("filter Nope > 3")]
    #expect(refused.allSatisfy { $0.language == nil && $0.cue == .error }, "\(refused)")
    #expect(refused[2].text.contains("Nope"), "\(refused)")
    #expect(refused[0].text == order && refused[1].text.contains(number), "\(refused)")
    _ = try say("right")
    _ = try say("null")
    let blank = try say("save")
    #expect(blank.language == nil && blank.text.contains("Ann") == false && blank.cue == .error, "\(blank)")
    _ = try say("set Bob")
    let same = try say("save")
    #expect(same.language == nil && same.text.contains("name") && same.text != blank.text, "\(same)")
  }

  @Test(arguments: [
    (
      "en",
      [
        "row 1, Oslo: a rule of the table forbids it, n > 0; enter another text",
        "row 1, Nice, town: towns has no row with name Nice; enter one that there is, or add that row first",
        "row 1, Oslo: the database refuses it, no bad notes; change it or undo it",
        "row 1, Oslo: a trigger of the table ignores the row; change it or undo it",
        "name Oslo deleted: rows of t refer to it; change or delete them first",
      ]
    ),
    (
      "de",
      [
        "Zeile 1, Oslo: eine Regel der Tabelle verbietet es, n > 0; anderen Text eingeben",
        "Zeile 1, Nice, town: towns hat keine Zeile mit name Nice; einen vorhandenen Wert eingeben oder erst diese Zeile anlegen",
        "Zeile 1, Oslo: die Datenbank lehnt es ab, no bad notes; ändern oder rückgängig machen",
        "Zeile 1, Oslo: ein Trigger der Tabelle übergeht die Zeile; ändern oder rückgängig machen",
        "name Oslo gelöscht: Zeilen von t verweisen darauf; erst diese ändern oder löschen",
      ]
    ),
  ])
  func rulesOfADatabaseAreExplainedWithWhatToDoInTheListenersLanguage(locale: String, rules: [String]) throws
  {
    let database = try TestDatabase(
      """
      create table towns(name text primary key);
      create table t(id integer primary key, n integer check (n > 0), town text references towns(name), note text);
      create trigger guard before update on t when new.note = 'bad' begin select raise(abort, 'no bad notes'); end;
      create trigger skip before update on t when new.note = 'odd' begin select raise(ignore); end;
      insert into towns values('Oslo'), ('Rome');
      insert into t values(1, 5, 'Oslo', 'a');
      """)
    let open = { (table: String) in
      try BrowseSession(
        path: "\(database.path)#\(table)", options: TableOptions(locale: LocaleTag(locale)))
    }
    let session = try open("t")
    _ = session.open()
    let save = { (commands: [String]) in commands.map { session.perform(line: $0) }.last?[0] }
    let failures = [
      save(["right", "set -1", "save"]), save(["undo", "right", "set Nice", "save"]),
      save(["undo", "right", "set bad", "save"]), save(["undo", "set odd", "save"]),
    ].compactMap(\.self)
    let towns = try open("towns")
    _ = (towns.open(), towns.perform(.delete))
    let all = failures + [towns.perform(.save)[0]]
    #expect(all.allSatisfy { $0.language == nil && $0.cue == .error }, "\(all)")
    let start = locale == "en" ? "not saved: " : "nicht gesichert: "
    #expect(all.map(\.text) == rules.map { start + $0 })
  }

  @Test(arguments: ["en", "de", "ja"])
  func filesThatCannotTakeAChangeSaySoInTheListenersLanguage(locale: String) throws {
    let folder = try Folder()
    let refused = { (text: String, name: String, commands: [String]) in
      let session = try folder.session(text, name: name, locale: locale)
      return commands.map { session.perform(line: $0)[0] }.last
    }
    _ = try folder.write("x", as: "taken.csv")
    let rows =
      "<array><dict><key>Town</key><string>Oslo</string><key>Fare</key><integer>4</integer></dict></array>"
    let plist = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\(rows)</plist>\n"
    let lines = try [
      refused(plist, "t.plist", ["set x\u{1}y"]),
      refused("a,b\nx,y\n", "t.csv", ["set z", "save-copy \(folder.path("taken.csv"))"]),
      refused("a,b\nx,y\n", "u.csv", ["set z", "save-copy \(folder.path("no/folder.csv"))"]),
    ].compactMap(\.self)
    #expect(lines.count == 3 && lines.allSatisfy { $0.cue == .error && $0.language == nil }, "\(lines)")
    #expect(lines.allSatisfy { !$0.text.contains("--") }, "\(lines)")
  }

  /// What cannot be made again is heard when the table is opened, for somebody to do so.
  @Test func changesOfAnotherStateOfTheFileAreListedWhenItIsOpened() throws {
    let database = try TestDatabase(
      "create table t(id integer primary key, n text); insert into t values (1, 'a'), (2, 'b')")
    let session = {
      try BrowseSession(path: "\(database.path)#t", options: TableOptions(locale: LocaleTag("de")))
    }
    do {
      let first = try session()
      _ = (first.open(), first.perform(line: "right"), first.perform(line: "set zz"))
    }
    try database.run("delete from t where id = 1")
    let said = try session().open()
    #expect(
      said.contains { $0.text.hasPrefix("frühere Änderungen passen nicht mehr") && $0.language == nil },
      "\(said)")
    #expect(said.contains { $0.text.hasPrefix("the changes are: ") && $0.language == "en" }, "\(said)")
  }
}
