import Foundation
import Rowcall
import RowcallAudit
import Synchronization
import Testing

/// What programs see of Rowcall: nothing here is visible only to the package.
@Suite struct FrontDoorTests {
  private static let stocks = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "fixtures/stocks.csv").path
  private static let english = TableOptions(locale: LocaleTag("en_US"))

  private func table(_ text: String, _ name: String = "table.csv") throws -> ReadableTable {
    try TableSource(bytes: Array(text.utf8), name: name, options: Self.english).table()
  }

  @Test func aFileIsReadInFiveLines() throws {
    let table = try TableSource(path: Self.stocks, options: Self.english).table()
    #expect(table.rows.map(\.label).first == "Apple Inc., $648.11, up 1.85%")
    #expect(table.rows[0].spoken == "Apple Inc., 648 dollars and 11 cents, up 1.85 percent")
    var walk = table.walk(.nvda)
    _ = walk.move(.enter)
    #expect(walk.move(.down).description.contains("Apple Inc."))
    #expect(try table.index(by: "Company").sections.first?.title == "A")
    #expect(try Auditor().audit(path: Self.stocks).files.count == 1)
  }

  @Test func theReadmeShowsThisCodeAndWhatItPrints() throws {
    let root = URL(filePath: Self.stocks).deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let code = try #require(readme.firstMatch(of: /```swift\n(import Rowcall\n[^`]*)```\n\n((?:    .*\n)+)/))
    #expect(
      code.1 == """
        import Rowcall

        let table = try TableSource(path: "fixtures/stocks.csv").table()
        for row in table.rows { print(row.label) }
        try table.speak(to: "stocks.wav")

        """, "the code below is that of the README")
    var printed = ""
    let table = try TableSource(path: Self.stocks, options: Self.english).table()
    for row in table.rows { printed += "    \(row.label)\n" }
    #expect(printed == code.2)
  }

  @Test func rowsCanBeReadAgainAndInPart() throws {
    var table = try table("Name,Price,Note\nA,$1.00,x\nB,$2.00,y\nC,$3.00,z\n")
    #expect(table.rows.map(\.number) == [1, 2, 3])
    table.options.rows = try RowSelection("2-")
    table.options.columns = "Name,Price"
    #expect(table.rows.map(\.label) == ["B, $2.00", "C, $3.00"])
    table.options.label = "{Price} for {Name}"
    table.options.columns = nil
    #expect(table.rows.map(\.spoken) == ["2 dollars for B", "3 dollars for C"])
    #expect(table.rows[1][2] == "z")
  }

  @Test func whatRowsLeaveOutIsSaidBeforeThem() throws {
    var table = try table("Name,Dept,Note\n" + (1...5).map { "P\($0),HMRC,\n" }.joined())
    #expect(try table.opening() == ["3 columns; Note always blank; Dept always HMRC"])
    #expect(table.rows[0].label == "P1")
    #expect(table.rows[4].spoken == "P5")
    table.options.columns = "Name,Dept"
    #expect(try table.opening() == [])
    #expect(table.rows[0].label == "P1, Dept HMRC")
  }

  @Test func aFileThatFailsInTheMiddleSaysSo() throws {
    let text =
      "[{\"Name\":\"A\"},\n" + String(repeating: "{\"Name\":\"B\"},\n", count: 20_000) + "{\"Name\":oops}]"
    let table = try table(text, "table.json")
    #expect(table.rows.count { $0.label == "B" } == 20_000)
    #expect(throws: ImportError.self) { try table.rows.check() }
    var walk = table.walk()
    #expect(walk.move(.enter).error is ImportError)
    var iterator = table.rows.makeIterator()
    #expect(throws: ImportError.self) { while try iterator.nextRow() != nil {} }
  }

  @Test(arguments: [20, 2_000, 60_000])
  func theWholeFileDecidesWhetherTheDayIsFirst(rows: Int) throws {
    let notes = Mutex<[String]>([])
    var options = Self.english
    options.onNote = { note in notes.withLock { $0.append(note) } }
    let text = "Date,Entry\n" + (1...rows).map { "05/02/2006,entry \($0)\n" }.joined() + "13/01/2006,last\n"
    let table = try TableSource(bytes: Array(text.utf8), name: "log.csv", options: options).table()
    #expect(table.rows[0].spoken.contains("5 February 2006"), "\(table.rows[0].spoken)")
    #expect(table.rows[rows].spoken.contains("13 January 2006"))
    #expect(notes.withLock { $0 }.isEmpty)
  }

  @Test(arguments: ["", " 10:00"])
  func anOrderOfDayAndMonthThatNothingDecidesIsReported(time: String) throws {
    let text = "Date,Entry\n05/02/2006\(time),a\n06/02/2006\(time),b\n"
    let notes = Mutex<[String]>([])
    var options = Self.english
    options.onNote = { note in notes.withLock { $0.append(note) } }
    let table = try TableSource(bytes: Array(text.utf8), name: "log.csv", options: options).table()
    #expect(table.rows.count { _ in true } == 2)
    #expect(
      notes.withLock { $0 } == [
        "log.csv: column \"Date\": dates are read as month, day, year, as is usual in en-US; nothing in the file tells "
          + "their order; if that is wrong, set --dates dmy"
      ])
  }

  /// A file with semicolons has decimal commas in Germany; elsewhere nothing tells.
  @Test(arguments: [
    ("en_US", "1.234", "Mill, 1,234 kg", true), ("de_DE", "1.234", "Mill, 1.234 kg", false),
    ("en_US", "1.25", "Mill, 1.234 kg", false),
  ])
  func decimalCommasThatOnlySemicolonsSpeakForAreReported(
    locale: String, last: String, label: String, isReported: Bool
  )
    throws
  {
    let notes = Mutex<[String]>([])
    var options = TableOptions(locale: LocaleTag(locale))
    options.onNote = { note in notes.withLock { $0.append(note) } }
    let table = try TableSource(
      bytes: Array("Site;Mass (kg)\nMill;1.234\nPier;\(last)\n".utf8), name: "mass.csv", options: options
    ).table()
    // Notes come behind the last row.
    #expect(table.rows.map(\.label).first == label)
    let note =
      "mass.csv: column \"Mass (kg)\": numbers are read with a decimal comma, as is usual in files with semicolons between "
      + "cells; nothing else tells what 1.234 is; if that is wrong, set --decimal point"
    #expect(notes.withLock { $0.contains(note) } == isReported)
  }

  @Test func aCellThatIsFilledLateIsHeardThoughItsColumnIsBlankBefore() throws {
    let blank = (1...2_000).map { "P\($0),,\($0 % 90).5\n" }.joined()
    let rows = try table("Name,Note,Price\n" + blank + "Z,urgent,2.5\n").rows
    #expect(rows[0].label == "P1, Price 1.5")
    #expect(rows[2_000].label == "Z, Note urgent, Price 2.5")
  }

  @Test(arguments: [3, 20_000])
  func aColumnThatChangesInTheLastRowIsSaidInEveryRow(count: Int) throws {
    let text = "Name,Dept\n" + (1...count).map { "P\($0),HMRC\n" }.joined()
    let changing = try table(text + "Z,Home Office\n").rows
    #expect(changing[0].label == "P1, Dept HMRC")
    #expect(changing[count].label == "Z, Dept Home Office")
    let constant = try table(text).rows
    #expect(constant[0].label == (count < 5 ? "P1, Dept HMRC" : "P1"))
  }

  @Test func aRowThatCameAfterTheFileWasSearchedLosesNothing() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = "Name,Dept\n" + (1...60_000).map { "Person \($0),HMRC\n" }.joined()
    try Data(text.utf8).write(to: file)
    var iterator = try TableSource(path: file.path, options: Self.english).table().rows.makeIterator()
    #expect(iterator.next()?.label == "Person 1")
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("Late,Home Office\n".utf8))
    try handle.close()
    var last: TableRows.Row?
    while let row = iterator.next() { last = row }
    #expect(last?.label == "Late, Dept Home Office")
  }

  @Test func typesOfColumnsAreChosenByName() throws {
    func labels(_ types: String) throws -> [String] {
      var options = Self.english
      options.types = types
      let text = "Name,\"Paid, due\",Code\nA,05/02/2006,0012\n"
      return try TableSource(bytes: Array(text.utf8), name: "due.csv", options: options).table().rows.map(
        \.label)
    }
    #expect(try labels("\"Paid, due\"=dmy") == ["A, Feb 5, 2006, Code 0012"])
    #expect(try labels("#2=mdy, code=number") == ["A, May 2, 2006, Code 12"])
    #expect(try labels("2=text") == ["A, Paid, due 05/02/2006, Code 0012"])
    #expect(
      throws: LabelError.unknownColumnChoice(
        option: "type", name: "Cod", suggestion: "Code", columns: "Name, Paid, due, Code")
    ) {
      try labels("Cod=text")
    }
    let unknown = #expect(throws: LabelError.self) { try labels("Code=txt") }
    #expect(
      unknown?.description
        == "type: \"Code=txt\" is no column with a kind, such as Date=dmy; did you mean \"text\"? The kinds are text, code, "
        + "number, measure, size, money, percent, change, date, dmy, mdy, ymd, time, duration, year, yes-no, telephone"
    )
  }

  @Test func aPageGivesItsTablesInOrder() throws {
    let page = "<table><tr><th>A<tr><td>1</table><table><caption>Second</caption><tr><th>B<tr><td>2</table>"
    let tables = try TableSource(bytes: Array(page.utf8), name: "page.html", options: Self.english).tables()
    #expect(tables.map(\.title) == ["page.html", "Second"])
    #expect(tables.map { $0.rows.map(\.label) } == [["1"], ["2"]])
    #expect(tables[1].columns.map(\.name) == ["B"])
    var walk = tables[1].walk()
    #expect(walk.move(.enter).description.hasPrefix("Second, table"))
    #expect(try tables[1].index(by: "B").sections.count == 1)
  }

  @Test func odditiesOfAFileAreReported() throws {
    let notes = Mutex<[String]>([])
    var options = Self.english
    options.onNote = { note in notes.withLock { $0.append(note) } }
    let table = try TableSource(
      bytes: Array("Name,Price\nA,1\nB\n".utf8), name: "odd.csv", options: options
    ).table()
    #expect(table.rows.map(\.label) == ["A, Price 1", "B"])
    #expect(notes.withLock { $0 } == ["odd.csv: line 3: 1 cell, expected 2; 1 such row"])
  }

  @Test func whatAWalkCannotKeepToIsRefused() throws {
    var table = try table("Name,Price\nA,1\nB,2\n")
    table.options.label = "{Name}"
    var walk = table.walk(.nvda)
    #expect(
      walk.move(.enter).description
        == "table.csv: dialects and walks have their own words for a row; leave out label")
    table.options.label = nil
    table.options.rows = try RowSelection("2")
    walk = table.walk(.nvda)
    #expect(walk.move(.enter).description == "table.csv: a walk reads the whole table; leave out rows")
    table.options.rows = .all
    walk = table.walk(.nvda)
    #expect(walk.move(.enter).error == nil)
  }

  @Test func aWalkHasTheChosenColumnsInTheirOrder() throws {
    var table = try table("Code,Name,Price\n7,Ann,$1\n8,Ben,$2\n9\n")
    table.options.columns = "Price,Name"
    var walk = table.walk(.nvda)
    let moves: [TableMove] = [.enter, .down, .right, .right, .down, .down]
    #expect(
      moves.map { walk.move($0).description } == [
        "table.csv  table  with 4 rows and 2 columns\nrow 1  column 1  Price", "Ann  row 2  $1",
        "Name  column 2  Ann", "Edge of table\nAnn", "row 3  Ben", "row 4",
      ])
  }

  @Test func aPipeIsReadOnce() throws {
    let path = NSTemporaryDirectory() + "rowcall-\(UUID().uuidString)"
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let writer = Thread {
      try? "Name\nA\nB\n".write(to: URL(filePath: path), atomically: false, encoding: .utf8)
    }
    writer.start()
    let table = try TableSource(path: path, options: Self.english).table()
    #expect(table.rows.map(\.label) == ["A", "B"])
    let again = table.rows
    #expect(Array(again).isEmpty)
    let sentence = again.error.map { "\($0)" }
    #expect(sentence == "\(path): it can be read only once; keep its rows, or read from a file")
  }

  @Test func aTableIsSpokenIntoAFile() throws {
    let path = NSTemporaryDirectory() + "rowcall-\(UUID().uuidString).wav"
    defer { unlink(path) }
    try table("Name\nA\n").speak(to: path)
    let sound = try Data(contentsOf: URL(filePath: path))
    #expect(sound.count > 10_000)
    #expect(sound.prefix(4) == Data("RIFF".utf8))
  }
}

