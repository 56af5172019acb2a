import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

@Suite struct ConventionResolverTests {
  private func columns(
    _ columns: [[String]], locale: String = "en-US", delimiter: Character = ","
  ) -> [TypedColumn] {
    var batch = RowBatch()
    for row in columns[0].indices { batch.append(row: columns.map { $0[row] }) }
    return ColumnTyping(
      names: columns.map { _ in nil }, sample: [batch], locale: LocaleTag(locale),
      delimiter: delimiter.asciiValue
    ).columns
  }

  @Test(arguments: [
    (["1.234", "12.5"], "de", DecimalMark.point), (["1,234", "12,5"], "en", .comma),
    (["1.234", "1.234.567"], "en", .comma), (["1,234", "1,234,567"], "de", .point),
    (["1.234", "0.500"], "de", .point), (["1,234", "0,500"], "en", .comma),
    (["1.234", "1234.567"], "de", .point),
    (["1.234", "1.234,50"], "en", .comma), (["1'234.50", "1.234"], "de", .point),
  ])
  func theColumnItselfDecidesTheDecimalMark(cells: [String], locale: String, mark: DecimalMark) {
    let column = columns([cells], locale: locale)[0]
    #expect(column.conventions.decimalMark == mark)
    #expect(column.source == .column)
  }

  @Test func otherColumnsDecideTheDecimalMark() {
    let typed = columns([["1.234", "5.678"], ["2,5", "3,75"]])
    #expect(typed[0].conventions.decimalMark == .comma)
    #expect(typed[0].source == .file)
    #expect(typed[0].column.type == .integer)
  }

  @Test func theDelimiterDecidesBeforeTheLocale() {
    let semicolons = columns([["1.234", "5.678"]], delimiter: ";")[0]
    #expect(semicolons.conventions.decimalMark == .comma)
    // Such files come with decimal points, too: a listener who expects those must know.
    #expect(semicolons.source == .semicolons && semicolons.source.leavesDoubt)
    let german = columns([["1.234", "5.678"]], locale: "de", delimiter: ";")[0]
    #expect(german.conventions.decimalMark == .comma)
    #expect(german.source == .delimiter && !german.source.leavesDoubt)
    let commas = columns([["1.234", "5.678"]], locale: "de", delimiter: ",")[0]
    #expect(commas.column.type == .decimal)
    // Three digits each may be thousands: whoever listens must know.
    #expect(commas.source == .commas && commas.source.leavesDoubt)
    let thousands = columns([["1,234", "5,678"]], delimiter: ",")[0]
    #expect(thousands.source == .delimiter && !thousands.source.leavesDoubt)
  }

  @Test func numbersAmongWordsThatMayBeThousandsAreAssumed() {
    #expect(columns([["17.518", "closed"]])[0].assumedMark == .point)
    #expect(columns([["17.51", "closed"]])[0].assumedMark == nil)
    #expect(columns([["17.518", "closed"], ["2.5", "3.25"]])[0].assumedMark == nil)
  }

  @Test func theLocaleDecidesWhatTheFileLeavesOpen() {
    let german = columns([["1.234", "5.678"]], locale: "de", delimiter: "\t")[0]
    #expect(german.column.type == .integer)
    #expect(german.source == .locale)
    let english = columns([["1.234", "5.678"]], locale: "en", delimiter: "\t")[0]
    #expect(english.column.type == .decimal)
    #expect(english.source == .locale)
  }

  @Test func numbersWithoutMarksLeaveNothingOpen() {
    #expect(columns([["12", "7"]], locale: "de")[0].source == .unambiguous)
  }

  @Test(arguments: [
    (["01/02/2003", "25/02/2003"], "en-US", CalendarDate.Order.dayMonthYear),
    (["01/02/2003", "02/25/2003"], "de", .monthDayYear), (["01-02-03", "99-12-31"], "en-US", .yearMonthDay),
  ])
  func onePartAboveTwelveDecidesTheOrder(cells: [String], locale: String, order: CalendarDate.Order) {
    let column = columns([cells], locale: locale)[0]
    #expect(column.column.type == .date(order))
    #expect(column.source == .column)
  }

  @Test func dotsPutTheDayFirstWhateverTheLocale() {
    for cells in [["01.02.2024", "03.04.2024"], ["1.2.2024 10:30", "3.4.2024 11:00"]] {
      let column = columns([cells], locale: "en-US")[0]
      #expect(column.source == .dots)
      #expect([.date(.dayMonthYear), .dateTime(.dayMonthYear)].contains(column.column.type))
    }
    #expect(columns([["01.02.2024", "02.25.2024"]], locale: "en-US")[0].column.type == .date(.monthDayYear))
    #expect(columns([["01/02/2024", "03/04/2024"]], locale: "en-US")[0].source == .locale)
  }

