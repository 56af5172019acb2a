import Foundation
import Rowcall
import RowcallText
import Testing

/// Conditions on dates and amounts as people write them, and texts as they are heard.
@Suite struct RowConditionTests {
  private static let sales = """
    Name,Sold,At,Gross
    Ann,2024-06-30,2024-03-05 00:00,$56.7M
    Bob,2024-07-01,2024-03-05 23:59,$120M
    Cyd,2024-07-31,2024-03-06 00:00,$4M
    Dan,2025-08-01,2025-03-05 12:00,$100M

    """

  @Test(arguments: [
    // A month is all of its days, and a year all of its months.
    ("Sold = Jul 2024", 2), ("Sold != Jul 2024", 2), ("Sold > Jul 2024", 1), ("Sold >= 2024-07", 3),
    ("Sold < Jul 2024", 1), ("Sold <= Jul 2024", 3), ("Sold = 2024", 3), ("Sold > 2024", 1),
    ("Sold <= 2024", 3),
    ("Sold = 2024-07-31", 1), ("Sold > 2024-07-31", 1),
    // And a day all of its hours.
    ("At = Mar 5 2024", 2), ("At > 2024-03-05", 2), ("At <= 2024-03-05", 2), ("At = 2024", 3),
    ("At = 2024-03-05 23:59", 1),
    // Amounts go without the sign that every cell has.
    ("Gross > 100M", 1), ("Gross >= 100M", 2), ("Gross > $100M", 1), ("Gross < 5 million", 1),
    ("Gross > 4000000", 3),
  ])
  func aConditionHoldsForAllThatItNames(condition: String, count: Int) throws {
    let said = try Folder().lines(["filter \(condition)"], in: Self.sales, name: "sales.csv")
    #expect(said.first == (count == 1 ? "1 row of 4" : "\(count) rows of 4"), "\(said)")
  }

  @Test func aDayWithoutAYearIsThatOfEveryYearAndBeforeNoOther() throws {
    let said = { (condition: String) in
      try Folder().lines(["filter \(condition)"], in: Self.sales, name: "sales.csv")
    }
    #expect(try said("Sold = July 1").first == "1 row of 4")
    #expect(try said("Sold != July 1").first == "3 rows of 4")
    #expect(try said("At = Mar 5").first == "3 rows of 4")
    for sign in ["<", "<=", ">", ">="] {
      #expect(try said("Sold \(sign) Jul 9") == ["a year is missing after Jul 9, as in Jul 9, 2024"])
    }
  }

  @Test(arguments: [
    ("Sold = 7/1/2024", "en"), ("Sold = 1.7.2024", "de"), ("Sold = 01.07.2024", "de"),
    ("Sold = 1. Juli 2024", "de"),
    ("Sold = 1/7/2024", "fr"), ("Sold = 2024年7月1日", "ja"),
  ])
  func datesMayBeWrittenAsTheListenerDoes(condition: String, locale: String) throws {
    let say = try session(Self.sales, locale)
    #expect(try say("filter \(condition)").contains { $0.contains("Bob") }, "\(condition)")
    #expect(try say("first").count == 1 && say("down").last?.contains("Ann") == false)
  }

