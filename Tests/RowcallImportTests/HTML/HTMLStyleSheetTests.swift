import Testing

@testable import RowcallImport

@Suite struct HTMLStyleSheetTests {
  /// The texts that are there for a listener in a table with a style sheet before it.
  private func rows(_ sheet: String, _ cell: String, style: String = "") throws -> String {
    let page =
      "<style\(style)>\(sheet)</style><table><tr><th>State</th></tr><tr><td>a \(cell)</td></tr></table>"
    return try HTMLTables(bytes: Array(page.utf8)).tables[0].cells[1].text
  }

  @Test(arguments: [
    (".hidden { display: none }", "<b class='hidden'>b</b>"),
    ("/* .x { */ b { display:none !important }", "<b>b</b>"),
    ("td, #b { visibility: hidden } td { visibility: visible }", "<b id='b'>b</b>"),
    ("@charset 'utf-8'; .w, .hidden { color: red; display: none }", "<b class='w'>b</b>"),
    ("b { display: inline } .hidden { display: none }", "<b class='hidden'>b</b>"),
    (".hidden { display: none } .hidden:hover { display: block }", "<b class='hidden'>b</b>"),
  ])
  func simpleRulesHide(sheet: String, cell: String) throws {
    #expect(try rows(sheet, cell) == "a")
  }

  @Test(arguments: [
    (".hidden { display: none } .hidden.open { display: block }", "<b class='hidden'>b</b>"),
    (".hidden { display: none } .open { display: block }", "<b class='hidden open'>b</b>"),
    ("b { display: none } .open { display: inline }", "<b class='open'>b</b>"),
    ("@media print { .hidden { display: none } }", "<b class='hidden'>b</b>"),
    (".hidden { display: none } @media screen { .hidden { display: block } }", "<b class='hidden'>b</b>"),
    ("td .hidden { display: none }", "<b class='hidden'>b</b>"),
    ("b:empty { display: none }", "<b>b</b>"), ("body { display: none }", "b"),
    (".hidden { display: none }", "<b class='hidden' style='display: inline'>b</b>"),
    (".hidden { display: none", "<b class='hidden'>b</b>"), ("/* .hidden { display: none }", "<b>b</b>"),
  ])
  func whatMayBeShownAgainIsRead(sheet: String, cell: String) throws {
    #expect(try rows(sheet, cell) == "a b")
  }

  @Test func sheetsForPrintersSayNothing() throws {
    #expect(try rows("b { display: none }", "<b>b</b>", style: " media='print'") == "a b")
    #expect(try rows("b { display: none }", "<b>b</b>", style: " media='screen'") == "a")
  }

  @Test func aSheetForBrowsersWithoutScriptsSaysNothing() throws {
    let page =
      "<noscript><style>b { display: none }</style></noscript><table><tr><td><b>b</b></td></tr></table>"
    #expect(try HTMLTables(bytes: Array(page.utf8)).tables[0].cells[0].text == "b")
  }
}
