import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues
import Testing

@Suite struct SpokenRowTests {
  private func row(_ sample: SampleTable, _ plan: RowPlan? = nil, form: NumberForm = .digits) -> SpokenRow {
    SpokenRow(
      plan ?? RowPlan(table: sample.table, naming: [0]), table: sample.table, readers: sample.readers,
      speech: SpokenText(LocaleTag("en"), form: form), pauses: RowPauses(betweenCells: 150, afterRow: 400))
  }

  @Test(arguments: [
    (0, NumberForm.digits, "Apple Inc., 648 dollars and 11 cents, up 1.85 percent"),
    (1, .digits, "Coca-Cola, Inc., 70 dollars and 42 cents, down 0.31 percent"),
    (2, .digits, "Boeing, 75 dollars and 10 cents, unchanged"),
    (
      0, .words,
      "Apple Inc., six hundred and forty eight dollars eleven cents, up one point eight five percent"
    ),
  ])
  func rowsAreSaidInTheOrderOfTheLabel(index: Int, form: NumberForm, spoken: String) {
    let stocks = SampleTable.stocks
    #expect(row(stocks, form: form).text(row: index, of: stocks.batch) == spoken)
  }

  @Test func whatIsBeyondTheColumnsIsSpokenAndMarked() {
    let sample = SampleTable([("Name", .text), ("Score", .integer)], rows: [["Cy", "8", "", "50%"]])
    #expect(row(sample).text(row: 0, of: sample.batch) == "Cy, Score 8, column 4: 50 percent")
    #expect(row(sample).utterance(row: 0, of: sample.batch).segments.contains(.mark("r1c4")))
  }

  @Test(arguments: [
    (NumberForm.digits, "September 17, 2021, September 17, 2021, 17:16 and 10.73 seconds"),
    (
      .words,
      "september seventeenth twenty one, "
        + "september seventeenth twenty twenty one, seventeen hours sixteen minutes "
        + "and ten point seven three seconds"
    ),
  ])
  func momentsAreSaidWithTheirCenturyAndWithoutZerosAtTheirEnd(form: NumberForm, spoken: String) {
    let sample = SampleTable(
      [(nil, .date(.monthDayYear)), (nil, .dateTime(.yearMonthDay))],
      rows: [["9/17/21", "2021-09-17 17:16:10.730"]])
    #expect(row(sample, form: form).text(row: 0, of: sample.batch) == spoken)
  }

  @Test(arguments: [
    ("id", ColumnType.identifier, ["7", "42"], ["7", "42"]),
    ("id", .identifier, ["7", "96", "2363"], ["7", "9 6", "2 3 6 3"]),
    ("Price", .decimal, ["1.1234567", "2.12345"], ["1.1234567", "2.12345"]),
    // One number with too many decimals decides for all.
    (
      "Price", .decimal, ["81.20416129", "111.0309761", "0.00012345", "5.5"],
      ["81.2042", "111.031", "0.0001235", "5.5"]
    ),
    // Beside scores and counts there are no parts and no ranges.
    ("Ready", .text, ["1/1", "1/2", "0/1"], ["1/1", "1/2", "0/1"]),
    ("Score", .text, ["3-1", "1-2", "10-11"], ["3-1", "1-2", "10-11"]),
    ("Size", .text, ["1/2", "1/4", "3/4"], ["one half", "one quarter", "three quarters"]),
  ])
  func allCellsOfAColumnAreSaidInOneStyle(
    header: String, type: ColumnType, cells: [String], spoken: [String]
  ) {
    var sample = SampleTable([(nil, type)], rows: cells.map { [$0] })
    sample.readers = ColumnTyping(names: [header], sample: [sample.batch], locale: LocaleTag("en")).readers
    let row = SpokenRow(
      RowPlan(table: sample.table), table: sample.table, readers: sample.readers,
      speech: SpokenText(LocaleTag("en")))
    #expect(cells.indices.map { row.text(row: $0, of: sample.batch) } == spoken)
  }

  @Test func longNumbersWithAHyphenAreCodes() {
    let sample = SampleTable(
      [("Note", .text)], rows: [["123433-000"], ["222343-130"], ["code 0123"]])
    let texts = sample.rows.indices.map { row(sample).text(row: $0, of: sample.batch) }
    #expect(texts == ["1 2 3 4 3 3, 0 0 0", "2 2 2 3 4 3, 1 3 0", "code 0 1 2 3"])
  }

