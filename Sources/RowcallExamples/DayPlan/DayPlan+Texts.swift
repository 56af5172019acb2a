extension DayPlan {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let morning = Localized("Morning", ja: "午前", de: "Vormittag")
    static let afternoon = Localized("Afternoon", ja: "午後", de: "Nachmittag")
    static let evening = Localized("Evening", ja: "夜", de: "Abend")
    static let nothing = Localized("Nothing planned", ja: "予定なし", de: "Nichts geplant")

    static let plants = Localized("Water the plants", ja: "植物に水をやる", de: "Pflanzen gießen")
    static let letters = Localized("Answer letters", ja: "手紙に返事を書く", de: "Briefe beantworten")
    static let dentist = Localized("Call the dentist", ja: "歯医者に電話する", de: "Zahnarzt anrufen")
    static let walk = Localized("Go for a walk", ja: "散歩する", de: "Spazieren gehen")

    static let takeUp = Localized("take up {}", ja: "{}を持ち上げる", de: "{} aufnehmen")
    static let carry = Localized("carry it to [2, 0]", ja: "[2, 0]へ運ぶ", de: "nach [2, 0] tragen")
    static let putBack = Localized("put it back", ja: "元に戻す", de: "zurücklegen")
  }
}
