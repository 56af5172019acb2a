import RowcallLanguages

/// Lines below a table that are no rows of it, as their words show.
package enum FooterText {
  /// Whether a text counts rows, as databases do below their results.
  ///
  /// `(2 rows)` does, and `5 rows selected`.
  package static func countsRows(_ text: String) -> Bool {
    let isInBrackets = text.first == "(" && text.last == ")"
    let words = (isInBrackets ? text.dropFirst().dropLast() : text[...]).split(separator: " ")
    guard words.count > 1, words.count <= 6, words[0].allSatisfy(\.isWholeNumber) else { return false }
    let counted = words[1].lowercased().filter(\.isLetter)
    return isInBrackets ? counted.count > 1 && words.count <= 3 : countedWords.contains(counted)
  }

  /// Whether a text starts as notes do: `* estimated`, `Source: Met Office`.
  package static func isNote(_ text: String) -> Bool {
    guard let first = text.first, text.count > 1 else { return false }
    if noteMarks.contains(first) { return true }
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return false }
    let word = text[..<colon].lowercased().split(separator: " ").joined(separator: " ")
    return noteWords.contains(word)
  }

  /// Whether a text starts with a word by which a row says that it sums up others.
  package static func isTotal(_ text: String) -> Bool {
    let words = text.lowercased()
    return totalWords.contains { word in
      words.hasPrefix(word) && !(words.dropFirst(word.count).first?.isLetter ?? false)
    }
  }

  /// Whether nothing but such a word is there, perhaps with a colon.
  package static func isTotalAlone(_ text: String) -> Bool {
    let words = text.lowercased().split { $0.isWhitespace || ":：".contains($0) }.joined(separator: " ")
    return totalWords.contains(words)
  }

  /// In the programs of databases, whatever the language.
  private static let countedWords: Set = ["row", "rows", "record", "records"]
  private static let noteMarks: Set<Character> = ["*", "†", "‡", "§", "※", "¹", "²", "³"]
  private static let noteWords = Set(Languages.all.flatMap { $0.noteWords.listedWords })
  private static let totalWords = Languages.all.flatMap { $0.totalWords.listedWords }
}
