import RowcallCollation
import RowcallReadings
import RowcallText
import Testing

/// Chinese names are read in pinyin where they are sorted by it.
struct ChineseReadingsTests {
  @Test(arguments: [
    ("李明", "lǐ míng"), ("单雄信", "shàn xióng xìn"), ("曾国藩", "zēng guó fān"), ("李四 Bob", "lǐ sì Bob"),
    ("朴槿惠", "pǔ jǐn huì"), ("重庆银行", "chóng qìng yín háng"), ("會計部長", "kuài jì bù zhǎng"),
    ("行政部", "xíng zhèng bù"),
    ("区宁", "ōu níng"), ("单价", "dān jià"), ("单位", "dān wèi"), ("区别", "qū bié"), ("解决", "jiě jué"),
    ("员工", "yuán gōng"),
    ("项目的成本", "xiàng mù de chéng běn"), ("曾经", "céng jīng"),
  ])
  func namesHaveTheReadingsOfNames(name: String, pinyin: String) {
    #expect(Readings(for: LocaleTag("zh")).reading(of: name) == Reading(pinyin, source: .derived))
  }

  @Test func aCharacterThatNobodyReadsLeavesNoReading() {
    #expect(Readings(for: LocaleTag("zh")).reading(of: "𠮷野") == nil)
  }

  @Test(arguments: [
    ("zh", true), ("zh-Hans-SG", true), ("zh-Hant", false), ("zh-TW", false), ("zh-u-co-stroke", false),
    ("zh-Hant-u-co-pinyin", true), ("zh-u-co-zhuyin", false), ("zh-CO", true),
    ("zh-CO-u-nu-hanidec-co-stroke", false),
  ])
  func onlyWhereTheLocaleSortsByPinyin(locale: String, isDerived: Bool) {
    #expect((Readings(for: LocaleTag(locale)).reading(of: "李明") != nil) == isDerived)
  }

  @Test(arguments: [
    ("zh", "曾乐", "zēng lè"), ("zh-Hant", "曾樂", "zēng lè"), ("zh-TW", "陳怡君", "chén yí jūn"),
    ("zh-HK", "陳怡君", "陳怡君"),
    ("zh", "Bob", "Bob"), ("zh", "龘", "dá"), ("zh", "𠮷野", "𠮷 yě"),
  ])
  func namesAreSaidInPinyinHoweverTheyAreSorted(locale: String, name: String, spoken: String) {
    #expect(Readings(for: LocaleTag(locale)).spoken(name, given: nil) == spoken)
  }

  @Test(arguments: [
    ("中国银行", "中国 yín háng"), ("行政部", "行政部"), ("董事长、会计", "dǒng shì zhǎng、kuài jì"), ("李・约翰", "李 约翰"),
    ("５楼Ａ座", "5楼A座"),
    ("执行情况", "执行情况"), ("进行数据", "进行数据"), ("发行数量", "发行数量"), ("项目的成本", "项目的成本"), ("城市长度", "城市长度"),
    ("国家长期", "国家长期"), ("小组长度", "小组长度"), ("个人参保", "个人参保"), ("充分行使", "充分行使"), ("各地方案", "各地方案"),
    ("城市市长", "城市 shì zhǎng"), ("目的", "mù dì"), ("社会会计", "社会 kuài jì"), ("小组组长", "小组 zǔ zhǎng"),
    ("①北京", "1北京"), ("重庆2024", "chóng qìng 2024"), ("地", "地"),
  ])
  func wordsThatVoicesReadWrongAreSaidInPinyin(text: String, spoken: String) {
    #expect(Readings(for: LocaleTag("zh")).spoken(text) == spoken)
  }

  @Test(arguments: ["zh", "zh-Hant"])
  func aLongNameIsReadToItsEndAndInTime(locale: String) {
    let readings = Readings(for: LocaleTag(locale))
    let name = String(repeating: "山田", count: 50_000) + "王"
    let spoken = readings.spoken(name, given: nil)
    #expect(spoken.hasPrefix("shān tián shān tián ") && spoken.hasSuffix(" tián wáng"))
    #expect(spoken.split(separator: " ").count == 100_001)
    let sorted = readings.sortText(of: name, readings.reading(of: name))
    #expect(!sorted.contains("ā") || locale == "zh-Hant")
    let letters = String(repeating: "z", count: 10_000) + "王"
    #expect(readings.spoken(letters, given: nil).hasSuffix(" wáng"))
  }

  @Test func namesAreSortedByEachSyllableAndItsTone() {
    let readings = Readings(for: LocaleTag("zh"))
    let names = ["李娜", "林一", "丽江", "李安", "Lily", "黎明"]
    let texts = zip(names, readings.readings(of: names)).map { ($0, readings.sortText(of: $0, $1)) }
    let sorted = LocalizedIndexedCollation(locale: LocaleTag("zh")).sortedArray(from: texts, by: { $0.1 })
    #expect(sorted.map(\.0) == ["黎明", "李安", "李娜", "丽江", "Lily", "林一"])
  }
}
