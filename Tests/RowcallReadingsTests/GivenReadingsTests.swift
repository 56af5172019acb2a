import RowcallReadings
import RowcallText
import Testing

/// What is said for a name that has a reading beside it.
struct GivenReadingsTests {
  @Test(arguments: [
    ("ja", "新宿店", "しんじゅくてん", "しんじゅくてん"), ("ja", "新宿店", " シンジュクテン\t", "シンジュクテン"),
    ("ja", "大手町店", "おおてまちてん", "おーてまちてん"), ("ja", "井上", "いのうえ", "いのうえ"), ("ja", "大崎", "おおざき", "おおざき"),
    ("ja", "新宿店", "", "しんじゅくてん"), ("ja", "新宿店", "新宿", "しんじゅくてん"),
    ("ja", "新宿店", "Shinjuku", "しんじゅくてん"), ("ja", "三番館", "さんばんかん 3", "さんばんかん さん"),
    ("zh", "曾乐行", "Zēng Yuèxíng", "Zēng Yuèxíng"), ("en", "新宿", "Shinjuku", "Shinjuku"),
    ("en", "Siobhan", "Shivawn", "Shivawn"), ("en", "Siobhan", " ", "Siobhan"),
  ])
  func itIsSaidWhereAVoiceCanSayIt(locale: String, name: String, given: String, spoken: String) {
    #expect(Readings(for: LocaleTag(locale)).spoken(name, given: given) == spoken)
  }

  @Test func givenReadingsNeedNoDictionary() {
    let readings = Readings(for: LocaleTag("ja"), analyzer: MecabLocation(library: "/nowhere/libmecab.so"))
    #expect(readings.spoken("大川", given: "おおかわ") == "おおかわ")
    #expect(readings.shortcoming == nil)
  }

  @Test func theAuthorsListWins() {
    let readings = Readings(for: LocaleTag("ja"), list: ReadingList(["新宿店": "しんじゅく"]))
    #expect(readings.spoken("新宿店", given: "しんじゅくてん") == "しんじゅく")
    #expect(readings.spoken("池袋店", given: nil) == "いけぶくろてん")
  }
}
