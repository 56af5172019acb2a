import RowcallModel
import Testing

@testable import RowcallImport

/// Tables that WAI-ARIA makes of any elements.
@Suite struct ARIATableFormingTests {
  private static func row(_ cells: String...) -> String {
    "<div role=row>" + cells.map { "<span role=cell>\($0)</span>" }.joined() + "</div>"
  }

  @Test(arguments: [
    (row("a", "b") + row("c", "d"), ["a b", "c d"]),
    // Elements without a meaning may stand between.
    ("<div><section>" + row("a") + "</section></div><p>no row</p>", ["a"]),
    ("<div role=row><div><b role=cell>a</b></div>text<i role=cell>b</i></div>", ["a b"]),
    // Spans of ARIA.
    ("<div role=row><b role=cell aria-rowspan=2>a</b><b role=cell>b</b></div>" + row("c"), ["a b", "a c"]),
    ("<div role=row><b role=cell aria-colspan=2>a</b></div>" + row("c", "d"), ["a a", "c d"]),
    // Cells that all say their columns stand in them.
    (
      "<div role=row aria-colindex=2><b role=cell>b</b><b role=cell>c</b></div>"
        + "<div role=row><b role=cell aria-colindex=1>A</b><b role=cell aria-colindex=3>C</b></div>",
      ["- b c", "A - C"]
    ),
    // Hidden rows and cells.
    (
      row("a")
        + "<div role=row hidden><b role=cell>x</b></div><div role=row><b role=cell aria-hidden=true>x</b></div>",
      ["a", "-"]
    ),
    // A table inside keeps its rows.
    ("<div role=row><div role=cell>a<div role=grid>" + row("x") + row("y") + "</div></div></div>", ["a"]),
  ])
  func rowsAndCellsAreFoundByTheirRoles(content: String, sketch: [String]) throws {
    #expect(try grid("<div role=table>\(content)</div>").sketch == sketch)
  }

  @Test(arguments: [
    // Rows that stand elsewhere come after the table's own.
    (
      "<div role=table aria-owns='r2 r1'>\(row("a"))</div><div role=row id=r1><b role=cell>1</b></div><div role=row id=r2><b role=cell>2</b></div>",
      ["a", "2", "1"]
    ),
    // A row that is named and inside comes where it is named.
    (
      "<div role=table aria-owns=r1><div role=row id=r1><b role=cell>1</b></div>\(row("a"))</div>",
      ["a", "1"]
    ),
    (
      "<div role=grid><div role=row aria-owns='x nowhere'><b role=gridcell>a</b></div></div><b role=gridcell id=x>b</b>",
      ["a b"]
    ),
    (
      "<div role=table><div role=rowgroup aria-owns=r>\(row("a"))</div></div><p id=r role=row><b role=cell>b</b></p>",
      ["a", "b"]
    ),
    // Nobody owns what is around it, and nothing has two owners.
    ("<div id=t role=table aria-owns=t>\(row("a"))</div>", ["a"]),
    ("<div role=table><div role=row id=r aria-owns='t r'><b role=cell>a</b></div></div>", ["a"]),
    (
      "<div role=table aria-owns='r r'></div><div role=table aria-owns=r></div><p id=r role=row><b role=cell>b</b></p>",
      ["b"]
    ),
  ])
  func ownedRowsAndCellsBelong(html: String, sketch: [String]) throws {
    #expect(try grid(html).sketch == sketch)
  }

  @Test func headersAndGroupsFollowRoles() throws {
    let table = try grid(
      """
      <div role=grid><div role=rowgroup><div role=row><b role=columnheader aria-sort=ascending>Name</b></div></div>
      <div role=rowgroup aria-label=Files><div role=row><b role=rowheader>a.txt</b></div></div></div>
      """)
    #expect(table.role == .grid)
    #expect(
      table.rowGroups == [GridRowGroup(.head, rows: 0..<1), GridRowGroup(.body, rows: 1..<2, label: "Files")])
    #expect(table.cells.map(\.scope) == [.column, .row])
    #expect(table.cells.first?.states.sort == .ascending)
  }

  @Test func countsAndIndexesAreThoseOfTheAuthor() throws {
    let table = try grid(
      """
      <div role=treegrid aria-rowcount=100 aria-colcount=-1><div role=row aria-rowindex=51 aria-level=2
      aria-expanded=false aria-selected=true><b role=gridcell aria-colindex=3>a</b><b role=gridcell>b</b></div></div>
      """)
    #expect(table.role == .treegrid)
    #expect(table.statedRowCount == 100)
    #expect(table.statedColumnCount == nil)
    #expect(table.rows.map(\.statedIndex) == [50])
    #expect(table.rows.first?.level == 2)
    #expect(table.rows.first?.states.sketch == " selected collapsed")
    #expect(table.cells.map(\.statedColumn) == [2, 3])
    #expect(table.cells.map(\.slot.column) == [0, 1])
  }

  @Test func realTablesTakeRolesToo() throws {
    let table = try grid("<table role=grid aria-rowcount=9><tr aria-rowindex=4><td>a</table>")
    #expect(table.role == .grid)
    #expect(table.statedRowCount == 9)
    #expect(table.rows.map(\.statedIndex) == [3])
  }
}
