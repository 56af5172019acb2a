import RowcallModel
import Testing

@testable import RowcallImport

/// Reads a text from standard input, one byte at a time too.
private func table(_ text: String, _ options: ImportOptions = ImportOptions()) throws -> ReadTable {
  let whole = try read(text.utf8, options: options, path: "-")
  #expect(try read(text.utf8, options: options, path: "-", chunkSize: 1) == whole)
  return whole
}

private func format(of text: String, path: String = "-") -> TableFormat {
  FormatDetector(path: path, head: Array(text.utf8), isWhole: true).detect().choice
}

/// Rows that could be taken for the lines around them: nothing of them may be lost.
@Suite struct DashRowTests {
  @Test(arguments: [
    "| a | b |\n|---|---|\n| 1 | 2 |\n| -- | -- |\n| --- | --- |\n| 3 | 4 |\n",
    "+-----+-----+\n| a   | b   |\n+-----+-----+\n| 1   | 2   |\n| --  | --  |\n| --- | --- |\n| 3   | 4   |\n+-----+-----+\n",
    "  a  |  b  \n-----+-----\n 1   | 2\n --  | --\n --- | ---\n 3   | 4\n(4 rows)\n",
    "a    b\n---  ---\n1    2\n--   --\n---  ---\n3    4\n",
  ])
  func rowsOfDashesAreRows(text: String) throws {
    let read = try table(text)
    #expect(read.names == ["a", "b"])
    #expect(read.rows == [["1", "2"], ["--", "--"], ["---", "---"], ["3", "4"]])
  }

  @Test func theHeaderBelowABlankLineBelongsToTheNextTable() throws {
    let text = "a    b\n---  ---\n1    2\n---  ---\n\nc    d\n---  ---\n5    6\n"
    #expect(try table(text).rows == [["1", "2"], ["---", "---"]])
    var options = ImportOptions()
    options.table = "2"
    #expect(try table(text, options).rows == [["5", "6"]])
  }

  @Test func cellsOfMarkdownAreDividedAtEachBar() throws {
    let read = try table("| a | b |\n|---|---|\n|1|2|3|4|\n| 4 | 5 | 6 |\n| x \\| y | 7 |\n")
    #expect(read.rows == [["1", "2", "3", "4"], ["4", "5", "6"], ["x | y", "7"]])
    #expect(read.problems.count == 1, "\(read.problems)")
  }
}

/// The text above a table: its title, and lines that are counted.
@Suite struct TextAboveTableTests {
  private func leftOut(_ reader: TableReader) -> [String] {
    reader.problems.compactMap {
      if case .leftOut(_, let lines) = $0 { lines.map(\.description).joined() } else { nil }
    }
  }

  @Test(arguments: [
    (
      "WARNING: result is truncated\n id | fee \n----+-----\n 1  | 2\n(1 row)\n",
      ["WARNING: result is truncated"]
    ),
    ("      List of boats\n id | fee \n----+-----\n 1  | 2\n(1 row)\n", ["List of boats"]),
    ("# Fees\n\nFor **members**:\n\n| id | fee |\n|---|---|\n| 1 | 2 |\n", ["Fees", "For members"]),
    ("Fees\n====\n\n===  ===\nid   fee\n===  ===\n1    2\n===  ===\n", ["Fees"]),
    ("id   fee\n---  ---\n1    2\n", []),
  ])
  func isTheTitleWhereItIsShort(text: String, title: [String]) throws {
    let reader = try TableReader(bytes: Array(text.utf8))
    #expect(reader.titleLines == title)
    #expect(reader.columnNames == ["id", "fee"])
    #expect(leftOut(reader) == [])
  }

  @Test func isCountedWhereItIsLong() throws {
    let lines = (1...5).map { "Line \($0) of the text." }.joined(separator: "\n")
    let reader = try TableReader(
      bytes: Array((lines + "\n\nFees\n\n| id | fee |\n|---|---|\n| 1 | 2 |\n").utf8))
    #expect(reader.titleLines == ["Fees"])
    #expect(
      leftOut(reader) == [
        "5 lines before the table (\"Line 1 of the text.\", \"Line 2 of the text.\", \"Line 3 of the text.\" and more)"
      ])
  }

  @Test func ofTheSecondTableIsBelowTheFirst() throws {
    let text = "One\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nTwo\n\n| a | b |\n|---|---|\n| 3 | 4 |\n"
    var options = ImportOptions()
    options.table = "2"
    #expect(try TableReader(bytes: Array(text.utf8), options: options).titleLines == ["Two"])
  }
}

/// Lines that go on in the next, and lines that look as if they did.
@Suite struct ContinuedLineTests {
  @Test func lettersBehindWhichABarFollowsAreNoMarks() throws {
    let read = try table("+--+--+\n|id|gr|\n+--+--+\n|1 |A+|\n|2 |B.|\n+--+--+\n")
    #expect(read.rows == [["1", "A+"], ["2", "B."]])
  }

