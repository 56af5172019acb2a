import RowcallLanguages

/// Tells by the words of a table's headers in whose country it was written, for `kr` is money in several.
enum KroneHeaders {
  /// The currency of the language that has the most words for itself; nil when none has, or two have as many.
  static func currency(of headers: [String?]) -> String? {
    let words = Set(headers.flatMap { Self.words(in: $0 ?? "") })
    let counts = lexicons.map { own in
      let others = lexicons.filter { $0.currency != own.currency }
      return words.count { word in own.words.contains(word) && !others.contains { $0.words.contains(word) } }
    }
    guard let most = counts.max(), most > 0, counts.count(where: { $0 == most }) == 1 else { return nil }
    return counts.firstIndex(of: most).map { lexicons[$0].currency }
  }

  private static let lexicons: [(currency: String, words: Set<String>)] = [
    ("DKK", words(of: Danish.self)), ("NOK", words(of: Norwegian.self)), ("SEK", words(of: Swedish.self)),
  ]

  private static func words(of language: any Language.Type) -> Set<String> {
    Set(language.headerWords.flatMap { words(in: $0.value) })
  }

  private static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }
}
