/// What becomes of a word's ending: "eighty" and "eighties", "terzo" and "terzi".
struct Endings: Hashable, Sendable {
  private struct Change: Hashable {
    let from: String
    let to: String
  }

  private let changes: [Change]

  /// The word with the first ending that it has changed; as it is when it has none of them.
  func applied(to word: String) -> String {
    guard let change = changes.first(where: { word.hasSuffix($0.from) }) else { return word }
    return word.dropLast(change.from.count) + change.to
  }
}

extension Endings: ExpressibleByStringLiteral {
  /// An ending that every word gets.
  init(stringLiteral ending: String) {
    changes = [Change(from: "", to: ending)]
  }
}

extension Endings: ExpressibleByDictionaryLiteral {
  /// Endings and what each becomes, tried in turn; the empty one fits every word.
  init(dictionaryLiteral endings: (String, String)...) {
    changes = endings.map { Change(from: $0, to: $1) }
  }
}
