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

  @Test func amountsOfAnotherCurrencyAreNotCompared() throws {
    let mixed = SampleTable([("Price", .money(currency: nil))], rows: [["$5"], ["€900"], ["$7"]])
    #expect(try summary(mixed) == "3 rows, 1 column; Price from 5 dollars to 7 dollars, median 6 dollars")
  }

  @Test func aSummaryTakesTheCommaOfItsLanguage() throws {
    let numbers = SampleTable([("N", .integer)], rows: [["1"], [""]])
    #expect(try !summary(numbers, locale: "ja").contains(";"))
  }

  private func summary(_ sample: SampleTable, locale: String = "en") throws -> String {
    var source = OneBatch(batch: sample.batch)
    let summary = try TableSummary(sample.table, readers: sample.readers, rows: &source)
    return summary.text(SpokenText(LocaleTag(locale)))
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
