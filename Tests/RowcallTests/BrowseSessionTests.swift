import CSQLite
import Foundation
import Rowcall
import RowcallSpeech
import RowcallText
import Testing

/// Sessions on small tables, command by command as they are written.
@Suite struct BrowseSessionTests {
  static let trips = """
    Town,Region,Fare,Seats,Note
    Oslo,North,$42.50,12,
    Rome,South,$9.00,3,late
    Bergen,North,$120.00,,
    Nice,West,$9.00,40,
    Lima,South,$64.10,7,new
    """ + "\n"

  /// The lines that commands print, after those of the opening.
  private func lines(
    _ commands: [String], in text: String = trips, name: String = "trips.csv", locale: String = "en"
  ) throws -> [String] {
    let folder = try Folder()
    return try folder.lines(commands, in: text, name: name, locale: locale)
  }

  @Test func aStepSaysTheCellAndThenWhatChanged() throws {
    #expect(
      try lines(["down", "right", "end", "home", "up", "up", "up", "where", "row", "header"]) == [
        "Rome, row 2", "Region, South, column 2", "Note, late, column 5", "Town, Rome, column 1",
        "Oslo, row 1",
        "Town, column header", "top of column", "Town, column header, column 1 of 5",
        "Town, Region, Fare, Seats, Note", "Town",
      ])
  }

  @Test(arguments: [
    ("de", ["Fare, 42,50\u{A0}$, Spalte 3", "Fare, 3 Werte, 2 verschiedene"]),
    ("ja", ["Fare、$42.50、3列目", "Fare、値3個、2種類"]),
  ])
  func aSessionSpeaksTheListenersLanguage(locale: String, expected: [String]) throws {
    let text = "Town,Region,Fare\nOslo,North,$42.50\nRome,South,$9.00\nNice,West,$9.00\n"
    let said = try lines(["end", "sum"], in: text, locale: locale)
    #expect(Array(said.prefix(2)) == expected)
  }

  @Test func aSearchGoesOnFromHereAndSaysThatItBeganAnew() throws {
    #expect(
      try lines(["find south", "find-next", "find-next", "find-previous", "find ^r", "find xyz"]) == [
        "Rome, Region, South, row 2, column 2", "Lima, South, row 5", "from the other end",
        "Rome, South, row 2", "from the other end", "Lima, South, row 5", "from the other end",
        "Town, Rome, row 2, column 1", "xyz not found",
      ])
  }

  @Test func aTextWithSignsOfRegularExpressionsIsFoundAsItIsWritten() throws {
    #expect(try lines(["find $9.00"]) == ["Rome, Fare, $9.00, row 2, column 3"])
    #expect(
      try lines(["find (a", "find l[ai]t"]) == [
        "(a is not a regular expression, character 3", "Rome, Note, late, row 2, column 5",
      ])
  }

  @Test func theOnlyMatchSaysSo() throws {
    #expect(
      try lines(["find bergen", "find-next", "find-previous", "begin b"]) == [
        "Bergen, row 3", "the only match", "Bergen", "the only match", "Bergen", "the only match", "Bergen",
      ])
    #expect(
      try lines(["right", "next-blank", "next-blank"], in: "Town,Note\nOslo,a\nRome,\nNice,b\n")
        == ["Note, a, column 2", "Rome, blank, row 2", "the only match", "blank"])
  }

  @Test func aRegularExpressionThatTakesForeverEndsWithAnError() throws {
    let text = "Name,Code\nAnn,\(String(repeating: "a", count: 60))b\n"
    #expect(
      try lines(["find (a+)+$"], in: text) == [
        "\"(a+)+$\": takes too long as a regular expression; avoid repetitions of repetitions, such as (a+)+"
      ])
  }

  @Test func rowsAreSortedByWhatTheirCellsAreWorth() throws {
    let walk = ["go 1", "down", "down", "down", "down"]
    let towns = { (commands: [String]) in
      try self.lines(commands + walk).suffix(5).map { $0.prefix { $0 != "," } }
    }
    #expect(try towns(["right", "right", "sort", "home"]) == ["Rome", "Nice", "Oslo", "Lima", "Bergen"])
    #expect(
      try towns(["right", "right", "sort-descending", "home"]) == ["Bergen", "Lima", "Oslo", "Rome", "Nice"])
    // A change counts where a later sort leaves rows equal.
    #expect(
      try towns(["right", "right", "sort", "go 1", "set $99.00", "left", "sort", "home"])
        == ["Oslo", "Bergen", "Lima", "Rome", "Nice"])
    // The last sort counts most; equal rows keep the order of the one before.
    #expect(
      try towns(["right", "right", "sort", "left", "sort", "home"])
        == ["Oslo", "Bergen", "Rome", "Lima", "Nice"])
    #expect(try towns(["sort", "file-order"]) == ["Oslo", "Rome", "Bergen", "Nice", "Lima"])
  }

  @Test(arguments: [
    ("Fare > 42.50", ["Bergen", "Lima"]), ("Fare >= $42.50", ["Oslo", "Bergen", "Lima"]),
    ("Fare < 10 and Region = west", ["Nice"]),
    ("Region = North or Fare = 9", ["Oslo", "Rome", "Bergen", "Nice"]),
    ("Seats is blank", ["Bergen"]), ("Note is not blank and Fare < 20", ["Rome"]),
    ("Town contains e", ["Rome", "Bergen", "Nice"]), ("Town matches ^.o", ["Rome"]),
    ("Town != Oslo and Fare > 50", ["Bergen", "Lima"]),
    ("4 > 10", ["Oslo", "Nice"]), ("\"Region\" = \"North\"", ["Oslo", "Bergen"]),
    ("Town < M", ["Bergen", "Lima"]),
  ])
  func aConditionLeavesTheRowsForWhichItHolds(condition: String, towns: [String]) throws {
    let said = try lines(["filter \(condition)"] + ["go 1"] + towns.dropFirst().map { _ in "down" })
    #expect(said.first == "\(towns.count) row\(towns.count == 1 ? "" : "s") of 5")
    #expect(Array(said.suffix(towns.count).map { String($0.prefix { $0 != "," }) }) == towns)
  }

  @Test(arguments: [
    ("filter Fares > 3", "there is no column Fares; there is Fare"),
    ("totals Boat 1", "there is no column Boat 1; there is Town, Region, Fare, Seats, Note"),
    ("filter Fare >", "a value is missing after >"),
    (
      "filter Fare",
      "a condition is a column, a sign and a value, such as Price > 100 and Region = West; help sorting lists the signs"
    ),
    ("filter Town matches (", "( is not a regular expression, character 2"),
    ("find (", "( is not a regular expression, character 2"),
    ("filter Town = Atlantis", "Town = Atlantis not found"),
    ("go 0", "0 is not a number from 1"),
    ("sport", "there is no command sport; there is sort"),
    ("xyzzy", "there is no command xyzzy; there is help"),
    ("qiut", "there is no command qiut; there is quit"), ("find", "expected text to find after find"),
    ("copy", "there is no command copy; there is help"),
    ("go", "expected row number or column name after go"),
    ("down 3", "3 is too much after down; leave it out"),
    ("quit now", "now is too much after quit; leave it out"),
    ("sort Nothing", "there is no column Nothing; there is Town, Region, Fare, Seats, Note"),
    ("bookmarks", "there is no command bookmarks; there is help bookmarks"),
  ])
  func whatIsWrongIsSaidAndChangesNothing(command: String, message: String) throws {
    let said = try lines([command, "bottom"])
    #expect(said == [message, "Lima, row 5"])
  }

  @Test func aCommandMayNameItsColumn() throws {
    for name in ["sort", "sort-descending", "sum", "hide"] {
      let there = try lines(["go Fare", name, "where"])
      #expect(try lines(["\(name) Fare", "where"]) == Array(there.dropFirst()), "\(name)")
    }
    #expect(try lines(["go Fare", "hide", "sort Fare"]).last == "Fare hidden")
  }

  /// A voice says nothing of a bracket or sign alone.
  @Test(arguments: [
    ("filter Fare >=", "a value is missing after greater than equals"),
    ("filter (Fare > 3", "expected right parenthesis after"),
    ("filter (Fare > 3))", "right parenthesis is too much after (Fare > 3); leave it out"),
    ("filter (Fare > 3) xor (Seats > 3)", "expected \"and\", \"or\" in place of xor"),
    ("find (", "left parenthesis is not a regular expression, character 2"),
  ])
  func signsThatAreMissingAreSpokenByTheirNames(command: String, spoken: String) throws {
    let folder = try Folder()
    let session = try folder.session(Self.trips, name: "trips.csv", locale: "en")
    let line = session.perform(line: command)[0]
    #expect(line.spoken.hasPrefix(spoken), "\(line)")
  }

  @Test(arguments: [
    ("filter Fare >", "nach > fehlt ein Wert"),
    (
      "filter Fare",
      "eine Bedingung besteht aus Spalte, Zeichen und Wert, zum Beispiel Price > 100 und Region = West; help sorting nennt die Zeichen"
    ),
    ("filter (Fare > 3", "nach (Fare > 3 fehlt )"),
    ("filter (Fare > 3))", "nach (Fare > 3) ist ) zu viel; weglassen"),
    ("find (a", "(a ist kein regulärer Ausdruck, Zeichen 3"),
    ("sport", "kein Befehl sport; es gibt sort"), ("down 3", "nach down ist 3 zu viel; weglassen"),
    ("find", "nach find fehlt gesuchter Text"), ("go", "nach go fehlt Zeilennummer oder Spaltenname"),
  ])
  func whatIsWrongIsSaidInGerman(command: String, message: String) throws {
    #expect(try lines([command], locale: "de") == [message])
  }

  @Test func whatIsTypedIsSaidInPartWhereItIsLong() throws {
    let long = String(repeating: "x", count: 100_000)
    for command in [long, "down \(long)", "find (\(long)", "filter (\(long)", "filter (Fare > 3) \(long)"] {
      let said = try lines([command])
      #expect(said.count == 1 && said[0].count < 300, "\(command.prefix(9)): \(said[0].count)")
    }
  }

  @Test(arguments: ["de", "ja", "ar"])
  func whatIsTypedWronglyIsExplainedInTheListenersLanguage(locale: String) throws {
    let folder = try Folder()
    let session = try folder.session(Self.trips, name: "trips.csv", locale: locale)
    for command in [
      "filter Fare >", "filter Fare", "filter (Fare > 3", "filter (Fare > 3))", "filter Town matches (",
      "find (",
      "filter Nope = 1", "go 0", "sport", "find", "down 3",
    ] {
      let line = session.perform(line: command)[0]
      #expect(line.language == nil && line.cue == .error, "\(command): \(line)")
    }
  }

  @Test func aColumnIsSummedUp() throws {
    #expect(
      try lines(["right", "sum", "right", "sum", "right", "sum"]).filter { !$0.contains("column") } == [
        "Region, 5 values, 3 different", "North: 2 times, South: 2 times", "Fare, 5 values, 4 different",
        "$9.00 to $120.00, median $42.50", "sum $244.60, mean $48.92", "$9.00: 2 times",
        "Seats, 4 values, 1 blank", "3 to 40, median 9.5", "sum 62, mean 15.5",
      ])
  }

  @Test func groupsHaveTheirCountsAndSums() throws {
    #expect(
      try lines(["right", "totals Fare"]).suffix(3) == [
        "North, 2 rows, Fare sum $162.50", "South, 2 rows, Fare sum $73.10", "West, 1 row, Fare sum $9.00",
      ])
  }

  @Test func marksColumnsAndOtherValuesAreFound() throws {
    #expect(
      try lines([
        "mark", "down", "compare", "right", "hide", "row", "show-all", "end", "next-blank", "previous-other",
        "go-mark",
      ]) == [
        "bookmark set", "Rome, row 2", "Town Rome, at the bookmark Oslo",
        "Region South, at the bookmark North",
        "Fare $9.00, at the bookmark $42.50", "Seats 3, at the bookmark 12",
        "Note late, at the bookmark blank",
        "Region, South, column 2", "Region hidden", "Rome, Fare, $9.00, row 2, column 2",
        "Rome, $9.00, Seats 3, Note late",
        "all columns shown",
        "Rome, Fare, $9.00, row 2, column 3", "Note, late, column 5", "Bergen, blank, row 3",
        "Rome, late, row 2",
        "Town, Oslo, row 1, column 1",
      ])
  }

  @Test func aTableSaysWhichOfSeveralItIs() throws {
    let folder = try Folder()
    let page = "<table><tr><th>A<tr><td>1</table><table><tr><th>B<tr><td>2</table>"
    let session = try BrowseSession(path: try folder.write(page, as: "page.html"))
    #expect(session.open().map(\.text).contains("table, 1 of 2"))
    var options = TableOptions()
    options.reading.table = "2"
    let second = try BrowseSession(path: folder.path("page.html"), options: options)
    #expect(second.open().map(\.text).contains("table, 2 of 2"))
    let database = try TestDatabase("create table a(x); create table b(x); create table c(x)")
    #expect(try BrowseSession(path: "\(database.path)#c").open().map(\.text).contains("table, 3 of 3"))
    #expect(try BrowseSession(path: folder.write("a\n1\n")).open().allSatisfy { !$0.text.contains("of 1") })
  }

  @Test func linesBehindTheLastAreEdges() throws {
    #expect(
      try lines(["page-down", "page-down", "go 99", "page-up", "page-up", "next-blank"]) == [
        "Lima, row 5", "bottom of column", "row 99 not found, 5 rows", "Oslo, row 1",
        "top of column", "no blank cell",
      ])
    let filtered = try lines(["filter Region = South", "go 3"])
    #expect(filtered.suffix(1) == ["row 3 not found, 2 rows of 5"])
  }

  @Test func aColumnIsReachedByItsName() throws {
    let said = try lines(["down", "go note", "go #2", "go Fares", "hide", "go Region", "go 0"])
    #expect(
      said == [
        "Rome, row 2", "Note, late, column 5", "Region, South, column 2",
        "there is no column Fares; there is Fare", "Region hidden", "Rome, Fare, $9.00, row 2, column 2",
        "Region hidden", "0 is not a number from 1",
      ], "\(said)")
  }

  @Test func amountsOfOtherUnitsAreComparedAndNotAddedUp() throws {
    let text = "Name,Weight\nAnn,10 kg\nBob,500 g\nCy,2 kg\nDee,1 t\nEve,3 kg\n"
    #expect(
      try lines(["end", "sum", "sort", "go 1", "filter Weight > 2500 g", "file-order"], in: text) == [
        "Weight, 10 kg, column 2", "Weight, 5 values", "500 g to 1 t", "Weight, sorted ascending",
        "Bob, Weight, 500 g, row 1, column 2", "500 g", "3 rows of 5",
        "Eve, Weight, 3 kg, row 1, column 2",
        "in the order of the file", "Eve, Weight, 3 kg, row 3, column 2",
      ])
  }

  @Test func whatIsNotAddedUpIsCounted() throws {
    let text = "Name,Price\nAnn,$10\nBob,$20\nCy,call us\nDee,$30\nEve,N/A\nFay,$5\nGus,$5\nHal,$7\n"
    #expect(
      try lines(["end", "sum", "sort-descending", "go 1", "bottom", "up"], in: text) == [
        "Price, $10, column 2", "Price, 7 values, 6 different, 1 blank, of these N/A: once",
        "6 of 7, $5 to $30, median $8.50",
        "6 of 7, sum $77, mean $12.83", "$5: 2 times", "Price, sorted descending",
        "Dee, Price, $30, row 1, column 2", "$30", "Eve, N/A, row 8", "Cy, call us, row 7",
      ])
  }

  @Test func sumsThatAreTooLargeAreLeftOut() throws {
    let text = "Name,Price\nAnn,$900000000000000000T\nBob,$900000000000000000T\nCy,$5 trillion\n"
    let said = try lines(["end", "sum"], in: text)
    #expect(said.contains { $0.contains("3 values") } && !said.contains { $0.contains("sum") }, "\(said)")
  }

  @Test func theEndOfWhatCannotBeReadIsReported() throws {
    let rows = (1...20_000).map { "{\"Name\": \"n\($0)\", \"Size\": \($0)}\n" }.joined()
    let said = try lines(["bottom"], in: rows + "{\"Name\": \n", name: "broken.jsonl")
    #expect(
      said.count == 2 && said[0].contains("n20000") && said[1].contains("broken.jsonl:20002"), "\(said)")
  }
}

