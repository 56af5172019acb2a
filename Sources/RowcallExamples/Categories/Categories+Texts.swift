extension Categories {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let category = Localized("Category", ja: "カテゴリ", de: "Kategorie")
    static let tulips = Localized("Plant tulips", ja: "チューリップを植える", de: "Tulpen pflanzen")
    static let openAgain = Localized(
      "open the same task again", ja: "同じタスクをもう一度開く", de: "dieselbe Aufgabe noch einmal öffnen")
  }
}

extension TaskCategory {
  /// What it is called.
  var name: Localized {
    switch self {
    case .none: Localized("No category", ja: "カテゴリなし", de: "Keine Kategorie")
    case .errands: Localized("Errands", ja: "用事", de: "Besorgungen")
    case .garden: Localized("Garden", ja: "庭", de: "Garten")
    case .work: Localized("Work", ja: "仕事", de: "Arbeit")
    }
  }
}
