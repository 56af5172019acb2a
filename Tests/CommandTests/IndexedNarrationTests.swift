import Foundation
import Testing

/// What `transcript` and `speak` tell of rows under the titles of an index.
@Suite struct IndexedNarrationTests {
  private static let rows = ["--by", "支店", "--reading", "よみ", "--locale", "ja"]

  @Test func aTranscriptHasTheIndexAndAHeadingAboveEachSection() throws {
    #expect(
      try Command.output(["transcript", "fixtures/branches.csv"] + Self.rows) == """
        セクション索引、あ、さ、ま
        あ、見出し
        朝日支店、地域 西部、職員 8
        井戸田支店、地域 南部、職員 14
        大川支店、地域 東部、職員 21
        さ、見出し
        桜台支店、地域 南部、職員 5
        新町支店、地域 東部、職員 12
        ま、見出し
        みどり野支店、地域 西部、職員 9

        """)
  }

  @Test func whatIsSpokenElsewhereIsNotSpokenInEachRow() throws {
    let rows = ["--reading", "よみ", "--sections", "地域", "--rows", "1", "--locale", "ja"]
    let transcript = ["transcript", "fixtures/branches.csv"] + rows
    #expect(
      try Command.output(transcript + ["--furigana"])
        == "セクション索引、東部\n東部、見出し\n大川支店（おおかわしてん）、職員 21\n")
    #expect(
      try Command.output(transcript + ["--spoken"])
        == "セクションさくいん、とーぶ\nとーぶ、みだし\nおーかわしてん、しょくいん にじゅーいち\n")
    #expect(
      try Command.output(transcript + ["--columns", "支店,よみ"])
        == "セクション索引、東部\n東部、見出し\n大川支店、よみ おおかわしてん\n")
  }

  @Test func namesAreSaidByTheReadingsBesideThemWithoutAnIndex() throws {
    let rows = ["fixtures/branches.csv", "--reading", "よみ", "--locale", "ja"]
    let spoken = try Command.output(["transcript"] + rows + ["--rows", "1", "--spoken"])
    #expect(spoken == "しんまちしてん、ちいき とーぶ、しょくいん じゅーに\n")
    let walk = try Command.output(["transcript"] + rows + ["--moves", "enter,down", "--furigana"])
    #expect(walk.hasSuffix("新町支店（しんまちしてん）、行見出し、1行目\n"), "\(walk)")
  }

  @Test func chosenRowsAreCountedAsTheyAreInTheList() throws {
    let chosen = ["--rows", "3-4", "--columns", "支店", "--verbosity", "verbose", "--header-use", "changed"]
    #expect(
      try Command.output(["transcript", "fixtures/branches.csv"] + Self.rows + chosen) == """
        セクション索引、あ、さ
        あ、見出し
        大川支店、6行中3行目
        さ、見出し
        桜台支店、6行中4行目

        """)
  }

  @Test func jsonLinesTellTheSectionAndTheRowOfTheFile() throws {
    let lines = try Command.output(
      ["transcript", "fixtures/stocks.csv", "--by", "Company", "--rows", "2", "--format", "json"]
        + ["--columns", "Company", "--locale", "en"])
    #expect(
      lines == """
        {"index":["B"],"label":"section index, B","spoken":"section index, B"}
        {"label":"B, heading","rows":1,"section":"B","spoken":"B, heading"}
        {"section":"B","row":3,"label":"Boeing","spoken":"Boeing",\
        "cells":[{"column":1,"header":"Company","display":"Boeing","spoken":"Boeing",\
        "written":"Boeing"}]}

        """)
  }

  @Test func rowsAreNotCalledByTheirTitlesOrReadings() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let towns = try scratch.write("State,Town\nwest,Varde\nwest,Aarhus\neast,Køge\n", as: "towns.csv")
    #expect(
      try Command.output([
        "index", towns, "--sections", "State", "--section-order", "east, west", "--locale", "en",
      ])
        == "east\n  Køge\nwest\n  Aarhus\n  Varde\n")
    let read = try scratch.write("よみ,支店\nしんまち,新町\nあさひ,朝日\n", as: "read.csv")
    #expect(
      try Command.output(["transcript", read, "--reading", "よみ", "--spoken", "--locale", "ja"])
        == "しんまち\nあさひ\n")
  }

  @Test func titlesOfRowsOnAPageAreNoRowsOfTheIndex() throws {
    #expect(
      try Command.output(
        [
          "transcript", "fixtures/harbour.html", "--table", "2", "--by", "1", "--columns", "1", "--locale",
          "en",
        ])
          == """
          Ferries
          section index, G, L, T
          G, heading
          Gull Island
          L, heading
          Lighthouse
          T, heading
          The Point

          """)
  }

  @Test func aTitleThatNoRowHasIsReported() throws {
    let result = try Command.run(
      ["index", "fixtures/branches.csv", "--sections", "地域", "--section-order", "南部,東都", "--locale", "ja"])
    #expect(result.status == 0)
    #expect(
      result.errorOutput
        == "fixtures/branches.csv: --section-order: no row has the title \"東都\"; did you mean \"東部\"?\n")
  }

  @Test func aLongListOfTitlesIsShortened() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let rows = (100..<200).map { "n\($0),t\($0)\n" }.joined()
    let table = try scratch.write("Name,Group\n" + rows, as: "many.csv")
    for way in [["--rows", "1"], []] {
      let start = try Command.output(
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
      result.errorOutput
        == "rowcall: \(page): 2 tables, but --reading applies to one; choose it with --table\n")
  }

  @Test func ownWordsForATitleAreSaid() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = try scratch.write("M\tMike\n", as: "words.tsv")
    let spoken = try Command.output(
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
      #expect(result.status == 0 && result.errorOutput.isEmpty, "\(way): \(result.errorOutput)")
      return try Data(contentsOf: URL(fileURLWithPath: path)).count
    }
    // Six more utterances, none of them shorter than a third of a second.
    #expect(sounds[1] > sounds[0] + 6 * 22_050 * 2 / 3)
    #expect(sounds[2] > 22_050 * 2)
  }
}