/// From row to row through the tables of a database.
@Suite struct BrowseRelatedTests {
  private func lines(_ commands: [String], table: String = "orders", relations: [String] = []) throws
    -> [String]
  {
    let folder = try Folder()
    let database = folder.path("shop.db")
    var handle: OpaquePointer?
    try #require(sqlite3_open(database, &handle) == SQLITE_OK)
    let made = sqlite3_exec(
      handle,
      """
      create table customers(id integer primary key, name text);
      create table orders(id integer primary key, customer integer references customers(id), item text, note text);
      insert into customers values(1, 'Ann'), (2, 'Bob'), (3, 'Cy');
      insert into orders values(10, 1, 'Tea', 'Bob'), (11, 1, 'Milk', ''), (12, 2, 'Rice', '');
      """, nil, nil, nil)
    sqlite3_close(handle)
    try #require(made == SQLITE_OK)
    let session = try BrowseSession(path: "\(database)#\(table)", relations: relations)
    _ = session.open()
    return try commands.flatMap { session.perform(try BrowseCommand($0)).map(\.text) }
  }

  @Test func relatedRowsAreOpenedAndLeftForTheSameRow() throws {
    let said = try lines(["down", "open", "right", "open", "down", "back", "back", "back"])
    #expect(
      said == [
        "Milk, 11, row 2", "customers, table, 1 row, 2 columns", "Ann, id, 1, row 1, column 1",
        "name, Ann, column 2",
        "orders, table, 2 rows, 4 columns", "Tea, id, 10, row 1, column 1", "Milk, 11, row 2",
        "back to customers", "name, Ann, row 1, column 2",
        "back to orders", "Milk, id, 11, row 2, column 1",
        "this table was not opened from a row; open opens the rows that belong to one",
      ])
  }

  @Test func aRowAndARowThatBelongsToItAreBothChanged() throws {
    let said = try lines(["down", "open", "end", "set Zoe", "save", "back", "end", "set late", "save", "row"])
    #expect(
      said.filter { $0 == "saved, shop.db" }.count == 2 && said.last?.contains("late") == true, "\(said)")
    #expect(said.last?.contains("Milk") == true, "\(said)")
  }

  @Test func ofSeveralTablesOneIsChosen() throws {
    let relations = ["orders.note=customers.name"]
    let said = try lines(["open", "open 2", "row", "back", "open cats"], relations: relations)
    #expect(
      said == [
        "1: customers, customer", "2: customers, note", "customers, table, 1 row, 2 columns",
        "Bob, id, 2, row 1, column 1",
        "Bob, id 2", "back to orders", "Tea, id, 10, row 1, column 1",
        "there is no related table cats; there is 1: customers, customer; 2: customers, note",
      ])
  }

  @Test func aRowToWhichNothingBelongsSaysSo() throws {
    let said = try lines(["go 3", "open", "back"], table: "customers")
    #expect(
      said == [
        "Cy, 3, row 3", "orders, table, 0 rows, 4 columns", "no rows", "back to customers",
        "Cy, id, 3, row 3, column 1",
      ])
  }
}

