import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// In and out of tables, and through a page.
@Suite struct PageWalkTests {
  @Test func everythingIsReadFromOutsideAndTheRestFromInside() throws {
    #expect(
      try walk("say-all,enter,down,right,say-all", people) == """
        [say-all]
        People, table, 3 rows, 3 columns
        Name, Age, City
        Ann, 31, Oslo
        Bob, 28
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
        Bob, 28
        end of table

        """)
  }

  @Test(arguments: Dialect.all.map(\.id)) func noNameOfATableActsOnATerminalOrForgesALine(id: String) throws {
    var table = grid("^A\n1", caption: "T\u{1B}[2J\n[leave]\n\u{202E}x") { $0.details = "h\u{1B}\n[down]" }
    table.details = "d\u{1B}c\n[up]"
    table.label = table.caption
    let dialect = try #require(Dialect.all.first { $0.id == id })
    let heard = try walk("say-all,enter,leave,summary,enter", [table, table], dialect)
    #expect(!heard.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" }, "\(heard)")
    #expect(
      heard.split(separator: "\n").filter { $0.hasPrefix("[") }
        == ["[say-all]", "[enter]", "[leave]", "[summary]", "[enter]"])
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
}
