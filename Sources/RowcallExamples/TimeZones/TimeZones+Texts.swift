extension TimeZones {
  /// What its script says about it; what it shows are names of places.
  enum Texts {
    static let addHelsinki = Localized("add Helsinki", ja: "ヘルシンキを追加", de: "Helsinki hinzufügen")
    static let removeAuckland = Localized(
      "remove Auckland, the only one of its region", ja: "地域でただ一つのオークランドを削除",
      de: "Auckland entfernen, das einzige seiner Region")
    static let addUnknown = Localized(
      "add a zone of an unknown region", ja: "知らない地域のタイムゾーンを追加",
      de: "eine Zone einer unbekannten Region hinzufügen")
  }
}
