import RowcallModel
import RowcallText
import Testing

@testable import RowcallValues

/// Types a table of one column.
private func typed(
  _ header: String?, _ cells: [String], locale: String = "en-US", delimiter: Character? = nil
) -> TypedColumn {
  table([header], cells.map { [$0] }, locale: locale, delimiter: delimiter).columns[0]
}

private func table(
  _ headers: [String?], _ rows: [[String]], locale: String = "en-US", delimiter: Character? = nil
) -> ColumnTyping {
  var batch = RowBatch()
  for (index, row) in rows.enumerated() { batch.append(row: row, line: index + 2) }
  return ColumnTyping(
    names: headers, sample: [batch], locale: LocaleTag(locale), delimiter: delimiter?.asciiValue)
}

@Suite struct ColumnTypingTests {
  @Test(arguments: [
    ("Afgang", ["8.15", "17.05"], "da", ColumnType.time), ("Lähtö", ["klo 8.15", "17.05"], "fi", .time),
    ("Afgang", ["8.15", "17.65"], "da", .decimal), ("Pris", ["8.15", "17.05"], "da", .decimal),
    ("Time", ["9.58", "10.05"], "en", .decimal), ("Vertrek", ["8:15 uur", "17:05 uur"], "nl", .time),
    ("Αναχώρηση", ["8:15 π.μ.", "5:05 μ.μ."], "el", .time),
    ("Bisiklet", ["evet", "hayır", "evet"], "tr", .boolean), ("ΠΟΔΗΛΑΤΑ", ["ΝΑΙ", "ΌΧΙ"], "el", .boolean),
    ("How many are new?", ["0", "1", "0", "1"], "en", .integer),
    ("Wie viele sind neu?", ["0", "1", "0", "1"], "de", .integer),
    ("Do you like it?", ["0", "1", "0", "1"], "en", .boolean),
    ("Ændring", ["1,5 procent", "-2 procent"], "da", .change(.percent)),
    ("Omsättning i mkr", ["2 milj.", "3,5 milj."], "sv", .decimal),
    ("Pris i kr", ["2,50", "11,00"], "nb", .money(currency: "NOK")),
    ("Preço (R$)", ["2,50", "11,00"], "pt-BR", .money(currency: "BRL")),
    ("Fiyat (TL)", ["2,50", "11,00"], "tr", .money(currency: "TRY")),
    ("Duur (minuten)", ["25", "110"], "nl", .measure(unit: Unit("minute"))),
    ("Гарантия", ["1 год", "2 года", "1 год"], "ru", .text), ("Гарантия", ["1 ч", "2 ч"], "ru", .duration),
    ("Тривалість", ["1 год", "2 год"], "uk", .duration),
    ("Год", ["2012 г", "2013 г.", "1999"], "ru", .year), ("Рік", ["2012 р.", "1999 р."], "uk", .year),
    ("Вес", ["2012 г", "500 г"], "ru", .measure(unit: nil)),
    ("Цена", ["2012 р.", "1999 р."], "ru", .money(currency: nil)),
    ("Sınıf", ["E", "H", "E"], "tr", .boolean), ("Stan", ["T", "N", "T"], "pl", .boolean),
    ("Stav", ["A", "N", "A"], "cs", .boolean), ("Bisiklet", ["var", "yok"], "tr", .boolean),
    ("Class", ["E", "H", "E"], "en", .text), ("Class", ["A", "N", "A"], "en", .text),
    ("Group", ["T", "N", "T"], "en", .text), ("Estimate", ["var", "var"], "sv", .text),
    ("Aktif", ["E", "H", "E"], "en", .boolean),
  ])
  func aColumnOfAnotherLanguageGetsItsType(header: String, cells: [String], locale: String, type: ColumnType)
  {
    #expect(typed(header, cells, locale: locale).column.type == type)
  }

