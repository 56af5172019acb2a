import RowcallReadings
import RowcallText
import Testing

/// Names that are hardly names come back whole, or as the reading of what can be read in them.
struct HostileNamesTests {
  let readings = Readings(for: LocaleTag("ja"))

  @Test(arguments: ["", " ", "\0", "😀", "\n", "ABC", "123", "みなと", "\u{FFFD}", "\u{10FFFF}", "龘", "〇", "々"])
  func whatCannotOrNeedNotBeReadHasNoReading(name: String) {
    #expect(readings.reading(of: name) == nil)
  }

  @Test(arguments: [
    ("a NUL", "東\0京", "ひがし\0きょう"), ("a new line", "東京\n大阪", "とうきょう\nおおさか"), ("an emoji", "東京😀", "とうきょう😀"),
    ("a tab and spaces", " 東京\t 大阪 ", "とうきょう\t おおさか"), ("a comma and quotes", "\"東京\",大阪", "\"とうきょう\",おおさか"),
    ("a wide space", "山田\u{3000}太郎", "やまだ\u{3000}たろう"),
  ])
  func whatIsBetweenKanjiStays(what: String, name: String, reading: String) {
    #expect(readings.reading(of: name)?.text == reading, "\(what)")
  }

  @Test func aLongNameIsReadToItsEnd() {
    let name = String(repeating: "新宿", count: 5_000)
    #expect(readings.reading(of: name)?.text.hasSuffix("しんじゅくしんじゅく") == true)
    #expect(!readings.spoken(name).contains("新"))
    let letters = String(repeating: "z", count: 10_000) + "東京"
    #expect(readings.reading(of: letters)?.text == String(repeating: "z", count: 10_000) + "とうきょう")
  }

  @Test func manyThreadsReadAtOnce() async {
    let names = ["新宿店", "大手町店", "成田店", "東京"]
    let alone = names.map { readings.reading(of: $0) }
    await withTaskGroup(of: [Reading?].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).flatMap { _ in readings.readings(of: names) } }
      }
      for await read in group {
        #expect(read == (0..<200).flatMap { _ in alone })
      }
    }
  }

  @Test(arguments: [
    ("", ""), ("\0", "\0"), ("\n", "\n"), ("😀", "😀"), (" 東京 ", " とーきょー "), ("3", "さん"), (".5", ".ご"),
    ("1,", "いち,"),
    ("5,123,45", "ごせんひゃくにじゅーさん,よんじゅーご"), ("３．", "さん．"), ("万", "まん"), ("十", "じゅー"), ("3万億", "さんちょー"),
    ("百万円", "ひゃくまんえん"),
  ])
  func whatHardlyIsATextIsSaidAsFarAsItIsOne(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [MecabLocation.system, MecabLocation(library: "/nowhere/libmecab.so")])
  func aLongNumberInKanjiIsSaidInTime(_ analyzer: MecabLocation) {
    let readings = Readings(for: LocaleTag("ja"), analyzer: analyzer)
    for scale in ["万", "億兆", "円"] {
      let time = ContinuousClock().measure {
        #expect(!readings.spoken("1" + String(repeating: scale, count: 20_000) + "髙").isEmpty)
      }
      #expect(time < .seconds(20), "\(scale)")
    }
  }
}