  @Test func aMonthlySeriesHasTheFirstOfEachMonth() {
    let dayFirst = columns([["01-01-13", "01-02-13", "01-03-13"]])[0]
    #expect(dayFirst.column.type == .date(.dayMonthYear))
    #expect(dayFirst.source == .series)
    #expect(
      columns([["1/1/2013", "2/1/2013", "3/1/2013"]], locale: "de")[0].column.type == .date(.monthDayYear))
    #expect(columns([["1/1/2013", "1/1/2014", "1/1/2015"]], locale: "de")[0].source == .locale)
  }

  @Test func aDateThatProvesAnOrderOutweighsAMonthlySeries() {
    let firstDays = (1...12).map { "\($0)/01/2006" }
    let typed = columns([firstDays + ["13/01/2006"]])[0]
    #expect(typed.column.type == .date(.dayMonthYear))
    #expect(typed.source == .column)
  }

  @Test func datesThatContradictEachOtherAreReadOnlyWhereOneOrderFits() {
    let days = (13...21).map { "\($0)/02/2006" } + ["02/13/2006", "02/14/2006", "03/04/2006"]
    let typed = columns([days], locale: "en-US")[0]
    #expect(typed.source == .open)
    #expect(typed.column.type == .date(.dayMonthYear))
    #expect(typed.reader.value(in: "03/04/2006") == nil)
    let date = CalendarDate(year: 2006, yearDigits: 4, month: 2, day: 13, order: .dayMonthYear)
    #expect(typed.reader.value(in: "13/02/2006") == .date(date))
    #expect(typed.reader.value(in: "2006-02-03") != nil)
  }

  @Test func oneMistakeAmongManyDatesDoesNotMakeTheOthersUncertain() {
    let days = (13...28).map { "\($0)/02/2006" } + ["02/13/2006", "03/04/2006"]
    let typed = columns([days], locale: "en-US")[0]
    #expect(typed.source == .column)
    #expect(typed.column.type == .date(.dayMonthYear))
  }

  @Test func theHeadOfAStreamDoesNotLetTheLocaleDecideDates() {
    var batch = RowBatch()
    for day in ["01/02/2006", "03/04/2006"] { batch.append(row: [day]) }
    let typed = ColumnTyping(
      names: ["Date"], sample: [batch], locale: LocaleTag("en-US"), isWhole: false
    ).columns[0]
    #expect(typed.source == .open)
    #expect(typed.reader.value(in: "01/02/2006") == nil)
    #expect(typed.reader.value(in: "13/02/2006") != nil)
  }

  @Test func aUserDecidesBeforeTheCells() {
    var batch = RowBatch()
    for (day, price) in [("01/02/2006", "1,234"), ("02/03/2006", "5,678"), ("13/02/2006", "9")] {
      batch.append(row: [day, price, "007"])
    }
    func typed(_ choices: TypingChoices) -> [TypedColumn] {
      ColumnTyping(
        names: ["Date", "Price", "Count"], sample: [batch], locale: LocaleTag("en-US"), choices: choices
      ).columns
    }
    let chosen = typed(
      TypingChoices(dates: .monthDayYear, decimalMark: .comma, kinds: [2: .number]))
    #expect(chosen[0].column.type == .date(.monthDayYear))
    #expect(chosen[1].column.type == .decimal)
    #expect(chosen[2].column.type == .integer)
    #expect(
      typed(TypingChoices(dates: .monthDayYear, kinds: [0: .dmy]))[0].column.type == .date(.dayMonthYear))
    #expect(typed(TypingChoices(kinds: [0: .text]))[0].column.type == .text)
    #expect(typed(TypingChoices(kinds: [1: .money]))[1].column.type == .money(currency: nil))
  }

  @Test(arguments: ColumnKind.allCases)
  func aUserMaySayWhatAColumnHoldsEvenIfNoCellFits(kind: ColumnKind) {
    var batch = RowBatch()
    batch.append(row: ["—x—"])
    let typed = ColumnTyping(
      names: ["A"], sample: [batch], locale: LocaleTag("en"), choices: TypingChoices(kinds: [0: kind])
    ).columns[0]
    #expect(typed.reason == .asked)
    #expect((typed.column.type == .text) == (kind == .text))
    #expect(typed.reader.value(in: "—x—") == nil)
  }

  @Test func whatHappensAtTimesOfDayIsNoMonthlySeries() {
    let visits = columns([["1/1/2013 9:15", "2/1/2013 17:40", "3/1/2013 11:05"]], locale: "en-GB")[0]
    #expect(visits.column.type == .dateTime(.dayMonthYear))
    #expect(visits.source == .locale)
  }

  @Test func otherDatesDecideTheOrder() {
    let typed = columns([["01/02/2003", "03/04/2003"], ["25/02/2003", "26/02/2003"]])
    #expect(typed[0].column.type == .date(.dayMonthYear))
    #expect(typed[0].source == .file)
  }

  @Test(arguments: [
    ("en", CalendarDate.Order.monthDayYear), ("en-US", .monthDayYear), ("en-GB", .dayMonthYear),
    ("de", .dayMonthYear),
    ("fr", .dayMonthYear), ("es", .dayMonthYear),
  ])
  func theLocaleDecidesTheOrderLast(locale: String, order: CalendarDate.Order) {
    let column = columns([["01/02/2003", "03/04/2003"]], locale: locale)[0]
    #expect(column.column.type == .date(order))
    #expect(column.source == .locale)
  }

  @Test func japaneseTablesPutTheYearFirst() {
    #expect(columns([["01/02/03", "04/05/06"]], locale: "ja")[0].column.type == .date(.yearMonthDay))
  }

  @Test func monthNamesOfTheLocaleAreRead() {
    #expect(columns([["3. März 2019", "4. Dez. 2020"]], locale: "de")[0].column.type == .date(.dayMonthYear))
    #expect(columns([["3 févr. 2019", "4 août 2020"]], locale: "fr")[0].column.type == .date(.dayMonthYear))
    #expect(
      columns([["3 de marzo de 2019", "4 de agosto de 2020"]], locale: "es")[0].column.type
        == .date(.dayMonthYear))
    #expect(
      columns([["3 марта 2019", "4 августа 2020"]], locale: "ru")[0].column.type == .date(.dayMonthYear))
  }

  @Test func trianglesAreMinusInJapaneseAccountsOnly() {
    #expect(columns([["△1,200", "3,400"]], locale: "ja")[0].conventions.isTriangleNegative)
    #expect(columns([["▲1.2", "▼3.4"]], locale: "ja")[0].column.type == .change(.number))
  }

  @Test(arguments: [("zh", "CNY"), ("zh-Hant", "TWD"), ("zh-TW", "TWD"), ("zh-HK", "HKD"), ("en-US", "CNY")])
  func aYuanIsTheMoneyOfTheLocalesCountry(locale: String, currency: String) {
    let column = columns([["8,500元", "9,800元"]], locale: locale)[0]
    #expect(
      CellReader(column.column.type, conventions: column.conventions).value(in: "100元")
        == .money(Money(Number(significand: 100), currency: currency)))
  }
}

