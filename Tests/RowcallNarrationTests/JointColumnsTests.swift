import RowcallLanguages
import RowcallText
import Testing

@testable import RowcallNarration

/// What several columns are called together.
@Suite struct JointColumnsTests {
  @Test(
    arguments: [
      ("en", ["Weekdays", "Sundays"], "Weekdays and Sundays"),
      ("en", ["Spring", "Summer", "Autumn"], "Spring, Summer and Autumn"),
      ("en", ["Score Math", "Score Art"], "Score Math and Art"),
      ("en", ["Score", "Score Art"], "Score and Score Art"), ("en", ["Score", "Score"], "Score"),
      ("en", ["Score"], "Score"), ("en", [], nil), ("de", ["Sommer", "Winter"], "Sommer und Winter"),
      ("ja", ["平日", "日曜"], "平日と日曜"), ("he", ["קיץ", "חורף"], "קיץ וחורף"),
    ] as [(String, [String], String?)])
  func columnsAreNamedTogether(locale: String, names: [String], expected: String?) {
    #expect(JointName.text(of: names, Phrases(for: LocaleTag(locale))) == expected)
  }
}
