/// A sign in a text that a voice passes over and a listener may want named; the comments are the translators' notes.
public enum Sign: Character, CaseIterable, Hashable, Sendable {
  // MARK: Between and around words
  /// "comma".
  case comma = ","
  /// "full stop".
  case fullStop = "."
  /// The comma of Chinese and Japanese: "ideographic comma".
  case ideographicComma = "、"
  /// The full stop of Chinese and Japanese: "ideographic full stop".
  case ideographicFullStop = "。"
  /// "colon".
  case colon = ":"
  /// "semicolon".
  case semicolon = ";"
  /// "question mark".
  case questionMark = "?"
  /// "exclamation mark".
  case exclamationMark = "!"
  /// "ellipsis".
  case ellipsis = "…"
  /// "apostrophe".
  case apostrophe = "'"
  /// A quotation mark of any shape: "quote".
  case quote = "\""
  /// The short one: "hyphen".
  case hyphen = "-"
  /// The long one: "dash".
  case dash = "–"
  /// "left parenthesis".
  case leftParenthesis = "("
  /// "right parenthesis".
  case rightParenthesis = ")"
  /// "left bracket".
  case leftBracket = "["
  /// "right bracket".
  case rightBracket = "]"
  /// "left brace".
  case leftBrace = "{"
  /// "right brace".
  case rightBrace = "}"

  // MARK: In codes and formulas
  /// "slash".
  case slash = "/"
  /// "backslash".
  case backslash = "\\"
  /// "vertical bar".
  case pipe = "|"
  /// "underscore".
  case underscore = "_"
  /// "at".
  case at = "@"
  /// "hash".
  case hash = "#"
  /// "percent".
  case percent = "%"
  /// "and".
  case ampersand = "&"
  /// "star".
  case star = "*"
  /// "plus".
  case plus = "+"
  /// "plus or minus".
  case plusMinus = "±"
  /// "times".
  case times = "×"
  /// "divided by".
  case dividedBy = "÷"
  /// "equals".
  case equals = "="
  /// "less than".
  case less = "<"
  /// "greater than".
  case greater = ">"
  /// "tilde".
  case tilde = "~"
  /// "caret".
  case caret = "^"
  /// "backtick".
  case backtick = "`"
  /// "degrees".
  case degree = "°"
  /// "section sign".
  case section = "§"
  /// The dot before an item: "bullet".
  case bullet = "•"

  // MARK: Pictures
  /// "right arrow".
  case rightArrow = "→"
  /// "left arrow".
  case leftArrow = "←"
  /// "up arrow".
  case upArrow = "↑"
  /// "down arrow".
  case downArrow = "↓"
  /// "check mark".
  case checkMark = "✓"
  /// "cross mark".
  case crossMark = "✗"
  /// "copyright".
  case copyright = "©"
  /// "registered".
  case registered = "®"
  /// "trademark".
  case trademark = "™"

  // MARK: When text is spelled
  /// Between words; named only when text is spelled: "space".
  case space = " "
}
