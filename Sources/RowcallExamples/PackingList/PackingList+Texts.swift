extension PackingList {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let passport = Localized("Passport", ja: "パスポート", de: "Reisepass")
    static let toothbrush = Localized("Toothbrush", ja: "歯ブラシ", de: "Zahnbürste")
    static let umbrella = Localized("Umbrella", ja: "傘", de: "Regenschirm")
    static let torch = Localized("Torch", ja: "懐中電灯", de: "Taschenlampe")
    static let map = Localized("Map", ja: "地図", de: "Landkarte")

    static let newItem = Localized("New item", ja: "新しい持ち物", de: "Neuer Gegenstand")
    static let needsName = Localized(
      "an item needs a name; enter one first", ja: "持ち物の名前を先に入力してください",
      de: "der Gegenstand braucht einen Namen; geben Sie ihn zuerst ein")

    static let keep = Localized("keep it", ja: "残す", de: "behalten")
    static let pressFirst = Localized(
      "press the edit control of the first row", ja: "先頭の行の編集コントロールを押す",
      de: "Bearbeitungstaste der ersten Zeile drücken")
  }
}
