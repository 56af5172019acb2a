import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// Steps and jumps through a table.
@Suite struct TableWalkTests {
  @Test func aWalkSaysWhatChanged() throws {
    #expect(
      try walk("enter,right,down,down,right,left,up,where,leave", people) == """
        [enter]
        People, table, 3 rows, 3 columns
        Name, column header, row 1, column 1
        [right]
        Age, column header, column 2
        [down]
        Ann, 31, row 2
        [down]
        Bob, 28, row 3
        [right]
        City, blank, column 3
        [left]
        Age, 28, column 2
        [up]
        Ann, 31, row 2
        [where]
        Ann, Age, 31, row 2 of 3, column 2 of 3
        [leave]
        end of table

        """)
  }

  @Test func theColumnIsKeptOnTheWayThroughAMergedCell() throws {
    #expect(
      try walk("enter,right,right,down,down,down,up,left,down", sales) == """
        [enter]
        Sales, table, 4 rows, 3 columns
        blank, row 1, column 1
        [right]
        2023, column header, spans 2 columns, column 2
        [right]
        end of row
        [down]
        Q2, column header, row 2, column 3
        [down]
        North, 20, row 3
        [down]
        South, closed, spans 2 columns, row 4, column 2
        [up]
        North, 20, row 3, column 3
        [left]
        Q1, 10, column 2
        [down]
        South, closed, spans 2 columns, row 4

        """)
  }

  @Test func theRowIsKeptOnTheWayThroughATallCell() throws {
    let talks = grid(
      """
      #Day    | #Time | #Talk
      2x1:Mon | 9:00  | Opening
      "       | 10:30 | Keynote
      """)
    #expect(
      try walk("enter,right,down,down,left,right", talks) == """
        [enter]
        table, 3 rows, 3 columns
        Day, column header, row 1, column 1
        [right]
        Time, column header, column 2
        [down]
        9:00, row 2
        [down]
        10:30, row 3
        [left]
        Day, Mon, spans 2 rows, row 2, column 1
        [right]
        Time, 10:30, row 3, column 2

        """)
  }

  @Test func edgesAreSaidAndLeadNowhere() throws {
    #expect(
      try walk("enter,left,up,last,right,down,left", people) == """
        [enter]
        People, table, 3 rows, 3 columns
        Name, column header, row 1, column 1
        [left]
        beginning of row
        [up]
        top of column
        [last]
        Bob, City, blank, row 3, column 3
        [right]
        end of row
        [down]
        bottom of column
        [left]
        Age, 28, column 2

        """)
  }

  @Test func jumpsLeadToTheEnds() throws {
    #expect(
      try walk("enter,bottom,end,top,home,home,last,first", people) == """
        [enter]
        People, table, 3 rows, 3 columns
        Name, column header, row 1, column 1
        [bottom]
        Bob, row header, row 3
        [end]
        City, blank, column 3
        [top]
        City, column header, row 1
        [home]
        Name, column header, column 1
        [home]
        beginning of row
        [last]
        Bob, City, blank, row 3, column 3
        [first]
        Name, column header, row 1, column 1

        """)
  }

  @Test func rowsAndColumnsAreReadWithoutMoving() throws {
    #expect(
      try walk("enter,down,row,column,right", people) == """
        [enter]
        People, table, 3 rows, 3 columns
        Name, column header, row 1, column 1
        [down]
        Ann, row header, row 2
        [row]
        Ann, 31, Oslo
        [column]
        Name
        Ann
        Bob
        [right]
        Age, 31, column 2

        """)
  }

  @Test func slotsWithoutCellsAreSkipped() throws {
    let ragged = grid(
      """
      #A | #B | #C
      1  | .  | 3
      """)
    #expect(
      try walk("enter,down,right", ragged) == """
        [enter]
        table, 2 rows, 3 columns
        A, column header, row 1, column 1
        [down]
        1, row 2
        [right]
        C, 3, column 3

        """)
  }

  @Test func aTableWithoutCellsSaysSo() throws {
    #expect(
      try walk("enter,say-all", TableGrid(columnCount: 0, rows: [], cells: [])) == """
        [enter]
        table, 0 rows, 0 columns
        no rows
        [say-all]
        table, 0 rows, 0 columns
        end of table

        """)
  }
}
