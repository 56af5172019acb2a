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

  @Test(arguments: [
    ("31", "Ann, Room 31"), ("-2.5", "Ann, Room -2.5"), ("5:40", "Ann, Room 5:40"), ("18+", "Ann, Room 18+"),
    ("2019/20", "Ann, Room 2019/20"), ("\u{2212}3", "Ann, Room \u{2212}3"), ("B7", "Ann, B7"),
    ("31 b", "Ann, 31 b"), ("$5", "Ann, $5"), ("5%", "Ann, 5%"), ("--+", "Ann, --+"),
    ("absent", "Ann, absent"),
  ])
  func textThatLooksLikeABareNumberCarriesItsHeader(cell: String, label: String) {
    let table = SampleTable([("Name", .text), ("Room", .text)], rows: [["Ann", cell], ["5", cell]])
    #expect(table.labels()[0] == label)
    #expect(table.labels()[1].hasPrefix("5, "), "what names the row needs no header")
    let plan = RowPlan(table: table.table)
    let spoken = SpokenRow(
      plan, table: table.table, readers: table.readers, speech: SpokenText(LocaleTag("en")))
    for row in [0, 1, 0] {
      #expect(spoken.text(row: row, of: table.batch).contains("Room") == label.contains("Room"))
    }
  }

  @Test func cellsThatAShortRowDoesNotHaveAreLeftOut() {
    let labels = SampleTable.orders.labels()
    #expect(labels[2] == "Only, Id 19")
    #expect(labels[5] == "Id 20")
  }

  @Test func whatIsBeyondTheColumnsFollowsAsText() {
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