  @Test func rowsOfSeveralLinesHaveBlankLinesBetweenThem() throws {
    let read = try table(
      "a       b    c  \n------  ---  ---\nEurope  one  2.5\n        two     \n\n        x    3  \n\nAsia    y    4  \nEast            \n"
    )
    #expect(read.rows == [["Europe", "one two", "2.5"], ["", "x", "3"], ["Asia East", "y", "4"]])
  }

  @Test func oneBlankLineDoesNotJoinRowsWithoutAFirstCell() throws {
    let read = try table(
      "a       b    c  \n------  ---  ---\nEurope  one  2.5\n        two  1\n\nAsia    y    4\nRim     z    5\n"
    )
    #expect(
      read.rows == [["Europe", "one", "2.5"], ["", "two", "1"], ["Asia", "y", "4"], ["Rim", "z", "5"]])
  }
}

/// Records with an equals sign between names and cells, as sqlite3 writes them.
@Suite struct EqualsRecordTests {
  @Test func recordsAreRows() throws {
    let read = try table(
      "   id = 1\n name = Ann\n  fee = 2.5\n\n   id = 2\n name = Bob = Robert\n  fee = \n\n")
    #expect(read.names == ["id", "name", "fee"])
    #expect(read.rows == [["1", "Ann", "2.5"], ["2", "Bob = Robert", ""]])
  }

  @Test func linesOfACellAreJoined() throws {
    let read = try table("   id = 1\n note = one\ntwo\n\n   id = 2\n note = three\n")
    #expect(read.rows == [["1", "one\ntwo"], ["2", "three"]])
  }

  @Test func blankLinesOfACellAreKept() throws {
    let read = try table(
      "   id = 1\n note = one\n\ntwo\n  fee = 2.5\n\n   id = 2\n note = b = c\n\n  fee = 3\n\n   id = 3\n note = \nx\n  fee = \n"
    )
    #expect(
      read.rows == [["1", "one\n\ntwo", "2.5"], ["2", "b = c\n", "3"], ["3", "\nx", ""]])
  }

  @Test func recordsOfOtherNamesAreAnotherTableAndReported() throws {
    let read = try table("   id = 1\n name = Ann\n\n   nr = 7\n name = q\n")
    #expect(read.rows == [["1", "Ann"]])
    #expect(read.problems.count == 1, "\(read.problems)")
  }

  @Test(arguments: ["id = 1\nname = Ann\n", "   id = 1\n", "a = b\nc\nd\n"])
  func otherLinesWithEqualsSignsAreNone(text: String) { #expect(format(of: text) != .textTable) }
}

/// Names with colons and their values, as `lscpu` writes them.
@Suite struct PairTests {
  @Test func namesWithColonsAndValuesAreRowsWithoutAHeader() throws {
    let read = try table(
      "Architecture:      x86_64\nByte Order:        Little Endian\n  Caches (sum):    2 MiB\nModel name:        EPYC: 9\n"
    )
    #expect(read.names == [nil, nil])
    #expect(
      read.rows == [
        ["Architecture", "x86_64"], ["Byte Order", "Little Endian"], ["Caches (sum)", "2 MiB"],
        ["Model name", "EPYC: 9"],
      ])
  }
}

/// Texts that are no tables, although commas or tags are in them.
@Suite struct OtherTextTests {
  @Test(arguments: [
    "INSERT INTO t VALUES(1,'Ann');\n", "PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n",
    "-- a dump\n\nCREATE TABLE t(id integer, name text);\n",
  ])
  func statementsOfADatabaseAreNoRows(text: String) {
    #expect(
      throws: ImportError.malformed(
        path: "-", line: 1,
        reason:
          "SQL statements, expected a table; have the database write its rows, such as sqlite3 -csv -header")
    ) { try TableReader(bytes: Array(text.utf8)) }
  }

  @Test func rowsBelowWhatADatabaseSaysItHasDoneAreRead() throws {
    let text = "CREATE TABLE\nINSERT 0 2\n name | fee \n------+-----\n Tern | 4.5\n Gull |  12\n(2 rows)\n\n"
    let reader = try TableReader(bytes: Array(text.utf8))
    #expect(reader.columnNames == ["name", "fee"] && reader.headSample.totalRowCount == 2)
  }

  @Test(arguments: [
    ("This is a text, of course.\nIt goes on, as texts do.\n", true),
    ("name,text\nA,\"Hello, world.\"\nB,\"Good, day.\"\n", false), ("Ann, 12.\nBob, 13.\n", false),
  ])
  func sentencesWithCommasAreReported(text: String, isReported: Bool) throws {
    let reader = try TableReader(bytes: Array(text.utf8), path: "notes.csv")
    #expect(reader.problems.contains(.sentences(",")) == isReported)
  }

  @Test func linesOfATextWithAsManyCommasEachAreReported() throws {
    for (text, sign) in [
      ("Name, Title\nAnn Bell, Dr.\nBo Carr, Mr.\n", ","),
      ("Name; Title\nAnn Bell; Dr.\nBo Carr; Mr.\n", ";"),
    ] {
      let reader = try TableReader(bytes: Array(text.utf8), path: "names.txt")
      #expect(
        reader.problems.map(\.description).contains {
          $0.contains(sign == ";" ? "--delimiter semicolon" : "--delimiter comma")
        })
    }
  }

  @Test func rowsOfAPageWithoutATableAreOne() throws {
    let reader = try TableReader(
      bytes: Array("<TR><TD>1</TD>\n<TD>Ann</TD>\n</TR>\n<TR><TD>2</TD>\n<TD>Bob</TD>\n</TR>\n".utf8))
    #expect(reader.headSample.totalRowCount == 2)
  }

  @Test func linesWithAsManyColonsEachAreRows() throws {
    let text =
      "root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/bin/sh\nbin:x:2:2:bin:/bin:/bin/sh\n"
    #expect(try TableReader(bytes: Array(text.utf8)).columnNames.count == 7)
  }
}

