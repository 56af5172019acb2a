extension Stocks {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let apple = Localized("Apple Inc.", ja: "アップル")
    static let cocaCola = Localized("Coca-Cola", ja: "コカ・コーラ")
    static let boeing = Localized("Boeing", ja: "ボーイング")

    static let appleRises = Localized(
      "hear that Apple rises", ja: "アップルの値上がりを知る", de: "hören, dass Apple steigt")
    static let boeingFalls = Localized(
      "hear that Boeing falls", ja: "ボーイングの値下がりを知る", de: "hören, dass Boeing fällt")

    /// What is said for a change: "up 1.85%".
    static func change(_ change: Double) -> Localized {
      let words =
        change == 0
        ? Localized("unchanged", ja: "変わらず", de: "unverändert")
        : change > 0
          ? Localized("up {}", ja: "{}上昇", de: "plus {}") : Localized("down {}", ja: "{}下落", de: "minus {}")
      return words.filled(with: Localized { $0.percent(abs(change)) })
    }
  }
}
