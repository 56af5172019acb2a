import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// What is said of cells by what stands in them.
@Suite struct SpokenCellTests {
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

  @Test func statesOfARowAreSaidOnEnteringIt() throws {
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
