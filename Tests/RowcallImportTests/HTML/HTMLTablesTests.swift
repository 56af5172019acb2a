import RowcallModel
import Testing

@testable import RowcallImport

@Suite struct HTMLTablesTests {
  @Test func pagesSayTitleLanguageAndDirection() throws {
    let page = try page("<html lang='ar-EG' dir=rtl><title> Prices \n today </title><table><tr><td>1</table>")
    #expect(page.title == "Prices today")
    #expect(page.language == "ar-EG")
    #expect(page.isRightToLeft)
    #expect(page.tables.map(\.isRightToLeft) == [true])
  }

  @Test func pagesThatSayNothingHaveNothing() throws {
    let page = try page("<table><tr><td>1</table>")
    #expect(page.title == nil)
    #expect(page.language == nil)
    #expect(!page.isRightToLeft)
  }

  @Test(
    arguments: [
      ("<html lang=de><table>", "de", nil), ("<html lang=de><table lang=fr>", "fr", nil),
      ("<html lang=de><div xml:lang=ja><table>", "ja", nil), ("<html lang=de><table lang=''>", nil, nil),
      ("<html lang=de><table><tr lang=fr>", "de", "fr"), ("<html lang=de><table><td lang=de>", "de", nil),
    ] as [(String, String?, String?)])
  func languageIsInherited(start: String, table: String?, cell: String?) throws {
    let grid = try grid(start + (start.contains("<td") ? "" : "<td>") + "x</table>")
    #expect(grid.language == table)
    #expect(grid.cells.map(\.language) == [cell])
  }

  @Test(arguments: [("sv", "sv"), (" sv fi", "sv"), ("sv, fi", nil), ("", nil)] as [(String, String?)])
  func theMetaElementSpeaksForAPageWithoutLang(content: String, language: String?) throws {
    let page = try page("<meta http-equiv=Content-Language content='\(content)'><table><tr><td>x</table>")
    #expect(page.language == language)
  }

  @Test(arguments: [
    ("<div dir=rtl><table>", true), ("<div dir=rtl><table dir=ltr>", false),
    ("<table dir=auto><td>שלום</td>", true),
    ("<table dir=auto><td>12 abc</td>", false), ("<table>", false), ("<table dir=sideways>", false),
  ])
  func directionIsInherited(start: String, isRightToLeft: Bool) throws {
    #expect(try page(start + "<td>1").tables.map(\.isRightToLeft) == [isRightToLeft])
  }

  @Test func tablesInsideTablesComeInTheOrderOfThePage() throws {
    let page = try page("<table><tr><td>a<table><tr><td>b</table><td>c</table><table><tr><td>d</table>")
    #expect(page.tables.map(\.sketch) == [["a c"], ["b"], ["d"]])
    #expect(page.tables[0].cells[0].content == [.text("a"), .table(1)])
  }

  @Test(arguments: [
    ("<table hidden><tr><td>a</table>", 0), ("<div aria-hidden=true><table><tr><td>a</table></div>", 0),
    ("<template><table><tr><td>a</table></template>", 0),
    ("<noscript><table><tr><td>a</table></noscript>", 0),
    ("<p>no table", 0), ("", 0), ("<table>", 1),
  ])
  func hiddenTablesAreLeftOut(html: String, count: Int) throws {
    #expect(try page("<p>x</p>" + html).tables.count == count)
  }

  private static let three =
    "<table><caption>Sales 2023</caption><tr><td>1</table><table><tr><td>2</table>"
    + "<table aria-label='Sales 2024'><caption>Forecast</caption><tr><td>3</table>"

  @Test(arguments: [
    ("1", "1"), ("2", "2"), ("3", "3"), ("Sales 2023", "1"), ("sales 2024", "3"), ("les 2024", "3"),
    ("forecast", "3"), ("FORE", "3"),
    ("2024", "p.html: no table \"2024\"; the file has 1 (\"Sales 2023\"), 2, 3 (\"Sales 2024\")"),
    ("0", "p.html: no table \"0\"; the file has 1 (\"Sales 2023\"), 2, 3 (\"Sales 2024\")"),
    ("Sales", "p.html: several tables match \"Sales\"; choose one by its number: 1, 3"),
    ("Sles 2024", "p.html: no table \"Sles 2024\"; did you mean \"Sales 2024\" or \"Sales 2023\"?"),
    ("Weather", "p.html: no table \"Weather\"; the file has 1 (\"Sales 2023\"), 2, 3 (\"Sales 2024\")"),
    ("", "p.html: no table \"\"; the file has 1 (\"Sales 2023\"), 2, 3 (\"Sales 2024\")"),
  ])
  func oneTableIsChosenByNumberOrName(wanted: String, expected: String) throws {
    let page = try page(Self.three)
    do throws(ImportError) {
      #expect(page.tables[try page.index(ofTable: wanted)].sketch == [expected])
    } catch {
      #expect("\(error)" == expected)
    }
  }