  @Test(arguments: [
    (["Dato", "Ændring", "Pris i kr."], "en", "DKK"), (["Avgang", "Endring", "Pris i kr"], "en", "NOK"),
    (["Avgång", "Förändring", "Pris (kr)"], "en", "SEK"), (["Item", "Notes", "Cost (kr)"], "en", "kr"),
    (["Vare", "Dato", "Pris i kr."], "de", "kr"), (["Vare", "Dato", "Pris i kr."], "nb", "NOK"),
    (["Förändring", "Avgång", "Pris i kr"], "da", "DKK"),
    (["Ændring", "Förändring", "Pris i kr"], "en", "kr"),
  ])
  func headersTellWhoseKroneItIsWhereTheLocaleDoesNot(headers: [String], locale: String, currency: String) {
    let typing = table(headers, [["a", "b", "2.50"], ["c", "d", "11.00"]], locale: locale)
    #expect(typing.columns[2].column.type == .money(currency: currency))
  }

  @Test func headersShowWhoseKroneIsInCells() {
    let typing = table(["Vara", "Förändring", "Pris"], [["a", "b", "2,50 kr"], ["c", "d", "11 kr"]])
    let price = Value.money(Money(Number(significand: 11, integerDigits: 2), currency: "SEK"))
    #expect(typing.reader(for: 2).value(in: "11 kr") == price)
  }

  @Test(
    arguments: [
      (["Size", "Mounted on"], [["916G", "/"], ["0", "/dev/shm"], ["1.5K", "/data"]], true),
      (["Used", "Mounted on"], [["22G", "/"], ["0", "/dev/shm"], ["512M", "/data"]], true),
      (["MEMORY(bytes)", "Pod"], [["15Mi", "a"], ["1024Mi", "b"], ["2Gi", "c"]], true),
      ([nil, nil], [["4.0K", "./a"], ["136K", "./b"], ["1,1M", "./c"]], true),
      (
        [nil, nil],
        [["-rw-r--r--", "4.0K"], ["drwxr-xr-x", "120"], ["-rwxr-xr-x", "36"]].map { [$0[1], $0[0]] }, true
      ),
      (["size", "item"], [["12GB", "a"], ["500 MB", "b"], ["0B", "c"]], true),
      (["Network", "Town"], [["4G", "Oslo"], ["5G", "Rome"], ["3G", "Nice"]], false),
      (["Views", "Page"], [["12K", "/a"], ["1.1M", "/b"], ["40K", "/c"]], false),
      (["Budget", "Town"], [["1.5M", "Oslo"], ["300K", "Rome"], ["2M", "Nice"]], false),
      (["Size", "Item"], [["2T", "Shirt"], ["3T", "Trousers"]], false),
      (["Capacity", "Vehicle"], [["20T", "Truck"], ["3T", "Van"]], false),
      (["Total", "Path"], [["5K", "/home"], ["3K", "/about"]], false),
      (["Size", "Filesystem"], [["100M", "/dev/sda1"], ["64M", "tmpfs"]], true),
      (["Size", "Item"], [["4K", "TV"], ["8K", "TV"], ["4K", "Beamer"]], false),
      ([nil, nil], [["4.0K", "src/a"], ["136K", "src/b"], ["140K", "src"]], true),
      ([nil, nil], [["12K", "1/2"], ["1.1M", "3/4"], ["40K", "5/6"]], false),
      (["Network", "Town"], [["4G", "Oslo/Asker"], ["5G", "Rome/Lido"]], false),
      ([nil, nil], [["12K", "Oslo"], ["1.1M", "Rome"], ["40K", "Nice"]], false),
    ] as [([String?], [[String]], Bool)])
  func sizesInBytesAreTypedWhereTheyAreCertain(headers: [String?], rows: [[String]], areSizes: Bool) {
    let column = table(headers, rows).columns[0]
    #expect((column.column.type == .measure(unit: Unit("byte"))) == areSizes)
    #expect(column.conventions.holdsSizes == areSizes)
  }

  @Test(
    arguments: [
      (["Jan-04", "Feb-05", "Mar-12"], .open), (["04-Jan", "05-Feb"], .day), (["Dec-98", "Jan-04"], .year),
      (["98-Dec", "04-Jan"], .year), (["Jan-04", "Jan-5"], .day), (["Jan-04", "5-Feb-2004"], .day),
      (["Jan-04", "Feb-30"], .year), (["Jan-04", "Jan-99", "Jan-5"], .open), (["Jan 04", "Feb 05"], .day),
    ] as [([String], MonthPair.Meaning)])
  func otherDatesTellWhatTheDigitsBehindAMonthAre(cells: [String], meaning: MonthPair.Meaning) {
    let column = typed("When", cells)
    #expect(column.conventions.monthPairs == meaning)
    #expect((column.column.type == .text) == (meaning == .open))
    let date =
      meaning == .year
      ? CalendarDate(year: 4, yearDigits: 2, month: 1, order: .monthDayYear)
      : CalendarDate(month: 1, day: 4, order: .monthDayYear)
    #expect(column.reader.value(in: "Jan-04") == (meaning == .open ? nil : .date(date)))
  }

