import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues
import Testing

@Suite struct RowLabelTests {
  @Test func theNamingColumnLeadsAndMoneyAndChangesSpeakForThemselves() {
    let stocks = SampleTable.stocks
    #expect(
      stocks.labels() == [
        "Apple Inc., $648.11, up 1.85%",
        "Coca-Cola, Inc., $70.42, down 0.31%",
        "Boeing, $75.10, unchanged",
      ])
  }

  @Test(arguments: [
    ("de", "Apple Inc., 648,11\u{A0}$, plus 1,85\u{A0}%"),
    ("fr", "Apple Inc., 648,11\u{A0}$US, en hausse de 1,85\u{A0}%"),
  ])
  func valuesAreWrittenAsTheLocaleWritesThem(locale: String, label: String) {
    #expect(SampleTable.stocks.labels(locale: locale).first == label)
  }
}