/// What tones say.
@Suite struct BrowseCueTests {
  @Test func cuesNameEdgesPlacesAndErrors() throws {
    let folder = try Folder()
    let session = try BrowseSession(path: try folder.write(BrowseSessionTests.trips, as: "trips.csv"))
    let cues = { (command: String) in session.perform(try BrowseCommand(command)).map(\.cue) }
    #expect(session.open().map(\.cue) == [nil, nil])
    #expect(try cues("left") == [.edge])
    #expect(try cues("end") == [.blank])
    #expect(try cues("where") == [nil])
    #expect(try cues("down") == [nil])
    #expect(try cues("find oslo") == [.wrap, nil])
    #expect(try cues("up") == [.header])
    #expect(try cues("set x") == [.error])
    #expect(try cues("go 99") == [.edge])
  }

  @Test func eachCueSoundsForAFewDozenMilliseconds() {
    let sounds = BrowseCue.allCases.map(\.tones)
    #expect(Set(sounds).count == sounds.count)
    for tones in sounds { #expect((20...100).contains(tones.map(\.milliseconds).reduce(0, +))) }
  }
}

/// Tables of a database that are browsed and changed.
@Suite struct BrowsedDatabaseTests {
  private func session(_ sql: String, _ commands: [String]) throws -> (said: [String], rows: [String]) {
    let folder = try Folder()
    let database = folder.path("t.db")
    var handle: OpaquePointer?
    try #require(sqlite3_open(database, &handle) == SQLITE_OK)
    defer { sqlite3_close(handle) }
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
    let session = try BrowseSession(path: "\(database)#t")
    _ = session.open()
    let said = try commands.flatMap { session.perform(try BrowseCommand($0)).map(\.text) }
    var rows: [String] = []
    var statement: OpaquePointer?
    sqlite3_prepare_v2(handle, "select * from t order by 1", -1, &statement, nil)
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append((0..<2).map { String(cString: sqlite3_column_text(statement, $0)) }.joined(separator: "|"))
    }
    sqlite3_finalize(statement)
    return (said, rows)
  }