/// Cells of grids of reStructuredText that cover several rows or columns.
@Suite struct GridSpanTests {
  @Test func aCellOverSeveralRowsIsInEach() throws {
    let read = try table(
      """
      +--------+------+------+
      | Region | City | Rain |
      +========+======+======+
      | North  | Oslo | 3    |
      |        +------+------+
      |        | Moss | 4    |
      +--------+------+------+
      | South  | Ulm  | 5    |
      +--------+------+------+

      """)
    #expect(read.names == ["Region", "City", "Rain"])
    #expect(read.rows == [["North", "Oslo", "3"], ["North", "Moss", "4"], ["South", "Ulm", "5"]])
    #expect(read.problems.isEmpty)
  }

  @Test func aCellOverSeveralColumnsIsInTheFirst() throws {
    let read = try table(
      """
      +--------+---------------+
      | Region | City and rain |
      +========+=======+=======+
      | North  | Oslo  | 3     |
      +--------+-------+-------+
      | South  | no data       |
      +--------+-------+-------+

      """)
    #expect(read.rows.contains(["South", "no data", ""]), "\(read.rows)")
    #expect(read.rows.contains(["North", "Oslo", "3"]))
  }
}

@Suite struct ProseAroundRowsTests {
  @Test func aLineOfAnotherProgramIsLeftOutAndTheTableGoesOn() throws {
    let read = try table(" id | name \n----+------\n 1  | Ann\nWARNING: slow\n 2  | Bob\n(2 rows)\n")
    #expect(read.rows == [["1", "Ann"], ["2", "Bob"]])
    let notes = read.problems.map(\.description)
    #expect(notes.contains("left out: 1 line among the rows (\"WARNING: slow\")"), "\(notes)")
  }

  @Test func aSentenceBelowAnUnderlinedTableIsNoRow() throws {
    let read = try table("id   name\n---  ----\n1    Ann\n2    Bob\n\nThese are the members of the club.\n")
    #expect(read.rows == [["1", "Ann"], ["2", "Bob"]])
    #expect(read.problems == [.belowTable(line: 6, text: "These are the members of the club.", count: 1)])
  }
}

@Suite struct DrawnTableTests {
  static let names: [String?] = ["id", "customer", "note"]
  static let rows = [
    ["1", "Ada Lovelace", "paid | by card"], ["2", "東京商事", ""], ["3", "José", "two\nlines"],
  ]

  /// The same table as programs draw it.
  static let drawings = [
    """
     id |   customer   |      note      
    ----+--------------+----------------
      1 | Ada Lovelace | paid | by card
      2 | 東京商事     | 
      3 | José         | two           +
        |              | lines
    (3 rows)

    """,
    """
    +----+--------------+----------------+
    | id |   customer   |      note      |
    +----+--------------+----------------+
    |  1 | Ada Lovelace | paid | by card |
    |  2 | 東京商事     |                |
    |  3 | José         | two           +|
    |    |              | lines          |
    +----+--------------+----------------+
    (3 rows)

    """,
    """
    +----+--------------+----------------+
    | id | customer     | note           |
    +----+--------------+----------------+
    |  1 | Ada Lovelace | paid | by card |
    |  2 | 東京商事     |                |
    |  3 | José         | two
    lines |
    +----+--------------+----------------+

    """,
    """
    id   customer         note      
    -- ------------ --------------
     1 Ada Lovelace paid | by card
     2 東京商事     
     3 José         two           +
                    lines
    (3 rows)

    """,
    """
    ┌────┬──────────────┬────────────────┐
    │ id │   customer   │      note      │
    ├────┼──────────────┼────────────────┤
    │ 1  │ Ada Lovelace │ paid | by card │
    │ 2  │ 東京商事         │                │
    │ 3  │ José         │ two           ↵│
    │    │              │ lines          │
    └────┴──────────────┴────────────────┘

    """,
  ]

