import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// Walks as Orca tells them, after its recordings.
@Suite struct OrcaDialectTests {
  @Test func orcaSaysWhatItsRecordingsSay() throws {
    #expect(
      try walk("enter,right,right,down,down,down,left,left,leave,say-all", people, .orca) == """
        [enter]
        People
        table with 3 rows 3 columns
        Name column header.
        [right]
        Age column header.
        Row 1, column 2.
        [right]
        City column header.
        Row 1, column 3.
        [down]
        Oslo.
        Row 2, column 3.
        [down]
        Bob
        blank.
        Row 3, column 3.
        [down]
        Bottom of column.
        [left]
        Age
        28.
        Row 3, column 2.
        [left]
        Name
        Bob row header.
        Row 3, column 1.
        [leave]
        leaving table.
        [say-all]
        People
        table with 3 rows 3 columns
        People
        caption
        Name
        column header
        Age
        column header
        City
        column header
        Ann
        row header
        31
        Oslo
        Bob
        row header
        28
        leaving table.

        """)
  }

  @Test func orcaReadsTheFirstRowSlotBySlotWhenItStartsWithData() throws {
    #expect(
      try walk("enter,right,right,down", sales, .orca) == """
        [enter]
        Sales
        Non-uniform table with 4 rows 3 columns
        2023.
        2023.
        [right]
        2023 column header.
        Row 1, column 2.
        Cell spans 2 columns
        [right]
        End of row.
        [down]
        Q2 column header.
        Row 2, column 3.

        """)
  }

  @Test func orcaSaysRoleAndOrderBeforeAButtonInAHeaderOnlyOnTheWayIn() throws {
    let sorted = grid("#Name | #Size\na | 1") {
      guard $0.slot == GridSlot(row: 0, column: 0) else { return }
      $0.content = [.control(CellControl(.button, label: "Name"))]
      $0.states.sort = .ascending
    }
    #expect(
      try walk("enter,right,left", sorted, .orca) == """
        [enter]
        table with 2 rows 2 columns
        column header.
        sorted ascending.
        Name button.
        [right]
        Size column header.
        Row 1, column 2.
        [left]
        Name button.
        Row 1, column 1.

        """)
  }

  @Test func orcaLosesNumbersThatTheAuthorGaveForBothAxes() throws {
    var numbered = grid("#A | #B\n1 | 2") { $0.statedColumn = $0.slot.column == 1 ? 7 : nil }
    numbered.rows[0].statedIndex = 0
    numbered.rows[1].statedIndex = 40
    #expect(
      try walk("enter,right,down,left", numbered, .orca) == """
        [enter]
        table with 2 rows 2 columns
        A column header.
        [right]
        B column header.
        [down]
        2.
        [left]
        A
        1.
        Row 41, column 1.

        """)
  }

  @Test func orcaStaysWhereItIsAtASlotWithoutACell() throws {
    let ragged = grid(
      """
      #A | #B | #C
      1  | .  | 3
      """)
    #expect(
      try walk("enter,down,right,up", ragged, .orca) == """
        [enter]
        table with 2 rows 3 columns
        A column header.
        [down]
        1.
        Row 2, column 1.
        [right]
        [up]
        A column header.
        Row 1, column 1.

        """)
  }

  @Test func orcaKnowsNoTreeGridsAsTables() throws {
    var tree = grid("#A | #B\n1 | 2", role: .treegrid)
    tree.label = "Files"
    #expect(
      try walk("enter,right,say-all", tree, .orca) == """
        [enter]
        Wrapping to top.
        No more tables.
        [right]
        Not in a table.
        [say-all]
        Files
        tree table

        """)
  }

  @Test func orcaCallsABlankHeaderBlankOrAHeader() throws {
    let days = grid("# | #Mon\n#Ann | 8")
    #expect(
      try walk("enter,right,left,right,down,leave,say-all", days, .orca) == """
        [enter]
        table with 2 rows 2 columns
        column header.
        [right]
        Mon column header.
        Row 1, column 2.
        [left]
        blank.
        Row 1, column 1.
        [right]
        Mon column header.
        Row 1, column 2.
        [down]
        8.
        Row 2, column 2.
        [leave]
        leaving table.
        [say-all]
        table with 2 rows 2 columns
        Mon
        column header
        Ann
        row header
        8
        leaving table.

        """)
  }

  @Test func orcaTakesACellOfAGridAsOne() throws {
    let files = grid("^Name | ^Size\na.txt | 1 kB", role: .grid) {
      if $0.slot.row == 1 { $0.content = [.link($0.text)] }
    }
    #expect(try walk("enter,down", files, .orca).hasSuffix("[down]\na.txt.\nRow 2, column 1.\n"))
    #expect(try walk("enter,down", files).hasSuffix("[down]\na.txt, link, row 2\n"))
  }

  @Test func orcaKnowsNoTablesThatTheBrowserTakesForLayout() throws {
    let layout = grid("Menu | News\n | More")
    #expect(
      try walk("enter,say-all", [layout, people], .orca).hasPrefix(
        "[enter]\nPeople\ntable with 3 rows 3 columns\nName column header.\n"))
    #expect(try walk("say-all", layout, .orca) == "[say-all]\nMenu\nNews\nMore\n")
  }

  @Test func orcaWrapsToTheFirstTable() throws {
    let small = grid("#A | #B\n1 | 2")
    #expect(
      try walk("enter,enter,leave", [people, small, sales].dropLast(), .orca) == """
        [enter]
        People
        table with 3 rows 3 columns
        Name column header.
        [enter]
        table with 2 rows 2 columns
        A column header.
        [leave]
        leaving table.

        """)
    #expect(try walk("enter,enter", [small], .orca).contains("[enter]\nWrapping to top.\ntable with 2 rows"))
  }

  @Test func orcaReportsWhereItIs() throws {
    #expect(
      try walk("enter,down,down,right,where", people, .orca)
        .hasSuffix("[where]\nBob.\nAge.\n28.\ncolumn 2 of 3 row 3 of 3.\n"))
  }
}
