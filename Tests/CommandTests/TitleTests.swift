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
