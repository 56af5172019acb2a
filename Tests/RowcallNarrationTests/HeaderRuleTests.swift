import RowcallModel
import Testing

@testable import RowcallNarration

@Suite struct HeaderRuleTests {
  @Test(arguments: [
    ([ColumnType.text, .text], [false, false]),
    (
      [.money(currency: "USD"), .change(.percent), .percent, .date(.yearMonthDay), .time, .telephone],
      Array(repeating: false, count: 6)
    ),
    ([.integer, .decimal, .boolean, .identifier, .duration, .year], Array(repeating: true, count: 6)),
    ([.money(currency: "USD"), .money(currency: nil), .percent], [true, true, false]),
    ([.date(.yearMonthDay), .dateTime(.dayMonthYear)], [true, true]),
    ([.measure(unit: Unit("meter")), .measure(unit: Unit("kilogram"))], [false, false]),
    ([.measure(unit: Unit("meter")), .measure(unit: Unit("meter"))], [true, true]),
  ])
  func valuesThatSayNothingAloneNeedTheirHeader(types: [ColumnType], needed: [Bool]) {
    let columns = types.map { Column(name: "Header", type: $0) }
    let rule = HeaderRule(columns: columns)
    #expect(columns.map(rule.needsHeader) == needed)
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
