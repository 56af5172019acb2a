import Foundation
import RowcallModel
import Testing

@testable import RowcallImport

private func shown(
  _ number: Double, _ code: String, from1904: Bool = false, ofLibreOffice: Bool = false
) -> String {
  var text: [UInt8] = []
  ShownNumber(countsFrom1904: from1904, isOfLibreOffice: ofLibreOffice).append(
    number, as: NumberFormat(code: code), to: &text)
  return String(decoding: text, as: UTF8.self)
}

/// Sheets that are small in their file and large when they are written out.
@Suite struct SheetSizeTests {
  @Test func textsOfHugeMergedCellsAreRepeatedUpToALimit() {
    var outline = SheetOutline()
    outline.merges = [MergedCells(range: CellRange(rows: 1...1_000_000, columns: 0...0))]
    var writer = SheetWriter(range: CellRange(rows: 1...1_000_000, columns: 0...1), of: outline)
    var bytes = 0
    for row in 1...10_000 {
      if row == 1 { writer.addCell(column: 0) { $0 += [UInt8](repeating: 65, count: 32_000) } }
      writer.addCell(column: 1) { $0.append(66) }
      writer.endRow(row, isHidden: false)
      bytes += writer.take().count
    }
    #expect(bytes < 1 << 27 && bytes > 1 << 25)
  }
}

@Suite struct NumberFormatTests {
  @Test(arguments: [
    (1234.5, "General", "1234.5"), (5, "\"Yes\";\"Yes\";\"No\"", "Yes"), (0, "\"Yes\";\"Yes\";\"No\"", "No"),
    (-2, "\"up\";\"down\"", "down"), (-2, "\"on\"", "-2"), (1, "[=1]\"on\"", "on"), (0, "[=1]\"on\"", "0"),
    (0, "[=1]\"on\";[=0]\"off\";0.0", "off"), (2, "[=1]\"on\";[=0]\"off\";0.0", "2.0"),
    (7, "[>=5]\"many\";\"few\"", "many"), (1, "[Red][>=5]\"many\";\"few\"", "few"),
    (0.1 + 0.2, "General", "0.3"), (5.1, "General", "5.1"),
    (1234.567, "#,##0.00", "1,234.57"), (1.005, "0.00", "1.01"), (-1234.5, "$#,##0.00", "-$1,234.50"),
    (1234.5, "_($* #,##0.00_);_($* (#,##0.00);_($* \"-\"??_)", "$1,234.50"),
    (-5, "0;[Red]0", "-5"), (12.5, "[$€-407] #,##0.00", "€ 12.50"), (3, "0.00\" kg\"", "3.00 kg"),
    (0.1234, "0.0%", "12.3%"), (123, "00000", "00123"), (5_551_234_567, "(###) ###-####", "(555) 123-4567"),
    (123_456_789, "000-00-0000", "123-45-6789"), (1.5, "0.0##", "1.5"), (2, "0.0##", "2.0"),
    (12345, "0.00E+00", "1.23E+04"), (12345, "##0.0E+0", "12.3E+03"), (999_960, "##0.0E+0", "1.0E+06"),
    (0.045, "##0.0E+0", "45.0E-03"), (9.99, "0.0E+0", "1.0E+01"), (1.5, "# ?/?", "1 1/2"),
    (0.25, "# ??/??", "1/4"), (2.999, "# ?/8", "3"),
    (1_234_567, "#,##0,\"K\"", "1,235K"), (1e300, "0.00", "1E+300"), (1e300, "#,##0", "1E+300"),
    (1e308, "0%", "1E+308"),
    (5, "General\" kg\"", "5 kg"), (7, "[Red]General", "7"), (1e20, "# ?/9223372036854775807", "1E+20"),
    (0.5, "# ?/9223372036854775807", "1/2"), (0.0185, "+0.00%;-0.00%", "+1.85%"),
    (-0.0015, "+0.00%;-0.00%", "-0.15%"),
    (1_234_567_890_123_456, "General", "1234567890123456"),
    // What a format says of some numbers only is not said of others.
    (-5, "0.0\"% up\";0.0\"% down\"", "-5.0%"), (-20, "#,##0 \"CR\";#,##0 \"DR\"", "-20"),
    (500, "[>=1000000]0.0,,\"M\";[>=1000]0.0,\"K\";0", "500"), (1, "[=1]0\" day\";0\" days\"", "1"),
    (-5, "#,##0\" kg\";[Red](#,##0\" kg\")", "-5 kg"),
    (0, "+0.0;-0.0;0.0", "0.0"), (0, "0\" over\";-0\" over\";\"even\"", "even"),
    (2, "0\" over\";-0\" over\";\"even\"", "2 over"),
    (0, "_-* #,##0.00_-;-* #,##0.00_-;_-* \"-\"??_-;_-@_-", "0.00"), (2.5, "# ?/?\" in\"", "2 1/2 in"),
    (7, "\"A-\"000", "A-007"), (3, "0\" non-smokers\"", "3 non-smokers"), (1.5, "0.00\" x\";@", "1.50 x"),
    (1234.5, "($#,##0.00)", "$1,234.50"), (5, "\"Room (\"0\")\"", "Room 5"), (-5, "\"C++ \"0", "-C++ 5"),
    (12.5, "0.0\"% vol\"", "12.5% vol"),
    // Words and arrows for up and down are left out, and the unit is not; the number has its sign.
    (-0.1, "▲0%;▼0%", "-10%"), (0.1, "[Green]▲0.0%;[Red]▼0.0%", "10.0%"), (-0.1, "0% ▲;0% ▼", "-10%"),
    (-0.1, "\"up \"0%;\"down \"0%", "-10%"), (-0.1, "0%;\"neg \"0%", "-10%"),
    (-5.2, "▲ $0.00;▼ $0.00", "-$5.20"),
    (5200, "\"$\"#,##0;\"minus $\"#,##0", "$5,200"), (-5, "\"▲\"0\" kg\";\"▼\"0\" kg\"", "-5 kg"),
    (5, "0%;0", "5"), (5, "\"(approx) \"0\" kg (net)\"", "(approx) 5 kg (net)"),
    (5, "\"Lot (A) \"0", "Lot (A) 5"),
    (5, "\"(\"0\" kg)\"", "5 kg"), (0, "\"Yes\";;\"No\"", "No"), (1, "\"✓\";;\"✗\"", "✓"),
    (-1, "\"✓\";;\"✗\"", ""),
    // Sections that are blank hide numbers and do not decide how others are shown.
    (5, ";;;", ""), (-2, ";;;", ""), (0, ";;", ""), (5, ";0", ""), (-2, ";0", "-2"), (0, ";0", ""),
    (5, "0.0;;", "5.0"), (-2, "0.0;;", ""), (0, "0.0;;", ""), (-2, "0;", ""), (0, "0;", "0"),
    (-2, "0;-0;;@", "-2"), (0, "0;-0;;@", ""), (0, ";;0", "0"), (0, "[=0]\"\";General", ""),
    (7, "[=0]\"\";General", "7"), (7, "\" \"", ""), (7, "", "7"), (7, "[Red]", "7"), (0, "0;-0;0;", "0"),
    (0, "General;-General;", ""), (45323, "yyyy-mm-dd;;", "2024-02-01"), (0, "yyyy-mm-dd;;", ""),
  ])
  func aNumberIsShownAsItsFormatSays(number: Double, code: String, text: String) {
    #expect(shown(number, code) == text)
  }

