import Foundation
import Testing

/// What the fixtures sound like, in files that a person can read.
///
/// `ROWCALL_RECORD=1` writes them anew and still fails the run.
@Suite struct GoldenTests {
  /// One way to read one fixture.
  struct Reading: CustomTestStringConvertible {
    let fixture: String
    let way: String
    let arguments: [String]
    var golden: URL {
      Command.root.appendingPathComponent("Tests/CommandTests/Transcripts/\(fixture).\(way).txt")
    }
    var testDescription: String { "\(fixture), \(way)" }

    init(_ fixture: String, _ way: String, _ arguments: String) {
      self.fixture = fixture
      self.way = way
      self.arguments = arguments.split(separator: " ").map(String.init) + ["fixtures/\(fixture)"]
    }
  }

  /// A way that meets headers, a change of row, edges, a whole row and a whole column.
  private static let steps = "enter,right,down,down,left,left,end,row,column,bottom,where,summary,leave"

  /// Languages in which one fixture is read as it is written and as it is spoken.
  private static let languages =
    "ar cs da de el es fi fr he hi it ja ko nb nl pl pt-BR ru sv tr uk zh zh-Hant".split(separator: " ")

  /// Languages in which a table has dates, times, yes and no, blanks and units.
  private static let stalls = "ar cs he hi ko pl ru uk".split(separator: " ")

  /// Languages with a table of their own, in the formats of their writers.
  private static let writers = ["da", "el", "fi", "it", "nb", "nl", "pt", "sv", "tr"]

  static let readings: [Reading] =
    fixtures
    + writers.flatMap { language in
      [
        Reading("ferries.\(language).csv", "written", "transcript --locale \(language)"),
        Reading("ferries.\(language).csv", "spoken", "transcript --spoken --locale \(language)"),
      ]
    }
    + languages.flatMap { language in
      [
        Reading("stocks.csv", "\(language)", "transcript --locale \(language)"),
        Reading("stocks.csv", "\(language).spoken", "transcript --spoken --locale \(language)"),
      ]
    }
    + stalls.flatMap { language in
      [
        Reading("stalls.\(language).csv", "\(language)", "transcript --locale \(language)"),
        Reading("stalls.\(language).csv", "spoken", "transcript --spoken --locale \(language)"),
      ]
    }

  /// A way that a recording of Orca took, through two tables.
  private static let recorded = "enter,right,right,down,down,down,left,left"
  /// A way through a grid, to a link and back.
  private static let gridSteps = "enter,right,down,down,right,left,down,right,right,where,leave"

