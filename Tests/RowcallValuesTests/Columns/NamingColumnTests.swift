import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

@Suite struct NamingColumnTests {
  private func naming(_ headers: [String], _ rows: [[String]]) -> String {
    var batch = RowBatch()
    for row in rows { batch.append(row: row) }
    return ColumnTyping(names: headers, sample: [batch], locale: LocaleTag("en")).namingColumns
      .map { headers[$0] }.joined(separator: "+")
  }

  @Test func theFirstWordsThatDifferNameTheRow() {
    #expect(
      naming(["nr", "kind", "what"], [["1", "tool", "saw"], ["2", "tool", "axe"], ["3", "tool", "file"]])
        == "what")
  }

  @Test func aHeaderTipsIt() {
    #expect(naming(["code word", "Name"], [["zulu", "Ann"], ["yoke", "Bob"]]) == "Name")
    #expect(naming(["Straße", "Firma"], [["Am Markt", "Alfa"], ["Am Tor", "Beta"]]) == "Firma")
    #expect(naming(["备注", "公司"], [["甲", "阿"], ["乙", "波"]]) == "公司")
  }

  @Test func aHeaderThatSaysNameWinsWhateverTheCellsLookLike() {
    let long = String(repeating: "w", count: 500)
    #expect(
      naming(["Note", "Name", "Fee"], [["first", "<i>so</i>", "3"], ["second", long, "4"]]) == "Name")
    #expect(
      naming(["Pais", "Nombre"], [["Perú", "https://a.example"], ["Cuba", "https://b.example"]]) == "Nombre")
    #expect(naming(["Name", "town"], [["1", "Ulm"], ["2", "Bonn"]]) == "town")
  }

  @Test func webAddressesDoNotName() {
    #expect(
      naming(["link", "what"], [["http://a.example/1", "saw"], ["http://a.example/2", "axe"]]) == "what")
  }

  @Test func datesNameTheRowsOfATimeSeries() {
    #expect(naming(["rain", "day"], [["4.5", "2019-04-01"], ["0", "2019-04-02"]]) == "day")
  }

  @Test func numbersNameRowsOnlyAsKeys() {
    #expect(
      naming(["id", "town", "y"], [["1", "Ulm", "2"], ["3", "Ulm", "4"], ["5", "Ulm", "7"]]) == "id")
    #expect(naming(["town", "y"], [["Ulm", "2"], ["Ulm", "4"], ["Ulm", "9"]]) == "")
  }

  @Test func constantsPricesPercentagesAndMostlyBlankColumnsNameNothing() {
    #expect(naming(["firm"], Array(repeating: ["HMRC"], count: 5)) == "")
    #expect(naming(["kind", "price"], [["a", "$3"], ["a", "$4"], ["a", "$5"]]) == "")
    #expect(naming(["kind", "share"], [["a", "3%"], ["a", "4%"], ["a", "5%"]]) == "")
    #expect(
      naming(["company", "x"], [["Alfa", "1.5"], ["", "2.5"], ["", "0.5"], ["Beta", "0.1"]]) == "")
  }

  @Test func firstAndLastNamesNameTheRowTogether() {
    #expect(
      naming(["First name", "Last name", "Town"], [["Ann", "Ek", "Ulm"], ["Bob", "Lee", "Bonn"]])
        == "First name+Last name")
    #expect(naming(["Nome", "Cognome"], [["Ada", "Riva"], ["Ugo", "Riva"]]) == "Nome+Cognome")
  }

  @Test func aNameAndATimeNameTheRowTogetherWhereOneAloneRepeats() {
    let rows = ["08:10", "09:10", "10:10"].flatMap { time in ["Ulm", "Bonn", "Kiel"].map { [$0, time, "4"] } }
    #expect(naming(["Station", "Departure", "Platform"], rows) == "Station+Departure")
  }
}