  @Test(arguments: drawings) func drawingsOfOneTableGiveTheSameRows(drawing: String) throws {
    let found = try table(drawing)
    #expect(found.names == Self.names)
    #expect(found.rows == Self.rows)
  }

  @Test func linesBelowATableAreNoRowsAndReported() throws {
    let found = try table(Self.drawings[0])
    #expect(found.problems.map(\.description) == ["line 7: \"(3 rows)\" is below the table and not read"])
    let other = try table(
      "+---+\n| a |\n+---+\n| 1 |\n+---+\n1 row in set (0.00 sec)\n\nBye\n")
    #expect(
      other.problems.map(\.description)
        == ["line 6: \"1 row in set (0.00 sec)\" and 1 more line are below the table and not read"])
  }

  @Test func linesBetweenAllRowsJoinTheLinesOfARow() throws {
    let found = try table(
      """
      +------+-------+
      | Item | Price |
      +======+=======+
      | Tea  | 2     |
      | pot  |       |
      +------+-------+
      | Cake | 3     |
      +------+-------+

      """)
    #expect(found.names == ["Item", "Price"])
    #expect(found.rows == [["Tea pot", "2"], ["Cake", "3"]])
    #expect(found.lines == [4, 7])
  }

  @Test func aLineAboveTheTotalDoesNotJoinTheRowsAboveIt() throws {
    let text =
      "+---+----+\n| A | B  |\n+---+----+\n| x | 1  |\n| y | 2  |\n+---+----+\n| z | 3  |\n+---+----+\n"
    #expect(try table(text).rows == [["x", "1"], ["y", "2"], ["z", "3"]])
  }

  @Test func raggedRowsKeepAllTheirCellsAndAreReported() throws {
    let text = " a | b \n---+---\n 1 | 2 | 3\n 4 | 5\n 6 \n"
    let found = try table(text)
    #expect(found.rows == [["1", "2", "3"], ["4", "5"]])
    #expect(
      found.problems.map(\.description) == [
        "line 3: 3 cells, expected 2; 1 such row", "line 5: \"6\" is below the table and not read",
      ])
  }

  @Test func aRowWithoutItsLastBarDoesNotSwallowTheRowsBelow() throws {
    let text = "+---+---+\n| a | b |\n+---+---+\n| 1 | 2 \n| 3 | 4 |\n+---+---+\n"
    #expect(try table(text).rows == [["1", "2"], ["3", "4"]])
  }

  @Test func aLineWithoutBarsInsideAFrameIsKeptAsAnUnevenRow() throws {
    let text = "+---+---+\n| a | b |\n+---+---+\n| 1 | 2 |\nstray words\n| 3 | 4 |\n+---+---+\nbelow\n"
    let found = try table(text)
    #expect(found.rows == [["1", "2"], ["stray words"], ["3", "4"]])
    #expect(
      found.problems.map(\.description) == [
        "line 5: 1 cell, expected 2; 1 such row", "line 8: \"below\" is below the table and not read",
      ])
  }

  @Test func wordsThatPsqlCutsAreWhole() throws {
    let text =
      " id | customer | amount \n----+----------+--------\n  1 | Ada Love.| 1250.0.\n    |.lace     |.     0 \n(1 row)\n"
    #expect(try table(text).rows == [["1", "Ada Lovelace", "1250.00"]])
  }

  @Test func markdownIsReadWithAndWithoutOuterBars() throws {
    let full =
      "# Prices\n\nSome prose.\n\n| Item | Price |\n|:-----|------:|\n| Tea \\| pot | 2 |\n| Cake | 3 |\n\nMore.\n"
    let bare = "Item | Price\n---|---\nTea \\| pot | 2\nCake | 3\n"
    for text in [full, bare] {
      let found = try table(text)
      #expect(found.names == ["Item", "Price"])
      #expect(found.rows == [["Tea | pot", "2"], ["Cake", "3"]])
    }
  }

  @Test func eachTableOfATextIsReadOrTheOneThatIsChosen() throws {
    let text = "| A |\n|---|\n| 1 |\n\nBoats:\n\n| B |\n|---|\n| 2 |\n"
    let all = try TableReader.tables(of: Array(text.utf8))
    #expect(all.map(\.columnNames) == [["A"], ["B"]])
    #expect(all.map(\.number) == [1, 2])
    #expect(all.map(\.titleLines) == [[], ["Boats"]])
    #expect(all.flatMap(\.problems).isEmpty)
    #expect(
      try TableReader.tables(of: Array(text.utf8), options: ImportOptions(table: "boats")).map(\.number) == [
        2
      ])
    let second = try table(text, ImportOptions(table: "2"))
    #expect(second.names == ["B"])
    #expect(second.lines == [9])
    #expect(
      failure(of: text, options: ImportOptions(table: "3"), path: "-").sentence
        == "-: no table \"3\"; the file has 1, 2 (\"Boats\")")
  }

  @Test func alignedTablesBelowBlankLinesAreTablesOfTheirOwn() throws {
    let text = """
      NAME   STATUS   AGE
      web    Running  5d
      db     Running  5d

      NAME   TYPE       CLUSTER-IP  PORTS
      web    ClusterIP  10.0.0.12   80/TCP
      db     ClusterIP  10.0.0.13   5432/TCP

      """
    let first = try table(text, ImportOptions(table: "1"))
    #expect(first.names == ["NAME", "STATUS", "AGE"])
    #expect(first.rows == [["web", "Running", "5d"], ["db", "Running", "5d"]])
    let second = try table(text, ImportOptions(table: "2"))
    #expect(second.names == ["NAME", "TYPE", "CLUSTER-IP", "PORTS"])
    #expect(
      second.rows == [
        ["web", "ClusterIP", "10.0.0.12", "80/TCP"], ["db", "ClusterIP", "10.0.0.13", "5432/TCP"],
      ])
  }

  @Test func tablesOfManyBlocksAreAllFound() throws {
    let pair = "NAME   AGE\nweb    5d\ndb     6d\n\nNAME   PORT   SIZE\nweb    80     1\n\n"
    let tables = try TableReader.tables(of: Array(String(repeating: pair, count: 600).utf8))
    #expect(tables.count == 1200)
    #expect(tables.last?.columnNames == ["NAME", "PORT", "SIZE"])
  }

  @Test func aHeaderThatComesAgainIsNoRow() throws {
    for text in [
      "NAME    QTY\nTea       3\nJam      14\nNAME    QTY\nPie      13\n",
      "| NAME | QTY |\n|------|-----|\n| Tea  | 3   |\n| Jam  | 14  |\n| NAME | QTY |\n| Pie  | 13  |\n",
    ] {
      let found = try table(text)
      #expect(found.names == ["NAME", "QTY"])
      #expect(found.rows == [["Tea", "3"], ["Jam", "14"], ["Pie", "13"]])
      #expect(found.problems.map(\.description).contains { $0.contains("1 repeated header row (line ") })
    }
  }

  @Test func aRowOfWordsBelowABlankLineIsNoHeader() throws {
    let text =
      "Item        Shelf   Count   Remark\nApples      north   3       ripe\nPears       south   4       hard\n\n"
      + "Nails       none    unknown\nScrews      12      13\n"
    #expect(try table(text).rows.map { $0.first } == ["Apples", "Pears", "Nails", "Screws"])
  }

  @Test(arguments: [
    "Гвозди      нет     много", "釘          なし    多い", "N/A         NONE    -",
    "Nails       None    Unknown",
  ])
  func aRowOfOtherScriptsOrSignsBelowABlankLineIsNoHeader(row: String) throws {
    let text =
      "Item        Shelf   Count   Remark\nApples      north   3       ripe\nPears       south   4       hard\n\n"
      + row + "\nScrews      12      13\n"
    let found = try table(text)
    #expect(found.names == ["Item", "Shelf", "Count", "Remark"])
    #expect(found.rows.count == 4)
  }

  @Test(arguments: [
    "City    Area   People", "CITY    AREA   PEOPLE", "COL1    COL2   COL3", "Город   Край   Люди",
  ])
  func anotherHeaderBelowABlankLineBeginsAnotherTable(header: String) throws {
    for first in ["Name    Shelf  Count  Remark", "Name    Shelf  Count"] {
      let text =
        "\(first)\nApples  north  3      \nPears   south  4      \n\n\(header)\nOslo    454    Ann\nBergen  465    Bo\n"
      #expect(try table(text, ImportOptions(table: "1")).rows.map { $0.first } == ["Apples", "Pears"])
      let second = try table(text, ImportOptions(table: "2"))
      #expect(second.names == header.split(separator: " ").map(String.init))
      #expect(second.rows == [["Oslo", "454", "Ann"], ["Bergen", "465", "Bo"]])
    }
  }

  @Test(arguments: [
    "Train     To        Delay\nICE       Bonn      5\nRE        Ulm       12\n\n"
      + "IC        Graz      Cancelled\nEC        Bern      22\nRJ        Wien      23\n",
    "Country    Currency   Status\nFrance     EUR        ok\nSpain      EUR        ok\n\n"
      + "USA        USD        OK\nGermany    EUR        ok\nItaly      EUR        ok\n",
  ])
  func aRowOfNamesBelowABlankLineIsNoHeader(text: String) throws {
    #expect(try table(text).rows.count == 5)
  }

  @Test func wordsAboveSeveralColumnsOfNumbersAreAnotherHeader() throws {
    let text =
      "Item     Price  Stock\nApples   1.20   30\nPears    2.40   20\n\nTeam     For    Against\nReds     8      7\nBlues    9      3\n"
    #expect(try table(text, ImportOptions(table: "1")).rows.count == 2)
    let second = try table(text, ImportOptions(table: "2"))
    #expect(
      second.names == ["Team", "For", "Against"]
        && second.rows == [["Reds", "8", "7"], ["Blues", "9", "3"]])
  }

  @Test func aHeaderThatComesAgainBelowABlankLineBeginsNoOtherTable() throws {
    let text =
      "Name   Won  Lost\nReds   12   3\nBlues  10   5\n\nName   Won  Lost\nTeals  8    7\nPinks  30   15\n"
    #expect(try table(text).rows.map { $0.first } == ["Reds", "Blues", "Teals", "Pinks"])
  }

  @Test func rowsInTheSameColumnsGoOnBelowABlankLine() throws {
    let text =
      "Team    Won  Lost\nReds     12     3\nBlues    10     5\n\nGreens    8     7\nTotal    30    15\n"
    #expect(try table(text).rows.count == 4)
  }

  @Test(arguments: [
    ("a|b\n-|-\n1|2\n", "-"), ("name|n\nx|1\ny|2\n", "-"),
    ("id,text\n1,\"\n| a |\n|---|\n| b |\n\"\n", "-"), ("Title\n-----\ntext\n", "-"), ("- - -\na\n", "-"),
  ])
  func otherTextIsDelimited(text: String, path: String) {
    #expect(format(of: text, path: path) == .delimited)
  }
}