  private static let fixtures: [Reading] = [
    Reading("alarm.storyboard", "en", "transcript --quiet"),
    Reading("alarm.storyboard", "voiceover", "transcript --quiet --dialect voiceover"),
    Reading("alarm.storyboard", "json", "transcript --quiet --format json"),
    Reading("alarm.storyboard", "tree", "tree --quiet"),
    Reading("alarm.storyboard", "inspect", "inspect"),
    Reading("stocks.csv", "en", "transcript"),
    Reading("stocks.csv", "en.spoken", "transcript --spoken"),
    Reading("stocks.csv", "en.words", "transcript --words"),
    Reading("stocks.csv", "en.json", "transcript --format json"),
    Reading("stocks.csv", "en.verbose", "transcript --verbosity verbose"),
    Reading("stocks.csv", "ja.verbose", "transcript --verbosity verbose --spoken --locale ja"),
    Reading("trades.csv", "en.terse", "transcript --verbosity terse --order content-first --header-repeat 2"),
    Reading("stocks.csv", "inspect", "inspect"),
    Reading("stocks.csv", "inspect.json", "inspect --format json"),
    Reading("trades.csv", "en", "transcript"),
    Reading("trades.csv", "en.spoken", "transcript --spoken"),
    Reading("trades.csv", "en.words", "transcript --words"),
    Reading("branches.de.csv", "de", "transcript --locale de"),
    Reading("branches.de.csv", "de.spoken", "transcript --spoken --locale de"),
    Reading("branches.de.csv", "inspect", "inspect --locale de"),
    Reading("rainfall.csv", "en", "transcript"),
    Reading("rainfall.csv", "en.spoken", "transcript --spoken"),
    Reading("rainfall.csv", "en.json", "transcript --format json --rows 1"),
    Reading("accounts.csv", "en", "transcript"),
    Reading("accounts.csv", "en.spoken", "transcript --spoken"),
    Reading("accounts.csv", "en.json", "transcript --format json --rows 1"),
    Reading("shifts.csv", "en", "transcript"),
    Reading("shifts.csv", "de.spoken", "transcript --spoken --locale de"),
    Reading("shifts.csv", "en.json", "transcript --format json --rows 3"),
    Reading("stations.ja.csv", "ja", "transcript --locale ja"),
    Reading("stations.ja.csv", "ja.spoken", "transcript --spoken --locale ja"),
    Reading("branches.ja.csv", "ja", "transcript --locale ja"),
    Reading("branches.ja.csv", "ja.spoken", "transcript --spoken --locale ja"),
    Reading("staff.ja.csv", "ja.spoken", "transcript --spoken --locale ja"),
    Reading("invoice.ja.csv", "ja.spoken", "transcript --spoken --locale ja"),
    Reading("invoice.ja.csv", "ja.moves", "transcript --moves \(steps) --spoken --locale ja"),
    Reading("staff.zh.csv", "zh.spoken", "transcript --spoken --locale zh"),
    Reading("staff.zh.csv", "zh.words", "transcript --words --locale zh"),
    Reading("staff.zh-Hant.csv", "zh-Hant.spoken", "transcript --spoken --locale zh-Hant"),
    Reading("planets.json", "en.spoken", "transcript --spoken"),
    Reading("visits.jsonl", "en", "transcript"),
    Reading("visits.jsonl", "en.spoken", "transcript --spoken"),
    Reading("uneven.tsv", "en", "transcript"),
    Reading("hostile.csv", "en", "transcript"),
    Reading("stocks.csv", "moves", "transcript --moves \(steps)"),
    Reading("stocks.csv", "moves.de", "transcript --moves \(steps) --spoken --locale de"),
    Reading("ferries.html", "en", "transcript"),
    Reading("harbour.html", "en", "transcript"),
    Reading("harbour.html", "en.spoken", "transcript --spoken"),
    Reading("harbour.html", "de.spoken", "transcript --spoken --locale de"),
    Reading("harbour.html", "en.json", "transcript --format json --rows 1-2"),
    Reading("stops.html", "en", "transcript"),
    Reading("stops.html", "en.json", "transcript --format json --rows 3-4"),
    Reading("stops.html", "en.spoken", "transcript --spoken"),
    Reading("songbook.html", "en", "transcript"),
    Reading("songbook.html", "en.spoken", "transcript --spoken"),
    Reading("songbook.html", "de.spoken", "transcript --spoken --locale de"),
    Reading("harbour.html", "inspect", "inspect"),
    Reading("harbour.html", "tree", "tree"),
    Reading("controls.html", "tree", "tree"),
    Reading("controls.html", "tree.json", "tree --format json --rows 2"),
    Reading("stocks.csv", "tree", "tree --rows 2-3"),
    Reading("harbour.html", "moves", "transcript --table ferries --moves \(steps)"),
    Reading("ferries.html", "moves", "transcript --moves \(steps)"),
    Reading("ferries.html", "orca", "transcript --dialect orca"),
    Reading("ferries.html", "compared", "transcript --compare orca,nvda,rowcall"),
    Reading("ferries.html", "moves.compared", "transcript --moves \(steps) --compare orca,nvda"),
    Reading("festival.html", "moves.en", "transcript --moves say-all"),
    Reading("festival.html", "nvda", "transcript --dialect nvda"),
    Reading("festival.html", "orca", "transcript --dialect orca"),
    Reading("harvest.html", "moves.orca", "transcript --dialect orca --moves \(recorded),leave,say-all"),
    Reading(
      "harvest.html", "moves.nvda", "transcript --dialect nvda --moves \(recorded),enter,\(recorded),where"),
    Reading("harvest.html", "summary", "transcript --moves summary --spoken"),
    Reading(
      "workshops.html", "compared", "transcript --compare rowcall,voiceover,nvda,orca --moves \(gridSteps)"),
    Reading("stocks.csv", "orca", "transcript --dialect orca"),
    Reading("stocks.csv", "nvda.spoken", "transcript --dialect nvda --spoken"),
    Reading("ferries.html", "moves.orca", "transcript --moves \(steps) --dialect orca"),
    Reading("ferries.html", "moves.nvda", "transcript --moves \(steps) --dialect nvda --verbosity verbose"),
    Reading("boats.psql.txt", "en", "transcript"),
    Reading("boats.psql.txt", "en.json", "transcript --format json --rows 1-2"),
    Reading("boats.psql.txt", "inspect", "inspect"),
    Reading("boats.expanded.txt", "en", "transcript"),
    Reading("boats.mysql.txt", "en", "transcript"),
    Reading("boats.box.txt", "en", "transcript"),
    Reading("boats.column.txt", "en", "transcript"),
    Reading("quays.columns.txt", "en", "transcript"),
    Reading("disks.df.txt", "en", "transcript"),
    Reading("disks.df.txt", "en.spoken", "transcript --spoken"),
    Reading("disks.df.txt", "tree", "tree --rows 1"),
    Reading("processes.ps.txt", "en", "transcript"),
    Reading("lights.plist", "en", "transcript"), Reading("lights.plist", "en.spoken", "transcript --spoken"),
    Reading("tides.md", "en", "transcript"),
    Reading("tides.md", "second", "transcript --table 2"),
    Reading("moorings.rst", "en", "transcript"),
    Reading("ferries.html", "moves.voiceover", "transcript --moves \(steps) --dialect voiceover"),
  ]