  @Test(arguments: [
    ("State", ["IN", "OR", "IN"], true), ("Land", ["IN", "OR", "ME", "HI"], true),
    ("Status", ["OK", "NO", "OK"], false), ("State", ["Indiana", "Oregon", "Maine"], false),
    ("State", ["in", "or", "me"], false),
  ])
  func pairsOfCapitalsAreCodesBelowAHeaderForStatesOrWhereThereAreSeveral(
    header: String, cells: [String], areCodes: Bool
  ) {
    #expect(typed(header, cells).conventions.spellsCapitals == areCodes)
  }

  @Test(arguments: [
    ("Hours", CellConventions.DurationPair.hoursAndMinutes), ("Hours worked", .hoursAndMinutes),
    ("Stunden", .hoursAndMinutes), ("Time (h)", .hoursAndMinutes), ("Time", .minutesAndSeconds),
    ("Hour of the day", .minutesAndSeconds),
  ])
  func aHeaderForHoursMakesTwoPartsHoursAndMinutes(header: String, pair: CellConventions.DurationPair) {
    #expect(typed(header, ["38:30", "40:00", "12:15"]).conventions.durationPair == pair)
  }

  @Test(arguments: [
    ("a", ["20140102", "20121231"], true), ("Date", ["20140102", "20121231"], false),
    ("a", ["20140102", "20121231", "20130201", "20130301", "20130401"], false), ("a", ["2014-01-02"], false),
  ])
  func aFewNumbersOfEightDigitsAreAssumedToBeDates(header: String, cells: [String], isAssumed: Bool) {
    let typing = table([header], cells.map { [$0] })
    #expect(typing.columns[0].column.type == .date(.yearMonthDay))
    #expect(typing.assumptions == (isAssumed ? [0: "type date"] : [:]))
  }

  @Test(arguments: [
    (["$10", "20", "30", "60"], ColumnType.money(currency: "USD")),
    (["10", "20", "€30", "40", "50"], .integer),
    (["10", "20.5", "30", "3.5 €"], .decimal), (["10", "€20", "€30", "40"], .money(currency: "EUR")),
    (["10", "20", "€30", "£5", "50", "7", "8", "9"], .integer),
  ])
  func numbersTakeACurrencyFromTheFirstAmountOrFromHalfOfThem(cells: [String], type: ColumnType) {
    #expect(typed("Amount", cells).column.type == type)
  }