  @Test func theRowThatIsHeardIsTheOneThatIsChanged() throws {
    let table = "create table t(k integer, v text, primary key(k desc)) without rowid;"
    let result = try session(
      table + "insert into t values(1, 'a'), (2, 'b'), (3, 'c')", ["down", "row", "end", "set z", "save"])
    #expect(
      result.said.contains { $0.hasPrefix("saved, ") } && result.said[1].contains("b"), "\(result.said)")
    #expect(result.rows == ["1|a", "2|z", "3|c"])
  }

  @Test func aLongTableIsNotLockedByReadingIt() throws {
    let fill = "with recursive c(x) as (select 1 union all select x + 1 from c where x < 30000) "
    let result = try session(
      "create table t(id integer primary key, v int);" + fill + "insert into t select x, x from c;",
      ["go 5", "end", "set 99", "save"])
    #expect(result.said.last == "saved, t.db", "\(result.said)")
    #expect(result.rows[4] == "5|99" && result.rows.count == 30_000)
  }

  @Test func aTriggerThatIgnoresADeletionIsReported() throws {
    let result = try session(
      """
      create table t(id integer primary key, v text); insert into t values(1, 'a'), (2, 'b');
      create trigger g before delete on t begin select raise(ignore); end;
      """, ["delete", "save"])
    #expect(
      result.said.last
        == "not saved: id 1 deleted: a trigger of the table ignores the row; change it or undo it")
    #expect(result.rows == ["1|a", "2|b"])
  }

  @Test func datesThatAreNumbersStayDatesAfterAChange() throws {
    let result = try session(
      "create table t(id integer primary key, created_at integer, v text); insert into t values(1, 1704243600, 'a'), (2, 1704330000, 'b');",
      ["end", "set x", "left", "set 2024-05-01", "save"])
    #expect(result.said[2].hasPrefix("created_at, Jan 3, 2024, 1:00"), "\(result.said)")
    #expect(
      result.said.suffix(2) == [
        "created_at keeps dates as numbers in the database; enter such a number", "saved, t.db",
      ])
  }
}