  @Test func anUtteranceMarksItsCellsAndPausesBetweenThem() {
    let stocks = SampleTable.stocks
    #expect(
      row(stocks).utterance(row: 2, of: stocks.batch)
        == Utterance(
          segments: [
            .mark("r3c1"), .text("Boeing", language: nil), .pause(milliseconds: 150),
            .mark("r3c2"), .text("75 dollars and 10 cents", language: nil), .pause(milliseconds: 150),
            .mark("r3c3"), .text("unchanged", language: nil), .pause(milliseconds: 400),
          ], language: LocaleTag("en")))
  }

  @Test func wordsOfATemplateAreSaidAndItsPunctuationIsSilence() throws {
    let stocks = SampleTable.stocks
    let plan = try RowPlan(
      template: LabelTemplate("{Company} costs {Price:.0}; {Change}"), table: stocks.table)
    #expect(
      row(stocks, plan).text(row: 0, of: stocks.batch) == "Apple Inc. costs 648 dollars; up 1.85 percent")
    #expect(
      row(stocks, plan).utterance(row: 0, of: stocks.batch).segments == [
        .mark("r1c1"), .text("Apple Inc.", language: nil), .text(" costs ", language: nil),
        .mark("r1c2"), .text("648 dollars", language: nil), .pause(milliseconds: 150),
        .mark("r1c3"), .text("up 1.85 percent", language: nil), .pause(milliseconds: 400),
      ])
  }

  @Test(arguments: [
    ("{Customer}{? paid {Net}}", ["Ada Byron paid 3 dollars and 20 cents", "Grace paid 5 euros", "Only"]),
    (
      "{Customer}{? notes {Note}}{Gross?}",
      ["Ada Byron notes two linesminus 4 dollars and 10 cents", "Grace", "Only"]
    ),
  ])
  func blankCellsAreLeftOutWhereTheTemplateSaysSo(template: String, spoken: [String]) throws {
    let orders = SampleTable.orders
    let row = row(orders, try RowPlan(template: LabelTemplate(template), table: orders.table))
    #expect((0..<3).map { row.text(row: $0, of: orders.batch) } == spoken)
  }

  @Test func valuesInsideTextAreSaidAsValues() {
    let notes = SampleTable([("Note", .text)], rows: [["about $15.50 on 2012-03-12"]])
    #expect(
      row(notes).text(row: 0, of: notes.batch) == "about 15 dollars and 50 cents on March 12, 2012")
  }

  @Test func aHeaderAsLongAsASentenceIsSaidInFull() {
    let name = "How content were you with <b>our staff</b> at the counter when you last came to the shop?"
    let answers = SampleTable([("Name", .text), (name, .integer)], rows: [["Ada", "4"]])
    let heard = "Ada, How content were you with our staff at the counter when you last came to the shop? 4"
    #expect(row(answers).text(row: 0, of: answers.batch) == heard)
    #expect(answers.labels() == [heard])
  }

  @Test func aTemplateKeepsTheDecimalsItAsksFor() throws {
    let shares = SampleTable([("Share", .decimal)], rows: [["0.123456789"]])
    let plan = try RowPlan(template: LabelTemplate("{Share:.8}"), table: shares.table)
    #expect(row(shares, plan).text(row: 0, of: shares.batch) == "0.12345679")
    #expect(row(shares).text(row: 0, of: shares.batch) == "0.1235")
    #expect(shares.labels() == ["0.123456789"])
  }

  @Test func quotesAndDashesOfWindowsAreSpokenAsSuch() {
    let misread = SampleTable([("Note", .text)], rows: [["Ada\u{92}s \u{96} first\u{9B}"]])
    #expect(row(misread).text(row: 0, of: misread.batch) == "Ada’s – first")
  }

  @Test func inaudibleCharactersBecomeASpace() {
    let hostile = SampleTable([("Note", .text)], rows: [["a\u{1}b\u{202E}c\u{1B}[x \r\n d"]])
    #expect(row(hostile).text(row: 0, of: hostile.batch) == "a b c [x d")
  }

  @Test func emptyAndShortRowsAreSaidAsTheirLabelsRead() {
    let orders = SampleTable.orders
    #expect(
      (2..<6).map { row(orders).text(row: $0, of: orders.batch) } == [
        "Id 19, Customer Only", "blank", "blank", "Id 20",
      ])
  }
}

@Suite struct CellMarkTests {
  @Test func aMarkHasRowAndColumnFromOne() {
    let mark = CellMark(CellPosition(row: 11, column: 2))
    #expect(mark.name == "r12c3")
    #expect(CellMark(name: "r12c3") == mark)
  }

  @Test(arguments: ["", "r1", "c1", "r0c1", "r1c0", "x1c1", "r1c1c1", "rc", "r1cx"])
  func otherNamesAreNone(name: String) {
    #expect(CellMark(name: name) == nil)
  }
}
