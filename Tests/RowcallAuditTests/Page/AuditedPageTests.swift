import RowcallAudit
import RowcallImport
import Testing

/// Where findings on pages are, and what names them.
@Suite struct AuditedPageTests {
  private func findings(_ source: String, _ rule: String) -> [Finding] {
    var notes = Notes()
    guard let rule = RuleList.page.first(where: { type(of: $0).description.id == rule }),
      let page = try? AuditedPage(
        bytes: Array(source.utf8), path: "page.html", reading: ImportOptions(), options: AuditOptions())
    else { return [] }
    rule.check(page, into: &notes)
    return notes.findings
  }

  @Test func columnsCountScalarsAndNotBytesOrTabStops() {
    let found = findings("<p>\r\n\tÆther 🚢 <img src=a.png></p>", "page-image-unnamed")
    #expect(found.map(\.place.line) == [2])
    #expect(found.map(\.place.column) == [10])
  }

  @Test func elementsAreNamedByTableRowAndCell() {
    let source = """
      <table><tr><th>Ship</th><th>Log</th></tr><tr><td>Aurora</td><td><a href="x"></a></td></tr></table>
      <table id="piers"><tr><th>Pier</th></tr><tr><td><a href="y"></a></td></tr></table>
      """
    let found = findings(source, "page-link-unnamed")
    #expect(
      found.map(\.place.element) == ["table 1 > row 2 > cell 2 > a", "#piers > row 2 > cell 1 > a"])
    #expect(found.first?.place.cell == Place.Cell(row: 2, column: 2))
  }

  @Test func keysSurviveRowsAbove() {
    func source(_ rows: String) -> String {
      "<table><tr><th>Ship</th><th>Flag</th></tr>\(rows)<tr><td>Aurora</td><td headers=\"q\">N</td></tr></table>"
    }
    let before = findings(source(""), "page-headers-reference")
    let after = findings(source("<tr><td>Borealis</td><td>S</td></tr>"), "page-headers-reference")
    #expect(before.count == 1)
    #expect(before.map(\.key) == after.map(\.key))
    #expect(before.map(\.place.element) != after.map(\.place.element))
  }

  @Test func aMendIsHeard() {
    let source = """
      <table><tr><th>Ship</th><th>Flag</th></tr><tr><td>Aurora</td><td headers="q">N</td></tr></table>
      """
    let found = findings(source, "page-headers-reference")
    #expect(found.map(\.heard.now) == ["N, row 2, column 2"])
    #expect(found.map(\.heard.after) == ["Flag, N, row 2, column 2"])
  }

  @Test func whatIsHiddenIsNotJudged() {
    let source = """
      <div hidden><img src="a"></div><div aria-hidden="true"><a href="b"></a></div>
      <div style="display: none"><button></button></div>
      """
    for rule in ["page-image-unnamed", "page-link-unnamed", "page-button-unnamed"] {
      #expect(findings(source, rule).isEmpty, "\(rule)")
    }
  }

  @Test func elementsThatOwnEachOtherEnd() {
    let source = #"<div id="a" role="row" aria-owns="b"></div><div id="b" role="row" aria-owns="a"></div>"#
    #expect(findings(source, "page-role-context").count == 2)
  }

  @Test func aTableOfLinksIsNoTableOfData() {
    let source = """
      <table><tr><td><a href="1">Back</a></td><th>Chapter 2</th><td><a href="3">On</a></td></tr></table>
      """
    #expect(findings(source, "page-table-unnamed").isEmpty)
    #expect(findings(source, "page-layout-markup").map(\.outcome) == [.cantTell])
  }

  @Test func manyFindingsOfOneTableAreSummedUp() {
    let rows = String(repeating: #"<tr><td headers="q">1</td></tr>"#, count: 80)
    let found = findings("<table><tr><th>N</th></tr>\(rows)</table>", "page-headers-reference")
    #expect(found.count == 50)
    #expect(found.last?.message.hasSuffix("30 more of the kind follow.") == true)
  }
}
