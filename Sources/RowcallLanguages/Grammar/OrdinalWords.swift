/// Places in an order, put together from words: "две тысячи двенадцатого", "dwudziesty pierwszy".
///
/// Slavic languages inflect the last word of an ordinal, some the tens as well; ICU has few of the forms, and cardinals where
/// a round hundred or thousand ends the number.
package struct OrdinalWords: Sendable {
  /// The words by number, in the masculine nominative: 0 to 20, the tens, the hundreds, and the first thousands.
  package let words: [UInt64: String]
  /// By the name of a form the endings that make it; a form that is missing is the nominative.
  package let endings: [String: Endings]
  /// Whether tens before ones are ordinals too: "dwudziesty pierwszy", but "двадцать первый".
  package let inflectsTens: Bool
  /// A thousand in front as ICU spells it and as it is said: "одна тысяча", "тысяча".
  package let thousand: (from: String, to: String)

  /// Creates the words from lists that are divided by spaces.
  ///
  /// - Parameters:
  ///   - small: 0 to 20.
  ///   - tens: 30 to 90.
  ///   - hundreds: 100 to 900.
  ///   - thousands: 1000 to 9000.
  package init(
    small: String, tens: String, hundreds: String, thousands: String,
    endings: [String: Endings], inflectsTens: Bool,
    thousand: (from: String, to: String) = ("", "")
  ) {
    let steps: [(String, first: UInt64, step: UInt64)] = [
      (small, 0, 1), (tens, 30, 10), (hundreds, 100, 100), (thousands, 1000, 1000),
    ]
    words = steps.reduce(into: [:]) { words, list in
      for (index, word) in list.0.split(separator: " ").enumerated() {
        words[list.first + UInt64(index) * list.step] = String(word)
      }
    }
    self.endings = endings
    self.inflectsTens = inflectsTens
    self.thousand = thousand
  }
}

extension OrdinalWords {
  /// A place in an order; nil where its last word is not known, as for a million.
  ///
  /// - Parameters:
  ///   - form: the name of a form in `endings`.
  ///   - cardinal: spells what stands before the last word.
  package func ordinal(_ position: UInt64, form: String, cardinal: (UInt64) -> String) -> String? {
    guard let last = lastWord(of: position) else { return nil }
    var spoken: [String] = []
    var rest = position - last
    if inflectsTens, last < 10, let tens = words[rest % 100], rest % 100 > 0 {
      spoken.append(inflected(tens, form))
      rest -= rest % 100
    }
    if rest > 0 { spoken.insert(withoutLeadingOne(cardinal(rest)), at: 0) }
    if let word = words[last] { spoken.append(inflected(word, form)) }
    return spoken.joined(separator: " ")
  }

  /// The part of the number that its last word says: 12 of 2012, 1 of 21, 2000 of 2000.
  private func lastWord(of position: UInt64) -> UInt64? {
    for power: UInt64 in [10, 100, 1000, 10_000] {
      let part = position % power
      if power == 10, words[position % 100] != nil, position % 100 > 0 { return position % 100 }
      // Ten thousand and more have words of their own, which nobody needs.
      if part > 0 { return words[part] == nil || (power == 10_000 && position > part) ? nil : part }
    }
    return position == 0 ? 0 : nil
  }

  private func inflected(_ word: String, _ form: String) -> String {
    endings[form]?.applied(to: word) ?? word
  }

  private func withoutLeadingOne(_ spelled: String) -> String {
    guard !thousand.from.isEmpty, spelled.hasPrefix(thousand.from) else { return spelled }
    return thousand.to + spelled.dropFirst(thousand.from.count)
  }
}

/// What becomes of a word's ending: "eighty" and "eighties", "terzo" and "terzi".
package struct Endings: Hashable, Sendable {
  private struct Change: Hashable {
    let from: String
    let to: String
  }

  private let changes: [Change]

  /// The word with the first ending that it has changed; as it is when it has none of them.
  package func applied(to word: String) -> String {
    guard let change = changes.first(where: { word.hasSuffix($0.from) }) else { return word }
    return word.dropLast(change.from.count) + change.to
  }
}

extension Endings: ExpressibleByStringLiteral {
  /// An ending that every word gets.
  package init(stringLiteral ending: String) {
    changes = [Change(from: "", to: ending)]
  }
}

extension Endings: ExpressibleByDictionaryLiteral {
  /// Endings and what each becomes, tried in turn; the empty one fits every word.
  package init(dictionaryLiteral endings: (String, String)...) {
    changes = endings.map { Change(from: $0, to: $1) }
  }
}
