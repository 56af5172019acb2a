import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// Several dialects, side by side.
@Suite struct DialectComparisonTests {
  @Test func linesThatBelongTogetherStayTogetherUnderTheNameOfTheirDialect() throws {
    #expect(
      try compared("enter,down,leave,leave") == """
        [enter]
        orca  People
              table with 3 rows 3 columns
              Name column header.
        nvda  People  table  with 3 rows and 3 columns
              People
              row 1  column 1  Name
        [down]
        orca  Ann row header.
              Row 2, column 1.
        nvda  row 2  Ann
        [leave]
        orca  leaving table.
        nvda  out of table
        [leave]
        orca  (nothing)
        nvda  (nothing)

        """)
  }

  @Test func everythingIsComparedRowByRow() throws {
    #expect(
      try compared("say-all").contains(
        """

        orca  Bob
              row header
              28
        nvda  row 3  Name  column 1  Bob
              Age  column 2  28
              City  column 3

        orca  leaving table.
        nvda  out of table

        """))
  }

  @Test func aListNamesTwoDialectsOrMore() throws {
    #expect(try Dialect.list("Orca, nvda,,orca").map(\.id) == ["orca", "nvda"])
    #expect(try Dialect.list("rowcall,voiceover,nvda,orca") == Dialect.all)
  }

  @Test(arguments: [
    (
      "orca,nvdaa",
      "there is no dialect \"nvdaa\"; did you mean \"nvda\"? The dialects are rowcall, voiceover, nvda, orca"
    ),
    ("jaws", "there is no dialect \"jaws\"; the dialects are rowcall, voiceover, nvda, orca"),
    ("orca,ORCA", "there is nothing to compare orca with; name two dialects or more, such as orca,nvda"),
    (" ,", "the list is empty; name two dialects or more, such as orca,nvda"),
  ])
  func aListThatComparesNothingIsRefused(list: String, sentence: String) {
    let error = #expect(throws: DialectError.self) { try Dialect.list(list) }
    #expect(error?.description == sentence)
  }

  private func compared(_ moves: String) throws -> String {
    let walks = [Dialect.orca, .nvda].map { dialect in
      PageWalk(
        NarratedPage([MarkedTable(people, dialect: dialect, headerRows: 0)]) { _ in
          Narrator(dialect, locale: LocaleTag("en"))
        })
    }
    let comparison = DialectComparison(["orca", "nvda"])
    return try MovesTranscript(TableMove.list(moves), on: walks, comparing: comparison).text()
  }
}
