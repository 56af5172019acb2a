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

  @Test func theFixIsSpoken() {
    let source = """
      <table><tr><th>Ship</th><th>Flag</th></tr><tr><td>Aurora</td><td headers="q">N</td></tr></table>
      """
    let found = findings(source, "page-headers-reference")
    #expect(found.map(\.heard.now) == ["N, row 1, column 2"])
    #expect(found.map(\.heard.after) == ["Flag, N, row 1, column 2"])
  }

  @Test(.timeLimit(.minutes(10))) func manyLinksWithoutWordsInOneBlockAreJudgedInTime() {
    let links = (0..<8_000).map { "<a href=x\($0) aria-label='name \($0)'></a>" }.joined()
    #expect(findings("<p>\(links)</p>", "page-link-purpose").isEmpty)
  }

  @Test func wordsBehindManyLinksAreTakenToSaySomething() {
    let links = (0..<140).map { "<a href=x\($0) aria-label='name \($0)'></a>" }.joined()
    let source = "<p>\(links) <a href=r.pdf>here</a> the yearly report of tides</p>"
    #expect(findings(source, "page-link-purpose").isEmpty)
  }

  @Test func aTableWithoutLinksIsNotSaidToPlaceLinks() {
    let found = findings(
      "<table summary='s'><tr><td>a<td>b<tr><td>c<td>d</table>", "page-layout-markup")
    #expect(found.map(\.message) == ["The table looks like layout, but has a summary."])
  }

  @Test func whatIsHiddenIsNotJudged() {
    let source = """
      <div hidden><img src="a"></div><div aria-hidden="true"><a href="b"></a></div>
      <div style="display: none"><button></button></div>
      <div popover><button></button></div>
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
    #expect(found.last?.message.hasSuffix("30 similar findings are not shown.") == true)
  }

  /// A table with findings of many kinds, after some of them were fixed.
  private static func faulty(
    caption: String = "", header: String = "", more: String = "", scope: String = "", headers: String = "q"
  ) -> String {
    """
    <table>\(caption)<tr><th>Ship</th><th>\(header)</th><th scope="wide">Flag</th><td>Crew</td></tr>\(more)
    <tr><td \(scope)>Aurora</td><td><a href="x"></a><img src="y"></td><td headers="\(headers)">N</td><td>7</td></tr>
    <tr><td>Borealis</td><td>✓<input></td><td headers="p"><button></button></td><td>9</td></tr></table>
    """
  }

  private func keys(_ source: String) -> Set<[String]> {
    var keys: Set<[String]> = []
    for rule in RuleList.page.map({ type(of: $0).description.id }) {
      for finding in findings(source, rule) { keys.insert([rule] + finding.key) }
    }
    return keys
  }

  @Test(arguments: [
    faulty(caption: "<caption>Ships</caption>"), faulty(header: "Log"),
    faulty(headers: "").replacing("headers=\"\"", with: ""),
    faulty(more: "<tr><td>Castor</td><td>a</td><td>S</td><td>3</td></tr>"), faulty(scope: "id=a"),
  ])
  func fixingAFindingKeepsTheOthersKnown(source: String) {
    let known = keys(Self.faulty())
    #expect(known.count > 9)
    #expect(keys(source).subtracting(known) == [])
  }

  @Test func aTitleThatMovesIntoTheCaptionLeavesTheTableKnown() {
    let rows = "<tr><th>Ship</th><th></th></tr><tr><td>Aurora</td><td>12</td></tr>"
    let before = keys("<table><tr><td colspan=2>Ships</td></tr>\(rows)</table>")
    let after = keys("<table><caption>Ships</caption>\(rows)</table>")
    #expect(after.count == 1)
    #expect(after.isSubset(of: before))
  }

  @Test func tablesWithoutHeadersOfColumnsAreKnownAfterRowsAbove() {
    func source(_ rows: String) -> String {
      "<table>\(rows)<tr><th>North</th><td>4</td></tr><tr><th>South</th><td>6</td></tr></table>"
    }
    #expect(keys(source("")).count == 1)
    #expect(keys(source("")) == keys(source("<tr><th>West</th><td>9</td></tr>")))
  }

  @Test func tablesAreDistinguishedByTheirIDsAndHeaders() {
    let rows = "<tr><td>Aurora</td><td>12</td></tr>"
    let source = """
      <table><tr><th>Ship</th><th>A</th></tr>\(rows)</table><table><tr><th>Boat</th><th>A</th></tr>\(rows)</table>
      <table id="c"><tr><th>Ship</th><th>A</th></tr>\(rows)</table>
      """
    #expect(
      findings(source, "page-table-unnamed").map(\.key) == [["table", "Ship"], ["table", "Boat"], ["#c"]])
  }

  @Test func rowsKeepTheirKeysWhenTheirStatedNumbersChange() {
    func source(_ from: Int) -> String {
      "<table><tr aria-rowindex=\(from)><th>Ship</th></tr><tr aria-rowindex=\(from)><td>Aurora</td></tr></table>"
    }
    #expect(findings(source(3), "page-aria-position").count == 1)
    let keys = [3, 9].map { findings(source($0), "page-aria-position").map(\.key) }
    #expect(keys[0] == keys[1])
  }

  @Test func rowsAreNamedByTheirNumbers() {
    let source = "<table><tr aria-rowindex=3><th>A</th></tr><tr aria-rowindex=3><td>B</td></tr></table>"
    #expect(findings(source, "page-aria-position").map(\.place.element) == ["table 1 > row 2"])
  }

  @Test func aFieldIsNotProposedTheNameOfAnotherControl() {
    let source = """
      <table><tr><th>Pick</th><th>Note</th></tr>
      <tr><td><input type=checkbox title=Buy></td><td><input></td></tr></table>
      """
    #expect(findings(source, "page-field-unnamed").map(\.heard.after) == ["Note, text field"])
  }

  @Test func aTitleInARowIsReportedOnce() {
    let source = """
      <table><tr><td colspan=2>Ships</td></tr><tr><th>Ship</th><th>Crew</th></tr><tr><td>Aurora</td><td>9</td></tr></table>
      """
    #expect(findings(source, "page-caption-fake").count == 1)
    #expect(findings(source, "page-table-unnamed").isEmpty)
  }

  @Test(arguments: [
    ("<tr><td>1</td></tr><tr hidden><td>2</td><td>Borealis</td></tr>", Outcome.cantTell),
    ("<tr><td>1</td></tr><tr style='display:none'><td colspan=2>2</td></tr>", .cantTell),
    ("<tr><td>1</td></tr><tr hidden><td>2</td></tr>", .failed),
    ("<tr><td>1</td></tr><tr hidden><td><table><tr><td>2<td>3</table></td></tr>", .failed),
    ("<tr><td>1</td><td hidden>Aurora</td></tr>", .failed),
  ])
  func aHeaderWithoutCellsFailsUnlessHiddenRowsMayHaveThem(rows: String, expected: Outcome) {
    let found = findings("<table><tr><th>Berth<th>Ship</tr>\(rows)</table>", "page-header-unused")
    #expect(found.map(\.outcome) == [expected])
    #expect(found.first?.message.contains("“Ship”") == true)
  }

  @Test(arguments: [
    // Numbers of which some stand out, by any way to colour them.
    (["<td style='color:red'>12", "<td>13", "<td>14"], 1), (["<td bgcolor=yellow>12", "<td>13"], 1),
    (["<td><b><font color=red>12</font></b>", "<td>13"], 1), (["<td bgcolor=green>", "<td>"], 1),
    (["<td style='color:red'>Ann", "<td>Bob", "<td>Cem"], 1),
    // What words, signs or the whole column say as well, and what is a scale.
    (["<td style='color:red'>late", "<td style='color:green'>in time"], 0),
    (["<td style='color:red'>-12", "<td>13", "<td>14"], 0), (["<td bgcolor=red>12 late", "<td>13"], 0),
    (["<td bgcolor=grey>", "<td>13"], 0), (["<td style='color:red'>12", "<td style='color:red'>13"], 0),
    (["<td style='color:#000'>12", "<td style='color:inherit'>13"], 0),
    (["<td style='color:red' aria-label='12, late'>12", "<td>13"], 0),
    ((1...9).map { "<td bgcolor='#f0\($0)'>\($0)" } + ["<td>0"], 0),
  ])
  func coloursAreAskedAboutWhereWordsDoNotSayTheSame(cells: [String], count: Int) {
    let rows = cells.enumerated().map { "<tr><td>Row \($0)\($1)</tr>" }.joined()
    let found = findings("<table><tr><th>Pier<th>Ships</tr>\(rows)</table>", "page-meaning-by-sign")
    #expect(found.map(\.outcome) == Array(repeating: .cantTell, count: count), "\(found.map(\.message))")
  }

  @Test func rowsOfOneColourAreNoQuestionAndATableIsAskedAboutOnce() {
    let striped = "<tr><td bgcolor=grey>A<td bgcolor=grey>1<tr><td>B<td>2"
    #expect(findings("<table><tr><th>X<th>Y\(striped)</table>", "page-meaning-by-sign").isEmpty)
    let map = "<tr><td>A<td bgcolor=red>1<td bgcolor=red>4<tr><td>B<td>2<td>5<tr><td>C<td>3<td>6"
    let found = findings("<table><tr><th>X<th>Y<th>Z\(map)</table>", "page-meaning-by-sign")
    #expect(
      found.map(\.message) == ["2 cells in columns 2 and 3 differ from the others in colour, such as “1”."])
  }

  @Test(arguments: [
    // The start of this page is this page, by whatever name.
    ("<a href='page.html'>Ships</a> <a href='#ships'>Ships</a>", 0),
    ("<a href='page.html#ships'>Ships</a> <a href='#ships'>Ships</a>", 0),
    ("<p id=a><a href='#a'>¶</a></p><p id=b><a href='#b'>¶</a></p>", 0),
    ("<a href='a.html'>Ships</a> <a href='#ships'>Ships</a>", 1),
    ("<a href='#boats'>Ships</a> <a href='#ships'>Ships</a>", 1),
    // A place of the page that is called as the link.
    ("<ul><li><a href='#json'>json</a></li></ul><h2 id=json>json</h2>", 0),
    ("<ul><li><a href='#s3'>More</a></li></ul><h2 id=s3>More</h2>", 0),
    ("<ul><li><a href='#s3'>More</a></li></ul><h2 id=s3>Ships</h2>", 1),
    ("<ul><li><a href='data.json'>json</a></li></ul><h2 id=json>json</h2>", 1),
  ])
  func linksOnThisPageAreDistinguishedByWhereTheyLead(source: String, count: Int) {
    #expect(findings(source, "page-link-purpose").count == count)
  }

  @Test func blankHeadersRowsAndColumnsOfATableAreReportedOnce() {
    let source = """
      <table><tr><th>Hall</th><th></th><td></td><th> </th></tr><tr><td>1</td><td>2</td><td></td><td>4</td></tr>
      <tr><td></td><td></td><td></td><td></td></tr><tr><td>3</td><td>5</td><td></td><td>6</td></tr>
      <tr><td></td><td></td><td></td><td></td></tr></table>
      """
    #expect(
      findings(source, "page-header-empty").map(\.message) == [
        "The headers of columns 2 and 4 have no text."
      ])
    #expect(
      findings(source, "page-spacer").map(\.message) == [
        "All cells of rows 3 and 5 are blank.", "All cells of column 3 are blank.",
      ])
  }

  @Test func aTableThatHasNothingButTitlesIsAQuestion() {
    let rows = "<tr><td>a<td>b<td>c<tr><td>d<td>e<td>f"
    let found = findings("<table>\(rows)<tr><th colspan=3>Menu\(rows)</table>", "page-cell-unheaded")
    #expect(found.map(\.outcome) == [.cantTell])
  }

  @Test func aRowOfLinksIsNoTableOfDataWhateverIsMarkedInIt() {
    let link = { (words: String) in "<a href='\(words)'>\(words)</a>" }
    let source = """
      <table><tr><td>\(link("Back"))</td><th>\(link("Ships"))</th><th>\(link("Piers"))</th><th>\(link("Tides"))</th>
      <td>\(link("On"))</td></tr></table>
      """
    #expect(findings(source, "page-table-unnamed").isEmpty)
  }

  @Test func aHeadingIsCalledWithoutTheSignThatLinksToIt() {
    let source = """
      <h2>Ships<a href="#ships">#</a></h2><table><tr><th>Ship<th>Crew<tr><td>Aurora<td>12</table>
      """
    #expect(findings(source, "page-table-unnamed").map(\.heard.after) == ["Ships, table, 1 row, 2 columns"])
  }
}
