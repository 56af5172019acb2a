/// A branch of a shop, with how its name is read and where it is.
struct Branch: Hashable {
  let name: String
  /// How the name is read, by which it is sorted; the name itself where that is how it is read.
  let reading: String
  let prefecture: String
}

extension Branch {
  /// Ten branches around Tokyo, in the order in which they were opened.
  static func all(in language: ExampleLanguage) -> [Branch] {
    table.map { Branch(name: $0[language], reading: $1[language], prefecture: $2[language]) }
  }

  /// The prefectures in the order that the shop gives them.
  static let prefectures = [tokyo, chiba, kanagawa, saitama]

  private static let tokyo = Localized("Tokyo", ja: "東京都", de: "Tokio")
  private static let chiba = Localized("Chiba", ja: "千葉県")
  private static let kanagawa = Localized("Kanagawa", ja: "神奈川県")
  private static let saitama = Localized("Saitama", ja: "埼玉県")

  private static let table: [(name: Localized, reading: Localized, prefecture: Localized)] = [
    branch("Shinjuku", "新宿店", "しんじゅく", tokyo), branch("Kawasaki", "川崎店", "かわさき", kanagawa),
    branch("Tachikawa", "立川店", "たちかわ", tokyo), branch("Urayasu", "浦安店", "うらやす", chiba),
    branch("Minato Mirai", "みなとみらい店", "みなとみらい", kanagawa), branch("Asaka", "朝霞店", "あさか", saitama),
    branch("Iidabashi", "飯田橋店", "いいだばし", tokyo), branch("Narita", "成田店", "なりた", chiba),
    branch("Ōtemachi", "大手町店", "おおてまち", tokyo), branch("Mizonokuchi", "溝の口店", "みぞのくち", kanagawa),
  ]

  private static func branch(
    _ name: String, _ japanese: String, _ reading: String, _ prefecture: Localized
  ) -> (Localized, Localized, Localized) {
    (Localized(name, ja: japanese), Localized(name, ja: reading), prefecture)
  }
}