  @Test(
    arguments: [
      (45323, "yyyy-mm-dd", "2024-02-01"), (45323.5729166667, "m/d/yy h:mm", "2024-02-01 13:45"),
      (45323, "mmm yyyy", "2024-02"), (45324, "mmm yyyy", "2024-02"), (45324, "mmm-yy", "2024-02"),
      (45324, "yyyy", "2024"), (45323, "yy", "2024"), (45324, "yyyy\"年\"", "2024"),
      // What a day or a month alone leaves out tells its place among others.
      (45324, "mmmm", "2024-02"), (45324, "d mmm", "2024-02-02"), (45324, "dddd", "2024-02-02"),
      (0.5729166667, "h:mm AM/PM", "13:45"),
      (0.25, "[$-409]h:mm:ss AM/PM;@", "06:00:00"),
      (0.5, "[h]:mm", "12:00"), (1.26, "[hh]:mm", "30:14"), (0.5, "[h]", "12:00:00"),
      (0.005, "[m]", "0:07:12"), (1.26, "[h]:mm:ss", "30:14:24"), (0.0023726852, "mm:ss", "0:03:25"),
      (45_000.0023726852, "mm:ss", "0:03:25"), (0.99999999, "mm:ss", "0:00:00"),
      (0.99999999, "[h]:mm", "24:00"), (83.456 / 86_400, "mm:ss.000", "0:01:23.456"),
      (100_000.25 / 86_400, "[h]:mm:ss.00", "27:46:40.25"),
      (1, "d/m/yyyy", "1900-01-01"), (60, "d/m/yyyy", "1900-02-29"), (61, "d/m/yyyy", "1900-03-01"),
      (-3, "d/m/yyyy", "-3"), (0.99900463, "hh:mm", "23:58"),
      (45323.99900463, "m/d/yy h:mm", "2024-02-01 23:58"), (0.99999999, "h:mm", "00:00"),
      (45323, "yyyy\"年\"m\"月\"d\"日\"", "2024-02-01"),
    ] as [(Double, String, String)])
  func aDayOrTimeIsWrittenTheSameWayWhateverItsFormat(number: Double, code: String, text: String) {
    #expect(shown(number, code) == text)
  }

  @Test(
    arguments: [
      (-10_061, "1872-06-13"), (-1, "1899-12-29"), (0, "1899-12-30"), (2, "1900-01-01"), (60, "1900-02-28"),
      (61, "1900-03-01"), (-115_858, "1582-10-15"), (-115_859, "-115859"),
    ] as [(Double, String)])
  func daysOfLibreOfficeBefore1900AreThoseItShows(serial: Double, day: String) {
    #expect(shown(serial, "yyyy-mm-dd", ofLibreOffice: true) == day)
  }

  @Test func ofTheDaysBefore1900ExcelHasNone() {
    #expect(shown(-10_061, "yyyy-mm-dd") == "-10061")
    #expect(shown(1, "yyyy-mm-dd") == "1900-01-01")
    #expect(shown(-10_060.25, "yyyy-mm-dd hh:mm", ofLibreOffice: true) == "1872-06-13 18:00")
  }

  @Test(arguments: [("10.0", "10"), ("1.50", "1.5"), ("100", "100"), ("-0.250", "-0.25"), ("1.05", "1.05")])
  func zerosBehindTheDecimalsOfAPlainNumberAreNotShown(written: String, text: String) {
    var shown: [UInt8] = []
    ShownNumber().append(Array(written.utf8), as: .general, to: &shown)
    #expect(String(decoding: shown, as: UTF8.self) == text)
  }

  @Test func aMomentBeforeMidnightIsOfItsDayWhereOnlyThatIsShown() {
    #expect(shown(43_831.999_999, "yyyy-mm-dd") == "2020-01-01")
    #expect(shown(43_831.999_999, "yyyy-mm-dd hh:mm:ss") == "2020-01-02 00:00:00")
    // What sums of hours leave of a day.
    #expect(shown(43_831.999_999_999_9, "yyyy-mm-dd") == "2020-01-02")
  }

  @Test func daysCountFrom1904WhereTheWorkbookSaysSo() {
    #expect(shown(0, "yyyy-mm-dd", from1904: true) == "1904-01-01")
    #expect(shown(43861, "yyyy-mm-dd", from1904: true) == "2024-02-01")
    #expect(shown(-117_320, "yyyy-mm-dd", from1904: true, ofLibreOffice: true) == "1582-10-15")
  }

  @Test(arguments: [(2_958_465.0, false), (2_957_003, true)])
  func noDayIsAfterTheYear9999(last: Double, from1904: Bool) {
    #expect(shown(last, "yyyy-mm-dd", from1904: from1904) == "9999-12-31")
    #expect(shown(last + 1, "yyyy-mm-dd", from1904: from1904) == "\(Int(last) + 1)")
    #expect(shown(last + 0.5, "yyyy-mm-dd hh:mm", from1904: from1904) == "9999-12-31 12:00")
    #expect(!shown(last + 0.999_999_9, "yyyy-mm-dd hh:mm", from1904: from1904).hasPrefix("0"))
  }
}

@Suite struct WorkbookTests {
  private static let fleet = sheet([
    ["Boat", "Length"], ["Petrel", "12.5"], ["Gannet", "8"],
  ])

  @Test func eachShownSheetIsATableAndHiddenOnesAreReported() throws {
    let book = office(sheets: [
      ("Fleet", "visible", Self.fleet), ("Old", "hidden", sheet([["secret"]])),
      ("Crew", "visible", sheet([["Name", "Age"], ["Ann", "41"], ["Bo", "37"]])),
    ])
    let readers = try tables(book)
    #expect(readers.map(\.title) == ["Fleet", "Crew"])
    #expect(readers.map(\.number) == [1, 2])
    #expect(readers[0].columnNames == ["Boat", "Length"])
    #expect(try rows(readers[1]) == [["Ann", "41"], ["Bo", "37"]])
    #expect(readers[0].problems.map(\.description) == ["left out: 1 hidden sheet (\"Old\")"])
  }

