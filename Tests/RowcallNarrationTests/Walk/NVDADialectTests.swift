import RowcallModel
import RowcallNarration
import Testing

/// Walks as NVDA tells them, after its source and its tests.
@Suite struct NVDADialectTests {
  @Test func nvdaSaysWhatChangedBeforeTheContent() throws {
    #expect(
      try walk("enter,right,down,down,right,say-all", sales, .nvda) == """
        [enter]
        Sales  table  with 4 rows and 3 columns
        Sales
        row 1  column 1
        [right]
        column 2  through 3  2023
        [down]
        row 2  2023  column 2  Q1
        [down]
        North  row 3  10
        [right]
        2023  Q2  column 3  20
        [say-all]
        North  row 3  2023  Q2  column 3  20
        row 4  column 1  South
        2023  Q1  column 2  through 3  closed
        out of table

        """)
  }

  @Test func nvdaSaysACellAgainAtTheEdgeAndKnowsNoWayRound() throws {
    #expect(
      try walk("right,enter,right,right,right,down,down,enter", people, .nvda) == """
        [right]
        Not in a table cell
        [enter]
        People  table  with 3 rows and 3 columns
        People
        row 1  column 1  Name
        [right]
        column 2  Age
        [right]
        column 3  City
        [right]
        Edge of table
        City
        [down]
        Ann  row 2  Oslo
        [down]
        Bob  row 3
        [enter]
        no next table

        """)
  }

  @Test func nvdaStaysInTheColumnFromWhichItCannotGoOn() throws {
    #expect(try walk("enter,right,right,down", sales, .nvda).hasSuffix("[down]\nrow 2  2023  column 2  Q1\n"))
  }

  @Test func nvdaSaysBlankOnlyWhereNothingElseIsSaid() throws {
    var verbosity = Verbosity()
    verbosity.position = .off
    verbosity.headers = []
    #expect(try walk("enter,last", people, .nvda, verbosity).hasSuffix("[last]\nblank\n"))
  }

  @Test func nvdaReportsWhereACellEndsThatCoversRowsAndColumns() throws {
    let block = grid("a | 2x2:b | \"\nc | \" | \"")
    #expect(
      try walk("enter,right", block, .nvda).hasSuffix(
        "[right]\nrow 1  column 2  through row 2 column 3  b\n"))
  }

  @Test func nvdaTakesATreeGridForATableAndItsRowsFirst() throws {
    var tree = grid("^Subject | ^Sender\nLamps | Ada\nRe: Lamps | Max", role: .treegrid)
    tree.label = "Inbox"
    tree.rows[1].level = 1
    tree.rows[1].states.isExpanded = true
    #expect(
      try walk("enter,down", tree, .nvda) == """
        [enter]
        Inbox  table  with 3 rows and 2 columns
        row 1  column 1  Subject
        [down]
        expanded  level 1  row 2  Lamps

        """)
  }

  @Test func nvdaSaysTheRoleOfALinkBeforeItsName() throws {
    let links = grid("^Name\nx") { if $0.slot.row == 1 { $0.content = [.link("Ada")] } }
    #expect(try walk("enter,down", links, .nvda).hasSuffix("[down]\nrow 2  link  Ada\n"))
  }
}
