import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

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

  @Test func everythingIsReadFromOutsideAndTheRestFromInside() throws {
    #expect(
      try walk("say-all,enter,down,right,say-all", people) == """
        [say-all]
        People, table, 3 rows, 3 columns
        Name, Age, City
        Ann, 31, Oslo
        Bob, 28, blank
        end of table
        [enter]
        People, table, 3 rows, 3 columns
        Name, column header, row 1, column 1
        [down]
        Ann, row header, row 2
        [right]
        Age, 31, column 2
        [say-all]
        Ann, 31, Oslo
        Bob, 28, blank
        end of table

        """)
  }

  @Test func aStepFromOutsideEntersAndLeavingTwiceSaysNothing() throws {
    #expect(
      try walk("leave,right,leave,leave,summary", people) == """
        [leave]
        [right]
        People, table, 3 rows, 3 columns
        Name, column header, row 1, column 1
        [leave]
        end of table
        [leave]
        [summary]
        3 rows, 3 columns
        1 blank

        """)
  }

  @Test func slotsWithoutCellsArePassedOver() throws {
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

  @Test func enterLeadsFromTableToTable() throws {
    #expect(
      try walk("enter,enter,enter,leave,enter", [people, sales]) == """
        [enter]
        People, table, 3 rows, 3 columns
        Name, column header, row 1, column 1
        [enter]
        Sales, table, 4 rows, 3 columns
        blank, row 1, column 1
        [enter]
        People, table, 3 rows, 3 columns
        Name, column header, row 1, column 1
        [leave]
        end of table
        [enter]
        People, table, 3 rows, 3 columns
        Name, column header, row 1, column 1

        """)
  }

  @Test func allTablesOfAPageAreReadFromOutside() throws {
    let small = grid("#A | #B\n1 | 2")
    #expect(
      try walk("say-all", [small, small]) == """
        [say-all]
        table, 2 rows, 2 columns
        A, B
        1, 2
        end of table
        table, 2 rows, 2 columns
        A, B
        1, 2
        end of table

        """)
  }

  @Test func linksAndControlsAreCalledWhatTheyAre() throws {
    var check = CellControl(.checkbox, label: "Pick")
    check.states.check = .on
    var buy = CellControl(.button, label: "Buy")
    buy.states.isDisabled = true
    let content: [[CellPiece]] = [
      [.link("Apple")], [.text("Price"), .control(buy)], [.control(check), .image("Photo")],
    ]
    let shop = grid("a | b | c") { $0.content = content[$0.slot.column] }
    #expect(
      try walk("enter,right,right", shop) == """
        [enter]
        table, 1 row, 3 columns
        Apple, link, row 1, column 1
        [right]
        Price, Buy, dimmed, button, column 2
        [right]
        Pick, checked, checkbox, Photo, image, column 3

        """)
  }

  @Test func statesOfARowAreSaidOnTheWayIntoIt() throws {
    var tree = grid("^File | ^Size\nDocs | 2 kB\na.txt | 1 kB", role: .treegrid)
    tree.rows[1].level = 1
    tree.rows[1].states.isExpanded = true
    tree.rows[2].level = 2
    tree.rows[2].states.isSelected = true
    #expect(
      try walk("enter,down,right,down", tree) == """
        [enter]
        tree grid, 3 rows, 2 columns
        File, column header, row 1, column 1
        [down]
        Docs, level 1, expanded, row 2
        [right]
        Size, 2 kB, column 2
        [down]
        1 kB, level 2, selected, row 3

        """)
  }

  @Test func rowsOfDataAreCountedWithoutTheirHeader() throws {
    var batch = RowBatch()
    batch.append(row: ["Ann", "31"])
    batch.append(row: ["Bob"])
    let table = Table(title: "People", columns: [Column(name: "Name"), Column(name: "Age")])
    let records = RecordTable(table, rows: BatchRows([batch]), namingColumn: 0)
    let page = PageWalk(NarratedPage([records]) { _ in Narrator(locale: LocaleTag("en")) })
    #expect(
      try MovesTranscript([.enter, .down, .right, .down, .where], on: page).text() == """
        [enter]
        People, table, 2 rows, 2 columns
        Name, column header, column 1
        [down]
        Ann, row header, row 1
        [right]
        Age, 31, column 2
        [down]
        Bob, blank, row 2
        [where]
        Bob, Age, blank, row 2 of 2, column 2 of 2

        """)
  }
}
