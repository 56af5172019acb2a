import RowcallCollation
import RowcallText
import Testing

/// A list of shop branches whose names are kanji and are sorted by their readings.
struct BranchTests {
  struct Branch {
    var name: String
    var reading: String
    var prefecture: String
  }

  static let branches = [
    Branch(name: "新宿店", reading: "しんじゅくてん", prefecture: "東京都"),
    Branch(name: "みなとみらい店", reading: "みなとみらいてん", prefecture: "神奈川県"),
    Branch(name: "大手町店", reading: "おおてまちてん", prefecture: "東京都"),
    Branch(name: "成田店", reading: "なりたてん", prefecture: "千葉県"),
    Branch(name: "川崎店", reading: "かわさきてん", prefecture: "神奈川県"),
    Branch(name: "浦安店", reading: "うらやすてん", prefecture: "千葉県"),
    Branch(name: "立川店", reading: "たちかわてん", prefecture: "東京都"),
    Branch(name: "溝の口店", reading: "みぞのくちてん", prefecture: "神奈川県"),
    Branch(name: "朝霞店", reading: "あさかてん", prefecture: "埼玉県"),
    Branch(name: "飯田橋店", reading: "いいだばしてん", prefecture: "東京都"),
  ]
  let collation = LocalizedIndexedCollation(locale: LocaleTag("ja"))

  // TV-32
  @Test func byKanaRowAccordingToTheirReadings() {
    let sections = collation.sections(of: Self.branches, by: \.reading)
    #expect(
      lines(of: sections) == [
        "あ: 朝霞店 飯田橋店 浦安店 大手町店", "か: 川崎店", "さ: 新宿店", "た: 立川店", "な: 成田店",
        "ま: 溝の口店 みなとみらい店",
      ])
  }

  // TV-33
  @Test func byPrefectureWithRowsByReading() {
    let prefectures = ["東京都", "千葉県", "神奈川県", "埼玉県"]
    let sections = collation.sections(
      of: Self.branches, titled: \.prefecture, among: prefectures, by: \.reading)
    #expect(
      lines(of: sections) == [
        "東京都: 飯田橋店 大手町店 新宿店 立川店", "千葉県: 浦安店 成田店",
        "神奈川県: 川崎店 溝の口店 みなとみらい店", "埼玉県: 朝霞店",
      ])
  }

  private func lines(of sections: IndexedSections<Branch>) -> [String] {
    sections.compactMap { section in
      section.header.map { "\($0): " + section.map(\.name).joined(separator: " ") }
    }
  }
}