  @Test(arguments: ["Tides", "2024"]) func twoTablesOfOneNameAreChosenByNumber(name: String) throws {
    let page = try page(
      "<table aria-label=\(name)><td>1</table><table aria-label=\(name.lowercased())><td>2</table>")
    let error = #expect(throws: ImportError.self) { try page.index(ofTable: name) }
    #expect(
      error.map { "\($0)" }
        == "p.html: several tables match \"\(name)\"; choose one by its number: 1, 2")
  }

  @Test func aPageWithoutTablesOffersNone() throws {
    let page = try page("<p>x")
    #expect(throws: ImportError.noSuchTable(path: "p.html", wanted: "1", near: [], tables: [])) {
      try page.index(ofTable: "1")
    }
  }

  @Test func longListsOfTablesAreCutShort() {
    let tables = [String?](repeating: nil, count: 9)
    #expect(
      "\(ImportError.noSuchTable(path: "p", wanted: "x", near: [], tables: tables))"
        == "p: no table \"x\"; the file has 1, 2, 3, 4, 5, 6, 7, 8 and more")
  }

  @Test(arguments: [
    ("<p>x", "p.html: no table on the page; name a page with a table, or pass --input-format delimited"),
    (
      "<table role=none><td>x</table>",
      "p.html: no table with data on the page, only one for layout; name a page with a table, "
        + "or pass --input-format delimited"
    ),
    (
      "<table role=none></table><table role=none></table>",
      "p.html: no table with data on the page, only 2 for layout; name a page with a table, "
        + "or pass --input-format delimited"
    ),
  ])
  func aPageWithoutDataIsAnErrorForWhoeverWantsRows(html: String, sentence: String) throws {
    let page = try page(html)
    let error = #expect(throws: ImportError.self) { try page.tablesToRead() }
    #expect(error.map { "\($0)" } == sentence)
  }

  @Test(arguments: [
    ("<table role=none><td>a</table><table></table><table><td>b</table>", [2]),
    ("<table><tr><th>A<tr><td>1</table><table><tr><th>B<tr><td>2</table>", [0, 1]),
    // What most likely places things on the page is left out beside tables of data, and else read.
    ("<table><tr><td>menu</table><table><tr><th>A<tr><td>1</table>", [1]),
    ("<table><tr><td><table><tr><th>A<tr><td>1</table></table>", [1]),
    ("<table><tr><td>a</table><table><tr><td>b</table>", [0, 1]),
  ])
  func tablesWithDataAreThereToBeRead(html: String, indices: [Int]) throws {
    #expect(try page(html).tablesToRead() == indices)
  }

  @Test(arguments: [
    // A table that only places things is what it holds, and one of data stays where it stands.
    ("<td>a<table><tr><td>b</table>c", "a, b, c"),
    ("<td>a<table><tr><td>b<table><tr><td>c</table>d</table>", "a, b, c, d"),
    ("<td>a<table><tr><td>b<table><tr><th>c<th>d<tr><td>1<td>2</table></table>", "a, b, table:2"),
    ("<td>a<table role=none><tr><td>b</table>c", "a b c"),
    ("<td>a<table></table>b", "a, b"),
  ])
  func whatATableForLayoutHoldsIsRead(cell: String, content: String) throws {
    let page = try page("<table><tr><th>A<tr>\(cell)</table>")
    #expect(page.grid(0).cells[1].content.map(\.sketch).joined(separator: ", ") == content)
  }

  @Test func tablesThatHoldThemselvesAreLeftAsTheyAre() throws {
    var page = try page("<table><tr><th>A<tr><td>x</table><table><tr><td>y</table>")
    page.tables[0].fill(1, with: [.table(0), .table(1), .table(9)])
    page.tables[1].fill(0, with: [.table(0), .table(1)])
    #expect(page.grid(0).cells[1].content == [.table(0), .table(0), .table(1), .table(9)])
  }
}
