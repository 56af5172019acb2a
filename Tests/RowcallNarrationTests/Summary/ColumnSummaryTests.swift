import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration
@testable import RowcallValues

/// Sums and means of a column.
@Suite struct ColumnSummaryTests {
  private func lines(
    _ cells: [String], _ conventions: CellConventions = CellConventions(), locale: String = "en",
    type: ColumnType = .decimal
  ) -> [String] {
    var batch = RowBatch()
    for cell in cells { batch.append(row: [cell]) }
    var summary = ColumnSummary(
      Column(name: "N", type: type), number: 1, reader: CellReader(type, conventions: conventions))
    for row in cells.indices { summary.add(batch, row: row, column: 0) }
    return summary.lines(SummaryVoice(writtenFor: LocaleTag(locale))).map(\.text)
  }

  private let fractions = CellConventions(shownForm: .fractions)

  @Test func fractionsAreAddedUp() {
    #expect(
      lines(["1 1/4", "3/4", "-1/2", "3"], fractions) == [
        "N, 4 values", "-1/2 to 3, median 1", "sum 4.5, mean 1.125",
      ])
    // Thirds are whole together, and have four decimals alone.
    #expect(
      lines(["1/3", "1/3", "1/3", "2/3"], fractions).suffix(2) == [
        "sum 1.6667, mean 0.4167", "1/3: 3 times",
      ])
    #expect(lines(["1/3", "1/3", "1/3"], fractions).contains("sum 1, mean 0.3333"))
  }

  @Test(arguments: [
    (["1", "2.25", "0.125"], "sum 3.375, mean 1.125"), (["0.125", "2.25", "1"], "sum 3.375, mean 1.125"),
    (["0.1", "0.2", "0.3"], "sum 0.6, mean 0.2"), (["-1.5", "1"], "sum -0.5, mean -0.25"),
    (["-1", "-1", "-0.01"], "sum -2.01, mean -0.67"), (["2", "3", "3"], "sum 8, mean 2.67"),
    (["0.123456789", "1"], "sum 1.123456789, mean 0.561728395"),
  ])
  func decimalsAreAddedUpWithoutRounding(cells: [String], sum: String) {
    #expect(lines(cells).contains(sum), "\(lines(cells))")
  }

  @Test func aSumAsLargeAsTheLargestNumberHasAMean() {
    let cells = ["170141183460469231 trillion", "731687303715.0", "0.884105727", "0", "0", "0", "0"]
    #expect(lines(cells).contains { $0.hasPrefix("sum ") }, "\(lines(cells))")
  }

  @Test func powersOfTenAreAddedUp() {
    #expect(
      lines(["1e20", "5", "3E+20"]) == [
        "N, 3 values", "5 to 3E+20, median 1E+20", "sum 4E+20, mean 1.33333333333E+20",
      ])
    #expect(lines(["1e20", "3E+20"], locale: "de").contains { $0.contains("2E+20") })
    #expect(lines(["1e-20", "2e-20"]).contains("sum 3E-20, mean 1.5E-20"))
  }

  @Test func eachCurrencyHasASumOfItsOwn() {
    #expect(
      lines(["€5.00", "$7.00", "€6.00", "$8.00", "£1.00"], type: .money(currency: "EUR")) == [
        "N, 5 values", "2 of 5, €5.00 to €6.00, median €5.50", "2 of 5, sum €11.00, mean €5.50",
        "2 of 5, $7.00 to $8.00, median $7.50", "2 of 5, sum $15.00, mean $7.50", "1 of 5, sum £1.00",
      ])
    #expect(lines(["€5.00", "€6.00"], type: .money(currency: "EUR")).last == "sum €11.00, mean €5.50")
  }

  @Test func theScaleOfOneCurrencySaysOfHowManyValuesItIs() {
    var batch = RowBatch()
    for cell in ["$5", "€900", "$7"] { batch.append(row: [cell]) }
    let type = ColumnType.money(currency: nil)
    var summary = ColumnSummary(Column(name: "Price", type: type), number: 1, reader: CellReader(type))
    for row in 0..<3 { summary.add(batch, row: row, column: 0) }
    #expect(summary.scale(SummaryVoice(writtenFor: LocaleTag("en")))?.text == "Price, 2 of 3, $5 to $7")
  }

  @Test func lengthsOfTimeAreAddedUp() {
    #expect(
      lines(["0:10:00", "0:20:00", "1:00:01"], type: .duration) == [
        "N, 3 values", "0:10:00 to 1:00:01, median 0:20:00", "sum 1:30:01, mean 0:30:00",
      ])
    #expect(lines(["20:00:00", "20:00:00.05"], type: .duration).last == "sum 40:00:00.05, mean 20:00:00.03")
    #expect(lines(["1h 30m", "-30m"], type: .duration).last == "sum 1:00:00, mean 0:30:00")
    // As the column writes them: of minutes and seconds, hours only where there are some.
    #expect(
      lines(["3:20", "4:05", "2:50", "59:45"], type: .duration) == [
        "N, 4 values", "2:50 to 59:45, median 3:42.5", "sum 1:10:00, mean 17:30",
      ])
    #expect(lines(["-0:40", "0:10"], type: .duration).last == "sum -0:30, mean -0:15")
    #expect(lines(["03:20", "04:05"], type: .duration).last == "sum 07:25, mean 03:42.5")
    #expect(
      lines(["0:45", "1:30"], CellConventions(durationPair: .hoursAndMinutes), type: .duration).last
        == "sum 2:15, mean 1:07:30")
  }

  @Test func equalValuesAreAllTheSame() {
    #expect(lines(["5", "5"]).first == "N, 2 values, all the same" && lines(["5"]).first == "N, 1 value")
    #expect(lines(["5", "5", "6"]).first == "N, 3 values, 2 different")
  }

  /// They are spoken as they are written, so that nobody else could find out which ones count as blank.
  @Test func wordsForMissingValuesAreNamedAmongTheBlanks() {
    #expect(lines(["5", "NA", "", "-", "NA"]).first == "N, 1 value, 4 blank, of these NA: 2 times, -: once")
    #expect(lines(["5", "", " "]).first == "N, 1 value, 2 blank")
  }
}