  @Test func textsAreSharedAndWithoutTheirReadings() throws {
    let cells = """
      <worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
      <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="b"><v>1</v></c></row>
      <row r="3"><c r="A3" t="str"><f>A2</f><v>ab</v></c><c r="B3" t="e"><v>#N/A</v></c></row>
      <row r="4"><c r="A4" t="inlineStr"><is><r><t>rich </t></r><r><t>text</t></r></is></c></row></sheetData></worksheet>
      """
    let book = office(
      sheets: [("S", "visible", cells)],
      strings: [
        "<t>名前</t><rPh><t>ナマエ</t></rPh>", "<t>Paid</t>",
        "<r><t>two</t></r><r><t>_x000D_&#10;lines_x000D__x000A_and_x000D_more&#13;so</t></r>",
      ])
    let reader = try #require(try tables(book).first)
    #expect(reader.columnNames == ["名前", "Paid"])
    #expect(
      try rows(reader) == [["two\nlines\nand\nmore\nso", "TRUE"], ["ab", "#N/A"], ["rich text", ""]])
  }

  @Test func numbersAreShownInTheFormatsOfTheirCells() throws {
    let cells = """
      <worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Day</t></is></c><c r="B1" t="inlineStr"><is><t>Fee</t></is></c></row>
      <row r="2"><c r="A2" s="1"><v>43861</v></c><c r="B2" s="2"><v>1234.5</v></c></row></sheetData></worksheet>
      """
    let book = office(
      sheets: [("S", "visible", cells)], settings: "<workbookPr date1904=\"1\"/>",
      formats: ["dd/mm/yyyy", "$#,##0.00"])
    #expect(try rows(try #require(try tables(book).first)) == [["2024-02-01", "$1,234.50"]])
  }

  @Test func aHeaderMergedOverColumnsIsSaidWithEachOfThem() throws {
    let tail =
      "<mergeCells><mergeCell ref=\"A1:A2\"/><mergeCell ref=\"B1:C1\"/><mergeCell ref=\"D1:E1\"/></mergeCells>"
    let book = office(sheets: [
      (
        "S", "visible",
        sheet(
          [["Region", "2023", nil, "2024"], [nil, "Q1", "Q2", "Q1", "Q2"], ["North", "1", "2", "3", "4"]],
          tail: tail)
      )
    ])
    let reader = try #require(try tables(book).first)
    #expect(reader.columnNames == ["Region", "2023 Q1", "2023 Q2", "2024 Q1", "2024 Q2"])
    #expect(reader.decisions.header.reasons == [.mergedHeaders(2)])
    #expect(try rows(reader) == [["North", "1", "2", "3", "4"]])
  }

  @Test func whatIsHiddenBelowMergedCellsIsNotSaid() throws {
    let boats = (0..<9).map { ["Row \($0)", "\($0)", "\($0 * 2)", "x"] }
    let tail = "<mergeCells><mergeCell ref=\"B8:C8\"/><mergeCell ref=\"B9:B10\"/></mergeCells>"
    let book = office(sheets: [("S", "visible", sheet([["Name", "One", "Two", "Note"]] + boats, tail: tail))])
    let reader = try #require(try tables(book).first)
    #expect(
      try rows(reader).suffix(3) == [
        ["Row 6", "6", "6", "x"], ["Row 7", "7", "14", "x"], ["Row 8", "7", "16", "x"],
      ])
  }

  @Test func aRowBelowAMergedHeaderIsDataWhereNoHeaderReachesDown() throws {
    let tail = "<mergeCells><mergeCell ref=\"A1:B1\"/></mergeCells>"
    let book = office(sheets: [
      (
        "S", "visible",
        sheet(
          [
            ["Name", nil, "Age"], ["Ada", "Lovelace", "36"], ["Alan", "Turing", "41"],
            ["Grace", "Hopper", "85"],
          ], tail: tail)
      )
    ])
    let reader = try #require(try tables(book).first)
    #expect(reader.columnNames == ["Name", "Name", "Age"])
    #expect(try rows(reader).first == ["Ada", "Lovelace", "36"])
  }

  @Test func textsBelowAMergedHeaderAreHeadersWhereNumbersFollow() throws {
    let tail = "<mergeCells><mergeCell ref=\"B1:C1\"/></mergeCells>"
    let book = office(sheets: [
      (
        "S", "visible",
        sheet(
          [
            [nil, "2031", nil, "Note"], ["City", "Rain", "Days", "Rank"], ["Oslo", "1", "2", "3"],
            ["Rome", "4", "5", "6"],
          ],
          tail: tail)
      )
    ])
    #expect(try tables(book).first?.columnNames == ["City", "2031 Rain", "2031 Days", "Note Rank"])
  }

  @Test(arguments: [
    ("A1:B1", [["Fees"], ["Name", "Town"], ["Ada", "Ulm"], ["Bo", "Rye"]], ["Name", "Town"]),
    ("A1:B1", [["Fees"], ["Ada", "12"], ["Bo", "3"], ["Cy", "4"]], [nil, nil]),
    ("A1:B2", [["Fees"], [], ["Name", "Fee"], ["Ada", "12"], ["Bo", "3"]], ["Name", "Fee"]),
  ])
  func aCellMergedOverAllColumnsIsTheTitle(merged: String, cells: [[String?]], names: [String?]) throws {
    let tail = "<mergeCells><mergeCell ref=\"\(merged)\"/></mergeCells>"
    let reader = try #require(try tables(office(sheets: [("S", "visible", sheet(cells, tail: tail))])).first)
    #expect(reader.title == "Fees")
    #expect(reader.columnNames == names)
  }

  @Test func aCellMergedOverRowsIsInEachOfThem() throws {
    let book = office(sheets: [
      (
        "S", "visible",
        sheet(
          [["Region", "Town"], ["North", "Alta"], [nil, "Bodø"], ["South", "Oslo"]],
          tail: "<mergeCells><mergeCell ref=\"A2:A3\"/></mergeCells>")
      )
    ])
    #expect(
      try rows(try #require(try tables(book).first)) == [
        ["North", "Alta"], ["North", "Bodø"], ["South", "Oslo"],
      ])
  }

  @Test func hiddenRowsAndColumnsAreLeftOutAndCounted() throws {
    let cells = Self.fleet.replacing("<row r=\"2\">", with: "<row r=\"2\" hidden=\"1\">")
      .replacing("<sheetData>", with: "<cols><col min=\"2\" max=\"2\" hidden=\"true\"/></cols><sheetData>")
    var reader = try #require(
      try tables(office(sheets: [("S", "visible", cells)]), ImportOptions(header: .row)).first)
    #expect(reader.columnNames == ["Boat"])
    #expect(try #require(try reader.nextBatch()).text(row: 0, column: 0) == "Gannet")
    #expect(try reader.nextBatch() == nil)
    #expect(
      reader.problems.map(\.description) == [
        "left out: 1 hidden column (B)", "1 row; left out: 1 hidden row",
      ])
  }

  @Test func aMergedCellIsSaidAlsoWhereItsFirstRowIsHidden() throws {
    let cells = sheet(
      [["Region", "Town"], ["North", "Alta"], [nil, "Bodø"], ["South", "Oslo"]],
      tail: "<mergeCells><mergeCell ref=\"A2:A3\"/></mergeCells>"
    ).replacing("<row r=\"2\">", with: "<row r=\"2\" hidden=\"1\">")
    let book = office(sheets: [("S", "visible", cells)])
    #expect(try rows(try #require(try tables(book).first)) == [["North", "Bodø"], ["South", "Oslo"]])
    let range = try tables(book, ImportOptions(header: HeaderPlacement.none, table: "A3:B4"))
    #expect(try rows(try #require(range.first)) == [["North", "Bodø"], ["South", "Oslo"]])
  }

  @Test func tablesFarDownOnEachSheetAreFound() throws {
    let long = (0..<40_000).map {
      ["name \($0) of a table that is longer than what is read at once", "\($0)"]
    }
    let below: [[String?]] = [[], [], ["Town", "Fee", "Open"], ["Alta", "3", "yes"], ["Oslo", "4", "no"]]
    let book = office(sheets: [
      ("Long", "visible", sheet([["Name", "Number"]] + long + below)), ("Fleet", "visible", Self.fleet),
    ])
    let readers = try tables(book)
    #expect(readers.map(\.mayBeFollowed) == [true, true])
    var first = readers[0]
    while try first.nextBatch() != nil {}
    #expect(try first.following()?.columnNames == ["Town", "Fee", "Open"])
  }

  @Test func theLineOfARowIsItsNumberOnTheSheet() throws {
    let cells = """
      <worksheet><sheetData><row r="3"><c r="B3" t="inlineStr"><is><t>Boat</t></is></c><c r="C3" t="inlineStr"><is><t>Fee</t></is></c></row>
      <row r="4"><c r="B4" t="inlineStr"><is><t>a&#10;b</t></is></c><c r="C4"><v>1</v></c></row>
      <row r="6"><c r="B6" t="inlineStr"><is><t>c</t></is></c><c r="C6"><v>2</v></c></row></sheetData></worksheet>
      """
    var reader = try #require(try tables(office(sheets: [("S", "visible", cells)])).first)
    #expect(reader.columnNames == ["Boat", "Fee"])
    #expect(try #require(try reader.nextBatch()).lines == [4, 6])
  }

  @Test func whatIsAboveATableHasAWidthOfItsOwn() throws {
    let book = office(sheets: [
      (
        "S", "visible",
        sheet([
          ["Rainfall"], ["Version", "3"], [], ["Station", "Rain", "Days"], ["Mill", "763", "112"],
          ["Pier", "1250"], ["Dock", "504", "98"],
        ])
      )
    ])
    let reader = try #require(try tables(book).first)
    #expect(reader.columnNames == ["Station", "Rain", "Days"])
    #expect(reader.title == "Rainfall")
    #expect(try rows(reader) == [["Mill", "763", "112"], ["Pier", "1250", ""], ["Dock", "504", "98"]])
  }

  @Test func aTableBelowAnotherHasAWidthOfItsOwn() throws {
    let book = office(sheets: [
      (
        "S", "visible",
        sheet([
          ["Station", "Rain", "Days"], ["Mill", "763", "112"], ["Dock", "504", "98"], [], ["Town", "Fee"],
          ["Alta", "3"], ["Oslo", "4"],
        ])
      )
    ])
    #expect(try tables(book).map(\.columnNames) == [["Station", "Rain", "Days"], ["Town", "Fee"]])
  }

  @Test func aTableIsASheetADefinedTableANameOrARange() throws {
    let book = office(
      sheets: [
        ("My fleet", "visible", Self.fleet), ("Notes", "veryHidden", sheet([["a", "b"], ["x", "1"]])),
      ], names: "<definedName name=\"Boats\">'My fleet'!$A$1:$A$3</definedName>",
      table: "<table displayName=\"Lengths\" ref=\"B1:B3\"/>")
    func names(_ table: String) throws -> [[String?]] {
      try tables(book, ImportOptions(table: table)).map(\.columnNames)
    }
    #expect(try names("my fleet") == [["Boat", "Length"]])
    #expect(try names("lengths") == [["Length"]])
    #expect(try names("Boats") == [["Boat"]])
    #expect(try names("'My fleet'!A1:B2") == [["Boat", "Length"]])
    #expect(try names("B:B") == [["Length"]])
    #expect(try tables(book, ImportOptions(table: "Notes")).first?.title == "Notes")
    #expect(
      failure(book, ImportOptions(table: "Boat"))
        == "book.xlsx: no table \"Boat\"; did you mean \"Boats\"?")
  }

  @Test func aNameOfSeveralIsTheSheetAndEachHasItsNumber() throws {
    let book = office(
      sheets: [
        ("Boats", "visible", Self.fleet), ("4", "visible", sheet([["Crew", "Kg"], ["Ann", "70"]])),
      ],
      names: "<definedName name=\"Boats\">Boats!$A$1:$A$3</definedName>",
      table: "<table displayName=\"Boats\" ref=\"B1:B3\"/>")
    func names(_ table: String) throws -> [[String?]] {
      try tables(book, ImportOptions(table: table)).map(\.columnNames)
    }
    #expect(try names("boats") == [["Boat", "Length"]])
    #expect(try names("3") == [["Length"]])
    #expect(try names("4") == [["Crew", "Kg"]])
    #expect(
      failure(book, ImportOptions(table: "9")).hasSuffix(
        "the file has 1 (\"Boats\"), 2 (\"4\"), 3 (\"Boats\"), 4 (\"Boats\")"))
  }

  @Test func fractionsOfALargeSheetAreNumbers() throws {
    let rows = (1...4).map { "<row r=\"\($0)\"><c r=\"A\($0)\" s=\"1\"><v>\($0).125</v></c></row>" }
    let blank = String(repeating: " ", count: 1 << 26)
    let book = office(
      sheets: [("S", "visible", "<worksheet><sheetData>\(rows.joined())</sheetData>\(blank)</worksheet>")],
      formats: ["# ?/8"])
    let reader = try #require(try tables(book).first)
    #expect(reader.sheet?.forms == [0: .fractions])
  }

  @Test func theNumbersOfTablesAreTheSameInAnErrorAndInAChoice() throws {
    let cells: [[String?]] = [["Boat", "Length"], ["Petrel", "7"]]
    let book = office(sheets: [
      ("Empty", "visible", "<worksheet><sheetData/></worksheet>"), ("Boats", "visible", sheet(cells)),
      ("Crews", "visible", sheet(cells)),
    ])
    #expect(
      failure(book, ImportOptions(table: "9"))
        == "book.xlsx: no table \"9\"; the file has 1 (\"Boats\"), 2 (\"Crews\")")
    #expect(try tables(book, ImportOptions(table: "2")).first?.title == "Crews")
  }

  @Test func aSheetMayHaveADotInItsName() throws {
    let row =
      "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>Town</text:p></table:table-cell>"
      + "<table:table-cell office:value-type=\"string\"><text:p>Rain</text:p></table:table-cell></table:table-row>"
    let book = openDocument("<table:table table:name=\"Q1.2024\">\(row)\(row)</table:table>")
    for range in ["'Q1.2024'.A1:B2", "$'Q1.2024'.$A$1:.$B$2", "'Q1.2024'!A1:B2"] {
      let options = ImportOptions(header: HeaderPlacement.row, table: range)
      #expect(try tables(book, options).map(\.columnNames) == [["Town", "Rain"]], "\(range)")
    }
  }

  @Test func aRangeIsReadAsFormulasWriteIt() {
    #expect(CellRange("$A$1:F20")?.description == "A1:F20")
    #expect(CellRange("$C:$A")?.columns == 0...2 && CellRange("5:2")?.rows == 2...5)
    for wrong in ["", "A", "7", "A0", "A1:B2:C3", "A1:", "ABCD1", "A1048577", "XFE1"] {
      #expect(CellRange(wrong) == nil, "\(wrong)")
    }
  }

  @Test func anOpenDocumentGivesTheSameAsAnOfficeWorkbook() throws {
    let book = openDocument(
      """
      <table:table table:name="Fleet"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="2"/>
      <table:table-row><table:table-cell office:value-type="string"><text:p>Boat</text:p></table:table-cell>
      <table:table-cell office:value-type="string"><text:p>Secret</text:p></table:table-cell>
      <table:table-cell office:value-type="string"><text:p>Fee</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Built</text:p></table:table-cell></table:table-row>
      <table:table-row><table:table-cell office:value-type="string"><office:annotation><dc:creator xmlns:dc="d">Jane Doe</dc:creator><text:p>ask <text:span>Ann</text:span></text:p></office:annotation><text:p><text:a xlink:href="https://a.example/" xmlns:xlink="http://www.w3.org/1999/xlink">Petrel<text:s text:c="2"/>II</text:a></text:p></table:table-cell><table:table-cell/>
      <table:table-cell office:value-type="currency" office:currency="EUR" office:value="1234.5" table:style-name="c"><text:p>1.234,50 €</text:p></table:table-cell>
      <table:table-cell office:value-type="date" office:date-value="2024-02-01T00:00:00"><text:p>01.02.24</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string"><text:p>Gannet</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>
      """,
      styles: """
        <number:currency-style style:name="N1"><number:number number:decimal-places="2" number:grouping="true"/><number:text> </number:text><number:currency-symbol>€</number:currency-symbol></number:currency-style>
        <style:style style:name="c" style:family="table-cell" style:data-style-name="N1"/>
        """)
    let reader = try #require(try tables(book).first)
    #expect(reader.columnNames == ["Boat", "Fee", "Built"])
    #expect(
      try rows(reader) == [
        ["Petrel  II", "1,234.50 €", "2024-02-01"], ["Gannet", "", ""], ["Gannet", "", ""],
      ])
    #expect(
      reader.problems.map(\.description).contains("1 comment on cells: A2 \"ask Ann\""), "\(reader.problems)")
    var rest = reader
    let batch = try #require(try rest.nextBatch())
    #expect(
      reader.problems.flatMap(\.details).suffix(2) == [
        "comment on A2: ask Ann", "link on A2: https://a.example/",
      ])
    #expect(
      reader.comments?.onCell(row: 0, column: 0, of: batch).map { "\($0.kind): \($0.text)" } == [
        "comment: ask Ann", "link: https://a.example/",
      ])
    #expect(reader.comments?.onCell(row: 0, column: 1, of: batch) == [])
  }

  @Test func commentsOnASheetWithoutTextsAreReported() throws {
    let note =
      "<table:table table:name=\"Notes\"><table:table-row><table:table-cell/></table:table-row><table:table-row>"
      + "<table:table-cell><office:annotation><text:p>ask Ann</text:p></office:annotation></table:table-cell>"
      + "</table:table-row></table:table>"
    let cell = "<table:table-cell office:value-type=\"string\"><text:p>Town</text:p></table:table-cell>"
    let alone =
      "book.xlsx: no cell has a text, but there are comments: Notes!A2 \"ask Ann\"; a table needs at least one row"
    #expect(failure(openDocument(note)) == alone)
    #expect(
      failure(openDocument(note), ImportOptions(table: "Notes"))
        == alone.replacing(".xlsx:", with: ".xlsx#Notes:"))
    let book = openDocument(
      note + "<table:table table:name=\"S\"><table:table-row>\(cell)\(cell)</table:table-row></table:table>")
    let reader = try #require(try tables(book, ImportOptions(header: HeaderPlacement.none)).first)
    #expect(reader.problems.map(\.description).contains("1 comment on cells: Notes!A2 \"ask Ann\""))
  }

  @Test func formulasWithoutAStoredResultAreReported() throws {
    let rows = (2...4).map {
      "<row r=\"\($0)\"><c r=\"A\($0)\"><v>\($0)</v></c><c r=\"B\($0)\"><f>A\($0)*2</f></c>"
        + "<c r=\"C\($0)\"><f>A\($0)*3</f><v>9</v></c><c r=\"D\($0)\" t=\"str\"><f>\"\"</f><v></v></c></row>"
    }
    let book = office(
      sheets: [("S", "visible", "<worksheet><sheetData>\(rows.joined())</sheetData></worksheet>")])
    let reader = try #require(try tables(book).first)
    #expect(
      reader.problems.map(\.description).contains(
        "3 formulas without a stored result, the first in B2; their cells are blank until a spreadsheet program opens and saves the "
          + "workbook"), "\(reader.problems)")
    // Of a large sheet not all are counted.
    #expect(
      ImportProblem.openFormulas(nil, first: "C2").description.hasPrefix(
        "formulas without a stored result, the first in C2; their cells are blank"))
  }

  @Test func linksAreReportedWithTheirCells() throws {
    let links =
      "<hyperlinks><hyperlink ref=\"A1\" r:id=\"l\"/><hyperlink ref=\"B2\" location=\"S!A1\"/></hyperlinks>"
    let book = office(
      sheets: [("S", "visible", sheet([["Boat", "Fee"], ["Tern", "5"]], tail: links))])
    let reader = try #require(try tables(book).first)
    #expect(
      reader.problems.map(\.description).contains(
        "2 links on cells: A1 \"https://b.example/\", B2 \"#S!A1\""),
      "\(reader.problems)")
  }

  @Test func aLargeSheetIsUnpackedMeanwhile() throws {
    let names = (0..<14_000).map { "boat \($0) of the fleet" }
    let book = office(sheets: [("S", "visible", sheet([["Boat"]] + names.map { [$0] }))])
    var reader = try #require(try tables(book).first)
    var found: [String] = []
    while let batch = try reader.nextBatch() {
      found += (0..<batch.rowCount).map { batch.text(row: $0, column: 0) ?? "" }
    }
    #expect(found == names)
    let name = "xl/worksheets/sheet0.xml"
    func part(_ bytes: [UInt8]) throws -> ZipPart {
      try #require(try ZipFile(path: "book.xlsx", size: bytes.count, bytes: bytes).part(name))
    }
    // Somebody who stops early ends the thread, too.
    #expect(try #require(ZipReadAhead(part(book))).next().count > 0)
    // What is before an error is given first.
    var damaged = book
    let place = try #require(damaged.firstRange(of: Array("boat 13999 ".utf8))?.lowerBound)
    damaged[place] = 0x42
    let ahead = try #require(ZipReadAhead(part(damaged)))
    var count = 0
    #expect {
      while case let chunk = try ahead.next(), !chunk.isEmpty { count += chunk.count }
    } throws: { "\($0)".contains("cannot be unpacked") }
    #expect(count > 1 << 20)
  }

  @Test func whatIsNoWholeWorkbookIsAnErrorThatSaysWhatToDo() {
    let book = office(sheets: [("S", "visible", Self.fleet)])
    #expect(
      failure(Array(book.prefix(book.count / 2)))
        == "book.xlsx: a workbook or another zip file that is cut off: the list of its parts, at its end, is missing; copy it again"
    )
    #expect(
      failure(Zip(["word/document.xml": "<a/>"]).bytes)
        == "book.xlsx: a ZIP archive without a workbook in it, not text; unpack it first")
    #expect(
      failure(office(sheets: [("S", "visible", "<worksheet><sheetData><row r=\"1\"><c></row>")]))
        == "book.xlsx: xl/worksheets/sheet0.xml, line 1: mismatched tag; save the workbook anew")
    #expect(
      failure(office(sheets: [("S", "visible", "<!DOCTYPE a [<!ENTITY b \"bb\">]><worksheet/>")]))
        == "book.xlsx: xl/worksheets/sheet0.xml, line 1: a document type, which may expand to any amount of text; remove it"
    )
    #expect(
      failure(book, ImportOptions(query: "SELECT 1"))
        == "book.xlsx: no database, on which --query works only; leave it out")
    #expect(failure(office(sheets: [])) == "book.xlsx: empty; a table needs at least one row")
    #expect(
      failure(
        office(sheets: [
          (
            "S", "visible",
            "<worksheet><sheetData><row r=\"2000000\"><c><v>1</v></c></row></sheetData></worksheet>"
          )
        ]))
        == "book.xlsx: a sheet with a row 2000000, more than workbooks have; save it anew")
    #expect(
      failure(
        Zip([
          "content.xml": "x", "META-INF/manifest.xml": "<manifest:encryption-data/>",
        ]).bytes) == "book.xlsx: an encrypted workbook; save a copy without a password")
    #expect(
      failure([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + [UInt8](repeating: 0, count: 600))
        == "book.xlsx: an old or encrypted Excel workbook; save it as .xlsx, without a password")
  }

  @Test func aRowInTheWrongPlaceOrATextThatIsMissingIsAnError() {
    func book(_ rows: String) -> [UInt8] {
      office(sheets: [("S", "visible", "<worksheet><sheetData>\(rows)</sheetData></worksheet>")])
    }
    #expect(
      failure(book("<row r=\"3\"><c r=\"A3\"><v>1</v></c></row><row r=\"2\"/>"))
        == "book.xlsx: a sheet with row 2 below row 3, expected ascending rows; save it anew")
    #expect(
      failure(book("<row r=\"1\"><c r=\"B1\" t=\"s\"><v>0</v></c></row>"))
        == "book.xlsx: cell B1 has text that is missing in the workbook; save it anew")
  }

  @Test(arguments: [
    (
      "<table:table-row table:number-rows-repeated=\"9223372036854775807\">x</table:table-row>",
      "more than 1048576 rows"
    ),
    (
      "<table:table-row><table:table-cell table:number-columns-repeated=\"9223372036854775807\"/>x</table:table-row>",
      "16384"
    ),
    (
      "<table:table-row table:number-rows-repeated=\"1000000\"><table:table-cell table:number-columns-repeated=\"100\" office:value-type=\"float\" office:value=\"1\"/></table:table-row>",
      "repeats row 2 1000000 times"
    ),
  ])
  func whatIsRepeatedEndlesslyIsRefused(row: String, reason: String) {
    let cell = "<table:table-cell office:value-type=\"string\"><text:p>x</text:p></table:table-cell>"
    let body = "<table:table-row>x</table:table-row>\(row)".replacing(">x", with: ">\(cell)").replacing(
      "x<", with: "\(cell)<")
    #expect(failure(openDocument("<table:table table:name=\"A\">\(body)</table:table>")).contains(reason))
  }

  @Test func aTextWithoutParagraphsIsTakenFromItsAttribute() throws {
    let cell = "<table:table-cell office:value-type=\"string\" office:string-value=\"one\"/>"
    let book = openDocument(
      "<table:table table:name=\"A\"><table:table-row>\(cell)\(cell)</table:table-row></table:table>")
    let reader = try #require(try tables(book, ImportOptions(header: HeaderPlacement.none)).first)
    #expect(try rows(reader) == [["one", "one"]])
  }

  private static let time = "office:value-type=\"time\" office:time-value="
  private static let date = "office:value-type=\"date\" office:date-value="
  private static let float = "office:value-type=\"float\" office:value="
  private static let clock = "<n:hours/><n:text>:</n:text><n:minutes/>"
  private static let day =
    "<n:year n:style=\"long\"/><n:text>-</n:text><n:month/><n:text>-</n:text><n:day/>"
  /// One decimal with a plus sign for what is positive.
  private static let signed =
    "<n:number-style style:name=\"P\"><n:text>+</n:text><n:number n:decimal-places=\"1\"/></n:number-style>"
    + "<n:number-style style:name=\"k\"><n:text>-</n:text><n:number n:decimal-places=\"1\"/>"
    + "<style:map style:condition=\"value()&gt;=0\" style:apply-style-name=\"P\"/></n:number-style>"
  /// What accountants use: gaps around the number, and other formats for negative numbers, zero and texts.
  private static let threeParts =
    "<n:number-style style:name=\"P\"><n:text>+</n:text><n:number n:decimal-places=\"1\"/></n:number-style>"
    + "<n:number-style style:name=\"Q\"><n:text>-</n:text><n:number n:decimal-places=\"1\"/></n:number-style>"
    + "<n:number-style style:name=\"k\"><n:number n:decimal-places=\"1\"/><style:map style:condition=\"value()&gt;0\" "
    + "style:apply-style-name=\"P\"/><style:map style:condition=\"value()&lt;0\" style:apply-style-name=\"Q\"/>"
    + "</n:number-style>"
  private static let debitOrCredit =
    "<n:number-style style:name=\"P\"><n:number n:decimal-places=\"0\"/><n:text> Db</n:text></n:number-style>"
    + "<n:number-style style:name=\"k\"><n:number n:decimal-places=\"0\"/><n:text> Cr</n:text>"
    + "<style:map style:condition=\"value()&lt;0\" style:apply-style-name=\"P\"/></n:number-style>"
  private static let accounting =
    "<n:number-style style:name=\"P\"><n:text> </n:text><n:number n:decimal-places=\"2\" n:grouping=\"true\"/>"
    + "<n:text> € </n:text></n:number-style><n:number-style style:name=\"Q\"><n:text>- </n:text>"
    + "<n:number n:decimal-places=\"2\" n:grouping=\"true\"/><n:text> € </n:text></n:number-style>"
    + "<n:text-style style:name=\"k\"><n:text-content/><style:map style:condition=\"value()&gt;0\" "
    + "style:apply-style-name=\"P\"/><style:map style:condition=\"value()&lt;0\" style:apply-style-name=\"Q\"/>"
    + "</n:text-style>"

  /// What the format `yyyy-mm-dd h:mm;@` becomes.
  private static let beforeTexts =
    "<n:date-style style:name=\"P\">\(day)\(clock)</n:date-style><n:text-style style:name=\"k\"><n:text-content/>"
    + "<style:map style:condition=\"value()&lt;=1.7976931348623157E+308\" style:apply-style-name=\"P\"/></n:text-style>"

  @Test(
    "Formats of an OpenDocument show of a number what those of Office Open XML show",
    arguments: [
      (
        "<n:number-style style:name=\"k\"><n:number n:decimal-places=\"1\" n:display-factor=\"1000\"/><n:text>K</n:text></n:number-style>",
        "\(float)\"2500\"", "2.5K"
      ),
      (
        "<n:time-style style:name=\"k\">\(clock)</n:time-style>", "\(time)\"PT794695H27M00.000001S\"", "07:27"
      ),
      (
        "<n:time-style style:name=\"k\" n:truncate-on-overflow=\"false\">\(clock)</n:time-style>",
        "\(time)\"PT26H05M00S\"", "26:05"
      ),
      (
        "<n:time-style style:name=\"k\" n:truncate-on-overflow=\"false\">\(clock)<n:seconds/></n:time-style>",
        "\(time)\"PT24H00M10.9S\"", "24:00:11"
      ),
      (
        "<n:date-style style:name=\"k\">\(day)\(clock)<n:seconds/></n:date-style>",
        "\(date)\"2024-02-01T23:59:59.999999\"", "2024-02-01 23:59:59"
      ),
      (
        "<n:time-style style:name=\"k\"><n:minutes/><n:text>:</n:text><n:seconds/></n:time-style>",
        "\(time)\"PT24H03M09S\"", "0:03:09"
      ),
      (
        "<n:date-style style:name=\"k\">\(day)</n:date-style>", "\(date)\"2092-08-20T20:48:29\"", "2092-08-20"
      ),
      (
        "<n:date-style style:name=\"k\">\(day)\(clock)</n:date-style>", "\(date)\"2092-08-20T20:48:00\"",
        "2092-08-20 20:48"
      ),
      (
        "<n:date-style style:name=\"k\"><n:month/><n:year/></n:date-style>", "\(date)\"2019-03-01T16:45:18\"",
        "2019-03"
      ),
      ("<n:date-style style:name=\"k\">\(day)</n:date-style>", "\(date)\"-0044-03-15\"", "-0044-03-15"),
      (
        "<n:number-style style:name=\"k\"><n:number n:decimal-places=\"0\" n:min-integer-digits=\"5\"><n:embedded-text n:position=\"2\">-</n:embedded-text></n:number></n:number-style>",
        "\(float)\"-312\"", "-003-12"
      ),
      (
        "<n:number-style style:name=\"k\"><n:scientific-number n:decimal-places=\"1\" n:exponent-interval=\"3\"/></n:number-style>",
        "\(float)\"441000\"", "441.0E+03"
      ),
      (beforeTexts, "\(date)\"1995-08-06T05:36:00\"", "1995-08-06 05:36"),
      (threeParts, "\(float)\"0\"", "0.0"), (threeParts, "\(float)\"2\"", "+2.0"),
      (debitOrCredit, "\(float)\"-5\"", "-5"),
      (
        "<n:date-style style:name=\"k\"><n:text>Q</n:text><n:quarter/></n:date-style>",
        "\(date)\"2024-03-15\"",
        "2024-03-15"
      ),
      (
        "<n:time-style style:name=\"k\"><n:minutes/><n:text>:</n:text><n:seconds n:decimal-places=\"2\"/></n:time-style>",
        "\(time)\"PT0H01M23.459S\"", "0:01:23.45"
      ),
      (
        "<n:time-style style:name=\"k\">\(clock)<n:seconds/></n:time-style>", "\(time)\"PT23H59M59.9S\"",
        "23:59:59"
      ),
      (
        "<n:number-style style:name=\"k\"><n:text>(</n:text><n:number n:decimal-places=\"0\" n:min-integer-digits=\"1\"><n:embedded-text n:position=\"7\">) </n:embedded-text><n:embedded-text n:position=\"4\">-</n:embedded-text></n:number></n:number-style>",
        "\(float)\"5551234567\"", "(555) 123-4567"
      ),
      (
        "<n:number-style style:name=\"k\"><n:number n:decimal-places=\"1\"/><n:text>% vol</n:text></n:number-style>",
        "\(float)\"12.5\"", "12.5% vol"
      ),
      (
        "<n:percentage-style style:name=\"k\"><n:number n:decimal-places=\"1\"/><n:text> %</n:text></n:percentage-style>",
        "\(float)\"0.125\"", "12.5%"
      ),
      (signed, "\(float)\"65\"", "+65.0"), (signed, "\(float)\"-3\"", "-3.0"),
      (accounting, "\(float)\"115110\"", "115,110.00 €"), (accounting, "\(float)\"-774\"", "-774.00 €"),
    ])
  func shownAsInOfficeOpenXML(format: String, value: String, shown: String) throws {
    let style = "<style:style style:name=\"c\" style:family=\"table-cell\" style:data-style-name=\"k\"/>"
    let cell = "<table:table-cell \(value) table:style-name=\"c\"/>"
    let book = openDocument(
      "<table:table table:name=\"A\"><table:table-row>\(cell)\(cell)</table:table-row></table:table>",
      styles: format.replacing("<n:", with: "<number:").replacing("</n:", with: "</number:").replacing(
        " n:", with: " number:") + style)
    let reader = try #require(try tables(book, ImportOptions(header: HeaderPlacement.none)).first)
    #expect(try rows(reader) == [[shown, shown]])
  }

  @Test func theShownWordsOfAnOpenDocumentAreTakenWhereTheFormatHasNone() throws {
    let cells = [
      "table:style-name=\"c\" office:value-type=\"float\" office:value=\"-5\"><text:p>-$5.00</text:p>",
      "table:formula=\"of:=FALSE()\" office:value-type=\"float\" office:value=\"0\"><text:p>FALSE</text:p>",
      "office:value-type=\"float\" office:value=\"0\"><text:p>0</text:p>",
    ].map { "<table:table-cell \($0)</table:table-cell>" }.joined()
    let styles =
      "<number:currency-style style:name=\"k\"><number:currency-symbol/><number:number number:min-decimal-places=\"2\"/>"
      + "</number:currency-style><style:style style:name=\"c\" style:family=\"table-cell\" style:data-style-name=\"k\"/>"
    let book = openDocument(
      "<table:table table:name=\"A\"><table:table-row>\(cells)</table:table-row></table:table>",
      styles: styles)
    let reader = try #require(try tables(book, ImportOptions(header: HeaderPlacement.none)).first)
    #expect(try rows(reader) == [["-$5.00", "FALSE", "0"]])
  }

  @Test func exponentsOfAnOpenDocumentAreMultiplesOfTheirInterval() throws {
    let styles =
      "<number:number-style style:name=\"k\"><number:scientific-number number:decimal-places=\"1\" number:min-integer-digits=\"1\" number:exponent-interval=\"3\"/></number:number-style>"
      + "<style:style style:name=\"c\" style:family=\"table-cell\" style:data-style-name=\"k\"/>"
    let cell = "<table:table-cell office:value-type=\"float\" office:value=\"12345\" table:style-name=\"c\"/>"
    let book = openDocument(
      "<table:table table:name=\"A\"><table:table-row>\(cell)\(cell)</table:table-row></table:table>",
      styles: styles)
    let reader = try #require(try tables(book, ImportOptions(header: HeaderPlacement.none)).first)
    #expect(try rows(reader) == [["12.3E+03", "12.3E+03"]])
  }

  @Test func whiteSpaceOfAnOpenDocumentIsOneSpace() throws {
    let cell =
      "\n <table:table-cell office:value-type=\"string\">\n  <text:p>two\n  words<text:line-break/>more</text:p>\n </table:table-cell>"
    let book = openDocument(
      "<table:table table:name=\"A\"><table:table-row>\(cell)\(cell)</table:table-row></table:table>")
    let reader = try #require(try tables(book, ImportOptions(header: HeaderPlacement.none)).first)
    #expect(try rows(reader) == [["two words\nmore", "two words\nmore"]])
  }

  @Test func aPartThatUnpacksToFarMoreThanTheFileIsNotRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rowcall-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "bomb.xlsx").path
    let blanks = String(repeating: " ", count: (1 << 26) + 1)
    let book = office(sheets: [("S", "visible", "<worksheet>\(blanks)</worksheet>")])
    try Data(book).write(to: URL(filePath: path))
    let zip = try ZipFile(path: path, size: 100)
    #expect(throws: (any Error).self) {
      var part = try #require(try zip.part("xl/worksheets/sheet0.xml"))
      var bytes: [UInt8] = []
      while try part.append(to: &bytes) { bytes.removeAll(keepingCapacity: true) }
    }
  }

  @Test func aWorkbookThatIsReadAgainGivesTheSameRows() throws {
    let book = office(sheets: [
      ("Fleet", "visible", Self.fleet),
      ("Crew", "visible", sheet([["Name", "Age"], ["Ann", "41"], ["Bo", "37"]])),
    ])
    for reader in try tables(book) {
      let again = try #require(reader.reopened?())
      #expect(try rows(again) == rows(reader))
    }
  }
}

