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

  @Test func valuesThatDoNotTellTheirColumnCarryItsHeaderAndBlanksAreLeftOut() {
    let labels = SampleTable.orders.labels()
    #expect(
      labels[0]
        == "Id 17, Customer Ada Byron, Quantity 1,200, Paid yes, 12.5 kg, Nov 12, 2012, Net $3.20, Gross -$4.10, Note two lines"
    )
    #expect(
      labels[1]
        == "Id 18, Customer Grace, Paid no, Weight lots, 2012-02, Net €5")
  }

  @Test(
    arguments: [
      ("31", "Room 31"), ("-2.5", "Room -2.5"), ("5:40", "Room 5:40"), ("18+", "Room 18+"),
      ("2019/20", "Room 2019/20"), ("\u{2212}3", "Room \u{2212}3"), ("B7", "B7"),
      ("31 b", "31 b"), ("$5", "$5"), ("5%", "5%"), ("--+", "--+"), ("absent", "absent"),
    ], [ColumnType.text, .identifier])
  func whatNamesTheRowCarriesItsHeaderIfItLooksLikeABareNumber(
    cell: (String, label: String), type: ColumnType
  ) {
    let table = SampleTable([("Room", type), ("Guest", .text)], rows: [[cell.0, "Ann"]])
    #expect(table.labels() == [cell.label + ", Guest Ann"])
    let spoken = SpokenRow(
      RowPlan(table: table.table, naming: [0]), table: table.table, readers: table.readers,
      speech: SpokenText(LocaleTag("en")))
    for _ in 0..<2 {
      #expect(spoken.text(row: 0, of: table.batch).hasPrefix("Room") == cell.label.hasPrefix("Room"))
    }
  }

  @Test func rowsWithoutANameAreNumberedUnlessColumnsWereChosen() {
    let table = SampleTable([("Mark", .text), ("Points", .integer)], rows: [["good", "3"], ["good", "4"]])
    #expect(
      table.labels(RowPlan(table: table.table)) == [
        "row 1, Mark good, Points 3", "row 2, Mark good, Points 4",
      ])
    #expect(table.labels(RowPlan(table: table.table, columns: [1, 0]))[0] == "Points 3, Mark good")
    #expect(table.labels(RowPlan(table: table.table, columns: [1]))[0] == "Points 3")
  }

  @Test func theOnlyColumnOfATableNeedsNoHeader() {
    let table = SampleTable([("Points", .integer), ("Note", .empty)], rows: [["3"]])
    #expect(table.labels(RowPlan(table: table.table)) == ["3"])
  }

  @Test func cellsThatAShortRowDoesNotHaveAreLeftOut() {
    let labels = SampleTable.orders.labels()
    #expect(labels[2] == "Id 19, Customer Only")
    #expect(labels[5] == "Id 20")
  }

  @Test func whatIsBeyondTheColumnsFollowsAsText() {
    let table = SampleTable(
      [("Name", .text), ("Score", .integer)],
      rows: [["Cy", "8", "late", " ", "50%"], ["", "", "", "left"], ["", "", "", ""]])
    #expect(
      table.labels() == ["Cy, Score 8, column 3 late, column 5 50%", "Name blank, column 4 left", "blank"])
    #expect(table.labels(RowPlan(table: table.table, columns: [0], naming: [0])).first == "Cy")
  }

  @Test func aRowWithNothingInItIsBlankOnce() {
    let labels = SampleTable.orders.labels()
    #expect(labels[3] == "blank")
    #expect(labels[4] == "blank")
  }

  @Test func aChosenNamingColumnAndOrderOfColumnsAreKept() {
    let orders = SampleTable.orders
    let plan = RowPlan(table: orders.table, columns: [6, 2, 0], naming: [0])
    #expect(orders.labels(plan).first == "Id 17, $3.20, Quantity 1,200")
  }

  @Test func aColumnWithoutHeaderIsCalledByItsNumber() {
    let table = SampleTable([(nil, .text), (nil, .integer), (nil, .integer)], rows: [["Ada", "5", "6"]])
    #expect(table.labels() == ["Ada, column 2 5, column 3 6"])
  }

  @Test func theOnlyValueOfANameWithoutHeadersNeedsNoNumber() {
    let table = SampleTable([(nil, .text), (nil, .integer)], rows: [["Ada", "5"]])
    #expect(table.labels() == ["Ada, 5"])
  }

  @Test func veryWideRowsTakeTimeInProportion() {
    let width = 100_000
    let table = SampleTable(
      (0..<width).map { ("C\($0)", .integer) }, rows: [(0..<width).map(String.init)])
    let label = table.labels()[0]
    #expect(label.hasPrefix("C0 0, C1 1, C2 2"))
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