/// Rows in any order.
@Suite struct RandomRowsTests {
  @Test func rowsAreHadByPlaceAndByName() throws {
    let text = "Name,Price\n" + (0..<5_000).map { "Smith\($0),$\($0).50\n" }.joined()
    let table = try TableSource(
      bytes: Array(text.utf8), name: "people.csv", options: TableOptions(locale: LocaleTag("en_US"))
    ).table()
    let rows = try table.randomRows()
    #expect(try rows.row(at: 4_321)?.label == "Smith4321, $4,321.50")
    #expect(try rows.row(at: 4_321)?.number == 4_322)
    #expect(try rows.row(at: 7)?.spoken == "Smith7, 7 dollars and 50 cents")
    #expect(try rows.row(named: "Smith3000")?.number == 3_001)
    #expect(try rows.row(named: "Smith3000", from: 3_001)?.number == nil)
    #expect(try rows.row(at: 5_000)?.number == nil)
    #expect(rows.count == .exactly(5_000))
    #expect(try rows.firstRow(from: 10) { $0[1]?.hasSuffix("5.50") ?? false }?.number == 16)
  }

  @Test func rowsOfADatabaseAreHadByTheirKeys() throws {
    let shop = try TestDatabase(
      """
      CREATE TABLE t(code TEXT PRIMARY KEY, price REAL, sold_at INTEGER);
      INSERT INTO t VALUES('b', 2.5, 1700000000), ('a', 1, 1700000060), ('10', 3, 1700000120);
      CREATE TABLE stock(code TEXT, place, amount INTEGER, PRIMARY KEY(code, place)) WITHOUT ROWID;
      INSERT INTO stock VALUES('b', 2, 5), ('a', 1, 3), ('b', '1', 4);
      CREATE TABLE plain(name TEXT);
      INSERT INTO plain VALUES('x'), ('y');
      CREATE VIEW v AS SELECT * FROM plain;
      """)
    func rows(_ table: String) throws -> RandomRows {
      try TableSource(path: "\(shop.path)#\(table)", options: TableOptions(locale: LocaleTag("en_US")))
        .table().randomRows()
    }
    let prices = try rows("t")
    #expect(try prices.row(key: ["a"])?.number == 2)
    #expect(try prices.row(key: ["10"])?.label == prices.row(at: 2)?.label)
    #expect(try prices.row(key: ["c"])?.number == nil)
    #expect(try prices.row(key: ["a", "b"])?.number == nil)
    let stock = try rows("stock")
    for place in 0..<3 {
      let row = try #require(try stock.row(at: place))
      let found = try stock.row(key: [row[0] ?? "", row[1] ?? ""])
      #expect(found?.number == place + 1)
      #expect(found?.spoken == row.spoken)
    }
    #expect(try rows("plain").row(key: ["2"])?.label == "y")
    #expect(try rows("v").row(key: ["2"])?.number == nil)
    let pipe = try TableSource(bytes: Array("a\n1\n".utf8), name: "t.csv").table().randomRows()
    #expect(try pipe.row(key: ["1"])?.number == nil)
  }
}
