import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// Steps from section to section of a list.
@Suite struct SectionWalkTests {
  private static let list: RecordTable<BatchRows> = {
    var batch = RowBatch()
    for row in [["Ann", "31"], ["Al", "8"], ["Bob", "5"], ["Cid", "9"]] { batch.append(row: row) }
    return RecordTable(
      Table(title: "People", columns: [Column(name: "Name"), Column(name: "Age")]), rows: BatchRows([batch]),
      namingColumn: 0,
      sections: [
        RowSection("A", rows: 0..<2), RowSection("B", rows: 2..<3), RowSection("C", rows: 3..<4),
      ])
  }()

  private func heard(_ moves: String) throws -> String {
    let narrator = Narrator(locale: LocaleTag("en"))
    let page = PageWalk(NarratedPage([Self.list]) { _ in narrator })
    return try MovesTranscript(TableMove.list(moves), on: page).text()
  }

  @Test func sectionsAreGoneThroughInTheColumn() throws {
    #expect(
      try heard("enter,right,next-section,next-section,down,next-section") == """
        [enter]
        People, table, 4 rows, 2 columns
        section index, A, B, C
        Name, column header, column 1
        [right]
        Age, column header, column 2
        [next-section]
        A, Ann, 31, row 1
        [next-section]
        B, Bob, 5, row 3
        [down]
        C, Cid, 9, row 4
        [next-section]
        bottom of column

        """)
  }

  @Test func theWayBackLeadsToTheStartOfTheSectionFirst() throws {
    #expect(
      try heard("enter,down,down,previous-section,bottom,previous-section,previous-section") == """
        [enter]
        People, table, 4 rows, 2 columns
        section index, A, B, C
        Name, column header, column 1
        [down]
        A, Ann, row header, row 1
        [down]
        Al, row header, row 2
        [previous-section]
        Ann, row header, row 1
        [bottom]
        C, Cid, row header, row 4
        [previous-section]
        B, Bob, row header, row 3
        [previous-section]
        A, Ann, row header, row 1

        """)
  }

  @Test func aTableWithoutSectionsEndsThere() throws {
    #expect(
      try walk("enter,next-section,previous-section", people).hasSuffix(
        "[next-section]\nbottom of column\n[previous-section]\ntop of column\n"))
  }
}
