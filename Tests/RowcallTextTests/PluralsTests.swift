import RowcallText
import Testing

@Suite struct PluralsTests {
  @Test(arguments: [
    ("en", "1", PluralCategory.one), ("en", "1.0", .other), ("en", "0", .other), ("en", "-1", .one),
    ("de", "1", .one), ("fr", "0", .one), ("fr", "1.5", .one), ("fr", "1000000", .many),
    ("es", "1000000", .many),
    ("ja", "1", .other), ("zh", "1", .other), ("ar", "0", .zero), ("ar", "2", .two), ("ar", "3", .few),
    ("ar", "11", .many), ("hi", "0", .one), ("pt-BR", "1.5", .one), ("ru", "1", .one), ("ru", "2", .few),
    ("ru", "5", .many), ("ru", "21", .one), ("ru", "1.5", .other), ("pl", "22", .few), ("pl", "12", .many),
    ("xx", "1", .other),
  ])
  func cardinalsTakeTheirLanguagesForm(locale: String, number: String, category: PluralCategory) {
    #expect(Plurals(for: LocaleTag(locale)).cardinal(of: number) == category)
  }

  @Test(arguments: [(1, PluralCategory.one), (2, .two), (3, .few), (4, .other), (11, .other), (22, .two)])
  func englishOrdinalsHaveFourForms(position: Int, category: PluralCategory) {
    #expect(Plurals(for: LocaleTag("en")).ordinal(of: UInt64(position)) == category)
  }

  @Test(arguments: ["", "-", "1.", ".5", "1,5", "1e9", "one", "٣", String(repeating: "9", count: 600)])
  func whatIsNoPlainNumberIsOther(_ text: String) {
    #expect(Plurals(for: LocaleTag("en")).cardinal(of: text) == .other)
  }
}