@Suite struct WorkbookSurveyTests {
  @Test func coloursErrorsAndPicturesOfAnOpenDocumentAreFound() throws {
    let styles = """
      <style:style style:name="base" style:family="table-cell"><style:text-properties fo:color="#c00000"/></style:style>
      <style:style style:name="c" style:family="table-cell" style:parent-style-name="base">
      <style:table-cell-properties fo:background-color="#ffff00"/></style:style>
      """
    let cells = """
      <table:table-row><table:table-cell table:style-name="c"><text:p>Tea</text:p></table:table-cell>
      <table:table-cell table:formula="of:=NA()" office:value-type="string"><text:p>#N/A</text:p></table:table-cell>
      <table:table-cell><draw:frame draw:name="Boat"><draw:image/><svg:desc>A boat.</svg:desc></draw:frame>
      <draw:frame draw:name="Chart"><draw:object/><draw:image/></draw:frame></table:table-cell></table:table-row>
      <table:table-row table:visibility="collapse"><table:table-cell><text:p>#N/A</text:p></table:table-cell></table:table-row>
      """
    let book = openDocument(
      "<table:table table:name=\"A\">\(cells)</table:table>", styles: styles)
    let survey = try #require(try WorkbookSurvey.read("a.ods", bytes: book))
    let sheet = try #require(survey.sheets.first)
    #expect(sheet.cells.map(\.text) == ["Tea", "#N/A", "#N/A"])
    #expect(sheet.cells.map(\.isError) == [false, true, false])
    #expect(sheet.cells[0].look == CellLook(fill: "#ffff00", text: "#c00000"))
    #expect(sheet.cells[1].look == CellLook())
    #expect(sheet.hiddenRows == [2])
    #expect(sheet.drawings.map(\.name) == ["Boat", "Chart"])
    #expect(sheet.drawings.map(\.alternative) == ["A boat.", nil])
    #expect(sheet.drawings.map(\.kind) == [.picture, .chart])
    #expect(sheet.drawings[0].place?.description == "C1")
  }

