import Foundation
import Testing

/// Titles of tables: lines above a table in a file of data, captions on pages.
@Suite struct TitleTests {
  private func lines(_ text: String, _ arguments: [String] = []) throws -> [Substring] {
    let result = try Command.run(["transcript", "-", "--locale", "en"] + arguments, input: Data(text.utf8))
    #expect(result.status == 0)
    return result.output.split(separator: "\n")
  }

  private static let page = """
    <table><caption>Tides on 2024-03-01</caption><tr><th>Port<th>High<tr><td>Ayr<td>4:10<tr><td>Oban<td>5:20</table>
    """

  @Test(arguments: [
    ("Gene,Level\nMARCH1,5\nSEPT2,7\nTP53,1\n", ["MARCH1, Level 5", "SEPT2, Level 7", "TP53, Level 1"]),
    (
      "City,2023 Min,2023 In\nOslo,1,2\nRome,3,4\n",
      ["Oslo, 2023 Min 1, 2023 In 2", "Rome, 2023 Min 3, 2023 In 4"]
    ),
    (
      "Name,Seat,Era\nAnn,4A,1980s\nBob,5W,1910s\n",
      ["Ann, Seat 4 A, Era nineteen eighties", "Bob, Seat 5 W, Era nineteen tens"]
    ),
    ("Town,Pop\nAyr,900K\nEly,1.5M\n", ["Ayr, Pop 900 thousand", "Ely, Pop 1.5 million"]),
    ("Rope,1800 kg load\nA,yes\nB,no\n", ["A, 1800 kilograms load yes", "B, 1800 kilograms load no"]),
  ])
  func namesAreNoDatesAndNoQuantities(table: String, spoken: [String]) throws {
    #expect(try lines(table, ["--spoken", "--header", "row"]) == spoken.map { Substring($0) })
  }

  @Test func theHeaderOfTheOnlyColumnIsSaidOnceHoweverLongTheRowsAre() throws {
    let row = String(repeating: "and keep a copy for the auditors of the office ", count: 4)
    let question = "Which of these rules do you think is the hardest one to follow at work?"
    for header in ["Rules", question] {
      let text = "\(header)\nSend it \(row)\nSign it \(row)\nRead it \(row)\n"
      let said = try lines(text, ["--spoken"])
      #expect(said.first == Substring(header) && said.count == 4, "\(said)")
      #expect(try lines(text).first == Substring(header))
    }
    let list = (1...3).map { "\($0). Send it \(row)" }.joined(separator: "\n")
    #expect(try lines(list).map { $0.prefix(7) } == ["1. Send", "2. Send", "3. Send"])
  }

  @Test func oneCellAloneIsSpoken() throws {
    #expect(try lines("Results are embargoed until May\n") == ["Results are embargoed until May"])
  }

  @Test(arguments: [
    "a1b2c3d Add speed\nb2 Say what, and test\nc3 Read it, and bind it\nd4 Report\ne5 Keep words, edits, and hours\n",
    "a1b2c3d Merge a, b\n1234567 Add rowcall\n12e4567 Update readme\n", "Report, final.txt\nb.txt\nc.txt\n",
    "Error: cannot open \"a\", giving up\nline 2\nline 3\n",
  ])
  func linesOfAPipeKeepTheirCommas(lines: String) throws {
    let result = try Command.run(["transcript", "-"], input: Data(lines.utf8))
    #expect(result.output == lines)
    #expect(result.status == 0 && result.errorOutput.isEmpty)
  }

  @Test func theCaptionOfAPageIsSaidBeforeTheRows() throws {
    #expect(try lines(Self.page) == ["Tides on 2024-03-01", "Ayr, 04:10", "Oban, 05:20"])
    #expect(try lines(Self.page + Self.page, ["--table", "2"]).first == "Tides on 2024-03-01")
    #expect(try lines(Self.page, ["--spoken"]).first == "Tides on March 1, 2024")
    #expect(try lines(Self.page, ["--label", "{Port}"]) == ["Ayr", "Oban"])
    let json = try #require(try lines(Self.page, ["--format", "json"]).first)
    #expect(json.contains(#""spoken":"Tides on March 1, 2024","title":"Tides on 2024-03-01""#))
  }

  @Test func datesInTheTitlesOfSeveralTablesAreSpoken() throws {
    let tables = "Sales 2024-03-01\n\nName,Qty\nA,1\nB,2\n\nStaff,Age\nX,33\nY,44\n"
    #expect(try lines(tables, ["--spoken"]).first == "Sales March 1, 2024, table, 2 rows, 2 columns")
    #expect(
      try lines(Self.page + Self.page, ["--spoken"]).first
        == "Tides on March 1, 2024, table, 2 rows, 2 columns")
  }

  @Test func aCaptionInAnotherLanguageIsSpokenByAVoiceOfThatLanguage() throws {
    let page =
      "<table lang=\"de\"><caption>Stand 2024-03-01</caption><tr><th>Ort<th>Höhe<tr><td>Kiel<td>5</table>"
    #expect(try lines(page, ["--spoken"]).first == "Stand 2024-03-01")
  }
}