  /// The notes about fixtures that are odd on purpose.
  private static func errorOutput(_ reading: Reading) -> String {
    switch (reading.fixture, reading.way) {
    case ("boats.psql.txt", "en"):
      "fixtures/boats.psql.txt: line 9: \"(4 rows)\" is below the table and not read\n"
    case ("boats.mysql.txt", _):
      "fixtures/boats.mysql.txt: line 12: \"3 rows in set\" and 1 more line are below the table and not read\n"
    case ("uneven.tsv", _):
      "fixtures/uneven.tsv: line 3: 2 cells, expected 3; 2 uneven rows\n"
        + "fixtures/uneven.tsv: 3 rows; left out: 2 blank lines\n"
    // `inspect` has its notes in the report.
    case (_, "inspect"): ""
    case ("branches.de.csv", _): "fixtures/branches.de.csv: 3 rows; left out: 1 blank line\n"
    case ("accounts.csv", _):
      "fixtures/accounts.csv, table 1: 3 rows; left out: 1 blank line\n"
        + "fixtures/accounts.csv, table 2: 3 rows; left out: 2 lines after the table (\"* without travel\", \"(3 rows)\")\n"
    case ("shifts.csv", _):
      "fixtures/shifts.csv: 4 rows; left out: 1 blank line, 1 repeated header row (line 4), "
        + "1 line after the table (\"Source: rota office\")\n"
    case ("rainfall.csv", _):
      "fixtures/rainfall.csv: 3 rows; left out: 1 line before the table (\"Version, 3\"), 1 blank line\n"
    // A chosen table, `inspect` and other dialects have no note about layout tables.
    case ("harbour.html", "moves"), ("festival.html", "nvda"),
      ("festival.html", "orca"):
      ""
    case ("harbour.html", "tree"):
      "fixtures/harbour.html: unmarked headers are guessed; --header-rows N and --row-header COLUMN "
        + "override the guess\nfixtures/harbour.html: table 1 is a layout table and is not read; --table 1 reads it\n"
    case ("harbour.html", _), ("festival.html", _):
      "fixtures/\(reading.fixture): table 1 is a layout table and is not read; "
        + "--table 1 reads it\n"
    default: ""
    }
  }

  @Test(arguments: readings) func aFixtureReadsAsItsTranscriptSays(reading: Reading) throws {
    let result = try Command.run(reading.arguments)
    try #require(result.status == 0, "what a failed run leaves is never recorded: \(result.errorOutput)")
    #expect(result.errorOutput == Self.errorOutput(reading))
    if ProcessInfo.processInfo.environment["ROWCALL_RECORD"] != nil {
      try result.output.write(to: reading.golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(reading.golden.lastPathComponent); read it, then run without ROWCALL_RECORD")
    }
    #expect(try result.output == String(contentsOf: reading.golden, encoding: .utf8))
  }

  @Test func everyTranscriptBelongsToAReading() throws {
    let folder = Command.root.appendingPathComponent("Tests/CommandTests/Transcripts").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let goldens = Self.readings.map(\.golden) + BrowseGoldenTests.sessions.map(\.golden)
    #expect(Set(files) == Set(goldens.map(\.lastPathComponent)))
  }
}