@Suite struct RecordTextTests {
  @Test(arguments: [
    """
    -[ RECORD 1 ]-------
    id   | 1
    note | two         +
         | lines
    -[ RECORD 2 ]-------
    id   | 2
    note | a | b

    """,
    """
    ┌─[ RECORD 1 ]───────┐
    │ id   │ 1           │
    │ note │ two        ↵│
    │      │ lines       │
    ├─[ RECORD 2 ]───────┤
    │ id   │ 2           │
    │ note │ a | b       │
    └──────┴─────────────┘

    """,
    """
    * Record 1
    id   1
    note two         +
         lines
    * Record 2
    id   2
    note a | b

    """,
    """
    *************************** 1. row ***************************
      id: 1
    note: two
    lines
    *************************** 2. row ***************************
      id: 2
    note: a | b
    2 rows in set (0.00 sec)

    """,
  ]) func oneLineForEachCellMakesOneRowOfEachRecord(text: String) throws {
    let found = try table(text)
    #expect(found.names == ["id", "note"])
    #expect(found.rows == [["1", "two\nlines"], ["2", "a | b"]])
  }

  @Test func aColumnThatTheFirstRecordLacksFollowsTheOthers() throws {
    let found = try table("-[ RECORD 1 ]--\na | 1\nb | 2\n-[ RECORD 2 ]--\na | 3\nc | 4\n")
    #expect(found.rows == [["1", "2"], ["3", "", "4"]])
    #expect(
      found.problems == [.raggedRows(line: 4, expected: 2, found: 3, count: 1), .lateKey("c", line: 6)])
    let several = try table(
      "-[ RECORD 1 ]--\na | 1\n-[ RECORD 2 ]--\nb | 2\nc | 3\n-[ RECORD 3 ]--\na | 4\nc | 5\nb | 6\n")
    #expect(several.rows == [["1"], ["", "2", "3"], ["4", "6", "5"]])
  }
}

