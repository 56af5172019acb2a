import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

@Suite struct NamingColumnTests {
  private func naming(_ headers: [String], _ rows: [[String]]) -> String? {
    var batch = RowBatch()
    for row in rows { batch.append(row: row) }
    return ColumnTyping(names: headers, sample: [batch], locale: LocaleTag("en")).namingColumn.map {
      headers[$0]
    }
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
      naming(
        ["Note", "Name", "Fee"],
        [["first", "<i>so</i>", "3"], ["second", long, "4"], ["third", long, "5"]])
        == "Name")
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

  @Test func aNumberNamesOnlyIfNothingElseDoes() {
    #expect(naming(["x", "y"], [["1", "2"], ["3", "4"]]) == "x")
  }
}
