import Foundation
import Testing

/// The command `index`, as a real process.
@Suite struct IndexTests {
  private static let branches = ["index", "fixtures/branches.csv", "--by", "支店", "--locale", "ja"]

  private func output(_ arguments: [String]) throws -> String {
    let result = try Command.run(arguments)
    #expect(result.status == 0 && result.complaints.isEmpty, "\(result.complaints)")
    return result.output
  }

  @Test func rowsStandInTheSectionsOfTheirReadings() throws {
    #expect(
      try output(Self.branches + ["--reading", "よみ"]) == """
        あ
          朝日支店 (あさひしてん)
          井戸田支店 (いどたしてん)
          大川支店 (おおかわしてん)
        さ
          桜台支店 (さくらだいしてん)
          新町支店 (しんまちしてん)
        ま
          みどり野支店 (みどりのしてん)

        """)
  }

  @Test func aColumnGivesSectionsOfItsOwnInTheOrderThatIsWanted() throws {
    let titles = try output(
      Self.branches + ["--reading", "よみ", "--sections", "地域", "--section-order", "南部,西部", "--titles"])
    #expect(titles == "南部: 南部、2行\n西部: 西部、2行\n東部: 東部、2行\n")
  }

  @Test func theAuthorsListWinsAndJSONTellsWhereReadingsComeFrom() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = try scratch.write("# mine\n新町支店\tにいまちしてん\n", as: "names.tsv")
    let json = try output(
      Self.branches + ["--reading", "よみ", "--readings", list, "--no-latin", "--format", "json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    let branch = try #require(report.sections.first { $0.title == "な" }?.rows.first)
    #expect(branch == Report.Row(row: 0, name: "新町支店", reading: "にいまちしてん", readingSource: "list"))
    #expect(report.sections[0].rows[0].readingSource == "given")
    #expect(report.titles.map(\.title).joined() == "#あかさたなはまやらわ…")
    for title in report.titles.filter({ $0.title != "…" })
    where report.sections.contains(where: { $0.title == title.title }) {
      #expect(report.sections[title.section].title == title.title)
    }
  }

  @Test func whatANameLacksIsNull() throws {
    let json = try output(["index", "fixtures/stocks.csv", "--by", "Company", "--format", "json"])
    #expect(json.contains("\"reading\" : null") && json.contains("\"readingSource\" : null"), "\(json)")
  }

  @Test func titlesTellWhatIsSaidAndWhereAnEmptySectionLeads() throws {
    let titles = try output(["index", "fixtures/stocks.csv", "--by", "Company", "--titles", "--locale", "en"])
    let lines = titles.split(separator: "\n")
    #expect(lines[0] == "#: number sign, no rows, leads to A")
    #expect(lines[1] == "A: A, 1 row")
    #expect(lines[4] == "D: D, no rows, leads to E")
    #expect(lines[27] == "…: other, no rows, leads to M")
  }

  @Test(arguments: [
    (["--by", "Nome"], 2, "--by: columns: there is no column \"Nome\""),
    (["--by", "1", "--reading", "1"], 2, "--by and --reading name the same column; give the names to --by"),
    (["--readings", "-"], 2, "--readings -: expected a file; standard input is for tables"),
    (["--by", "1-2"], 2, "--by 1-2: 2 columns, expected one; name one of them"),
    (["--by", "1", "--section-order", "a"], 2, "--section-order is about the sections of a column"),
    (["--by", "1", "--sections", "2", "--no-latin"], 2, "--sections takes its titles from a column"),
    (["--by", "1", "--readings", "nowhere.tsv"], 66, "nowhere.tsv: no such file"),
  ])
  func whatCannotBeIsRefused(arguments: [String], status: Int32, sentence: String) throws {
    let result = try Command.run(["index", "fixtures/stocks.csv"] + arguments)
    #expect(result.status == status)
    #expect(result.complaints.contains(sentence), "\(result.complaints)")
  }

  @Test func furiganaIsAboutWhatIsWritten() throws {
    let result = try Command.run(["transcript", "fixtures/branches.csv", "--furigana", "--spoken"])
    #expect(result.status == 2)
    #expect(
      result.complaints.contains(
        "--furigana is about names as they are written; leave out --spoken and --words"))
  }

  @Test(arguments: ["transcript", "tree", "speak"])
  func whatIsAboutAnIndexNeedsOne(command: String) throws {
    let result = try Command.run([command, "fixtures/stocks.csv", "--no-latin"])
    #expect(result.status == 2)
    #expect(
      result.complaints.contains(
        "--latin and --no-latin are about an index; add --by and the column of the names"))
  }

  @Test func aWrongListOfReadingsIsBadInput() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = try scratch.write("新町支店 にいまち\n", as: "names.tsv")
    let result = try Command.run(Self.branches + ["--readings", list])
    #expect(result.status == 65)
    #expect(result.complaints.hasPrefix("rowcall: \(list):1: found \"新町支店 にいまち\", expected a name, a tab"))
  }

  private static let rows = ["--by", "支店", "--reading", "よみ", "--locale", "ja"]

  @Test func aTranscriptHasTheIndexAndAHeadingAboveEachSection() throws {
    #expect(
      try output(["transcript", "fixtures/branches.csv"] + Self.rows) == """
        セクション索引、あ、さ、ま
        あ、見出し
        朝日支店、西部、職員 8
        井戸田支店、南部、職員 14
        大川支店、東部、職員 21
        さ、見出し
        桜台支店、南部、職員 5
        新町支店、東部、職員 12
        ま、見出し
        みどり野支店、西部、職員 9

        """)
  }

  @Test func whatIsToldElsewhereIsNotToldInEachRow() throws {
    let rows = ["--reading", "よみ", "--sections", "地域", "--rows", "1", "--locale", "ja"]
    let transcript = ["transcript", "fixtures/branches.csv"] + rows
    #expect(
      try output(transcript + ["--furigana"])
        == "セクション索引、東部\n東部、見出し\n大川支店（おおかわしてん）、職員 21\n")
    #expect(
      try output(transcript + ["--spoken"])
        == "セクションさくいん、とーぶ\nとーぶ、みだし\nおーかわしてん、しょくいん にじゅーいち\n")
    #expect(
      try output(transcript + ["--columns", "支店,よみ"])
        == "セクション索引、東部\n東部、見出し\n大川支店、おおかわしてん\n")
  }

  @Test func namesAreSaidByTheReadingsBesideThemWithoutAnIndex() throws {
    let rows = ["fixtures/branches.csv", "--reading", "よみ", "--locale", "ja"]
    let spoken = try output(["transcript"] + rows + ["--rows", "1", "--spoken"])
    #expect(spoken == "しんまちしてん、とーぶ、しょくいん じゅーに\n")
    let walk = try output(["transcript"] + rows + ["--moves", "enter,down", "--furigana"])
    #expect(walk.hasSuffix("新町支店（しんまちしてん）、行見出し、1行目\n"), "\(walk)")
  }

  @Test func chosenRowsAreCountedAsTheyStandInTheList() throws {
    let chosen = ["--rows", "3-4", "--columns", "支店", "--verbosity", "verbose", "--header-use", "changed"]
    #expect(
      try output(["transcript", "fixtures/branches.csv"] + Self.rows + chosen) == """
        セクション索引、あ、さ
        あ、見出し
        大川支店、6行中3行目
        さ、見出し
        桜台支店、6行中4行目

        """)
  }

  @Test func jsonLinesTellTheSectionAndTheRowOfTheFile() throws {
    let lines = try output(
      ["transcript", "fixtures/stocks.csv", "--by", "Company", "--rows", "2", "--format", "json"]
        + ["--columns", "Company", "--locale", "en"])
    #expect(
      lines == """
        {"index":["B"],"label":"section index, B","spoken":"section index, B"}
        {"label":"B, heading","rows":1,"section":"B","spoken":"B, heading"}
        {"section":"B","row":3,"label":"Boeing","spoken":"Boeing",\
        "cells":[{"column":1,"header":"Company","display":"Boeing","spoken":"Boeing"}]}

        """)
  }

  @Test func aWalkHearsTheTitleOnTheWayIntoItsSection() throws {
    let walk = try output(
      ["transcript", "fixtures/stocks.csv", "--by", "Company", "--moves", "enter,down,down,where"]
        + ["--locale", "en"])
    #expect(
      walk == """
        [enter]
        stocks.csv, table, 5 rows, 3 columns
        section index, A, B, C, E, M
        Company, column header, column 1
        [down]
        A, Apple Inc., row header, row 1
        [down]
        B, Boeing, row header, row 2
        [where]
        B, Company, Boeing, row header, row 2 of 5, column 1 of 3

        """)
  }

  @Test func otherScreenReadersReadTheListToo() throws {
    let read = try output(
      ["transcript", "fixtures/stocks.csv", "--by", "Company", "--dialect", "nvda", "--locale", "en"])
    #expect(read.contains("\nB, heading\nrow 3  Company  column 1  Boeing\n"), "\(read)")
    let inOneGo = try output(
      ["transcript", "fixtures/stocks.csv", "--by", "Company", "--moves", "say-all", "--locale", "en"])
    #expect(
      inOneGo.contains("\nB, heading\nBoeing, $75.10, unchanged\nC, heading\n"), "\(inOneGo)")
  }

  @Test func aTreeHasSections() throws {
    let tree = try output(["tree", "fixtures/stocks.csv", "--by", "Company", "--rows", "2"])
    #expect(tree.contains("├─ section \"B\"\n") || tree.contains("└─ section \"B\"\n"), "\(tree)")
    #expect(!tree.contains("section \"A\""))
  }

  @Test func rowsAreNotCalledByTheirTitlesOrReadings() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let towns = try scratch.write("State,Town\nwest,Varde\nwest,Aarhus\neast,Køge\n", as: "towns.csv")
    #expect(
      try output(["index", towns, "--sections", "State", "--section-order", "east, west", "--locale", "en"])
        == "east\n  Køge\nwest\n  Aarhus\n  Varde\n")
    let read = try scratch.write("よみ,支店\nしんまち,新町\nあさひ,朝日\n", as: "read.csv")
    #expect(
      try output(["transcript", read, "--reading", "よみ", "--spoken", "--locale", "ja"])
        == "しんまち\nあさひ\n")
  }

  @Test func titlesOfRowsOnAPageAreNoRowsOfTheIndex() throws {
    #expect(
      try output(
        [
          "transcript", "fixtures/harbour.html", "--table", "2", "--by", "1", "--columns", "1", "--locale",
          "en",
        ])
          == """
          section index, G, L, T
          G, heading
          Gull Island
          L, heading
          Lighthouse
          T, heading
          The Point

          """)
  }

  @Test func aTitleThatNoRowHasIsTold() throws {
    let result = try Command.run(
      ["index", "fixtures/branches.csv", "--sections", "地域", "--section-order", "南部,東都", "--locale", "ja"])
    #expect(result.status == 0)
    #expect(
      result.complaints
        == "fixtures/branches.csv: --section-order: no row has the title \"東都\"; did you mean \"東部\"?\n")
  }

  @Test func aRowIsCalledByTheColumnOfItsOrder() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let towns = try scratch.write("State,Town,No\nwest,Varde,1\neast,Køge,2\n", as: "towns.csv")
    let walk = try output(
      ["transcript", towns, "--by", "Town", "--sections", "State", "--moves", "enter,down,right,right"]
        + ["--locale", "en"])
    #expect(
      walk.hasSuffix(
        "[down]\nwest, Varde, west, row 1\n[right]\nTown, Varde, row header, column 2\n[right]\nNo, 1, column 3\n"
      ),
      "\(walk)")
  }

  @Test func aTitleIsNoValueOfAColumn() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = try scratch.write("Price ($),Group,Name\n5,1,Al\n7,2,Bo\n", as: "prices.csv")
    let walk = try output(
      ["transcript", table, "--sections", "Group", "--by", "Name", "--moves", "enter,down", "--locale", "en"])
    #expect(walk.hasSuffix("[down]\n1, Al, $5, row 1\n"), "\(walk)")
  }

  @Test func nobodyHasToListenToAllOfManyTitles() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let rows = (100..<200).map { "n\($0),t\($0)\n" }.joined()
    let table = try scratch.write("Name,Group\n" + rows, as: "many.csv")
    for way in [["--rows", "1"], []] {
      let start = try output(
        ["transcript", table, "--by", "Name", "--sections", "Group", "--locale", "en"] + way)
      let index = way.isEmpty ? "section index, 100 sections, t100 to t199\n" : "section index, t100\n"
      #expect(start.hasPrefix(index + "t100, heading\nn100\n"), "\(start.prefix(100))")
    }
  }

  @Test func readingsOfSeveralTablesAreRefused() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let table = "<table><tr><th>A<th>B<tr><td>1<td>2</table>"
    let page = try scratch.write(table + table, as: "two.html")
    let result = try Command.run(["transcript", page, "--reading", "B"])
    #expect(result.status == 2)
    #expect(
      result.complaints
        == "rowcall: \(page): 2 tables, and --reading is about one; choose it with --table\n")
  }

  @Test func ownWordsForATitleAreSaid() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = try scratch.write("M\tMike\n", as: "words.tsv")
    let spoken = try output(
      ["transcript", "fixtures/stocks.csv", "--by", "Company", "--readings", list, "--spoken"]
        + ["--rows", "5", "--columns", "1", "--locale", "en"])
    #expect(spoken == "section index, Mike\nMike, heading\nMicrosoft\n")
  }

  @Test func aNarrationHasSoundForTheIndexTheHeadingsAndTheRows() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let sounds = try ["", "--by Company", "--by Company --moves enter,down,down"].map { way in
      let path = scratch.path("raw")
      let result = try Command.shell("\"$rowcall\" speak fixtures/stocks.csv \(way) --raw > \(path)")
      #expect(result.status == 0 && result.complaints.isEmpty, "\(way): \(result.complaints)")
      return try Data(contentsOf: URL(fileURLWithPath: path)).count
    }
    // Six more utterances, none of them shorter than a third of a second.
    #expect(sounds[1] > sounds[0] + 6 * 22_050 * 2 / 3)
    #expect(sounds[2] > 22_050 * 2)
  }

  private struct Report: Decodable {
    struct Title: Decodable {
      let title: String
      let spoken: String
      let section: Int
    }
    struct Section: Decodable {
      let title: String
      let rows: [Row]
    }
    struct Row: Decodable, Equatable {
      let row: Int
      let name: String
      let reading: String?
      let readingSource: String?
    }
    let titles: [Title]
    let sections: [Section]
  }
}