@Suite struct DamagedTextTableTests {
  /// A table of which one line was lost is read without that line.
  @Test(arguments: [0, 1, 2]) func aTableWithoutOneOfItsRowsHasTheOthers(row: Int) throws {
    for drawing in [psql, mysql] {
      let whole = try table(drawing).rows
      let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
      let lost = try #require(lines.firstIndex { $0.contains(whole[row][1]) })
      let rest = lines.indices.filter { $0 != lost }.map { lines[$0] }.joined(separator: "\n")
      var expected = whole
      expected.remove(at: row)
      #expect(try table(rest).rows == expected)
    }
  }

  private let psql = " id | name \n----+------\n 1  | Ann\n 2  | Bob\n 3  | Cyd\n(3 rows)\n"
  private let mysql =
    "+----+------+\n| id | name |\n+----+------+\n|  1 | Ann  |\n|  2 | Bob  |\n|  3 | Cyd  |\n+----+------+\n"

  /// A table that was cut, mixed or misprinted is read the same however it arrives, and stops nothing.
  @Test(arguments: DrawnTableTests.drawings + [AlignedTableTests.disks])
  func damagedTablesAreReadInAnyChunks(drawing: String) throws {
    var random = SeededGenerator(state: 7)
    for _ in 0..<60 {
      var bytes = Array(drawing.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = "|+- \n.:x".utf8.randomElement(using: &random) ?? 0x20
        case 2: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        }
        if bytes.isEmpty { bytes = Array("x".utf8) }
      }
      let options = ImportOptions(format: .textTable)
      let whole = try? read(bytes, options: options, path: "-")
      let parts = try? read(bytes, options: options, path: "-", chunkSize: 1)
      #expect(whole == parts)
    }
  }
}

