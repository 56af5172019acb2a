extension SoundSettings {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let sounds = Localized("Sounds", ja: "サウンド", de: "Töne")
    static let callsRing = Localized(
      "Calls ring even without sounds.", ja: "サウンドがオフでも着信音は鳴ります。",
      de: "Anrufe klingeln auch ohne Töne.")
    static let messages = Localized("Messages", ja: "メッセージ", de: "Nachrichten")
    static let volume = Localized("Volume", ja: "音量", de: "Lautstärke")
    static let alert = Localized("Alert", ja: "通知音", de: "Hinweiston")

    static let raise = Localized("raise the volume", ja: "音量を上げる", de: "lauter stellen")
    static let lower = Localized("lower the volume", ja: "音量を下げる", de: "leiser stellen")
    static let setTo250 = Localized(
      "set the volume to 250", ja: "音量を250にする", de: "Lautstärke auf 250 stellen")
    static let chooseDrum = Localized("choose the drum", ja: "太鼓を選ぶ", de: "die Trommel wählen")
    static let turnOff = Localized("turn sounds off", ja: "サウンドをオフにする", de: "Töne ausschalten")
    static let pressSwitch = Localized("press the switch", ja: "スイッチを押す", de: "den Schalter drücken")
    static let chooseFourth = Localized(
      "choose a fourth alert", ja: "4つ目の通知音を選ぶ", de: "einen vierten Hinweiston wählen")
  }
}

extension SoundSettings.Sound.Alert {
  /// What it is called.
  var name: Localized {
    switch self {
    case .bell: Localized("Bell", ja: "ベル", de: "Glocke")
    case .chime: Localized("Chime", ja: "チャイム", de: "Gong")
    case .drum: Localized("Drum", ja: "太鼓", de: "Trommel")
    }
  }
}