/// Columns as tones.
@Suite struct BrowseTuneTests {
  private func tune(_ commands: [String], in text: String = BrowseSessionTests.trips) throws -> BrowseLine {
    let folder = try Folder()
    let session = try BrowseSession(path: try folder.write(text, as: "trips.csv"))
    _ = session.open()
    for command in commands { _ = session.perform(try BrowseCommand(command)) }
    return try #require(session.perform(.sonify).first)
  }

  /// The pitches in Hz, without the rest before them.
  private func pitches(_ line: BrowseLine) -> [Int?] {
    line.tones.dropFirst().map { $0.frequency.map { Int($0.rounded()) } }
  }

  @Test func theScaleIsSaidBeforeAToneForEachRow() throws {
    let line = try tune(["right", "right"])
    #expect(line.text == "Fare, $9.00 to $120.00" && line.spoken == "Fare, 9 dollars to 120 dollars")
    #expect(line.cue == nil && line.tones.first == Tone(nil, milliseconds: 200))
    #expect(pitches(line) == [412, 220, 1760, 220, 618])
    #expect(line.tones.dropFirst().allSatisfy { $0.milliseconds == 150 })
  }

  @Test func tonesFollowTheOrderOfTheRowsAndLeaveFilteredOnesOut() throws {
    #expect(try pitches(tune(["right", "right", "sort"])) == [220, 220, 412, 618, 1760])
    #expect(
      try pitches(tune(["right", "right", "filter Region = South", "sort-descending"])) == [1760, 220])
  }

  @Test func blanksAreSilentAndEqualValuesHaveOneTone() throws {
    #expect(try pitches(tune(["right", "right", "right"])) == [365, 220, nil, 1760, 275])
    #expect(try pitches(tune(["end"], in: "Town,Fare\nOslo,5\nRome,5\n")) == [622, 622])
  }

  @Test(arguments: [1, 33, 99, 100, 101, 1000, 5003]) func manyRowsTakeFiveSecondsAtMost(count: Int) throws {
    let text = "Name,Size\n" + (0..<count).map { "n\($0),\($0)\n" }.joined()
    let tones = try tune(["end"], in: text).tones.dropFirst()
    let pitches = tones.compactMap(\.frequency)
    #expect(tones.count == min(count, 100) && pitches.count == tones.count)
    #expect(pitches == pitches.sorted())
    #expect(tones.map(\.milliseconds).reduce(0, +) <= 5000)
  }

  @Test func aColumnWithoutAmountsSaysSo() throws {
    let line = try tune([])
    #expect(line.text == "Town has no amounts or dates that could be tones")
    #expect(line.cue == .error && line.tones.isEmpty)
  }
}

