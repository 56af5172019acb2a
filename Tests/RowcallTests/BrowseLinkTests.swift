import Foundation
import Rowcall
import RowcallImport
import RowcallLanguages
import Testing

/// Where the links of cells lead.
@Suite struct BrowseLinkTests {
  private func links(_ text: String, name: String, rows: Int = 1) throws -> [CellLink?] {
    let folder = try Folder()
    let session = try BrowseSession(path: try folder.write(text, as: name))
    _ = session.open()
    return (0..<rows).map { row in
      if row > 0 { _ = session.perform(.move(.down)) }
      return session.links.first
    }
  }

  @Test(arguments: [
    ("https://a.example/x?y=1", "https://a.example/x?y=1"), ("mailto:ann@a.example", "mailto:ann@a.example"),
    ("www.a.example", "https://www.a.example"), ("see (www.a.example/b).", "https://www.a.example/b"),
    ("<http://a.example/b_(c)>,", "http://a.example/b_(c)"),
    ("www", nil), ("www.", nil), ("http", nil), ("ftp://a.example", nil), ("a.example", nil),
  ])
  func aTextThatIsAnAddressIsALink(text: String, address: String?) throws {
    #expect(try links("Site,x\n\(text),1\n", name: "t.csv")[0]?.address == address)
  }

  @Test func aFilteredRowOfAPageIsReadWithItsOwnLinks() throws {
    let folder = try Folder()
    let rows = "abc".map { "<tr><td>\($0)<td><a href=\"https://\($0).example\">site</a>" }.joined()
    let path = try folder.write("<table><tr><th>Name<th>Site\(rows)</table>", as: "t.html")
    var options = NarrationOptions()
    options.verbosity.comments = true
    let session = try BrowseSession(path: path, narration: options)
    _ = session.open()
    _ = session.perform(.filter("Name = b"))
    let said = session.perform(.row).map(\.text)
    #expect(said.first?.contains("https://b.example") == true, "\(said)")
  }

  @Test func linksOfAPageLeadWhereTheirAuthorSays() throws {
    // All of it on one line, as tools write it.
    let page =
      "<table><tr><th>Site<th>n<tr><td><a href=' https://a.example/1 '>One</a><td>1"
      + "<tr><td><a href='two.html'>Two</a><td>2<tr><td><a href='#notes'>Three</a><td>3"
      + "<tr><td><a href='javascript:go()'>Four</a><td>4<tr><td>Five<td>5"
      + "<tr><td rowspan=2><a href='six.html'>a</a> <a href='http://b.example'>b</a><td>6<tr><td>7</table>"
    let links = try links(page, name: "page.html", rows: 7)
    #expect(
      links.map { $0?.text } == [
        "https://a.example/1", "two.html", "#notes", nil, nil, "http://b.example", "six.html",
      ])
    #expect(
      links.map { $0?.address } == [
        "https://a.example/1", nil, nil, nil, nil, "http://b.example", nil,
      ])
    #expect(links[1]?.refusal == .browseLinkNotOpened && links[2]?.refusal == .browseLinkInside)
    let said = try Folder().lines(["comments"], in: page, name: "page.html")
    #expect(said == ["link https://a.example/1"])
  }

  @Test(arguments: [
    (1, ["My Sheet, table, 3 rows, 2 columns", "table, 2 of 2", "Nice, Fee, x9, row 3, column 2"]),
    (2, ["My Sheet, table, 3 rows, 2 columns", "table, 2 of 2", "Port, column header, column 1"]),
    (3, ["Boat, Tern2, row 1, column 1"]), (4, ["#Gone!A1 not found"]), (5, ["#'My Sheet'!Z9 not found"]),
  ])
  func aLinkWithinAWorkbookLeadsToItsCell(row: Int, said: [String]) throws {
    // Links of the sheet Fleet lead to cells of "My Sheet" and of its own, to a sheet and a cell that are not there, and to `javascript:`.
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "fixtures/links.xlsx")
    let session = try BrowseSession(path: fixture.path)
    _ = session.open()
    _ = (session.perform(.move(.right)), session.perform(.go(row: row)), session.perform(.mark("here")))
    let link = try #require(session.links.first)
    #expect(session.perform(.follow(link.text)).map(\.text) == said)
    // The way back is a bookmark.
    if row < 3 { _ = session.perform(.table(isForward: false)) }
    _ = session.perform(.move(.first))
    #expect(session.perform(.goToMark("here")).last?.text.contains("go") == true)
    // Other rows are left out.
    _ = session.perform(.filter("Boat = Tern7"))
    #expect(session.perform(.follow("#Fleet!A2")).map(\.text) == ["#Fleet!A2 not found", "1 row of 6"])
  }

  @Test(arguments: [
    ("#Sheet2!B3", "Sheet2", "B3:B3"), ("#'My ''own'' sheet'!$B$3:C4", "My 'own' sheet", "B3:C4"),
    ("#$Sheet2.$B$3", "Sheet2", "B3:B3"), ("#'a.b'.A1", "a.b", "A1:A1"), ("#B3", nil, "B3:B3"),
    ("#notes", nil, nil), ("#", nil, nil), ("Sheet2!B3", nil, nil), ("#Sheet2!Total", nil, nil),
  ])
  func aLinkNamesASheetAndACell(link: String, sheet: String?, cell: String?) {
    let place = CellLink(text: link).place
    #expect(place?.sheet == sheet && place.map { "\($0.cell)" } == cell)
  }

  @Test(arguments: [
    ("javascript:alert(1)", PhraseKey.browseLinkRefused), ("JavaScript:alert(1)", .browseLinkRefused),
    ("vbscript:x", .browseLinkRefused), ("data:text/html,x", .browseLinkRefused),
    ("file:///usr/bin/x", .browseLinkRefused), ("smb://host/x", .browseLinkRefused),
    ("prices.html", .browseLinkNotOpened), ("../x:y", .browseLinkNotOpened), ("#notes", .browseLinkInside),
  ])
  func onlyAddressesOfTheWebAndOfMailAreOpened(link: String, refusal: PhraseKey) {
    #expect(CellLink(text: link).address == nil && CellLink(text: link).refusal == refusal)
  }
}