  @Test func boldTypeAndConditionsOfAnOpenDocumentAreFound() throws {
    let styles = """
      <style:style style:name="base" style:family="table-cell"><style:text-properties fo:font-weight="bold"/></style:style>
      <style:style style:name="c" style:family="table-cell" style:parent-style-name="base">
      <style:text-properties fo:font-weight="normal"/></style:style>
      """
    let cells = """
      <table:table-row><table:table-cell table:style-name="base"><text:p>Tea</text:p></table:table-cell>
      <table:table-cell table:style-name="c"><text:p>12</text:p></table:table-cell></table:table-row>
      <calcext:conditional-formats><calcext:conditional-format
      calcext:target-range-address="'A b'.B2:'A b'.B6 A.D2"><calcext:condition
      calcext:value="formula-is(AND([.B2]&gt;5;[.$C2]=&quot;&quot;))"/></calcext:conditional-format>
      <calcext:conditional-format calcext:target-range-address="A.A2:A.A6"><calcext:condition
      calcext:value="duplicate"/><calcext:condition calcext:value="&gt;5"/></calcext:conditional-format>
      </calcext:conditional-formats>
      """
    let book = openDocument("<table:table table:name=\"A\">\(cells)</table:table>", styles: styles)
    let sheet = try #require(try WorkbookSurvey.read("a.ods", bytes: book)?.sheets.first)
    #expect(sheet.cells.map(\.look.isBold) == [true, false])
    #expect(sheet.conditions.map { $0.ranges.map(\.name) } == [["B2:B6", "D2"], ["A2:A6"]])
    #expect(sheet.conditions.map(\.kind) == [.formula("AND(B2>5;$C2=\"\")"), .repetition])
  }

