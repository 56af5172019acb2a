import RowcallAccessibility
import RowcallModel
import Testing

@Suite struct AdjacentHeadersTests {
  /// Rows of cells: `h` a header without scope, `d` data, `c` and `r` headers of a column or row; what the headers name.
  @Test(arguments: [
    ("h", "c"), ("hh", "cc"), ("hd", "r."), ("dh", ".r"), ("dhh", ".cc"), ("hhd", "cc."), ("hdd", "r.."),
    ("ddh", "..r"), ("dhd", ".r."), ("hhh", "ccc"), ("ddhh", "..rc"), ("hhdd", "cr.."), ("cd", "c."),
    ("rh", "rc"),
  ])
  func neighboursDecideWhatAHeaderNames(row: String, axes: String) {
    let grid = TableGrid(columnCount: row.count, rows: [GridRow()], cells: cells([row]))
    let headers = AdjacentHeaders(grid)
    let found = row.indices.enumerated().map { index, _ in
      switch headers.axis(of: index) {
      case .column: "c"
      case .row: "r"
      case nil: "."
      }
    }
    #expect(found.joined() == axes)
  }

  @Test func aCellHasAllHeadersAboveAndBeforeIt() {
    let grid = TableGrid(
      columnCount: 3, rows: [GridRow(), GridRow(), GridRow()], cells: cells(["ccc", "rcc", "rrd"]))
    let headers = AdjacentHeaders(grid)
    #expect(headers.assignedHeaders(of: 8) == AssignedHeaders(columns: [2, 5], rows: [6, 7]))
    #expect(headers.assignedHeaders(of: 0) == AssignedHeaders())
    #expect(headers.assignedHeaders(of: 99) == AssignedHeaders())
  }

  @Test func theAuthorsHeadersComeFirst() {
    var made = cells(["cc", "dd"])
    made[0].id = "a"
    made[3].headerIDs = ["a"]
    let headers = AdjacentHeaders(TableGrid(columnCount: 2, rows: [GridRow(), GridRow()], cells: made))
    #expect(headers.assignedHeaders(of: 3) == AssignedHeaders(columns: [0]))
  }

  private func cells(_ rows: [String]) -> [GridCell] {
    rows.enumerated().flatMap { row, line in
      line.enumerated().map { column, mark in
        GridCell(
          [.text("\(row)\(column)")], at: GridSlot(row: row, column: column),
          kind: mark == "d" ? .data : .header,
          scope: mark == "c" ? .column : mark == "r" ? .row : nil)
      }
    }
  }
}
