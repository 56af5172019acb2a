import RowcallModel

/// A line of text that somebody types, with a cursor in it, and what the terminal has to be sent to show it.
struct EditedLine {
  private(set) var text: [Character] = []
  /// Before which character it is.
  private var cursor = 0

  init(_ text: String) {
    self.text = Array(text)
    cursor = self.text.count
  }

  var string: String { String(text) }

  /// The character at the cursor, which a move says; nil at the end.
  var current: Character? { text.indices.contains(cursor) ? text[cursor] : nil }

  /// The word that ends so many characters before the cursor; nil for none.
  func word(before count: Int) -> String? {
    let word = text[..<max(cursor - count, 0)].reversed().prefix { $0 != " " }
    return word.isEmpty ? nil : String(word.reversed())
  }

  /// Types a text where the cursor is.
  mutating func insert(_ new: String) -> String {
    let rest = text[cursor...]
    text.insert(contentsOf: new, at: cursor)
    cursor += new.count
    return Self.shown(new) + Self.shown(rest) + back(rest)
  }

  /// Deletes the character before the cursor; nil at the beginning.
  mutating func deleteBackward() -> (deleted: Character, shown: String)? {
    guard cursor > 0 else { return nil }
    cursor -= 1
    let deleted = text.remove(at: cursor)
    return (deleted, back([deleted]) + redrawn(without: deleted))
  }

  /// Deletes the character at the cursor; nil at the end.
  mutating func deleteForward() -> (deleted: Character, shown: String)? {
    guard let current else { return nil }
    text.remove(at: cursor)
    return (current, redrawn(without: current))
  }

  /// Deletes the word before the cursor.
  mutating func deleteWord() -> (deleted: String, shown: String) {
    let end = text[..<cursor].reversed().drop { $0 == " " }.drop { $0 != " " }.count
    let deleted = String(text[end..<cursor])
    return (deleted, deleted.map { _ in deleteBackward()?.shown ?? "" }.joined())
  }

  /// Deletes everything.
  mutating func deleteAll() -> (deleted: String, shown: String) { (string, replace(with: "")) }

  /// Deletes everything and types another text.
  mutating func replace(with new: String) -> String {
    let end = Self.shown(text[cursor...])
    let shown = end + String(repeating: "\u{8} \u{8}", count: Self.width(of: text))
    (text, cursor) = ([], 0)
    return shown + insert(new)
  }

  /// Goes to another character; nothing beyond the ends.
  mutating func move(to place: Int) -> String {
    let old = cursor
    cursor = min(max(place, 0), text.count)
    return cursor < old ? back(text[cursor..<old]) : Self.shown(text[old..<cursor])
  }

  /// Moves by so many characters.
  mutating func move(by count: Int) -> String { move(to: cursor + count) }

  /// What is behind the cursor and blanks where another character was, with the cursor where it is.
  private func redrawn(without deleted: Character) -> String {
    let rest = text[cursor...]
    let width = Self.width(of: [deleted])
    let blanks = String(repeating: " ", count: width)
    return Self.shown(rest) + blanks + String(repeating: "\u{8}", count: width) + back(rest)
  }

  private func back(_ characters: some Sequence<Character>) -> String {
    String(repeating: "\u{8}", count: Self.width(of: characters))
  }

  /// Characters as a terminal shows them.
  private static func shown(_ characters: some Sequence<Character>) -> String {
    TextHazard.printed(String(characters))
  }

  /// So many columns characters take.
  private static func width(of characters: some Sequence<Character>) -> Int {
    shown(characters).unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }
}
