import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// Tables in cells of others: read where they stand, and once.
@Suite struct NestedTableTests {
  /// Bands by the hour stand in a cell of the stages, the buses alone.
  static let page: [TableGrid] = {
    var stages = grid("^Stage | ^Evening\n<Barn | x\n<Quarry | closed", caption: "Stages") {
      if $0.slot == GridSlot(row: 1, column: 1) {
        $0.content = [.text("Doors at 6"), .table(1), .text("Bar until midnight")]
      }
    }
    stages.caption = "Stages"
    return [
      stages, grid("^Hour | ^Band\n7 | Oxbows", caption: "Barn"), grid("^To\nStation", caption: "Buses"),
    ]
  }()

  @Test func sayAllReadsATableBehindTheRowInWhichItStands() throws {
    #expect(
      try walk("say-all", Self.page) == """
        [say-all]
        Stages, table, 3 rows, 2 columns
        Stage, Evening
        Barn, Doors at 6, Bar until midnight
        Barn, table, 2 rows, 2 columns
        Hour, Band
        7, Oxbows
        end of table
        Quarry, closed
        end of table
        Buses, table, 2 rows, 1 column
        To
        Station
        end of table

        """)
  }

  @Test func aTableThatIsLeftOutIsSkippedAndTheOneInItIsAlone() throws {
    let narrator = Narrator(locale: LocaleTag("en"))
    let page = NarratedPage(Self.page.map { MarkedTable($0) }, leavingOut: [0, 2]) { _ in narrator }
    let barn = "Barn, table, 2 rows, 2 columns\n"
    #expect(
      try MovesTranscript([.sayAll, .enter, .enter, .summary, .leave], on: PageWalk(page)).text() == """
        [say-all]
        \(barn)Hour, Band
        7, Oxbows
        end of table
        [enter]
        \(barn)Hour, column header, row 1, column 1
        [enter]
        \(barn)Hour, column header, row 1, column 1
        [summary]
        2 rows, 2 columns
        [leave]
        end of table

        """)
  }

  @Test func whereCellsAreAloneItIsReadBetweenTheTextsAroundIt() throws {
    let heard = try walk("say-all", Self.page, .nvda)
    #expect(
      heard.contains(
        """
        Evening  column 2  Doors at 6
        Barn  table  with 2 rows and 2 columns
        Barn
        row 1  column 1  Hour
        column 2  Band
        row 2  Hour  column 1  7
        Band  column 2  Oxbows
        out of table
        Bar until midnight
        row 3  Stage  column 1  Quarry

        """))
  }

  @Test func sayAllFromInsideGoesOnWithTheTableAroundIt() throws {
    #expect(
      try walk("enter,enter,down,say-all", Self.page).hasSuffix(
        """
        [say-all]
        7, Oxbows
        end of table
        Quarry, closed
        end of table
        Buses, table, 2 rows, 1 column
        To
        Station
        end of table

        """))
  }

  @Test func tablesAreReadInWhateverOrderTheirCellsCome() throws {
    // A foot that the page wrote first is the last row all the same.
    let page = [
      grid("Barn | x\nTotal | y", caption: "Stages") {
        if $0.slot.column == 1 { $0.content = [.table($0.slot.row == 0 ? 2 : 1)] }
      },
      grid("12 bands", caption: "Sum"), grid("Oxbows", caption: "Bands"), grid("Station", caption: "Buses"),
    ]
    let heard = """
      Barn
      Bands, table, 1 row, 1 column
      Oxbows
      end of table
      Total
      Sum, table, 1 row, 1 column
      12 bands
      end of table
      end of table
      Buses, table, 1 row, 1 column
      Station
      end of table

      """
    #expect(try walk("say-all", page) == "[say-all]\nStages, table, 2 rows, 2 columns\n" + heard)
    #expect(try walk("enter,say-all", page).hasSuffix("[say-all]\n" + heard))
  }

  @Test func enterLeadsToTheNextTableBehindTheCell() throws {
    #expect(try walk("enter,enter", Self.page).contains("[enter]\nBarn, table"))
    #expect(try walk("enter,down,right,enter", Self.page).contains("[enter]\nBarn, table"))
    // The table in the row before has been passed.
    #expect(try walk("enter,bottom,enter", Self.page).contains("[enter]\nBuses, table"))
  }

  @Test func aTableThatNobodyReachesIsReadByItself() throws {
    var labelled = Self.page
    labelled[0] = grid("^Stage | ^Evening\n<Barn | x", caption: "Stages") {
      guard $0.slot == GridSlot(row: 1, column: 1) else { return }
      $0.content = [.table(1)]
      $0.label = "see below"
    }
    #expect(
      try walk("say-all", labelled).contains(
        "Barn, see below\nend of table\nBarn, table, 2 rows, 2 columns\n"))
  }

  @Test(arguments: Dialect.all) func aTableThatOnlyPlacesThingsIsNoTable(dialect: Dialect) throws {
    let layout = grid("left | #right", role: .presentation)
    let heard = try walk("say-all", layout, dialect, Verbosity(.verbose))
    #expect(heard.filter { $0 != "." } == "[say-all]\nleft\nright\n")
  }

  @Test func aTableThatIsInItselfIsReadOnce() throws {
    let loop = grid("a | b") { $0.content += [.table(0), .table(7)] }
    #expect(try walk("say-all", loop) == "[say-all]\ntable, 1 row, 2 columns\na, b\nend of table\n")
  }

  @Test func tablesInTablesInTablesTakeNoRoomOnTheStack() throws {
    let depth = 20_000
    let tables = (0..<depth).map { index in grid("x") { $0.content = [.text("\(index)"), .table(index + 1)] }
    }
    let heard = try walk("say-all", tables)
    #expect(heard.split(separator: "\n").count == 1 + depth * 3)
  }
}
