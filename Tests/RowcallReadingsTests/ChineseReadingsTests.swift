import RowcallCollation
import RowcallReadings
import RowcallText
import Testing

/// Chinese names are read in pinyin where they are sorted by it.
struct ChineseReadingsTests {
  @Test(arguments: [
    ("李明", "lǐ míng"), ("单雄信", "shàn xióng xìn"), ("曾国藩", "zēng guó fān"), ("李四 Bob", "lǐ sì Bob"),
  ])
  func namesHaveTheReadingsOfNames(name: String, pinyin: String) {
    #expect(Readings(for: LocaleTag("zh")).reading(of: name) == Reading(pinyin, source: .derived))
  }

  @Test(arguments: [
    ("zh", true), ("zh-Hans-SG", true), ("zh-Hant", false), ("zh-TW", false), ("zh-u-co-stroke", false),
    ("zh-Hant-u-co-pinyin", true), ("zh-u-co-zhuyin", false),
  ])
  func onlyWhereTheLocaleSortsByPinyin(locale: String, isDerived: Bool) {
    #expect((Readings(for: LocaleTag(locale)).reading(of: "李明") != nil) == isDerived)
  }

  @Test func namesAreSortedByEachSyllableAndItsTone() {
    let readings = Readings(for: LocaleTag("zh"))
    let names = ["李娜", "林一", "丽江", "李安", "Lily", "黎明"]
    let texts = zip(names, readings.readings(of: names)).map { ($0, readings.sortText(of: $0, $1)) }
    let sorted = LocalizedIndexedCollation(locale: LocaleTag("zh")).sortedArray(from: texts, by: { $0.1 })
    #expect(sorted.map(\.0) == ["黎明", "李安", "李娜", "丽江", "Lily", "林一"])
  }
}
