/// Splits a command into its program and arguments, without a shell.
enum CommandWords {
  /// The words between spaces; those of a stretch between single or double quotes are part of a word.
  ///
  /// There are no escapes, and a quote that is not closed reaches to the end.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in command {
      switch character {
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil:
        quote = character
        word = word ?? ""
      case " " where quote == nil:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return word.map { words + [$0] } ?? words
  }
}
