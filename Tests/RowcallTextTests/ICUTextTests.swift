import Testing

@testable import RowcallText

@Suite struct ICUTextTests {
  @Test func aLongTextIsAskedForASecondTime() throws {
    let long = String(repeating: "ß", count: 4000)
    let format = try MessageFormat(pattern: "'{'{x}", locale: LocaleTag("en"))
    #expect(try format.format(["x": .text(long)]) == "{" + long)
  }

  @Test func anErrorCodeIsNil() {
    #expect(icuText { _, _ in -1 } == nil)
  }

  @Test func theVersionIsThatOfALibrary() {
    #expect(Int(ICU.version.prefix { $0 != "." }) ?? 0 >= 70)
  }
}