@Suite struct AlignedTableTests {
  static let disks = """
    Filesystem               Size  Used Avail Use% Mounted on
    /dev/vda                 252G   19G   77G  20% /
    tmpfs                     24G     0   24G   0% /dev/shm
    backup                    12G  1.5G   11G  12% /mnt/old disk

    """

  @Test func columnsOfDfAreFoundByTheirGaps() throws {
    let found = try table(Self.disks)
    #expect(found.names == ["Filesystem", "Size", "Used", "Avail", "Use%", "Mounted on"])
    #expect(found.rows[2] == ["backup", "12G", "1.5G", "11G", "12%", "/mnt/old disk"])
    #expect(found.problems.isEmpty)
  }

  @Test func theLastColumnOfPsKeepsItsSpaces() throws {
    let found = try table(
      """
      USER       PID %CPU STAT START COMMAND
      root         1  0.5 Ss   01:42 /sbin/init --quiet  on
      ada        912 12.0 R+   01:44 vi notes
      daemon-lng 913  0.0 S    01:44 cron

      """)
    #expect(found.names == ["USER", "PID", "%CPU", "STAT", "START", "COMMAND"])
    #expect(found.rows[0] == ["root", "1", "0.5", "Ss", "01:42", "/sbin/init --quiet  on"])
  }

