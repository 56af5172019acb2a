/// Words for a missing value.
enum BlankWords {
  /// Whether a text is such a word or has no letters and digits.
  static func contains(_ text: String) -> Bool {
    let words = text.lowercased().filter { $0.isLetter || $0.isNumber }
    return words.isEmpty || all.contains(words)
  }

  private static let all: Set<String> = [
    "na", "notapplicable", "notavailable", "none", "nil", "null", "unknown", "dontknow", "tbd", "tba",
    "missing",
    "unbekannt", "keine", "keineangabe", "inconnu", "desconocido", "sconosciuto", "onbekend", "不明", "なし",
    "未知",
    "неизвестно",
  ]
}
