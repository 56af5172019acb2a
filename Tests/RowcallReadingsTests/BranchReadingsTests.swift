import RowcallCollation
import RowcallReadings
import RowcallText
import Testing

/// A list of shop branches of which nobody wrote down how they are read.
struct BranchReadingsTests {
  static let names = [
    "新宿店", "みなとみらい店", "大手町店", "成田店", "川崎店", "浦安店", "立川店", "溝の口店", "朝霞店", "飯田橋店",
  ]

  // TV-32
  @Test func byKanaRowAccordingToDerivedReadings() {
    #expect(
      sections(Readings(for: LocaleTag("ja"))) == [
        "あ: 朝霞店 飯田橋店 浦安店 大手町店", "か: 川崎店", "さ: 新宿店", "た: 立川店", "な: 成田店",
        "ま: 溝の口店 みなとみらい店",
      ])
  }

  @Test func withoutMeCabKanjiStandBehindTheKanaAndThatIsReported() {
    let readings = Readings(for: LocaleTag("ja"), analyzer: MecabLocation(library: "/nowhere/libmecab.so"))
    #expect(readings.shortcoming == nil)
    let found = sections(readings)
    #expect(found.count == 2)
    #expect(found.first == "ま: みなとみらい店")
    #expect(found.last?.hasPrefix("…: ") == true)
    #expect(
      readings.shortcoming?.description
        == "readings: found no library /nowhere/libmecab.so, which tells how kanji are read; run apt-get install "
        + "libmecab2 mecab-ipadic-utf8, or give readings of your own")
  }

  @Test func furiganaShowBoth() {
    let readings = Readings(for: LocaleTag("ja"))
    #expect(readings.furigana(of: "新宿店", readings.reading(of: "新宿店")) == "新宿店（しんじゅくてん）")
    #expect(readings.furigana(of: "みなと", readings.reading(of: "みなと")) == "みなと")
    let latin = Readings(for: LocaleTag("en"))
    #expect(latin.furigana(of: "Hugh", latin.reading(of: "Hugh", given: "hew")) == "Hugh (hew)")
  }

  private func sections(_ readings: Readings) -> [String] {
    let names = zip(Self.names, readings.readings(of: Self.names)).map { name, reading in
      (name: name, text: readings.sortText(of: name, reading))
    }
    let sections = LocalizedIndexedCollation(locale: LocaleTag("ja")).sections(of: names, by: { $0.text })
    return sections.compactMap { section in
      section.header.map { "\($0): " + section.map(\.name).joined(separator: " ") }
    }
  }
}
