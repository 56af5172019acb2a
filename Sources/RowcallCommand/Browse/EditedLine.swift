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

  /// Types a text where the cursor is.
  mutating func insert(_ new: String) -> String {
    let rest = text[cursor...]
    text.insert(contentsOf: new, at: cursor)
    cursor += new.count
    return new + String(rest) + back(rest.count)
  }

  /// Deletes the character before the cursor; nil at the beginning.
  mutating func deleteBackward() -> (deleted: Character, shown: String)? {
    guard cursor > 0 else { return nil }
    cursor -= 1
    let deleted = text.remove(at: cursor)
    return (deleted, back(1) + redrawn(wider: 1))
  }

  /// Deletes the character at the cursor; nil at the end.
  mutating func deleteForward() -> (deleted: Character, shown: String)? {
    guard let current else { return nil }
    text.remove(at: cursor)
    return (current, redrawn(wider: 1))
  }

  /// Deletes the word before the cursor.
  mutating func deleteWord() -> String {
    var shown = ""
    while cursor > 0, text[cursor - 1] == " " { shown += deleteBackward()?.shown ?? "" }
    while cursor > 0, text[cursor - 1] != " " { shown += deleteBackward()?.shown ?? "" }
    return shown
  }

  /// Deletes everything and types another text.
  mutating func replace(with new: String) -> String {
    let end = String(text[cursor...])
    let shown = end + String(repeating: "\u{8} \u{8}", count: text.count)
    (text, cursor) = ([], 0)
    return shown + insert(new)
  }

  /// Goes to another character; nothing beyond the ends.
  mutating func move(to place: Int) -> String {
    let old = cursor
    cursor = min(max(place, 0), text.count)
    return cursor < old ? back(old - cursor) : String(text[old..<cursor])
  }

  /// Moves by so many characters.
  mutating func move(by count: Int) -> String { move(to: cursor + count) }

  /// What is behind the cursor and as many blanks as there was more, with the cursor where it is.
  private func redrawn(wider count: Int) -> String {
    let rest = text[cursor...]
    return String(rest) + String(repeating: " ", count: count) + back(rest.count + count)
  }

  private func back(_ count: Int) -> String { String(repeating: "\u{8}", count: count) }
}
