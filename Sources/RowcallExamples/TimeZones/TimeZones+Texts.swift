extension TimeZones {
  /// What its script says about it; what it shows are names of places.
  enum Texts {
    static let addHelsinki = Localized("add Helsinki", ja: "ヘルシンキを追加", de: "Helsinki hinzufügen")
    static let removeAuckland = Localized(
      "remove Auckland, the only one of its region", ja: "地域で唯一のオークランドを削除",
      de: "Auckland entfernen, das einzige seiner Region")
    static let addUnknown = Localized(
      "add a zone of an unknown region", ja: "知らない地域のタイムゾーンを追加",
      de: "eine Zone einer unbekannten Region hinzufügen")
  }
}

extension Zone {
  /// What is said for its standard time: "UTC plus 5 hours 45 minutes".
  var spokenTime: Localized {
    let (hours, minutes) = (abs(offset) / 60, abs(offset) % 60)
    guard offset != 0 else { return Localized("UTC", ja: "UTC") }
    let way =
      offset > 0
      ? Localized("UTC plus {}", ja: "UTCより{}進み") : Localized("UTC minus {}", ja: "UTCより{}遅れ")
    let duration = Localized { language in
      [hours == 0 ? nil : Self.hours(hours), minutes == 0 ? nil : Self.minutes(minutes)]
        .compactMap { $0?[language] }.joined(separator: language == .japanese ? "" : " ")
    }
    return way.filled(with: duration)
  }

  private static func hours(_ count: Int) -> Localized {
    count == 1
      ? Localized("1 hour", ja: "1時間", de: "1 Stunde")
      : Localized("\(count) hours", ja: "\(count)時間", de: "\(count) Stunden")
  }

  private static func minutes(_ count: Int) -> Localized {
    count == 1
      ? Localized("1 minute", ja: "1分", de: "1 Minute")
      : Localized("\(count) minutes", ja: "\(count)分", de: "\(count) Minuten")
  }
}