  @Test func noWordIsCutWhereACellReachesIntoTheNextColumn() throws {
    let lines = (1...20).map { "name\($0)".padding(8) + "\($0)".padding(6) + "x y" }
    let text = "Name    Count Note\n" + lines.joined(separator: "\n") + "\nverylongname 7     x y\n"
    let found = try table(text)
    #expect(found.rows.last == ["verylongname", "7", "x y"])
    #expect(
      found.problems.map(\.description) == [
        "line 22: a cell reaches into the next column, so the row may be divided wrongly; 1 such row"
      ])
  }

  @Test func rowsOfWordsUnderAsManyHeadersAreDividedAtTheWords() throws {
    let found = try table(
      """
      procs -----------memory----------
       r  b   swpd   free   buff  cache
       5  0      0 20239764  25644 3767248

      """)
    #expect(found.names == ["r", "b", "swpd", "free", "buff", "cache"])
    #expect(found.rows == [["5", "0", "0", "20239764", "25644", "3767248"]])
  }

  @Test(arguments: [1, 3, 40])
  func numbersWiderThanTheirColumnOfPsMoveTheWordsBehindThem(count: Int) throws {
    let lines = (1...count).map { row in
      let size = row % 3 == 0 ? "   8340" : "34512340"
      return "ada \(100_000 + row) 13.2 \(size) 1612344 pts/0    R+   Nov20   0:12 java -jar app.jar\n"
    }
    let text = "USER    PID %CPU    VSZ   RSS TTY      STAT START   TIME COMMAND\n" + lines.joined()
    let found = try table(text)
    #expect(found.names == ["USER", "PID", "%CPU", "VSZ", "RSS", "TTY", "STAT", "START", "TIME", "COMMAND"])
    #expect(found.rows.count == count)
    #expect(
      found.rows[0]
        == [
          "ada", "100001", "13.2", "34512340", "1612344", "pts/0", "R+", "Nov20", "0:12", "java -jar app.jar",
        ])
    #expect(found.problems.isEmpty)
  }

  @Test func aWideTimeBeforeTheLastColumnDoesNotJoinThem() throws {
    let found = try table(
      """
      UID       PID  PPID  C STIME TTY          TIME CMD
      root        1     0  0 Nov20 ?        00:00:12 /sbin/init splash
      root        2     0  0 Nov20 ?        00:00:00 [kthreadd]
      ada    123456   601 12 09:12 pts/0    112:33:01 java -jar app.jar

      """)
    #expect(found.names == ["UID", "PID", "PPID", "C", "STIME", "TTY", "TIME", "CMD"])
    #expect(
      found.rows[2] == ["ada", "123456", "601", "12", "09:12", "pts/0", "112:33:01", "java -jar app.jar"])
  }

  @Test(arguments: [
    "ID Full name   Age\n1  Ann Lee     23\n2  Bo Ray      25\n3  Cy Orr      31\n",
    "TAG     IMAGE ID   CREATED       SIZE\n1.25    a875871    2 weeks ago   187\n16      d4ffc32    3 months ago  4\n",
  ])
  func headersOfTwoWordsAreNotDivided(text: String) throws {
    #expect(try table(text).names.contains { $0?.contains(" ") ?? false })
  }

  @Test func ofTablesUnderOneAnotherTheSecondIsNoRow() throws {
    let found = try table(
      """
      Active connections
      Proto Recv-Q Local Address
      tcp        0 0.0.0.0:2024
      udp        0 127.0.0.1:510
      udp        7 127.0.0.1:583
      Active sockets with paths
      Proto RefCnt Flags       Path
      unix  2      [ ACC ]     /tmp/x
      unix  3      [ ]         /tmp/y

      """)
    #expect(found.names == ["Proto", "Recv-Q", "Local Address"])
    #expect(found.rows.count == 3)
    #expect(
      found.problems.map(\.description)
        == ["line 6: \"Active sockets with paths\" and 3 more lines are below the table and not read"])
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    let found = try table("Name      Count\n東京商事      1\nAda          20\nJose\u{301}          3\n")
    #expect(found.rows == [["東京商事", "1"], ["Ada", "20"], ["Jose\u{301}", "3"]])
  }

  @Test func wideGapsBetweenHeadersDivideRowsWithNarrowOnes() throws {
    let found = try table(
      """
      NAME    CREATED        STATUS
      web     17 seconds ago Up 16 seconds
      redis   33 minutes ago Exited

      """)
    #expect(found.names == ["NAME", "CREATED", "STATUS"])
    #expect(found.rows[0] == ["web", "17 seconds ago", "Up 16 seconds"])
  }

  @Test func linesAboveTheTableAreNoRows() throws {
    let reader = try TableReader(
      bytes: Array("total 68\ndrwxr-xr-x 2 root     4096 a\n-rw-r--r-- 1 root    30400 b\n".utf8))
    #expect(reader.decisions.preambleLines.choice == 1)
    #expect(reader.headSample[0].text(row: 0, column: 4) == "a")
    let lines = (1...7).map { "-rw-r--r--    \($0) root 3040\($0) b\n" }.joined()
    let wide = try TableReader(bytes: Array("total 100460\ndrwxr-xr-x 1080 root 73728 a\n\(lines)".utf8))
    #expect(wide.headSample[0].text(row: 0, column: 1) == "1080")
  }

  @Test(arguments: [
    "This is prose that has\nsome words in lines\nwhich fit by chance\n", "a b c\n1 2 3\n4 5 6\n",
    "a,   b,  c\n1,   2,  3\n4,   5,  6\n", "one\ntwo\n",
    "State  Recv-Q Send-Q Local Address:Port Peer\nLISTEN 0      128          0.0.0.0:2024    y\n",
  ])
  func textWithoutClearColumnsIsDelimited(text: String) {
    #expect(format(of: text) == .delimited)
  }

  @Test func alignedLinesInADocumentOfProseAreNoTable() {
    let prose = String(repeating: "Words of a long document.\n", count: 20)
    #expect(format(of: "Files:     docs/conf.py\nAuthor:    Ada\nLicense:   GPL\n\n" + prose) == .delimited)
    #expect(format(of: Self.disks + "\n" + prose) == .delimited)
    #expect(format(of: "A title\n\n" + Self.disks + "\nA source\n") == .textTable)
  }

  @Test(arguments: ["ps.log", "ps.txt"])
  func aTableThatIsLongerThanWhatIsLookedAtIsReadToItsEnd(name: String) throws {
    let lines = (0..<20_000).map { "host\(100_000 + $0)     0     0\n" }
    let text = "NAME        SIZE  USED\n" + lines.joined()
    var reader = try TableReader(bytes: Array(text.utf8), path: name)
    #expect(reader.decisions.format.choice == .textTable)
    #expect(try rows(reader).last == ["host119999", "0", "0"])
    var count = 0
    while let batch = try reader.nextBatch() { count += batch.rowCount }
    #expect(count == 20_000)
    #expect(reader.problems.isEmpty)
  }

  @Test func filesNamedAsDelimitedTextAreNotDividedBySpaces() {
    #expect(format(of: Self.disks, path: "disks.csv") == .delimited)
    #expect(format(of: Self.disks, path: "disks.txt") == .textTable)
  }

  @Test func aTextWithoutATableIsRefusedWhereOneIsAskedFor() {
    #expect(
      failure(of: "nothing here\n", options: ImportOptions(format: .textTable), path: "-").sentence
        == "-: no text table found: no borders, no line of dashes below a header, and no columns with spaces between "
        + "them; leave out --input-format")
  }
}

extension String {
  fileprivate func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
