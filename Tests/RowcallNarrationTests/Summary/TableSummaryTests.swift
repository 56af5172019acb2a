import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

@Suite struct TableSummaryTests {
  @Test func aTableIsSummedUpByItsColumns() throws {
    let prices = SampleTable(
      [("Item", .text), ("Price", .money(currency: "USD")), ("City", .text)],
      rows: [
        ["Pen", "12", "Rome"], ["Desk", "2,010", "Rome"], ["Lamp", "340", "Oslo"], ["Chair", "", "Rome"],
        ["Rug"],
      ])
    let heard = try summary(prices)
    #expect(
      heard
        == "5 rows, 3 columns; Price from 12 dollars to 2010 dollars, median 340 dollars; "
        + "City with 2 different values; 3 blank")
  }

  @Test(arguments: [
    (["1", "2"], "2 rows, 1 column; N from 1 to 2, median 1.5"),
    (["-4", "7", "7"], "3 rows, 1 column; N from minus 4 to 7, median 7"),
    (["5", "5"], "2 rows, 1 column; N always 5"),
    (["5"], "1 row, 1 column; N always 5"),
    (["", ""], "2 rows, 1 column; 2 blank"),
    (["n/a", "3", "9"], "3 rows, 1 column; N from 3 to 9, median 6; 1 blank"),
    ([], "0 rows, 1 column"),
  ])
  func aColumnOfNumbersHasEndsAndAMiddle(cells: [String], sentence: String) throws {
    #expect(try summary(SampleTable([("N", .integer)], rows: cells.map { [$0] })) == sentence)
  }

  @Test(arguments: [
    (
      "en", "Change from minus 1.2 percent to plus 1.85 percent, median plus 0.5 percent",
      "from -1.2% to +1.85%"
    ),
    (
      "de", "Change von minus 1,2 Prozent bis plus 1,85 Prozent, Median plus 0,5 Prozent",
      "von -1,2 % bis +1,85 %"
    ),
    (
      "fr", "Change de moins 1,2 pour cent à plus 1,85 pour cent, médiane plus 0,5 pour cent",
      "de -1,2 % à +1,85 %"
    ),
    ("ja", "Changeはマイナス1てん2パーセントからプラス1てん8 5パーセント、中央値プラス0てん5パーセント", "-1.2%から+1.85%"),
  ])
  func endsOfChangesHaveSigns(locale: String, spoken: String, written: String) throws {
    let changes = SampleTable([("Change", .change(.percent))], rows: [["+1.85%"], ["-1.2%"], ["+0.5%"]])
    #expect(try summary(changes, locale: locale).contains(spoken))
    var rows = RepeatedRows([changes.batch])
    let summary = try TableSummary(changes.table, readers: changes.readers, rows: &rows)
    #expect(
      summary.text(SummaryVoice(writtenFor: LocaleTag(locale))).replacing("\u{A0}", with: " ").contains(
        written))
  }

  @Test func aChangeThatIsAlwaysTheSameIsSaidAsInRows() throws {
    let changes = SampleTable([("Change", .change(.percent))], rows: [["-2%"], ["-2%"]])
    #expect(try summary(changes).hasSuffix("Change always down 2 percent"))
  }

  @Test func amountsOfAnotherCurrencyAreNotCompared() throws {
    let mixed = SampleTable([("Price", .money(currency: nil))], rows: [["$5"], ["€900"], ["$7"]])
    #expect(try summary(mixed) == "3 rows, 1 column; Price from 5 dollars to 7 dollars, median 6 dollars")
  }

  @Test func aSummaryTakesTheCommaOfItsLanguage() throws {
    let numbers = SampleTable([("N", .integer)], rows: [["1"], [""]])
    #expect(try !summary(numbers, locale: "ja").contains(";"))
  }

  @Test func aWrittenSummaryShowsValuesAsRowsDo() throws {
    let prices = SampleTable(
      [("Item", .text), ("Price (USD)", .money(currency: "USD"))],
      rows: [["Pen", "12"], ["Desk", "2,010"], ["Lamp", "340"]])
    var rows = RepeatedRows([prices.batch])
    let summary = try TableSummary(prices.table, readers: prices.readers, rows: &rows)
    #expect(
      summary.text(SummaryVoice(writtenFor: LocaleTag("en")))
        == "3 rows, 2 columns; Price from $12 to $2,010, median $340")
  }

  @Test func columnsOfATableWithoutTypesAreTyped() throws {
    let boats = grid(
      """
      ^Boat | ^Fare
      <Heron| $4.50
      <Tern | $12.00
      <Gull |
      """)
    let summary = try TableSummary(MarkedTable(boats), locale: LocaleTag("en"))
    #expect(
      summary.text(SummaryVoice(SpokenText(LocaleTag("en"))))
        == "4 rows, 2 columns; Fare from 4 dollars and 50 cents to 12 dollars, "
        + "median 8 dollars and 25 cents; 1 blank")
  }

  @Test func cornersAboveRowHeadersAreNoRowOfData() throws {
    let harvest = grid(
      """
            | ^Rye | ^Oats
            | ^Tons| ^Tons
      <Hill | 31   | 12
      <Brook| 34   |
      """)
    let summary = try TableSummary(MarkedTable(harvest), locale: LocaleTag("en"))
    #expect(
      summary.text(SummaryVoice(SpokenText(LocaleTag("en"))))
        == "4 rows, 3 columns; Rye Tons from 31 to 34, median 32.5; Oats Tons always 12; 1 blank")
  }

  @Test func rowsThatAreHeldAreGivenOnceMore() {
    let rows = BatchRows([SampleTable.stocks.batch])
    for _ in 1...2 {
      var again = RepeatedRows(rows)
      #expect(again.nextBatch()?.rowCount == 3)
      #expect(again.nextBatch()?.rowCount == nil)
    }
  }

  private func summary(_ sample: SampleTable, locale: String = "en") throws -> String {
    var source = OneBatch(batch: sample.batch)
    let summary = try TableSummary(sample.table, readers: sample.readers, rows: &source)
    return summary.text(SummaryVoice(SpokenText(LocaleTag(locale))))
  }

  /// A source with a single batch.
  private struct OneBatch: RowSource {
    var batch: RowBatch?

    mutating func nextBatch() -> RowBatch? {
      defer { batch = nil }
      return batch
    }
  }
}
