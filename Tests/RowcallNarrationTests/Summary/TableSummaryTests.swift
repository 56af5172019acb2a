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
        == "5 rows, 3 columns; Item with 5 different values; "
        + "Price from 12 dollars to 2010 dollars, median 340 dollars, 2 blank; "
        + "City with 2 different values, 1 blank")
  }

  @Test(arguments: [
    (["1", "2"], "2 rows, 1 column; N from 1 to 2, median 1.5"),
    (["-4", "7", "7"], "3 rows, 1 column; N from minus 4 to 7, median 7"),
    (["5", "5"], "2 rows, 1 column; N always 5"),
    (["5"], "1 row, 1 column; N always 5"),
    (["", ""], "2 rows, 1 column; N always blank"),
    (["-", "3", "9"], "3 rows, 1 column; N from 3 to 9, median 6, 1 blank, of these hyphen: once"),
    (["n/a", "3", "9"], "3 rows, 1 column; N from 3 to 9, median 6, 1 blank, of these n/a: once"),
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

  @Test(arguments: [
    (
      ColumnType.date(.yearMonthDay), ["2024-03-01", "1999-07-04", "2023-12-31"],
      "from July 4, 1999 to March 1, 2024"
    ),
    (.date(.monthDayYear), ["3/1/24", "7/4/99"], "from July 4, 1999 to March 1, 2024"),
    (.year, ["2004", "1987", ""], "from 1987 to 2004, 1 blank"),
    (.time, ["9:30 pm", "12:15 am", "12:15 pm"], "from 12:15 AM to 9:30 PM"),
    (.time, ["22:10", "5:40"], "from 5:40 to 22:10"),
    (
      .dateTime(.yearMonthDay), ["2024-03-01 09:30", "2024-03-01 08:15"],
      "from March 1, 2024, 8:15 to March 1, 2024, 9:30"
    ),
    (
      .duration, ["1:05:00", "0:45:30"],
      "from 45 minutes and 30 seconds to 1 hour and 5 minutes, median 55 minutes and 15 seconds"
    ),
    (.boolean, ["yes", "no", "yes"], "with 2 different values"), (.boolean, ["yes", "yes"], "always yes"),
    (.identifier, ["00417", "00417"], "always 0 0 4 1 7"), (.text, ["Rome", "Rome"], "always Rome"),
    (.text, ["Rome", "", "Oslo"], "with 2 different values, 1 blank"),
  ])
  func everyColumnIsSummedUp(type: ColumnType, cells: [String], words: String) throws {
    let heard = try summary(SampleTable([("Column", type)], rows: cells.map { [$0] }))
    #expect(heard == "\(cells.count) rows, 1 column; Column \(words)")
  }

  @Test func blankCellsOfColumnsWithoutANameAreReportedTogether() throws {
    let sample = SampleTable([(nil, .text), ("N", .integer)], rows: [["", "1"], ["", "2"]])
    #expect(try summary(sample) == "2 rows, 2 columns; N from 1 to 2, median 1.5; 2 blank")
  }

  @Test func amountsOfAnotherCurrencyAreNotComparedWhichIsSaid() throws {
    let mixed = SampleTable([("Price", .money(currency: nil))], rows: [["$5"], ["€900"], ["$7"]])
    #expect(
      try summary(mixed) == "3 rows, 1 column; Price from 5 dollars to 7 dollars, median 6 dollars, 2 of 3")
    let one = SampleTable([("Price", .money(currency: nil))], rows: [["$5"], ["€900"], ["$5"]])
    #expect(try summary(one) == "3 rows, 1 column; Price always 5 dollars, 2 of 3")
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
        == "3 rows, 2 columns; Item with 3 different values; Price from $12 to $2,010, median $340")
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
        == "4 rows, 2 columns; Boat with 3 different values; "
        + "Fare from 4 dollars and 50 cents to 12 dollars, median 8 dollars and 25 cents, 1 blank")
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
        == "4 rows, 3 columns; Rye Tons from 31 to 34, median 32.5; Oats Tons always 12, 1 blank")
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
