import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues
import Testing

@Suite struct RowLabelTests {
  @Test func theNamingColumnLeadsAndMoneyAndChangesSpeakForThemselves() {
    #expect(
      SampleTable.stocks.labels() == [
        "Apple Inc., $648.11, up 1.85%", "Coca-Cola, Inc., $70.42, down 0.31%", "Boeing, $75.10, unchanged",
      ])
  }

  @Test func bareValuesBlanksAndMisfitsCarryTheirHeader() {
    let labels = SampleTable.orders.labels()
    #expect(
      labels[0]
        == "Ada Byron, Id 17, Quantity 1,200, Paid yes, 12.5 kg, Nov 12, 2012, Net $3.20, Gross -$4.10, two lines"
    )
    #expect(
      labels[1]
        == "Grace, Id 18, Quantity blank, Paid no, Weight lots, 2012-02, Net €5, Gross blank, Note blank")
  }

  @Test func cellsThatAShortRowDoesNotHaveAreLeftOut() {
    let labels = SampleTable.orders.labels()
    #expect(labels[2] == "Only, Id 19")
    #expect(labels[5] == "Id 20")
  }

  @Test func whatStandsBeyondTheColumnsFollowsAsText() {
    let table = SampleTable(
      [("Name", .text), ("Score", .integer)],
      rows: [["Cy", "8", "late", " ", "50%"], ["", "", "", "left"], ["", "", "", ""]])
    #expect(table.labels() == ["Cy, Score 8, late, 50%", "blank, Score blank, left", "blank"])
    #expect(table.labels(RowPlan(table: table.table, columns: [0])).first == "Cy")
  }

  @Test func aRowWithNothingInItIsBlankOnce() {
    let labels = SampleTable.orders.labels()
    #expect(labels[3] == "blank")
    #expect(labels[4] == "blank")
  }

  @Test func aChosenNamingColumnAndOrderOfColumnsAreKept() {
    let orders = SampleTable.orders
    let plan = RowPlan(table: orders.table, columns: [6, 2, 0], naming: 0)
    #expect(orders.labels(plan).first == "17, $3.20, Quantity 1,200")
  }

  @Test func aColumnWithoutHeaderIsReadWithoutOne() {
    let table = SampleTable([(nil, .text), (nil, .integer)], rows: [["Ada", "5"]])
    #expect(table.labels() == ["Ada, 5"])
  }

  @Test func veryWideRowsTakeTimeInProportion() {
    let width = 100_000
    let table = SampleTable(
      (0..<width).map { ("C\($0)", .integer) }, rows: [(0..<width).map(String.init)])
    let label = table.labels()[0]
    #expect(label.hasPrefix("0, C1 1, C2 2"))
    #expect(label.hasSuffix("C99999 99,999"))
  }

  @Test(arguments: [
    ("de", "Apple Inc., 648,11\u{A0}$, plus 1,85\u{A0}%"),
    ("es", "Apple Inc., 648,11\u{A0}US$, sube 1,85\u{A0}%"),
  ])
  func valuesAndWordsAreThoseOfTheLocale(locale: String, label: String) {
    #expect(SampleTable.stocks.labels(locale: locale).first == label)
  }
}