  @Test func onlyConditionsThatTheValuesDoNotShowAreFound() throws {
    let conditions = [
      "expression\" dxfId=\"0", "cellIs\" dxfId=\"0", "duplicateValues\" dxfId=\"1",
      "uniqueValues\" dxfId=\"0", "expression",
    ]
    .map { "<cfRule type=\"\($0)\"><formula>A2&gt;B2</formula></cfRule>" }
    let many = String(repeating: "<cfRule type=\"uniqueValues\" dxfId=\"0\"/>", count: 1_100)
    let tail =
      "<conditionalFormatting sqref=\"A2:A9 C3\">\(conditions.joined())\(many)</conditionalFormatting>"
    let formats = "<dxfs><dxf><font><b/></font></dxf><dxf><numFmt numFmtId=\"9\"/></dxf></dxfs>"
    let book = office(
      sheets: [("A", "visible", sheet([["Item", "Sold"], ["Tea", "12"]], tail: tail))], marks: formats)
    let found = try #require(try WorkbookSurvey.read("a.xlsx", bytes: book)?.sheets.first)
    #expect(found.conditions.count == 1_000)
    #expect(found.conditions[0].kind == .formula("A2>B2") && found.conditions[1].kind == .repetition)
    #expect(found.conditions[0].ranges.map(\.name) == ["A2:A9", "C3"])
    #expect(found.cells.map(\.text) == ["Item", "Sold", "Tea", "12"])
  }

  @Test func cellsOfHiddenSheetsAreFoundToo() throws {
    let book = office(sheets: [
      (
        "Sales", "visible",
        sheet(
          [["Item", "Sold"], ["Tea", "12"]], tail: "<mergeCells><mergeCell ref=\"A1:B1\"/></mergeCells>")
      ),
      ("Prices", "hidden", sheet([["Item", "Price"], ["Tea", "2"]])), ("Blank", "visible", sheet([])),
    ])
    let survey = try #require(try WorkbookSurvey.read("a.xlsx", bytes: book))
    #expect(
      survey.sheets.map(\.name) == ["Sales", "Prices"] && survey.sheets.map(\.isHidden) == [false, true])
    #expect(survey.sheets[0].merges.map(\.name) == ["A1:B1"])
    #expect(survey.sheets[1].cells.map(\.place.description) == ["A1", "B1", "A2", "B2"])
  }

  @Test func aFileOfAnotherKindIsNotSurveyed() throws {
    #expect(try WorkbookSurvey.read("a.csv", bytes: Array("a,b".utf8)) == nil)
    #expect(try WorkbookSurvey.read("a.zip", bytes: Zip(["a.txt": "a"]).bytes) == nil)
  }
}