/// What users say about columns that do not allow it.
@Suite struct UnfitChoiceTests {
  private func column(_ cells: [String], _ choices: TypingChoices) -> TypedColumn {
    var batch = RowBatch()
    for cell in cells { batch.append(row: [cell]) }
    return ColumnTyping(names: ["When"], sample: [batch], locale: LocaleTag("en-US"), choices: choices)
      .columns[0]
  }

  @Test func anOrderThatNoDateAllowsIsIgnored() {
    let typed = column(["01/02/2024", "03/04/2024"], TypingChoices(dates: .yearMonthDay))
    #expect(typed.column.type == .date(.monthDayYear))
    #expect(typed.unfitChoice == .dates(.yearMonthDay))
    #expect(column(["01/02/2024"], TypingChoices(dates: .dayMonthYear)).unfitChoice == nil)
  }

  @Test func aDecimalMarkThatNoNumberHasIsIgnored() {
    let typed = column(["1,234.50", "2.75"], TypingChoices(decimalMark: .comma))
    #expect(typed.column.type == .decimal)
    #expect(typed.unfitChoice == .decimalMark(.comma))
    #expect(column(["5", "6"], TypingChoices(decimalMark: .comma)).unfitChoice == nil)
  }

  @Test func aKindThatNoCellFitsIsReported() {
    #expect(column(["5", "6"], TypingChoices(kinds: [0: .date])).unfitChoice == .kind(.date))
    #expect(column(["5", "x"], TypingChoices(kinds: [0: .number])).unfitChoice == nil)
  }
}
