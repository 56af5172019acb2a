import Foundation
import Testing

/// What `speak` says of walks and dialects, cell by cell.
@Suite struct SpokenWalkTests {
  private static let page = """
    <table><tr><th>Song<th>Year<tr><td LANG>Kein schöner Land<td>1840</table>
    """

  private func sound(_ page: String, _ arguments: String) throws -> Data {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let path = try scratch.write(page, as: "songs.html")
    let sound = scratch.path("raw")
    let result = try Command.shell("\"$rowcall\" speak \(path) --locale en \(arguments) --raw > \(sound)")
    #expect(result.status == 0 && result.errorOutput.isEmpty, "\(result.errorOutput)")
    return try Data(contentsOf: URL(fileURLWithPath: sound))
  }

  @Test(arguments: ["--moves enter,down", "--dialect nvda", ""])
  func aCellInAnotherLanguageIsSaidByAVoiceOfThatLanguage(way: String) throws {
    let plain = try sound(Self.page.replacing(" LANG", with: ""), way)
    #expect(try sound(Self.page.replacing("LANG", with: "lang=de"), way) != plain)
    #expect(
      try sound(Self.page.replacing("LANG", with: "lang=tlh"), way) == plain, "nobody has a Klingon voice")
  }

  @Test func bothLengthsOfSilenceAreSpokenOnAWalk() throws {
    let lengths = try ["0,0", "500,0", "0,500"].map {
      try sound(Self.page, "--moves enter,down --pause \($0)").count
    }
    #expect(lengths[1] > lengths[0] && lengths[2] > lengths[0])
  }

  @Test func movesThatSayNothingAreReportedSo() throws {
    let result = try Command.run(["speak", "fixtures/stocks.csv", "--moves", "leave", "-o", "none.wav"])
    #expect(result.status == 1)
    #expect(
      result.errorOutput
        == "rowcall: fixtures/stocks.csv: nothing is spoken at these moves; start with enter\n"
    )
  }

  #if os(Linux)
    @Test(arguments: ["--raw", "--output -"]) func soundIsNotWrittenToATerminal(way: String) throws {
      let result = try Command.shell(
        "script -qec \"$rowcall speak fixtures/stocks.csv \(way)\" /dev/null </dev/null")
      #expect(result.status == 2)
      #expect(
        result.output.contains(
          "\(way) writes sound, which a terminal cannot show; send it to a file or a program, as in: "
            + "rowcall speak table.csv --raw | aplay -f S16_LE -r 22050"))
    }
  #endif

  @Test func aChosenLayoutTableIsWalkedAsATable() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let page = try scratch.write("<table role=none><tr><td>Menu<td>Map</table>", as: "a.html")
    let result = try Command.run(
      ["transcript", page, "--table", "1", "--moves", "enter,right", "--locale", "en"])
    #expect(
      result.output == "[enter]\ntable, 1 row, 2 columns\nMenu, row 1, column 1\n[right]\nMap, column 2\n")
  }

  @Test func theAnnouncedRowsAreThoseThatAreNumbered() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let head = "<tr><th colspan=2>Prices<tr><th>Item<th>Cost<tr><td>Tea<td>$2<tr><td>Milk<td>$1"
    let page = try scratch.write("<table>\(head)</table><table>\(head)</table>", as: "a.html")
    let result = try Command.run(["transcript", page, "--verbosity", "verbose", "--locale", "en"])
    #expect(result.output.hasPrefix("table, 3 rows, 2 columns\n"), "\(result.output)")
    #expect(result.output.contains("row 3 of 3"))
  }
}
