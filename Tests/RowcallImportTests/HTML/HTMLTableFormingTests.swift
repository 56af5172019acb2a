import RowcallModel
import Testing

@testable import RowcallImport

/// The HTML standard's algorithm for forming a table.
@Suite struct HTMLTableFormingTests {
  @Test(arguments: [
    ("<tr><td>a<td>b<tr><td>c<td>d", ["a b", "c d"]),
    // A short row leaves slots without cells.
    ("<tr><td>a<td>b<tr><td>c", ["a b", "c -"]),
    ("<tr><td>a<tr><tr><td>b", ["a", "-", "b"]),
    // Spans push later cells aside.
    ("<tr><td rowspan=2>a<td>b<tr><td>c", ["a b", "a c"]),
    ("<tr><td colspan=2>a<td>b<tr><td>c<td>d<td>e", ["a a b", "c d e"]),
    ("<tr><td>a<td rowspan=3>b<tr><td>c<td>d<tr><td>e", ["a b -", "c b d", "e b -"]),
    // Numbers that are none, or zero, or out of range.
    ("<tr><td colspan=0>a<td colspan=x>b<td colspan=-3>c<td colspan=' +2;'>d", ["a b c d d"]),
    ("<tr><td rowspan=-2>a<tr><td rowspan=x>b", ["a", "b"]),
    ("<tr><td rowspan=9>a<td>b<tr><td>c", ["a b", "a c"]),
    // Zero rows are all that are left in the group.
    ("<tbody><tr><td rowspan=0>a<td>b<tr><td>c<tbody><tr><td>d<td>e", ["a b", "a c", "d e"]),
    // No cell reaches out of its group.
    ("<thead><tr><th rowspan=5>a<th>b<tbody><tr><td>c<td>d", ["a b", "c d"]),
    // Where two cells cover a slot, the first has it.
    ("<tr><td>a<td rowspan=2>b<tr><td colspan=2>c", ["a b", "c b"]),
    // A foot comes last wherever it stands.
    ("<tfoot><tr><td>z<tbody><tr><td>a<tbody><tr><td>b", ["a", "b", "z"]),
    ("<tbody><tr><td>a<thead><tr><th>h", ["a", "h"]),
    // Declared columns are there without cells; those after the first row are not.
    ("<colgroup><col><col span=2></colgroup><tr><td>a", ["a - -"]),
    ("<colgroup span=2></colgroup><tr><td>a", ["a -"]),
    ("<col><col><tr><td>a", ["a -"]),
    ("<tr><td>a</tr><colgroup span=5></colgroup><tr><td>b", ["a", "b"]),
  ])
  func cellsAreWhereTheStandardPutsThem(rows: String, sketch: [String]) throws {
    #expect(try grid("<table>\(rows)</table>").sketch == sketch)
  }

  @Test func largestSpansAreThoseOfTheStandard() throws {
    let wide = try grid("<table><tr><td colspan=1001>a</table>")
    #expect(wide.columnCount == 1000)
    let tall = try grid(
      "<table><tr><td rowspan=70000>a" + String(repeating: "<tr>", count: 66_000) + "</table>")
    #expect(tall.rowCount == 66_001)
    #expect(tall.cells.first?.rowSpan == 65_534)
  }

  @Test func groupsKeepTheirKindAndRows() throws {
    let table = try grid(
      "<table><tfoot><tr><td>f<thead><tr><th>h<tbody aria-label=North><tr><td>a<tr><td>b<tbody></tbody></table>"
    )
    #expect(
      table.rowGroups == [
        GridRowGroup(.head, rows: 0..<1), GridRowGroup(.body, rows: 1..<3, label: "North"),
        GridRowGroup(.foot, rows: 3..<4),
      ])
  }

  @Test func columnGroupsKeepTheirColumns() throws {
    let table = try grid(
      "<table><colgroup><col><col span=2></colgroup><colgroup span=0></colgroup><tr><td>a</table>")
    #expect(table.columnGroups == [0..<3, 3..<4])
  }

  @Test(
    arguments: [
      ("<th>", GridCell.Kind.header, nil), ("<td>", .data, nil), ("<th scope=row>", .header, .row),
      ("<th scope=COL>", .header, .column), ("<th scope=rowgroup>", .header, .rowGroup),
      ("<th scope=colgroup>", .header, .columnGroup), ("<th scope=column>", .header, nil),
      ("<th scope=auto>", .header, nil), ("<td scope=row>", .data, nil),
      ("<td role=rowheader>", .header, .row), ("<td role=columnheader>", .header, .column),
      ("<th role=columnheader scope=colgroup>", .header, .columnGroup),
      ("<th role=cell scope=row>", .data, nil),
      ("<th role=gridcell>", .data, nil), ("<th role=rowheader>", .header, .row),
    ] as [(String, GridCell.Kind, GridCell.Scope?)])
  func kindAndScopeFollowElementAndRole(tag: String, kind: GridCell.Kind, scope: GridCell.Scope?) throws {
    let cell = try #require(try cells(tag + "x").first)
    #expect(cell.kind == kind)
    #expect(cell.scope == scope)
  }

  @Test func cellsKeepWhatTheirAttributesSay() throws {
    let cell = try #require(
      try cells("<td id=c1 headers=' a  b\n' abbr=Qty aria-label=Amount title=Pieces aria-colindex=7>5").first
    )
    #expect(cell.id == "c1")
    #expect(cell.headerIDs == ["a", "b"])
    #expect(cell.abbreviation == "Qty")
    #expect(cell.label == "Amount")
    #expect(cell.details == "Pieces")
    #expect(cell.statedColumn == 6)
    #expect(try cells("<td headers=''>5").first?.headerIDs == [])
    #expect(try cells("<td>5").first?.headerIDs == nil)
  }

  @Test func placesInTheSourceAreKept() throws {
    let table = try grid("<p>\n<table>\n<tr><td>a\n<tr>\n<td>b</table>")
    #expect(table.line == 2)
    #expect(table.cells.map(\.line) == [3, 5])
  }

  @Test(arguments: [
    // Not rendered: no place at all.
    ("<tr><td>a<td hidden>b<td>c", ["a c"]),
    ("<tr><td>a<tr style='display: none'><td>b<tr><td>c", ["a", "c"]),
    ("<tbody hidden><tr><td>a<tbody><tr><td>b", ["b"]),
    ("<tr><td style='DISPLAY:NONE!important'>a<td>b", ["b"]),
    // Only hidden: its place stays.
    ("<tr><td>a<td aria-hidden=true>b<td>c", ["a - c"]),
    ("<tr><td>a<td style='visibility:hidden'>b<td>c", ["a - c"]),
    ("<tr><td rowspan=3>a<td>b<tr aria-hidden=true><td>x<tr><td>c", ["a b", "a c"]),
  ])
  func hiddenCellsAreLeftOut(rows: String, sketch: [String]) throws {
    #expect(try grid("<table>\(rows)</table>").sketch == sketch)
  }
}