  @Test func numbersBesideCurrencyCodesHaveTheCurrencyOfTheirRow() {
    let rows = [["€10", "EUR"], ["20", "GBP"], ["30", "USD"], ["€40", "EUR"], ["€4", "EUR"]]
    #expect(
      table(["Amount", "Currency"], rows).columns[0].reader.value(in: "20").map { "\($0)".contains("EUR") }
        != true)
    let words = rows.map { [$0[0], "TOP"] }
    #expect(table(["Amount", "Place"], words).columns[0].column.type == .money(currency: "EUR"))
    #expect(table(["Amount (EUR)", "Currency"], rows).columns[0].column.type == .money(currency: "EUR"))
  }

  @Test func lettersForMillionsMakeNumbers() {
    let column = typed("Pop", ["900K", "1.5M", "2.25M", "10K", "1B"])
    #expect(!column.conventions.spellsK)
    for (cell, scale) in [("900K", 3), ("1.5M", 6), ("1B", 9), ("7", 0)] {
      guard case .number(let number)? = column.reader.value(in: cell) else {
        Issue.record("\(cell) is no number")
        continue
      }
      #expect(Int(number.scale) == scale)
    }
  }

  @Test(arguments: [("How many are new?", true), ("Level", false)])
  func noneIsAnAnswerToHowMany(header: String, isAnswer: Bool) {
    let column = typed(header, ["1", "2", "none", "0"])
    #expect((column.reader.value(in: "none") == nil) == isAnswer)
  }

  @Test func thousandthsOfAProcessorAreNoMeters() {
    let column = typed("CPU(cores)", ["12m", "1m", "125m", "1"])
    #expect(column.column.type == .text)
    #expect(column.conventions.isTextAsWritten)
  }

  @Test(arguments: [
    (["11/22/63", "3/4/15"], true), (["11/22/99", "3/4/15"], false), (["1/2/1963", "3/4/2015"], false),
  ])
  func oneYearOfAnUnknownCenturyLeavesTheColumnOpen(cells: [String], isOpen: Bool) {
    #expect(typed("Date", cells).conventions.isCenturyOpen == isOpen)
  }

  @Test(arguments: [
    (["(9/1/2001)", "soon"], ConventionSource.locale), (["due 10/6/15", "later"], .locale),
    (["12-01-2013 was the day", "later"], .locale), (["due 10/16/15", "later"], .unambiguous),
    (["due 10/10/15", "later"], .unambiguous), (["path 1/2/3", "later"], .unambiguous),
    (["version 1-2-98", "later"], .unambiguous), (["12/01/2013/4", "later"], .unambiguous),
  ])
  func datesInTextsThatOnlyTheLocaleDecidesAreAssumed(cells: [String], source: ConventionSource) {
    let column = typed("Note", cells)
    #expect(column.column.type == .text)
    #expect(column.source == source)
    #expect(table(["Note"], cells.map { [$0] }).openColumns.isEmpty)
  }

  @Test func datesInTextsHaveTheOrderOfTheFile() {
    let typing = table(["Date", "Note"], [["13/02/2006", "due 1/2/2006"], ["14/02/2006", "(3/4/2006)"]])
    #expect(typing.columns[1].conventions.textDates == .dayMonthYear)
    #expect(typing.openTexts.isEmpty)
  }

  @Test(arguments: [
    (["9:15", "10:40", "25:00"], ColumnType.time, 1), (["9:15", "10:40", "25:00", "12:05"], .time, 1),
    (["9:15", "10:40", "soon"], .time, 1), (["9:15", "25:00"], .duration, 0),
    (["9:15", "25:10", "26:00"], .duration, 0),
  ])
  func oneOddCellMakesNoLengthsBelowAHeaderForTimes(cells: [String], type: ColumnType, exceptions: Int) {
    let column = typed("Time", cells)
    #expect(column.column.type == type)
    #expect(column.tally.exceptionCount == exceptions)
  }

  @Test(arguments: [
    ("Item", ["bolt", "nut", "washer"], ColumnType.text),
    ("Stock", ["12", "7", "1,040"], .integer),
    ("Ratio", ["0.5", "1.25", "3"], .decimal),
    ("Price", ["$4.20", "$11", "$0.99"], .money(currency: nil)),
    ("Price (USD)", ["4.20", "11", "0.99"], .money(currency: "USD")),
    ("price_usd", ["4.20", "11", "0.99"], .money(currency: "USD")),
    ("Preis in \u{20AC}", ["4,20", "11,00"], .money(currency: "EUR")),
    ("価格（円）", ["420", "1,100"], .money(currency: "JPY")),
    ("Assets", ["$4,120", "310", "(95)", "$4,335"], .money(currency: "USD")),
    ("Rate", ["4%", "11.5%", "0 %"], .percent),
    ("Share (%)", ["4", "11.5", "88"], .percent),
    ("win_pct", ["0.512", "0.487", "0.25"], .decimal),
    ("Today", ["+4%", "-2%", "0%"], .change(.percent)),
    ("Change", ["+4", "-2", "0"], .change(.number)),
    ("Temperature (\u{B0}C)", ["+3", "-5", "0"], .measure(unit: Unit("celsius"))),
    ("Temperature change (\u{B0}C)", ["+3", "-5", "0"], .measure(unit: Unit("celsius"))),
    ("Lat", ["+59.9", "-33.8"], .decimal),
    ("Balance", ["+100", "-50"], .integer),
    ("UTC offset", ["+1", "-5", "0"], .integer),
    ("Goal difference", ["+12", "-5", "0"], .integer),
    ("Amount", ["+$100", "-$50"], .money(currency: nil)),
    ("X", ["+4", "-2"], .integer),
    ("Tordifferenz", ["+12", "-5", "0"], .integer),
    ("Today", ["\u{25B2}4", "\u{25BC}2"], .change(.number)),
    ("Change", ["4.10%", "-2.25%"], .change(.percent)),
    ("Change (EUR)", ["4.10", "-2.25"], .change(.money(currency: "EUR"))),
    ("Depth", ["-4", "-12", "30"], .integer),
    ("Weight [kg]", ["4", "11.5"], .measure(unit: Unit("kilogram"))),
    ("Temp \u{B0}C", ["-4", "11.5"], .measure(unit: Unit("celsius"))),
    ("weight_kg", ["4", "11.5"], .measure(unit: Unit("kilogram"))),
    ("Weight", ["4 kg", "11.5 kg"], .measure(unit: nil)),
    ("Opened", ["2019-04-30", "2020-11-02"], .date(.yearMonthDay)),
    ("Opened", ["30.04.2019", "02.11.2020"], .date(.dayMonthYear)),
    ("Opened", ["4/30/2019", "11/2/2020"], .date(.monthDayYear)),
    ("Opened", ["20190430", "20201102"], .date(.yearMonthDay)),
    ("Opened", ["30 Apr 2019", "2 Nov 2020"], .date(.dayMonthYear)),
    ("Seen", ["2019-04-30T07:15:00Z", "2020-11-02T21:40:09Z"], .dateTime(.yearMonthDay)),
    ("Leaves", ["07:15", "21:40"], .time),
    ("Leaves", ["7:15 am", "9:40 pm"], .time),
    ("Time", ["00:00", "12:00", "25:00"], .time),
    ("Time", ["10:31", "24:10", "25:00"], .duration),
    ("Length", ["3:45", "12:09"], .duration),
    ("Length", ["5m", "12m"], .measure(unit: nil)),
    ("Elapsed", ["5m", "12m"], .duration),
    ("AGE", ["5m", "3h", "12d"], .duration),
    ("Total", ["27:45:00", "3:10:09"], .duration),
    ("Lap", ["PT4M", "PT3M58S"], .duration),
    ("Took", ["0:45", "1:05", "2:00"], .duration),
    ("Leg", ["0:45:30", "1:05:00", "2:00:10"], .duration),
    ("Result", ["2:45:30", "3:05:00"], .duration),
    ("Time", ["0:45:30", "1:05:00", "2:00:10"], .time),
    // Times of processes, most of which take less than a minute.
    ("TIME", ["0:00", "0:09", "4:12"], .duration),
    ("Time", ["0:00", "0:09", "0:15", "123:40"], .duration),
    ("TIME", ["00:00:28", "00:00:00", "00:01:10"], .duration),
    ("Time", ["00:15:28", "09:00:00", "10:01:10"], .time),
    // Laps with fractions of a second, and the times of a log.
    ("Lap", ["0:01:46.3", "0:00:58.12", "1:02:01.0"], .duration),
    ("Time", ["00:01:46.3", "00:00:58.1", "01:02:01.0"], .duration),
    ("Seen", ["09:01:46.3", "14:00:58.12", "14:02:01.0"], .time),
    ("Seen", ["0:01:46.3", "14:00:58.12", "14:02:01.0"], .time),
    ("Time", ["0:05", "9:15", "10:40"], .time),
    ("Time", ["0:00", "12:00", "18:00"], .time),
    ("Time", ["00:00", "00:09", "04:12"], .time),
    ("Departure", ["0:00", "0:09", "4:12"], .time),
    ("Time", ["0:00", "0:09", "1:05 am"], .time),
    ("Seen", ["00:45:30", "01:05:00"], .time),
    ("Seen", ["9:45:30", "14:05:00"], .time),
    ("Seen", ["0:05:30", "14:05:00"], .time),
    ("Seen", ["1:05:30 am", "2:05:00 am"], .time),
    ("Founded", ["1951", "1987", "2003", "2011", "1999"], .year),
    ("Year", ["1651", "1987"], .year),
    ("Baujahr", ["1951", "1987"], .year),
    ("年度", ["1951", "1987"], .year),
    ("Population", ["1951", "1987", "2003", "2011", "1999"], .integer),
    ("Founded", ["1951", "1987"], .integer),
    ("Paid", ["yes", "no", "yes"], .boolean),
    ("Paid", ["Y", "N", "N"], .boolean),
    ("Paid", ["N", "N", "N"], .text),
    ("bezahlt", ["ja", "nein"], .boolean),
    ("支払", ["はい", "いいえ"], .boolean),
    ("is_paid", ["1", "0", "1"], .boolean),
    ("paid", ["1", "0", "1"], .integer),
    ("PLZ", ["20095", "80331"], .identifier),
    ("Ort", ["01067", "20095", "80331"], .identifier),
    ("order_id", ["17", "18"], .identifier),
    ("Order No", ["17", "18"], .identifier),
    ("Number of orders", ["17", "18"], .integer),
    ("ISBN", ["978-3-16-148410-0", "978-0-306-40615-7"], .identifier),
    ("Card", ["4000123412341234", "5200828282828210"], .identifier),
    ("SKU", ["AB-1204", "CD-0077"], .identifier),
    ("Contact", ["(555) 010-4477", "555-010-2299"], .telephone),
    ("Telefon", ["040 123456", "089/9988776"], .telephone),
    ("Contact", ["+49 40 1234567", "+44 20 7946 0011"], .telephone),
    ("Notes", ["", "-", ""], .empty),
    ("Time", ["2m", "15m", "1h"], .duration),
    ("Pop", ["900K", "1.5M", "2.25M", "10K", "1B"], .decimal),
    ("Views", ["900k", "1.5M", "720"], .decimal),
    ("Cap", ["1.5T", "900B", "12M"], .decimal),
    ("Value (USD)", ["900K", "1.5M"], .money(currency: "USD")),
    ("Size", ["900K", "1.5M"], .text),
    ("Seat", ["12B", "14K", "3B"], .text),
    ("RAM", ["512B", "1K", "3M"], .measure(unit: Unit("byte"))),
    ("Round", ["5B", "6B"], .text),
    ("Seat", ["4A", "12A", "3A"], .text),
    ("Route", ["5W", "7W"], .text),
    ("Shelf", ["5S", "6S"], .text),
    ("Row", ["3d", "4d", "5h"], .text),
    ("Part", ["1m", "2m"], .text),
    ("Item", ["3t", "4t"], .text),
    ("Population", ["6M", "12M"], .text),
    ("Maturity", ["3M", "6M", "1Y"], .text),
    ("Age", ["6M", "12M"], .text),
    ("Age", ["11m", "3y", "2m"], .text),
    ("Uptime of host", ["3d", "4h", "5m"], .duration),
    ("Power", ["5W", "7W"], .measure(unit: nil)),
    ("Leistung", ["5W", "7W"], .measure(unit: nil)),
    ("Run (m)", ["5m", "7m"], .measure(unit: Unit("meter"))),
    ("Load", ["5 kg", "4g", "3g"], .measure(unit: nil)),
    ("Cable", ["5 m", "12 m"], .measure(unit: nil)),
    ("Power", ["on", "off"], .text),
    ("Round", ["T", "F", "T"], .text),
    ("is_open", ["T", "F", "T"], .boolean),
    // Danish, Portuguese and German for yes, where no word for no shows it.
    ("Material", ["sand", "sand"], .text),
    ("Card", ["SIM", "SIM"], .text),
    ("Language", ["ja", "ja"], .text),
    ("Paid", ["yes", "yes"], .boolean),
    ("Period", ["1999-2004", "2001-2003"], .text),
    ("ISSN of journal", ["0317-8471", "2049-3630"], .identifier),
    ("Version", ["1.2.3", "2.0.1"], .text),
    ("Address", ["10.0.0.1", "10.0.12.7"], .text),
    ("Season", ["2019-20", "2020-21", "2012-13"], .text),
    ("Result", ["2-1", "0-0"], .text),
    ("Age", ["18+", "12+"], .text),
  ])
  func aColumnGetsItsType(header: String, cells: [String], type: ColumnType) {
    #expect(typed(header, cells).column.type == type)
  }

  @Test func pairsHaveABitEach() {
    #expect(YesNo.pairs.count <= UInt64.bitWidth)
  }

  @Test func threeInFourCellsMakeATypeAndOfThreeTwo() {
    let numbers = (10..<25).map { "\($0)" }
    let words = (0..<8).map { "word \($0)" }
    #expect(typed("A", numbers + words.prefix(5)).column.type == .integer)
    #expect(typed("A", numbers + words.prefix(6)).column.type == .text)
    #expect(typed("A", numbers.prefix(3) + ["many"]).column.type == .integer)
    #expect(typed("A", numbers.prefix(2) + ["many"]).column.type == .integer)
    #expect(typed("A", numbers.prefix(2) + ["many", "some"]).column.type == .text)
    #expect(typed("A", numbers.prefix(1) + ["many"]).column.type == .text)
    #expect(typed("Points", numbers.prefix(4) + ["a", "b"]).column.type == .integer, "the header tips it")
    #expect(typed("Points", numbers.prefix(4) + ["a", "b", "c"]).column.type == .text)
  }

  @Test func codesAndWordsForYesAndNoMakeATypeWhereNineInTenAreSome() {
    let paid = Array(repeating: "yes", count: 9) + Array(repeating: "no", count: 9)
    #expect(typed("Paid", paid + ["later", "soon"]).column.type == .boolean)
    #expect(typed("Paid", paid + ["later", "soon", "never"]).column.type == .text)
  }

  @Test func wordsForNothingDoNotCountAgainstAType() {
    let column = typed("A", ["4", "n/a", "NULL", "-", "None", ".", "\\N", "5"])
    #expect(column.column.type == .integer)
    #expect(column.tally.blank == 6)
    #expect(column.tally.fitting == 2)
  }

  @Test func exceptionsAreCountedAndLocated() {
    let column = typed("A", (1...30).map(String.init) + ["soon", "later"])
    #expect(column.tally.exceptionCount == 2)
    #expect(column.tally.exceptions.first == CellException(row: 30, line: 32, text: "soon"))
    #expect(column.tally.examples == ["1", "2", "3"])
    #expect(column.reason == .written(fitting: 30, of: 32))
  }

  @Test func theHeaderIsNamedAsTheReason() {
    #expect(typed("Share (%)", ["4", "5"]).reason == .unitInHeader("%", fitting: 2, of: 2))
    #expect(typed("PLZ", ["20095"]).reason == .headed(word: "plz", fitting: 1, of: 1))
    #expect(typed("X", ["0417", "2210"]).reason == .leadingZeros(1, of: 2))
    #expect(typed("X", ["+4%", "-2%"]).reason == .signs(1, of: 2))
    #expect(typed("X", ["a", "7"]).reason == .words(othersFitting: 1, of: 2))
  }

  @Test func confidenceGrowsWithCellsAndFallsWithDoubt() {
    let few = typed("A", ["1/2/2003"])
    let many = typed("A", Array(repeating: "1/22/2003", count: 40))
    #expect(few.source == .locale)
    #expect(many.source == .column)
    #expect(few.confidence < 0.5)
    #expect(many.confidence > 0.95)
  }

  @Test func anEqualTableIsTypedEqually() {
    let rows = (0..<50).map { ["\($0)", "$\($0).5", "name \($0)"] }
    let first = table(["a", "b", "c"], rows)
    let second = table(["a", "b", "c"], rows)
    #expect(first.columns.map(\.column) == second.columns.map(\.column))
    #expect(first.columns.map(\.confidence) == second.columns.map(\.confidence))
  }

  @Test func rowsAreReadAcrossBatches() {
    var first = RowBatch()
    first.append(row: ["1/2/2003"])
    var second = RowBatch(firstRow: 1)
    second.append(row: ["25/2/2003"])
    let typing = ColumnTyping(names: ["a"], sample: [first, second], locale: LocaleTag("en-US"))
    #expect(typing.columns[0].column.type == .date(.dayMonthYear))
    #expect(
      typing.reader(for: 0).value(in: "1/2/2003")
        == .date(CalendarDate(year: 2003, month: 2, day: 1, order: .dayMonthYear)))
  }

  @Test func raggedRowsAndNoRowsAreTyped() {
    let ragged = table(["a", "b"], [["1"], ["2", "x", "extra"], []])
    #expect(ragged.columns.map(\.column.type) == [.integer, .text])
    #expect(table(["a"], []).columns[0].column.type == .empty)
    #expect(table([], []).namingColumns == [])
  }
}
