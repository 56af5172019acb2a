import RowcallModel
import Testing

@testable import RowcallImport

/// Workbooks of which parts are missing, exchanged or hidden.
@Suite struct WorkbookFaultTests {
  private static let fleet = sheet([["Boat", "Length"], ["Petrel", "12.5"], ["Gannet", "8"]])
  private static let crew = sheet([["Name", "Age"], ["Ann", "41"], ["Bo", "37"]])

  private func problems(_ bytes: [UInt8], _ options: ImportOptions = ImportOptions()) throws -> [String] {
    try tables(bytes, options).flatMap { $0.problems.map(\.description) }
  }

  /// What is read of all tables, and the error that follows the last of them.
  private func reading(_ bytes: [UInt8]) throws -> (names: [[String?]], error: String) {
    let readers = try tables(bytes)
    var last = try #require(readers.last)
    while try last.nextBatch() != nil {}
    do {
      #expect(try last.following() == nil)
      return (readers.map(\.columnNames), "")
    } catch {
      return (readers.map(\.columnNames), "\(error)")
    }
  }

  @Test(arguments: ["styles.xml", "workbook.xml", "nowhere.xml"])
  func aSheetWhosePartIsAnotherOneCostsOnlyItself(part: String) throws {
    let sheets = [("Fleet", "visible", Self.fleet), ("Crew", "visible", Self.crew)]
    let book = office(sheets: sheets, targets: [0: part])
    let found = try reading(book)
    #expect(found.names == [["Name", "Age"]])
    #expect(found.error == "book.xlsx: the sheet \"Fleet\" cannot be read; save the workbook anew")
    let fault = "the cells of sheet \"Fleet\" are missing; copy the workbook again"
    #expect(try problems(book) == ["left out: \"Fleet\", which cannot be read: \(fault)"])
    // Where it is asked for, or is the only one, there is nothing else to read.
    #expect(failure(book, ImportOptions(table: "fleet")) == "book.xlsx: \(fault)")
    #expect(
      failure(office(sheets: [("Fleet", "visible", Self.fleet)], targets: [0: part])) == "book.xlsx: \(fault)"
    )
    #expect(try tables(book, ImportOptions(table: "Crew")).first?.problems == [])
  }

  @Test func aSheetThatIsBrokenCostsOnlyItself() throws {
    let broken = "<worksheet><sheetData><row r=\"1\"><c></row>"
    let book = office(sheets: [
      ("A", "visible", broken), ("Crew", "visible", Self.crew), ("B", "visible", broken),
    ])
    let found = try reading(book)
    #expect(found.names == [["Name", "Age"]])
    #expect(found.error == "book.xlsx: the sheets \"A\", \"B\" cannot be read; save the workbook anew")
    #expect(
      try problems(book).first
        == "left out: \"A\", which cannot be read: xl/worksheets/sheet0.xml, line 1: mismatched tag; save the workbook anew"
    )
  }

  @Test func aSheetWithTheCellsOfAnotherIsRefused() {
    let sheets = [("Fleet", "visible", Self.fleet), ("Crew", "visible", Self.crew)]
    #expect(
      failure(office(sheets: sheets, targets: [1: "worksheets/sheet0.xml"]))
        == "book.xlsx: sheets \"Fleet\" and \"Crew\" have the same cells; copy the workbook again")
  }

  @Test func aPartThatListsNoSheetsIsNoWorkbook() {
    #expect(
      failure(office(sheets: [("Fleet", "visible", Self.fleet)], root: "xl/styles.xml"))
        == "book.xlsx: a broken workbook: xl/styles.xml lists no sheets; copy it again")
  }

  @Test(arguments: ["nowhere.xml", "workbook.xml"])
  func stylesThatAreMissingAreReportedOnce(part: String) throws {
    let cells = Self.fleet.replacing("<c r=\"B2\">", with: "<c r=\"B2\" s=\"1\">")
    let sheets = [("A", "visible", cells), ("B", "visible", cells)]
    let report = "styles are missing; dates and amounts are shown as plain numbers; copy the workbook again"
    #expect(try problems(office(sheets: sheets, formats: ["0.00"], stylesPart: part)) == [report])
    #expect(try problems(office(sheets: sheets, formats: ["0.00"])) == [])
    // Nothing is lost where no cell has a style.
    #expect(try problems(office(sheets: [("A", "visible", Self.fleet)], stylesPart: part)) == [])
  }

  @Test func commentsAndTablesThatAreMissingAreReported() throws {
    let sheets = [("Fleet", "visible", Self.fleet)]
    let comments = "sheet \"Fleet\": comments are missing; copy the workbook again"
    let tables = "sheet \"Fleet\": defined tables are missing; copy the workbook again"
    for part in ["../nowhere.xml", "../styles.xml"] {
      #expect(try problems(office(sheets: sheets, belongings: [("comments", part)])) == [comments])
      #expect(try problems(office(sheets: sheets, belongings: [("table", part)])) == [tables])
    }
    #expect(try problems(office(sheets: sheets, table: "<table ref=\"?\"/>")) == [tables])
    let naming = Self.fleet.replacing(
      "</sheetData>",
      with: "</sheetData><legacyDrawing r:id=\"x\"/><tableParts><tablePart r:id=\"y\"/></tableParts>")
    #expect(try problems(office(sheets: [("Fleet", "visible", naming)])) == [comments, tables])
  }

  @Test func aPartThatCannotBeReadIsNamedAndCostsOnlyWhatItHolds() throws {
    let sheets = [("Fleet", "visible", Self.fleet)]
    let lost = "sheet \"Fleet\": defined tables cannot be read: xl/tables/table1.xml, line 1: "
    #expect(
      try problems(office(sheets: sheets, table: "<table>")) == [
        lost + "not XML: no element found; save the workbook anew"
      ])
    #expect(
      try problems(office(sheets: sheets, table: "<!DOCTYPE a []><table/>")) == [
        lost + "declares a document type, which workbooks do not have and which may "
          + "expand to any amount of text; save the workbook anew"
      ])
    let many = "<comments>\(String(repeating: "<a/>", count: (1 << 19) + 1))</comments>"
    let book = office(
      sheets: sheets, belongings: [("comments", "../comments.xml"), ("threadedComment", "../threads.xml")],
      parts: [("xl/comments.xml", many), ("xl/threads.xml", "<ThreadedComments>")])
    #expect(
      try problems(book) == [
        "sheet \"Fleet\": answers to comments cannot be read: xl/threads.xml, line 1: not XML: no element found; save the "
          + "workbook anew",
        "sheet \"Fleet\": comments cannot be read: xl/comments.xml, line 1: more than 524288 elements or attributes; save the "
          + "workbook anew",
      ])
    #expect(
      try rows(try #require(try tables(book).first)) == [["Petrel", "12.5"], ["Gannet", "8"]])
  }

  @Test func stylesThatCannotBeReadAreReported() throws {
    let cells = Self.fleet.replacing("<c r=\"B2\">", with: "<c r=\"B2\" s=\"1\">")
    let book = office(
      sheets: [("A", "visible", cells)], stylesPart: "broken.xml", parts: [("xl/broken.xml", "<styleSheet>")])
    #expect(
      try problems(book) == [
        "styles cannot be read; dates and amounts are shown as plain numbers; xl/broken.xml, line 1: not XML: no element "
          + "found; save the workbook anew"
      ])
  }

  @Test func aTagOfManyMegabytesIsRefused() {
    let blanks = String(repeating: " ", count: 9 << 20)
    #expect(
      failure(office(sheets: [("S", "visible", "<worksheet a=\"\(blanks)\"/>")]))
        == "book.xlsx: xl/worksheets/sheet0.xml, line 1: a tag of more than 8 MB; save the workbook anew")
  }

  @Test func moreStylesThanFitIntoMemoryAreRefused() {
    let style = "<style:style style:name=\"a\" style:family=\"table-cell\"/>"
    #expect(
      failure(openDocument("", styles: String(repeating: style, count: 270_000)))
        == "book.xlsx: more styles than fit into memory; save the sheet as CSV and read that")
  }

  @Test func sheetsOfHiddenCellsLeaveTheOthersReadable() throws {
    let hidden = Self.fleet.replacing(
      "<sheetData>", with: "<cols><col min=\"1\" max=\"2\" hidden=\"1\"/></cols><sheetData>")
    let rows = Self.fleet.replacing("<row ", with: "<row hidden=\"1\" ")
    for cells in [hidden, rows] {
      let book = office(sheets: [
        ("Fleet", "visible", cells), ("Crew", "visible", Self.crew), ("Old", "hidden", Self.crew),
      ])
      let readers = try tables(book)
      #expect(readers.map(\.title) == ["Crew"])
      #expect(
        try problems(book) == [
          "left out: 1 hidden sheet (\"Old\")", "left out: 1 sheet with only hidden cells (\"Fleet\")",
        ])
      #expect(
        failure(office(sheets: [("Fleet", "visible", cells)]))
          == "book.xlsx: no cells to read; left out: 1 sheet with only hidden cells (\"Fleet\"); a table needs at least "
          + "one row that is shown")
    }
    let cell = "<table:table-cell office:value-type=\"string\"><text:p>Town</text:p></table:table-cell>"
    let row = "<table:table-row>\(cell)\(cell)</table:table-row>"
    let columns = "<table:table-column table:visibility=\"collapse\" table:number-columns-repeated=\"2\"/>"
    let book = openDocument(
      "<table:table table:name=\"A\">\(columns)\(row)\(row)</table:table><table:table table:name=\"B\">\(row)\(row)</table:table>"
    )
    #expect(try problems(book).contains("left out: 1 sheet with only hidden cells (\"A\")"))
  }

  @Test func aSmallDefinedTableDoesNotHideTheOtherRowsOfItsSheet() throws {
    let rates = [["Tax", "Rate"], ["vat", "19"], ["low", "7"]]
    let people = [
      ["Name", "City", "Age"], ["Ann", "Ulm", "31"], ["Bo", "Rye", "40"], ["Cy", "Bonn", "22"],
    ]
    let table = "<table displayName=\"Rates\" ref=\"A1:B3\"/>"
    func read(_ cells: [[String?]]) throws -> Int {
      let readers = try tables(office(sheets: [("S", "visible", sheet(cells))], table: table))
      return try readers.map { try rows($0).count }.reduce(0, +)
    }
    #expect(try read(rates + [[]] + people) >= 5)
    // A remark below is none of the table.
    #expect(try read(rates + [[]] + [["See also the other", "sheets", "please"]]) == 2)
  }

  @Test func aSheetOrTableIsChosenByTheNumberThatTheErrorGivesIt() throws {
    let table = "<table displayName=\"Rates\" ref=\"A1:B3\"/>"
    let book = office(sheets: [("Fleet", "visible", Self.fleet)], table: table)
    #expect(
      failure(book, ImportOptions(table: "9"))
        == "book.xlsx: no table \"9\"; the file has 1 (\"Fleet\"), 2 (\"Rates\")")
    #expect(try tables(book, ImportOptions(table: "2")).map(\.title) == ["Rates"])
  }

  @Test func rangesThatOverlapInAnOpenDocumentAreReadOnce() throws {
    func row(_ texts: String...) -> String {
      let cells = texts.map {
        "<table:table-cell office:value-type=\"string\"><text:p>\($0)</text:p></table:table-cell>"
      }
      return "<table:table-row>\(cells.joined())</table:table-row>"
    }
    func range(_ name: String, _ cells: String) -> String {
      "<table:database-range table:name=\"\(name)\" table:target-range-address=\"A.\(cells)\"/>"
    }
    let book = openDocument(
      "<table:table table:name=\"A\">\(row("Name", "City"))\(row("Ann", "Oslo"))\(row("Bob", "Rome"))\(row("Cy", "Bern"))"
        + "</table:table><table:database-ranges>\(range("All", "A1:A.B4"))\(range("Part", "A3:A.B4"))</table:database-ranges>"
    )
    let readers = try tables(book)
    #expect(readers.count == 1)
    #expect(try rows(readers[0]) == [["Ann", "Oslo"], ["Bob", "Rome"], ["Cy", "Bern"]])
  }

  @Test func columnsWithoutWidthAreHidden() throws {
    let cells = Self.fleet.replacing(
      "<sheetData>", with: "<cols><col min=\"2\" max=\"2\" width=\"0\" customWidth=\"1\"/></cols><sheetData>")
    #expect(try problems(office(sheets: [("S", "visible", cells)])).contains("left out: 1 hidden column (B)"))
  }

  @Test(.timeLimit(.minutes(15))) func hiddenColumnsAreCountedOnceHoweverOftenTheyAreNamed() throws {
    let columns = String(repeating: "<col min=\"2\" max=\"16384\" hidden=\"1\"/>", count: 20_000)
    let cells = Self.fleet.replacing("<sheetData>", with: "<cols>\(columns)</cols><sheetData>")
    #expect(try problems(office(sheets: [("S", "visible", cells)])).contains("left out: 1 hidden column (B)"))
  }

  @Test func chartSheetsAreReported() throws {
    let book = office(
      sheets: [("Fleet", "visible", Self.fleet), ("Lengths", "visible", "<chartsheet/>")],
      types: [1: "chartsheet"])
    #expect(try problems(book) == ["left out: 1 chart sheet (\"Lengths\")"])
  }

  @Test func aNameThatIsNoRangeIsNotListedAndSaysWhatItStandsFor() throws {
    let book = office(
      sheets: [("Fleet", "visible", Self.fleet)],
      names:
        "<definedName name=\"Gone\">#REF!</definedName><definedName name=\"All\">Fleet!A1:B2</definedName>")
    #expect(
      failure(book, ImportOptions(table: "9"))
        == "book.xlsx: no table \"9\"; the file has 1 (\"Fleet\"), 2 (\"All\")")
    #expect(
      failure(book, ImportOptions(table: "gone"))
        == "book.xlsx: the name \"Gone\" stands for \"#REF!\", which is no single range; pass a range such as Sheet1!A3:F20 "
        + "to --table")
  }

  @Test func aDefinedTableWithWiderRowsAboveItIsReadByItself() throws {
    let rows: [[String?]] = [
      ["Rainfall", nil, nil, "Draft"], [], ["Station", "Note"], ["Mill", "wet"], ["Pier", "dry"],
    ]
    let table = "<table displayName=\"Rain\" ref=\"A3:B5\"/>"
    let book = office(sheets: [("S", "visible", sheet(rows))], table: table)
    let reader = try #require(try tables(book).first)
    #expect(reader.columnNames == ["Station", "Note"])
    #expect(
      try problems(book) == [
        "only the defined table of the sheet is read; --table 'S!A1:D5' reads all of its cells"
      ])
    // What is in its rows belongs to it.
    let touching = office(
      sheets: [
        ("S", "visible", sheet([["Station", "Days", "Rain"], ["Mill", "3", "4"], ["Pier", "5", "6"]]))
      ],
      table: "<table displayName=\"Rain\" ref=\"A1:B3\"/>")
    #expect(try tables(touching).first?.columnNames == ["Station", "Days", "Rain"])
  }

  @Test func aDefinedTableOfHiddenCellsLeavesTheOneBesideItReadable() throws {
    let rows = [
      ["Station", "Rain", "Town", "Fee"], ["Mill", "3", "Alta", "4"], ["Pier", "5", "Oslo", "6"],
    ]
    let cells = sheet(rows, head: "<cols><col min=\"3\" max=\"4\" hidden=\"1\"/></cols>")
    let book = office(
      sheets: [("S", "visible", cells)], table: "<table displayName=\"Rain\" ref=\"A1:B3\"/>",
      belongings: [("table", "../tables/fees.xml")],
      parts: [("xl/tables/fees.xml", "<table displayName=\"Fees\" ref=\"C1:D3\"/>")])
    #expect(try tables(book).map(\.columnNames) == [["Station", "Rain"]])
    #expect(
      try problems(book) == [
        "left out: 1 table with only hidden cells (\"Fees\")",
        "only the defined table of the sheet is read; --table 'S!A1:D3' reads all of its cells",
      ])
  }

  @Test func rangesOfAnOpenDocumentAreDefinedTables() throws {
    func row(_ texts: [String]) -> String {
      let cells = texts.map {
        $0.isEmpty
          ? "<table:table-cell/>"
          : "<table:table-cell office:value-type=\"string\"><text:p>\($0)</text:p></table:table-cell>"
      }
      return "<table:table-row>\(cells.joined())</table:table-row>"
    }
    let book = openDocument(
      "<table:table table:name=\"Bob's 1\">\(row(["Fruit", "Kg", "", "Leaf"]))\(row(["Apple", "many", "", "Kale"]))</table:table>"
        + "<table:database-ranges><table:database-range table:name=\"__Anonymous_Sheet_DB__0\" "
        + "table:target-range-address=\"$'Bob''s 1'.A1:$'Bob''s 1'.D2\"/><table:database-range table:name=\"Fruit\" "
        + "table:target-range-address=\"'Bob''s 1'.A1:'Bob''s 1'.B2\"/></table:database-ranges>")
    #expect(try tables(book, ImportOptions(table: "fruit")).map(\.columnNames) == [["Fruit", "Kg"]])
    #expect(
      failure(book, ImportOptions(table: "Veg")).hasSuffix("the file has 1 (\"Bob's 1\"), 2 (\"Fruit\")"))
  }

  @Test func answersToCommentsAreReadWithoutTheTextForOtherPrograms() throws {
    let texts = ["Is this right?", "It is."].map {
      "<threadedComment ref=\"B2\"><text>\($0)</text></threadedComment>"
    }
    let book = office(
      sheets: [("Fleet", "visible", Self.fleet)],
      belongings: [("comments", "../comments.xml"), ("threadedComment", "../threads.xml")],
      parts: [
        (
          "xl/comments.xml",
          "<comments><comment ref=\"B2\"><text><t>[Threaded comment] Your version</t></text></comment>"
            + "<comment ref=\"A2\"><text><t>old</t></text></comment></comments>"
        ), ("xl/threads.xml", "<ThreadedComments>\(texts.joined())</ThreadedComments>"),
      ])
    #expect(
      try tables(book).first?.problems.flatMap(\.details) == [
        "comment on B2: Is this right?\nIt is.", "comment on A2: old",
      ])
  }

  @Test(arguments: [
    (
      "[Threaded comment]&#10;&#10;Your version of Excel allows you to read this threaded comment; however, any edits to it "
        + "will get removed. Learn more: https://go.microsoft.com/fwlink/?linkid=870924&#10;&#10;Comment:&#10;    Is this "
        + "right?&#10;Reply:&#10;    It is.",
      "Is this right?\nIt is."
    ),
    (
      "[Kommentarthread] Ihre Excel-Version gestattet das Lesen. Weitere Informationen: "
        + "https://go.microsoft.com/fwlink/?linkid=870924 Kommentar:     Stimmt: ja",
      "Stimmt: ja"
    ), ("Comment: see https://go.microsoft.com/", "Comment: see https://go.microsoft.com/"),
  ])
  func theNoticeBeforeACommentWithAnswersIsNotRead(written: String, read: String) throws {
    let book = office(
      sheets: [("Fleet", "visible", Self.fleet)], belongings: [("comments", "../comments.xml")],
      parts: [
        (
          "xl/comments.xml",
          "<comments><comment ref=\"B2\"><text><t>\(written)</t></text></comment></comments>"
        )
      ])
    #expect(try tables(book).first?.problems.flatMap(\.details) == ["comment on B2: \(read)"])
  }
}
