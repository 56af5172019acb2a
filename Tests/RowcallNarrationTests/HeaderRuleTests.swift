import RowcallLanguages
import RowcallModel
import RowcallText
import RowcallValues
import Testing

@testable import RowcallNarration

@Suite struct HeaderRuleTests {
  @Test(arguments: [
    ([ColumnType.text, .text], [true, true]),
    (
      [.money(currency: "USD"), .change(.percent), .percent, .date(.yearMonthDay), .time, .telephone],
      Array(repeating: false, count: 6)
    ),
    ([.integer, .decimal, .boolean, .identifier, .duration, .year], Array(repeating: true, count: 6)),
    ([.money(currency: "USD"), .money(currency: nil), .percent], [true, true, false]),
    ([.date(.yearMonthDay), .dateTime(.dayMonthYear)], [true, true]),
    ([.measure(unit: Unit("meter")), .measure(unit: Unit("kilogram"))], [true, true]),
    ([.measure(unit: Unit("meter")), .integer], [false, true]),
  ])
  func valuesThatDoNotTellTheirColumnNeedTheirHeader(types: [ColumnType], needed: [Bool]) {
    let columns = types.map { Column(name: "Header", type: $0) }
    let rule = HeaderRule(columns: columns)
    #expect(columns.map { rule.header(of: $0, namesRow: false) == .always } == needed)
  }

  @Test(arguments: [
    (ColumnType.text, false), (.identifier, false), (.date(.yearMonthDay), false), (.integer, true),
    (.year, true),
  ])
  func whatNamesTheRowKeepsItsHeaderIfItIsANumber(type: ColumnType, isNeeded: Bool) {
    let column = Column(name: "Header", type: type)
    let rule = HeaderRule(columns: [column, column])
    #expect((rule.header(of: column, namesRow: true) == .always) == isNeeded)
  }

  @Test func headersOfNeighboursGiveTheirCommonBeginningToTheStartOfTheTable() {
    let names = [
      "Name", "Please rate how much you like the cuisine of Italy",
      "Please rate how much you like the cuisine of Peru",
      "Please rate how much you like the cuisine of Iran",
      "Please note", nil,
    ]
    let table = Table(columns: names.map { Column(name: $0) })
    let headers = ColumnHeaders(
      table, names.map { _ in CellReader(.text) }, phrases: Phrases(for: LocaleTag("en")))
    #expect(headers.texts == ["Name", "Italy", "Peru", "Iran", "Please note", "column 6"])
    #expect(
      headers.beginnings == [.init(text: "Please rate how much you like the cuisine of", columns: 1..<4)])
    #expect(
      headers.beginnings.map(headers.sentence) == [
        "3 columns, Italy to Iran. Please rate how much you like the cuisine of"
      ])
  }

  @Test func aNumberAtTheEndOfAHeaderKeepsTheWordThatItCounts() {
    let names = (1...3).map { "Which towns are the hardest to reach by bus? Town \($0)" }
    let headers = ColumnHeaders(
      Table(columns: names.map { Column(name: $0) }), names.map { _ in CellReader(.text) },
      phrases: Phrases(for: LocaleTag("en")))
    #expect(headers.texts == ["Town 1", "Town 2", "Town 3"])
    #expect(
      headers.beginnings == [.init(text: "Which towns are the hardest to reach by bus?", columns: 0..<3)])
  }

  @Test func twoHeadersShareALongBeginning() {
    let beginning = "Please enter your name and your town; we do not print your address:"
    let names = ["Name", "Town"].map { "\(beginning) \($0)" }
    let headers = ColumnHeaders(
      Table(columns: names.map { Column(name: $0) }), names.map { _ in CellReader(.text) },
      phrases: Phrases(for: LocaleTag("en")))
    #expect(headers.texts == ["Name", "Town"])
    #expect(headers.beginnings == [.init(text: beginning, columns: 0..<2)])
  }

  @Test func aQuestionStaysBeforeYesAndNo() {
    let names = ["Yes", "No", "Other"].map { "Did the new bus lines help you this year? \($0)" }
    let headers = ColumnHeaders(
      Table(columns: names.map { Column(name: $0) }), names.map { _ in CellReader(.text) },
      phrases: Phrases(for: LocaleTag("en")))
    #expect(headers.texts == names && headers.beginnings.isEmpty)
  }

  @Test func aBeginningStaysWhereTheRestDoesNotTellTheColumn() {
    let questions = ["Has it become easier to reach voters?", "Has the image of pollsters improved?"]
    let names =
      questions.flatMap { ["\($0) Yes", "\($0) No", "\($0) Please explain"] } + [
        "Sex of the person: male", "Sex of the person: female",
      ]
    let headers = ColumnHeaders(
      Table(columns: names.map { Column(name: $0) }), names.map { _ in CellReader(.text) },
      phrases: Phrases(for: LocaleTag("en")))
    #expect(headers.texts == names)
    #expect(headers.beginnings.isEmpty)
  }

  @Test func questionsThatOnlyBeginAlikeAreSaidWhole() {
    let names = ["bus lines in the old town", "fares of the evening ferries", "benches along the new quay"]
      .map {
        "Would you change the \($0)?"
      }
    let headers = ColumnHeaders(
      Table(columns: names.map { Column(name: $0) }), names.map { _ in CellReader(.text) },
      phrases: Phrases(for: LocaleTag("en")))
    #expect(headers.texts == names && headers.beginnings.isEmpty)
  }

  @Test func aHundredThousandHeadersThatBeginAlikeTakeTimeInProportion() {
    let names = (0..<100_000).map { "How much do you like the cuisine of country \($0)" }
    let headers = ColumnHeaders(
      Table(columns: names.map { Column(name: $0) }), names.map { _ in CellReader(.text) },
      phrases: Phrases(for: LocaleTag("en")))
    #expect(headers.texts.last == "country 99999")
    #expect(headers.beginnings.count == 1)
  }

  @Test(arguments: [
    ("Price (USD)", ColumnType.money(currency: "USD"), "Price"),
    ("Weight [kg]", .measure(unit: Unit("kilogram")), "Weight"),
    ("Name (legal)", .text, "Name (legal)"), ("(%)", .percent, "(%)"), (" Odd\nname ", .integer, "Odd name"),
  ])
  func aUnitThatTheValuesCarryIsLeftOutOfTheHeader(name: String, type: ColumnType, text: String) {
    #expect(HeaderText.text(of: Column(name: name, type: type)) == text)
  }
}
