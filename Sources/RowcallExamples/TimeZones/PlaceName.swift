/// What a region or city is called in a language, and how that is read where its writing does not say.
struct PlaceName: Hashable {
  let text: String
  /// What it is sorted by: the name in kana if it is written in kanji, else the name.
  let reading: String

  /// The name of a place in a language; as it stands in the identifier of the zone if no other is known.
  init(_ place: String, in language: ExampleLanguage) {
    text = Self.names[place]?[language] ?? place
    reading = language == .japanese ? Self.readings[text] ?? text : text
  }

  private static let names = [
    "Africa": Localized("Africa", ja: "アフリカ", de: "Afrika"),
    "America": Localized("America", ja: "アメリカ", de: "Amerika"),
    "Asia": Localized("Asia", ja: "アジア", de: "Asien"),
    "Australia": Localized("Australia", ja: "オーストラリア", de: "Australien"),
    "Europe": Localized("Europe", ja: "ヨーロッパ", de: "Europa"),
    "Pacific": Localized("Pacific", ja: "太平洋", de: "Pazifik"),

    "Auckland": Localized("Auckland", ja: "オークランド"),
    "Bogota": Localized("Bogota", ja: "ボゴタ", de: "Bogotá"),
    "Cairo": Localized("Cairo", ja: "カイロ", de: "Kairo"),
    "Darwin": Localized("Darwin", ja: "ダーウィン"),
    "Denver": Localized("Denver", ja: "デンバー"),
    "Helsinki": Localized("Helsinki", ja: "ヘルシンキ"),
    "Kathmandu": Localized("Kathmandu", ja: "カトマンズ"),
    "Lisbon": Localized("Lisbon", ja: "リスボン", de: "Lissabon"),
    "Nairobi": Localized("Nairobi", ja: "ナイロビ"),
    "New York": Localized("New York", ja: "ニューヨーク"),
    "Oslo": Localized("Oslo", ja: "オスロ"),
    "Perth": Localized("Perth", ja: "パース"),
    "Tokyo": Localized("Tokyo", ja: "東京", de: "Tokio"),
  ]

  private static let readings = ["太平洋": "タイヘイヨウ", "東京": "トウキョウ"]
}

extension PlaceName: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.reading < right.reading }
}