/// The keys, help, and their page in the documentation.
@Suite struct BrowseKeysTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Sources/Rowcall/Rowcall.docc/Browsing.md")

  private static func row(_ command: String, _ keys: [String]) -> String {
    "| \(keys.joined(separator: ", ")) | `\(BrowseKeys.written(command))` | \(BrowseKeys.help(for: command)) |"
  }

  @Test func theDocumentationListsAllKeysOfEachTopicAndSet() throws {
    let lines = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "## Keys and commands"))
    let rows = lines[start...].prefix { $0 != "## From Swift" }.filter {
      $0.hasPrefix("### ") || $0.hasPrefix("| `")
    }
    let usual = Self.commands(of: BrowseKeys().bindings)
    let topics = BrowseTopic.allCases.flatMap { topic in
      ["### \(topic.digit) \(topic.rawValue): \(topic.summary)"]
        + topic.entries.map { entry in
          Self.row(entry.name, usual.first { $0.0 == entry.name }?.1 ?? [])
        }
    }
    let edits = LineEdit.allCases.map { edit in
      "| \(edit.keys.map { "`\($0)`" }.joined(separator: ", ")) | \(edit.help) |"
    }
    let others = [KeySet.visidata, .emacs].flatMap { set in
      Self.commands(of: Array(BrowseKeys(set).bindings.prefix { $0.key != "right" })).map(Self.row)
    }
    #expect(rows == topics + edits + others)
  }

  @Test func theDocumentationListsTheSignsOfConditions() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for (signs, help) in BrowseHelp.signs {
      let row = "| \(signs.map { "`\($0)`" }.joined(separator: ", ")) | \(help) |"
      #expect(page.contains(row), "\(row)")
    }
  }

  /// What somebody hears who presses `?` for the first time, and for each topic.
  @Test(arguments: KeySet.allCases) func helpIsShortAndNamesKeysThatAreBound(set: KeySet) {
    let keys = BrowseKeys(set)
    let help = BrowseHelp(keys)
    #expect(help.first.count <= 8, "\(help.first)")
    let topics: [[BrowseLine]] = BrowseTopic.allCases.map { help.lines(about: $0) }
    for line in help.first + help.topics + topics.flatMap({ $0 }) {
      #expect(line.text.count <= 130 && line.language == "en", "\(line.text)")
    }
    for topic in topics where topic[0].text.hasPrefix("questions") == false {
      for line in topic.dropFirst()
      where !line.text.hasPrefix("in a condition") && !line.text.hasPrefix("and, ") {
        let named = line.text.replacing("a number before ", with: "").components(separatedBy: ": ")[0]
        for key in named.components(separatedBy: ", ") where named != "," && !named.hasSuffix(", ,") {
          #expect(keys.command(for: key) != nil, "\(line.text)")
        }
      }
    }
    let bound = topics.flatMap { $0.map(\.text) }
    for name in (BrowseCommand.entries + BrowseKeys.steps).map(\.name) {
      #expect(bound.contains { $0.hasSuffix(": " + BrowseKeys.help(for: name)) }, "\(name)")
    }
  }

  @Test func digitsListTopicsAndTheSameKeyWhatTheyAreAbout() throws {
    let help = BrowseHelp(BrowseKeys(.nvda, own: [("f6", "find West"), ("e", "sum")]))
    let editing = try #require(help.lines(aboutKey: "7")).map(\.text)
    #expect(editing.prefix(2) == ["editing: changing, undoing, saving", "f2: changes the cell"])
    #expect(editing.contains("a number before J, K: so many rows"))
    #expect(help.lines(aboutKey: "0")?.contains { $0.text == "ctrl-u: deletes everything" } == true)
    #expect(help.lines(aboutKey: "3")?.contains { $0.text == "f6: find West" } == true)
    #expect(help.lines(aboutKey: "?")?.count == 1 + BrowseTopic.allCases.count)
    #expect(help.lines(aboutKey: "e")?.map(\.text).first?.hasPrefix("e: reads what is in the column") == true)
    #expect(help.lines(aboutKey: "f9") == nil)
    let sorting = try #require(help.lines(about: "sorting"))
    #expect(
      sorting.contains { $0.spoken.hasPrefix("in a condition equals, exclamation mark equals: ") },
      "\(sorting)")
  }

  /// The commands in the order of their first keys, each with all of them.
  private static func commands(of bindings: [(key: String, command: String)]) -> [(String, [String])] {
    var commands: [(String, [String])] = []
    for binding in bindings {
      let key = "`\(binding.key == "|" ? "\\|" : binding.key)`"
      if let place = commands.firstIndex(where: { $0.0 == binding.command }) {
        commands[place].1.append(key)
      } else {
        commands.append((binding.command, [key]))
      }
    }
    return commands
  }

  @Test func everyKeyHasACommandAndEveryCommandHelp() {
    let names = BrowseCommand.entries.map(\.name) + BrowseKeys.steps.map(\.name)
    #expect(Set(names).count == names.count)
    for set in KeySet.allCases {
      for binding in BrowseKeys(set).bindings { #expect(names.contains(binding.command), "\(binding)") }
      #expect(Set(BrowseKeys(set).bindings.map(\.key)).count == BrowseKeys(set).bindings.count)
    }
    for set in KeySet.allCases {
      #expect(Set(names).subtracting(BrowseKeys(set).bindings.map(\.command)) == [], "\(set)")
    }
  }
}

