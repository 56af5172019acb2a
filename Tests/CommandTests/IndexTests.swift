import Foundation
import Testing

/// The command `index`, as a real process.
@Suite struct IndexTests {
  private static let branches = ["index", "fixtures/branches.csv", "--by", "支店", "--locale", "ja"]

  @Test func rowsAreInTheSectionsOfTheirReadings() throws {
    #expect(
      try Command.output(Self.branches + ["--reading", "よみ"]) == """
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
    let titles = try Command.output(
      Self.branches + ["--reading", "よみ", "--sections", "地域", "--section-order", "南部,西部", "--titles"])
    #expect(titles == "南部: 南部、2行\n西部: 西部、2行\n東部: 東部、2行\n")
  }

  @Test func theAuthorsListWinsAndJSONReportsWhereReadingsComeFrom() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = try scratch.write("# mine\n新町支店\tにいまちしてん\n", as: "names.tsv")
    let json = try Command.output(
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
    let json = try Command.output(["index", "fixtures/stocks.csv", "--by", "Company", "--format", "json"])
    #expect(json.contains("\"reading\" : null") && json.contains("\"readingSource\" : null"), "\(json)")
  }

  @Test func titlesTellWhatIsSaidAndWhereAnEmptySectionLeads() throws {
    let titles = try Command.output([
      "index", "fixtures/stocks.csv", "--by", "Company", "--titles", "--locale", "en",
    ])
    let lines = titles.split(separator: "\n")
    #expect(lines[0] == "#: number sign, no rows, leads to A")
    #expect(lines[1] == "A: A, 1 row")
    #expect(lines[4] == "D: D, no rows, leads to E")
    #expect(lines[27] == "…: other, no rows, leads to M")
  }

  @Test(arguments: [
    (["--by", "Nome"], 2, "--by: columns: there is no column \"Nome\""),
    (["--by", "1", "--reading", "1"], 2, "--by and --reading name the same column; pass the names to --by"),
    (["--readings", "-"], 2, "--readings -: expected a file; standard input is for tables"),
    (["--by", "1-2"], 2, "--by 1-2: 2 columns, expected one; name one of them"),
    (["--by", "1", "--section-order", "a"], 2, "--section-order is about the sections of a column"),
    (["--by", "1", "--sections", "2", "--no-latin"], 2, "--sections takes its titles from a column"),
    (["--by", "1", "--readings", "nowhere.tsv"], 66, "nowhere.tsv: no such file"),
  ])
  func whatCannotBeIsRefused(arguments: [String], status: Int32, sentence: String) throws {
    let result = try Command.run(["index", "fixtures/stocks.csv"] + arguments)
    #expect(result.status == status)
    #expect(result.errorOutput.contains(sentence), "\(result.errorOutput)")
  }

  @Test func furiganaIsAboutWhatIsWritten() throws {
    let result = try Command.run(["transcript", "fixtures/branches.csv", "--furigana", "--spoken"])
    #expect(result.status == 2)
    #expect(
      result.errorOutput.contains(
        "--furigana needs written names; leave out --spoken and --words"))
  }

  @Test(arguments: ["transcript", "tree", "speak"])
  func whatIsAboutAnIndexNeedsOne(command: String) throws {
    let result = try Command.run([command, "fixtures/stocks.csv", "--no-latin"])
    #expect(result.status == 2)
    #expect(
      result.errorOutput.contains(
        "--latin and --no-latin are about an index; add --by and the column of the names"))
  }

  @Test func aWrongListOfReadingsIsBadInput() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let list = try scratch.write("新町支店 にいまち\n", as: "names.tsv")
    let result = try Command.run(Self.branches + ["--readings", list])
    #expect(result.status == 65)
    #expect(result.errorOutput.hasPrefix("rowcall: \(list):1: found \"新町支店 にいまち\", expected a name, a tab"))
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