  @Test func whatIsNoValueOfItsColumnIsSaidWhereNothingIsFound() throws {
    let said = { (condition: String) in
      try Folder().lines(["filter \(condition)"], in: Self.sales, name: "sales.csv")
    }
    #expect(
      try said("Sold = Marchy") == ["Sold = Marchy not found", "Marchy is no value such as those of Sold"])
    #expect(try said("Sold = 2020") == ["Sold = 2020 not found"])
  }

  private static let fares = "Trip,Fare,Way\na,$100,5 km\nb,€5,300 m\nc,$10,2 mi\nd,€20,12 km\n"

  @Test(arguments: [
    ("Fare > €10", ["d"]), ("Fare > 10 euros", ["d"]), ("Fare < $50", ["c"]), ("Fare = €100", []),
    ("Fare > 10", ["a", "d"]), ("Way > 3 km", ["a", "c", "d"]), ("Way < 1 km", ["b"]),
  ])
  func anAmountIsComparedWithThoseOfItsCurrencyOrMeasure(condition: String, trips: [String]) throws {
    let say = try session(Self.fares, "en")
    let said = try say("filter \(condition)")
    guard !trips.isEmpty else {
      #expect(said.first == "\(condition) not found")
      return
    }
    #expect(
      try trips.indices.map { try say("go \($0 + 1)").last?.first.map(String.init) } == trips, "\(said)")
    #expect(said.first?.hasPrefix("\(trips.count) row") == true, "\(said)")
  }

  @Test func aNumberWithoutAUnitIsOneOfTheUnitThatAllCellsHave() throws {
    let one = try session("Trip,Way\na,5 km\nb,2 km\n", "en")
    #expect(try one("filter Way > 3").first == "1 row of 2")
    let several = try session(Self.fares, "en")
    #expect(try several("filter Way > 4") == ["4 can be read in two ways; write 4 km or 4 m"])
    #expect(try several("filter Way > 4 m").first == "4 rows of 4")
    let sizes = try session("Name,Size\na,1.5 GB\nb,900 MB\nc,20 kB\n", "en")
    #expect(try sizes("filter Size > 500") == ["500 can be read in two ways; write 500 GB or 500 MB"])
    #expect(try sizes("filter Size > 500 MB").first == "2 rows of 3")
    let files = try session("Name,Size\na,1.5G\nb,900M\nc,20\n", "en")
    #expect(try files("filter Size > 15M").first == "2 rows of 3")
    _ = try files("all-rows")
    #expect(try files("filter Size < 1000").first == "1 row of 3")
    let disks = try session("Name,Size\na,916G\nb,15G\nc,4.0G\n", "en")
    #expect(try disks("filter Size > 10") == ["10 can be read in two ways; write 10G or 10B"])
  }

  @Test func dollarsAreThoseOfTheColumn() throws {
    for value in ["10 dollars", "$10"] {
      let say = try session("Trip,Price (CAD)\na,$5\nb,$12\nc,$20\nd,US$30\n", "en")
      #expect(try say("filter #2 > \(value)").first == "2 rows of 4", "\(value)")
    }
  }

  @Test(arguments: [
    ("Way > 3 kg", ["3 kg is no value such as those of Way"]),
    ("Way != 3 kg", ["4 rows of 4", "3 kg is no value such as those of Way"]),
    ("Way = 3 kg or Trip = a", ["1 row of 4", "3 kg is no value such as those of Way"]),
    ("Fare != 20 eurs", ["4 rows of 4", "20 eurs is no value such as those of Fare"]),
    ("Fare = £3", ["Fare = £3 not found", "£3 is no value such as those of Fare"]),
    ("Fare = $3", ["Fare = $3 not found"]),
  ])
  func whatNoCellCanBeComparedWithIsSaid(condition: String, answer: [String]) throws {
    #expect(try session(Self.fares, "en")("filter \(condition)").prefix(answer.count) == answer[...])
  }

  @Test func speedsAndAreasAreComparedInAllTheirUnits() throws {
    let speeds = try session("Ship,Speed\na,50 km/h\nb,30 mph\nc,10 m/s\nd,5 m/s\n", "en")
    #expect(try speeds("filter Speed > 40 km/h").first == "2 rows of 4")
    _ = try speeds("all-rows")
    #expect(try speeds("filter Speed > 35 km/h").first == "3 rows of 4")
    #expect(
      try session("Plot,Area\na,2 ha\nb,500 m²\nc,1 km²\n", "en")("filter Area > 1 ha").first == "2 rows of 3"
    )
  }

  @Test func aDateThatIsAnotherDayForTheListenerThanInTheFileIsRefused() throws {
    let say = try session("Name,Start\na,25/12/2024\nb,01/07/2024\nc,05/06/2024\n", "en")
    #expect(
      try say("filter Start = 1/7/2024")
        == ["1/7/2024 can be read in two ways; write 2024-07-01 or 2024-01-07"])
    #expect(try say("filter Start > 2024-07-01").first == "1 row of 3")
    #expect(try say("filter Start = 12/25/2024").first == "1 row of 3")
    let alike = try session("Name,Start\na,25/12/2024\nb,01/07/2024\n", "fr")
    #expect(try alike("filter Start = 1/7/2024").last?.contains("b") == true)
  }

  @Test func noYearIsWantedWhereNoDateHasOne() throws {
    let say = try session("Name,Day\na,Jul 9\nb,Aug 3\nc,Jan 2\n", "en")
    #expect(try say("filter Day > Jul 1").first == "2 rows of 3")
    #expect(try say("filter Day = July").first == "1 row of 3")
    _ = try say("all-rows")
    #expect(try say("filter Day > Jul 1, 2024") == ["Jul 1, 2024 is no value such as those of Day"])
  }

  private static let mixed =
    "Trip,Fare,Way\na,$12.50,5 km\nb,€20.00,300 m\nc,£7.25,2 km\nd,$1000,7 km\ne,€5.50,12 km\n"
  private static let note = "compared by number, not converted: US Dollar, Euro, British Pound"

  @Test func amountsInSeveralCurrenciesSayThatTheirNumbersAreCompared() throws {
    let say = try session(Self.mixed, "en")
    _ = try say("right")
    #expect(
      try say("sort") == ["Fare, sorted ascending", Self.note, "e, Fare, €5.50, row 1, column 2"])
    #expect(try say("file-order").contains(Self.note) == false)
    #expect(try say("greatest 1").last == Self.note && say("least 2").last == Self.note)
    #expect(try say("filter Fare > 10").prefix(2) == ["3 rows of 5", Self.note])
    #expect(try say("filter").prefix(2) == ["3 rows of 5", Self.note])
    #expect(try say("filter Trip = a") == ["1 row of 5", "a, Fare, $12.50, row 1, column 2"])
    _ = try say("all-rows")
    #expect(try say("filter Fare < $20").contains(Self.note) == false)
  }

  @Test func amountsInOneCurrencyAndLengthsThatAreConvertedSayNothingOfIt() throws {
    let say = try session(Self.mixed, "en")
    for command in ["go Way", "sort", "greatest 2", "filter Way > 3 km", "filter Trip != x"] {
      #expect(try say(command).contains { $0.contains("converted") } == false, "\(command)")
    }
    let fares = try session("Trip,Fare\na,$5\nb,$7.50\n", "en")
    for command in ["right", "sort", "greatest 2", "filter Fare > 3"] {
      #expect(try fares(command).contains { $0.contains("converted") } == false, "\(command)")
    }
  }

  @Test func afterFiveCurrenciesOthersAreSaidToBeThere() throws {
    let codes = ["USD", "EUR", "GBP", "CHF", "SEK", "PLN", "CZK"]
    let say = try session(
      "Trip,Fare\n" + codes.enumerated().map { "t\($0),\($0 + 1).50 \($1)\n" }.joined(), "de")
    _ = try say("right")
    #expect(
      try say("sort")[1]
        == "nach der Zahl verglichen, nicht umgerechnet: US-Dollar, Euro, Britisches Pfund, Schweizer Franken, "
        + "Schwedische Krone, und weitere")
  }

  @Test func currenciesThatSumsLeaveOutAreSaidToBeThere() throws {
    let codes =
      "USD EUR GBP CHF SEK PLN CZK NOK DKK HUF RON BGN JPY CNY INR AUD NZD CAD MXN BRL ZAR ILS AED"
      .split(separator: " ")
    for count in [21, 23] {
      let rows = codes.prefix(count).enumerated().map { "t\($0),\($0 + 1).50 \($1)\n" }.joined()
      let say = try session("Trip,Fare\n" + rows, "en")
      _ = try say("right")
      #expect(try say("sum").contains("and others") == (count > 21), "\(count)")
    }
    let words =
      "NA n/a null - -- . n.v.t. 不适用 none nan nil ? … k.A. n.d. nd nvt brak saknas leer puuttuu mangler vazio nichts vuoto"
    let cells = (words.split(separator: " ").map(String.init) + (1...99).map(String.init)).map { "x,\($0)\n" }
    let say = try session("Trip,Count\n" + cells.joined(), "en")
    _ = try say("right")
    let said = try say("sum")
    #expect(said.contains { $0.contains(", and others") }, "\(said)")
  }

  @Test func anAmountWithACurrencyThatCanBeReadInTwoWaysIsRefused() throws {
    let say = try session("Trip,Fare\na,$100.50\nb,$1000.00\n", "de")
    #expect(try say("filter Fare >= 1.000") == ["1.000 ist zweideutig; 1000 oder 1,0000 schreiben"])
    #expect(try say("where") == ["Trip, a, Zeile 1 von 2, Spalte 1 von 2"])
  }

  @Test func aLengthOfTwoPartsIsRefusedAmongThoseOfThree() throws {
    let long = try session("Race,Duration\na,1:30:00\nb,0:45:10\n", "en")
    #expect(try long("filter Duration > 1:30") == ["1:30 can be read in two ways; write 1:30:00 or 0:01:30"])
    #expect(
      try long("filter Duration > 90:30") == ["90:30 can be read in two ways; write 90:30:00 or 1:30:30"])
    #expect(
      try long("filter Duration > -1:30") == ["-1:30 can be read in two ways; write -1:30:00 or -0:01:30"])
    #expect(try long("filter Duration > 0:50:00").first == "1 row of 2")
    // As the cells of two parts are read, wherever they are.
    for text in ["a,0:45\nb,1:30:00\nc,1:45\n", "b,1:30:00\na,0:45\nc,1:45\n"] {
      let mixed = try session("Race,Duration\n" + text, "en")
      #expect(try mixed("filter Duration = 0:45").first == "1 row of 3")
    }
    let short = try session("Race,Duration\na,1:30\nb,0:45\n", "en")
    #expect(try short("filter Duration >= 1:30").first == "1 row of 2")
  }

  private static let days =
    "Day,Month,Name\nMonday,March,May\nTuesday,January,Ann\nSunday,May,June\nFriday,December,Bob\n"

  @Test(arguments: [
    ("Day < Wednesday", 2), ("Day > Saturday", 1), ("Day <= Mon", 1), ("Day = Mon", 1), ("Day != Mon", 3),
    ("Month > February", 3), ("Month < March", 1), ("Month = Mar", 1), ("Month = monday", 0),
    // Names of people are in the order of their letters.
    ("Name > Carl", 2), ("Name = May", 1), ("Name is empty", 0), ("Name is not empty", 4),
  ])
  func namesOfTheCalendarAreComparedByIt(condition: String, count: Int) throws {
    let said = try session(Self.days, "en")("filter \(condition)").first
    #expect(
      said == (count == 0 ? "\(condition) not found" : count == 1 ? "1 row of 4" : "\(count) rows of 4"))
  }

  private static let shifts =
    "Trip,Weekday,Month\na,Monday,May\nb,Friday,June\nc,N/A,?\nd,Sunday,unknown\ne,Tuesday,April\nf,,May\ng,-,n/a\n"

  /// Words for missing values among names of the calendar are sorted and compared as blanks are.
  @Test(arguments: [
    ("right\nsort", "a,e,b,d,c,f,g"), ("right\nsort-descending", "d,b,e,a,c,f,g"),
    ("right\nright\nsort", "e,a,f,b,c,d,g"),
    ("filter Weekday < Wednesday", "a,e"), ("filter Weekday >= Tuesday", "b,d,e"),
    ("filter Month > April", "a,b,f"), ("filter Weekday != Monday", "b,c,d,e,f,g"),
  ])
  func aWordForAMissingValueLeavesAColumnToTheCalendar(commands: String, trips: String) throws {
    let say = try session(Self.shifts, "en")
    for command in commands.split(separator: "\n") { _ = try say(String(command)) }
    _ = try say("first")
    let said = try say("column").dropFirst().joined(separator: ",")
    #expect(said == trips, "\(said)")
  }

  @Test func greatestAndLeastLeaveOutWordsForMissingValuesAmongWeekdays() throws {
    let say = try session(Self.shifts, "en")
    _ = try say("right")
    let days = try say("greatest 9").map { $0.prefix { $0 != "," } }
    #expect(days == ["Sunday", "Friday", "Tuesday", "Monday"])
    #expect(try say("least 1").first?.hasPrefix("Monday") == true)
    // Of such words alone nothing is known.
    let none = try session("Trip,Weekday\na,n/a\nb,unknown\nc,N/A\n", "en")
    _ = try none("right")
    #expect(try none("sort").last?.contains("n/a") == true)
  }

  @Test(arguments: [
    ("At = mar", "es", "mar se puede leer de dos maneras; escriba martes o marzo"),
    ("At = mar.", "it", "mar. si legge in due modi; scrivere martedì o marzo"),
    ("At != Mar", "fr", "Mar se lit de deux façons ; écrire mardi ou mars"),
  ])
  func aShortNameOfAWeekdayAndAMonthIsRefusedAmongDates(condition: String, locale: String, message: String)
    throws
  {
    #expect(try session(Self.sales, locale)("filter \(condition)") == [message])
  }

  @Test func aShortNameOfAWeekdayAndAMonthIsWhatItsColumnHas() throws {
    let days = try session("Día,Mes\nlun,feb\nmar,mar\nmié,abr\nmartes,marzo\n", "es")
    #expect(try days("filter Día = mar").first == "2 filas de 4")
    _ = try days("all-rows")
    #expect(try days("filter Día < mar").first == "1 fila de 4")
    _ = try days("all-rows")
    #expect(try days("filter Mes <= mar").first == "3 filas de 4")
  }

  @Test(arguments: [
    ("Day < Wednesdy", ["Wednesdy is no value such as those of Day"]),
    ("Day < N/A", ["N/A is no value such as those of Day"]),
    ("Day > March", ["March is no value such as those of Day"]),
    ("Day = March", ["Day = March not found", "March is no value such as those of Day"]),
    (
      "Name > Carl and < May",
      [
        "a condition is a column, a sign and a value, such as Price > 100 and Region = West; help sorting lists the signs"
      ]
    ),
  ])
  func whatIsNoNameOfTheCalendarIsRefusedThere(condition: String, answer: [String]) throws {
    #expect(try session(Self.days, "en")("filter \(condition)") == answer)
  }

  @Test func aWordAmongNumbersThatIsFoundIsNotSaidToBeNone() throws {
    let say = try session("Name,Price\na,1.50\nb,2\nc,N/A\nd,4\n", "en")
    let said = try say("filter Price = N/A")
    #expect(said.first == "1 row of 4" && said.count == 2 && said[1].contains("c"), "\(said)")
  }

  @Test func aShortDateIsReadAsTheListenerDoesWhereTheFileBeginsWithTheYear() throws {
    let say = try session("Name,Sold\na,2024-03-05\nb,2024-03-06\n", "de")
    #expect(try say("filter Sold = 05.03.24").first == "1 Zeile von 2")
  }

  private func session(_ text: String, _ locale: String) throws -> (String) throws -> [String] {
    let folder = try Folder()
    let session = try BrowseSession(
      path: try folder.write(text, as: "t.csv"), options: TableOptions(locale: LocaleTag(locale)))
    _ = session.open()
    // The folder lasts as long as the session.
    return { command in
      try withExtendedLifetime(folder) { session.perform(try BrowseCommand(command)).map(\.text) }
    }
  }

  /// In every year, and in the listener's words.
  @Test(arguments: [
    ("Sold = July", "en", 2), ("Sold = jul", "en", 2), ("Sold = Jul.", "en", 2), ("Sold != July", "en", 2),
    ("Sold = August and Name = Dan", "en", 1), ("At = March", "en", 4), ("At = Tuesday", "en", 2),
    ("At = Wed", "en", 2), ("not Sold = Monday", "en", 3), ("Sold = Juli", "de", 2), ("At = März", "de", 4),
    ("At = Dienstag", "de", 2), ("At = Di.", "de", 2), ("At = mardi", "fr", 2), ("At = march", "fr", 4),
    ("At = marca", "pl", 4), ("At = marzec", "pl", 4), ("At = 火曜日", "ja", 2), ("At = 3月", "ja", 4),
    ("At = 星期二", "zh", 2), ("At = martedì", "it", 2), ("At = marzo", "it", 4),
  ])
  func datesAreFoundByTheirMonthOrWeekday(condition: String, locale: String, count: Int) throws {
    let said = try Folder().lines(
      ["filter \(condition)"], in: Self.sales, name: "sales.csv", locale: locale)
    let numbers = said.first?.split { !$0.isNumber }.sorted() ?? []
    #expect(numbers.first == "\(count)" && numbers.last == "4", "\(said)")
  }

  @Test(arguments: [
    ("Sold > July", "en", "a year is missing after July, as in July 2024"),
    ("Sold < Monday", "en", "Monday is no value such as those of Sold"),
    ("Sold > Juli", "de", "nach Juli fehlt das Jahr, wie in Juli 2024"),
  ])
  func aMonthWithoutAYearIsNotBeforeAnother(condition: String, locale: String, message: String) throws {
    let said = try Folder().lines(
      ["filter \(condition)"], in: Self.sales, name: "sales.csv", locale: locale)
    #expect(said == [message])
  }

  @Test(arguments: [
    ("en", ["March", "Jan", "December", "feb.", ""], "Jan,feb.,March,December,blank"),
    ("en", ["Sun", "Tuesday", "Mon", "fri"], "Mon,Tuesday,fri,Sun"),
    ("de", ["März", "Januar", "Dez", "Okt."], "Januar,März,Okt.,Dez"),
    ("es", ["mié", "lun", "mar", "dom"], "lun,mar,mié,dom"), ("ja", ["水曜日", "月曜日", "日曜日"], "月曜日,水曜日,日曜日"),
    // One that is no month, and they are words.
    ("en", ["May", "April", "June", "Rose"], "April,June,May,Rose"),
  ])
  func monthsAndWeekdaysAreSortedByTheCalendar(locale: String, cells: [String], sorted: String) throws {
    let rows = cells.enumerated().map { "\($1),x\($0)\n" }.joined()
    func said(_ commands: [String]) throws -> [String] {
      try Folder().lines(commands, in: "Part,N\n" + rows, name: "t.csv", locale: locale)
    }
    #expect(
      try said(["sort", "column"]).suffix(cells.count).joined(separator: ",") == sorted)
    let last = sorted.split(separator: ",").filter { $0 != "blank" }
    #expect(try said(["greatest 1"]).first?.hasPrefix(last.last ?? "") == true)
    #expect(try said(["least 1"]).first?.hasPrefix(last.first ?? "") == true)
  }

  private static let prices = "Name,Price,Note\nAnn,12.50,a\nBob,1500.00,b\nCyd,20.75,c\n"

  @Test(arguments: [
    ("filter Price > 20,5", "2 Zeilen von 3"), ("filter Price > 20.5", "2 Zeilen von 3"),
    ("filter Price = 1.500,00", "1 Zeile von 3"), ("filter Price > 1500", "Price > 1500 nicht gefunden"),
    ("filter Price = 1.500", "1.500 ist zweideutig; 1500 oder 1,5000 schreiben"),
    ("filter Price = 1,5000", "Price = 1,5000 nicht gefunden"),
    ("filter Price contains 1.500", "Price contains 1.500 nicht gefunden"),
  ])
  func aNumberIsFoundAsItIsHeard(command: String, answer: String) throws {
    let said = try Folder().lines([command], in: Self.prices, name: "prices.csv", locale: "de")
    #expect(said.first == answer, "\(said)")
  }

  @Test func aNumberThatIsTypedAsItIsHeardIsWrittenAsTheColumnDoes() throws {
    let folder = try Folder()
    let said = try folder.lines(
      ["right", "set 15,75", "down", "set 2.500,50", "down", "set 3.25", "right", "set 4,5", "save"],
      in: Self.prices, name: "prices.csv", locale: "de")
    #expect(said.contains("Price 15,75") && said.contains("Price 2.500,50"), "\(said)")
    #expect(said.contains("Price 3,25") && said.contains("Note 4,5"), "\(said)")
    #expect(
      try folder.read(folder.path("prices.csv"))
        == "Name,Price,Note\nAnn,15.75,a\nBob,2500.50,b\nCyd,3.25,\"4,5\"\n")
  }

  @Test func aNumberThatCanBeReadInTwoWaysIsNotStored() throws {
    let folder = try Folder()
    let said = try folder.lines(
      ["right", "set 12,345", "set 1.000 $", "set 12,3450", "down", "set 12345", "save"],
      in: "Name,Price\nAnn,12.50\nBob,1500.00\n", name: "prices.csv", locale: "de")
    #expect(said.contains("12,345 ist zweideutig; 12345 oder 12,3450 schreiben"), "\(said)")
    #expect(try folder.read(folder.path("prices.csv")) == "Name,Price\nAnn,12.3450\nBob,12345\n", "\(said)")
    // Among whole numbers it is a thousand.
    let seats = try folder.lines(
      ["right", "set 1.250", "down", "set 2,500", "down", "set 1.250.000", "save"],
      in: "Name,Seats\nAnn,1000\nBob,4000\nCyd,7000\n", name: "seats.csv", locale: "de")
    #expect(seats.contains("2,500 ist zweideutig; 2500 oder 2,5000 schreiben"), "\(seats)")
    #expect(
      try folder.read(folder.path("seats.csv")) == "Name,Seats\nAnn,1250\nBob,4000\nCyd,1250000\n", "\(seats)"
    )
  }

  @Test func aNumberOfJSONStaysANumberAndAStringAString() throws {
    let folder = try Folder()
    let text = #"[{"k":"a","v":"1500"},{"k":"b","v":1234.5},{"k":"c","v":2}]"#
    let said = try folder.lines(
      ["right", "set 2,500", "down", "set 1,000", "down", "set 7,250.5", "save"], in: text, name: "v.json")
    #expect(
      try folder.read(folder.path("v.json"))
        == #"[{"k":"a","v":"2,500"},{"k":"b","v":1000},{"k":"c","v":7250.5}]"#,
      "\(said)")
  }

  @Test func theSameHoldsForAFileWithCommas() throws {
    let folder = try Folder()
    let text = "Name;Price\nAnn;12,50\nBob;1.500,25\nCyd;20,75\n"
    let said = try folder.lines(
      ["right", "set 15.75", "filter Price > 1,000.50", "save"], in: text, name: "prices.csv")
    #expect(said.contains("Price 15.75") && said.contains("1 row of 3"), "\(said)")
    #expect(try folder.read(folder.path("prices.csv")).contains("Ann;15,75\n"))
  }

  @Test func textsAreSortedAndCountedAsTheyAreHeard() throws {
    let text = "Name,City\nAnn,Rome\nBob, rome \nCyd,\" \nZadar\"\nDan,Athens\n"
    let said = try Folder().lines(
      ["right", "sort", "down", "down", "down", "summary"], in: text, name: "t.csv")
    let names = said.filter { $0.contains("row ") }.map { $0.prefix { $0 != "," } }
    #expect(names == ["Dan", "Bob", "Ann", "Cyd"], "\(said)")
    #expect(said.contains { $0.contains("City with 3 different values") }, "\(said)")
  }

  @Test func nothingFoundWithinAFilterSaysHowManyRowsWereSearched() throws {
    let said = try Folder().lines(
      ["filter Sold = 2024", "filter Name = Dan"], in: Self.sales, name: "sales.csv")
    #expect(said.suffix(3) == ["Name = Dan not found", "3 rows of 4", "Sold = 2024"], "\(said)")
  }
}