/// Changes in a session, sorted and filtered or not.
@Suite struct BrowseChangesTests {
  @Test func changesAreMadeWhereTheCursorIsAndSavedInTheFile() throws {
    let folder = try Folder()
    let said = try folder.lines(
      [
        "right", "right", "sort-descending", "go 3", "set $119", "undo", "redo", "home", "insert",
        "set Paris",
        "filter Region = South",
        "delete", "all-rows", "save", "save", "undo",
      ], in: BrowseSessionTests.trips, name: "trips.csv")
    #expect(
      said == [
        "Region, North, column 2", "Fare, $42.50, column 3", "Fare, sorted descending",
        "Bergen, Fare, $120.00, row 1, column 3", "Oslo, $42.50, row 3", "Fare $119",
        "not in its sorted place", "filter filters and sorts again", "undone, back again: Fare $42.50",
        "Oslo, Fare, $42.50, row 3, column 3", "done again: Fare $119",
        "not in its sorted place", "filter filters and sorts again", "Oslo, Fare, $119, row 3, column 3",
        "Town, Oslo, column 1", "row 4 added", "not in its sorted place", "filter filters and sorts again",
        "blank, row 4", "Town Paris", "2 rows of 6",
        "Town, Lima, row 1, column 1", "Lima deleted", "Town, Rome, row 1, column 1", "5 rows",
        "Town, Rome, row 3, column 1", "saved, trips.csv", "no changes", "undone, back again: row 3, Lima",
        "Town, Lima, row 3, column 1",
      ])
    #expect(
      try folder.read(folder.path("trips.csv")) == """
        Town,Region,Fare,Seats,Note
        Oslo,North,$119,12,
        Paris,,,,
        Rome,South,$9.00,3,late
        Bergen,North,$120.00,,
        Nice,West,$9.00,40,

        """)
  }

  @Test func changesOfAnEarlierSessionAreSaidAndMadeAgainAtOnce() throws {
    let folder = try Folder()
    let path = try folder.write("Name,Price\nAnn,1\nBob,2\nCid,3\nDan,4\n", as: "t.csv")
    do {
      let first = try BrowseSession(path: path)
      _ = first.open()
      #expect(first.perform(.delete).map(\.text) == ["Ann deleted", "Name, Bob, row 1, column 1"])
    }
    let second = try BrowseSession(path: path)
    #expect(second.open().map(\.text).contains("1 change is not saved"))
    _ = second.perform(.go(row: 2))
    #expect(second.perform(.row).map(\.text) == ["Cid, Price 3"])
    _ = second.perform(.set("Zoe"))
    #expect(second.perform(.save).map(\.text) == ["saved, t.csv"])
    #expect(try folder.read(folder.path("t.csv")) == "Name,Price\nBob,2\nZoe,3\nDan,4\n")
  }

  @Test func aFileThatChangedSinceItWasReadIsNotChanged() throws {
    let folder = try Folder()
    let path = try folder.write("Name,Price\nAnn,1\nBob,2\n", as: "t.csv")
    let session = try BrowseSession(path: path)
    _ = session.open()
    _ = try folder.write("Name,Price\nZed,0\nAnn,1\nBob,2\n", as: "t.csv")
    #expect(session.perform(.set("Eve")).first?.cue == .error)
    #expect(try folder.read(folder.path("t.csv")) == "Name,Price\nZed,0\nAnn,1\nBob,2\n")
  }

  @Test func twoRowsOfAPropertyListNeverGetOneKey() throws {
    let folder = try Folder()
    let list = { (keys: [String]) in
      "<plist version=\"1.0\"><dict>"
        + keys.map { "<key>\($0)</key><dict><key>age</key><integer>1</integer></dict>" }
        .joined() + "</dict></plist>"
    }
    let said = try folder.lines(
      ["set zz", "down", "set zz", "save", "set yy", "insert", "save", "undo", "save"],
      in: list(["ann", "bob"]),
      name: "k.plist")
    #expect(said.contains { $0.hasSuffix("there is a key zz already; choose another one") }, "\(said)")
    #expect(
      said.contains { $0.contains("a row has no key; enter one") } && said.last == "saved, k.plist", "\(said)"
    )
    #expect(try folder.read(folder.path("k.plist")) == list(["zz", "yy"]))
  }

  @Test func theBookmarkStaysOnItsRow() throws {
    let folder = try Folder()
    let text = "Name,Price\nAnn,1\nBob,2\nCid,3\nDan,4\n"
    #expect(
      try folder.lines(
        ["go 4", "mark", "go 1", "insert", "go-mark", "undo", "go-mark", "delete", "go-mark"], in: text,
        name: "t.csv") == [
          "Dan, row 4", "bookmark set", "Ann, row 1", "row 2 added", "blank, row 2", "Dan, row 5",
          "undone, gone: row 2",
          "Name, Bob, row 2, column 1", "Dan, row 4", "Dan deleted", "Name, Cid, row 3, column 1",
          "no bookmark",
        ])
  }

  @Test func afterTheLastRowThereIsNone() throws {
    let folder = try Folder()
    #expect(
      try folder.lines(
        ["delete", "delete", "where", "undo", "undo"], in: "Name,Price\nAnn,1\nBob,2\n", name: "t.csv") == [
          "Ann deleted", "Name, Bob, row 1, column 1", "Bob deleted", "no rows",
          "t.csv, table, 0 rows, 2 columns",
          "Name, column header, column 1", "undone, back again: row 1, Bob", "Name, Bob, row 1, column 1",
          "undone, back again: row 1, Ann", "Name, Ann, row 1, column 1",
        ])
  }

  @Test func aTextThatIsNoValueOfItsColumnIsKeptAndCalledSo() throws {
    let folder = try Folder()
    let text = "Town,Fare,Open\nOslo,$4.50,Yes\nRome,$9.00,No\nNice,$7.20,Yes\n"
    #expect(
      try folder.lines(
        ["right", "set soon", "set $5", "right", "toggle", "toggle", "toggle", "left", "toggle", "save"],
        in: text,
        name: "t.csv") == [
          "Fare, $4.50, column 2", "Fare soon, set, though it is no value such as those of Fare", "Fare $5",
          "Open, yes, column 3", "Open no",
          "Open yes", "Open no",
          "Fare, $5, column 2", "Fare does not hold yes and no; set changes the cell",
          "saved, t.csv",
        ])
    #expect(
      try folder.read(folder.path("t.csv")) == "Town,Fare,Open\nOslo,$5,No\nRome,$9.00,No\nNice,$7.20,Yes\n")
  }

  @Test func aFileThatCannotBeEditedSaysWhy() throws {
    let folder = try Folder()
    let page = "<table><tr><th>Town<th>Fare<tr><td>Oslo<td>5<tr><td>Rome<td>7</table>"
    let said = try folder.lines(["down", "set x", "save"], in: page, name: "page.html")
    #expect(
      said.count == 3 && said[1] == "this file can be read but not changed" && said[2] == "no changes",
      "\(said)")
  }

  /// Random commands beside a list of rows that is changed in the same way.
  @Test(arguments: 0..<40) func aSessionAgreesWithAList(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let folder = try Folder()
    var model = (0..<12).map { ["n\($0)", "\(random.below(5))"] }
    let text = "Name,Size\n" + model.map { $0.joined(separator: ",") + "\n" }.joined()
    let path = try folder.write(text, as: "list.csv")
    let session = try BrowseSession(path: path)
    _ = session.open()
    var made: [[[String]]] = []
    for step in 0..<60 {
      guard let number = session.currentRow else { continue }
      let cells = session.rowTexts
      let place = try #require(model.firstIndex(of: cells), "row \(number): \(cells)")
      switch random.below(9) {
      case 0: _ = session.perform(.move(.down))
      case 1: _ = session.perform(.go(row: 1 + random.below(12)))
      case 2:
        _ = session.perform(.move(.end))
        _ = session.perform(.sort(isAscending: random.below(2) == 0))
      case 3: _ = session.perform(.filter("Size = \(random.below(5))"))
      case 4: _ = session.perform(.allRows)
      case 5:
        _ = session.perform(.move(.end))
        made.append(model)
        model[place][1] = "\(step + 10)"
        _ = session.perform(.set("\(step + 10)"))
      case 6:
        made.append(model)
        model.insert(["x\(step)", ""], at: place + 1)
        _ = session.perform(.insert)
        _ = session.perform(.move(.home))
        _ = session.perform(.set("x\(step)"))
        made.append(model)
        made[made.count - 1][place + 1] = ["", ""]
      case 7 where model.count > 3:
        made.append(model)
        model.remove(at: place)
        _ = session.perform(.delete)
      default:
        guard let last = made.popLast() else { continue }
        model = last
        _ = session.perform(.undo)
      }
      // Two rows that are alike cannot be distinguished any more.
      guard Set(model).count == model.count else { break }
    }
    _ = session.perform(.save)
    let saved = try folder.read(folder.path("list.csv")).split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(saved == model)
  }
}
