import Testing

@testable import RowcallValues

@Suite struct SymbolTableTests {
  private let table = SymbolTable(["km": 1, "km/h": 2, "kWh": 3, "m": 4, "€": 5])

  private func match(_ text: String) -> Int? { table.match(at: Cursor(Array(text.utf8)))?.entry }

  @Test func theLongestSymbolWins() {
    #expect(match("km/h north") == 2)
    #expect(match("km/day") == 1)
  }

  @Test func aSymbolEndsWhereAWordMayEnd() {
    #expect(match("kmx") == nil)
    #expect(match("€5") == 5)
  }

  @Test func longerSymbolsForgiveCapitals() {
    #expect(match("kwh") == 3)
    #expect(match("KWH") == 3)
    #expect(match("M") == nil)
  }
}
