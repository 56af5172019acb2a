/// A sign in a text that a voice passes over and a listener may want named; the comments are the translators' notes.
package enum Sign: Character, CaseIterable, Hashable, Sendable {
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

extension Sign {
  /// The sign that a character is, in any of its shapes; nil for a character that is no such sign.
  package init?(_ character: Character) {
    guard let sign = Self(rawValue: character) ?? Self.shapes[character] else { return nil }
    self = sign
  }

  /// Other shapes of the signs: those of print, of other scripts, and the wide ones of East Asia.
  private static let shapes: [Character: Sign] = {
    let groups: [(Sign, String)] = [
      (.comma, "،，"), (.fullStop, "．।۔"), (.ideographicComma, "､"), (.ideographicFullStop, "｡"),
      (.colon, "："), (.semicolon, "؛；"), (.questionMark, "؟？"), (.exclamationMark, "！"),
      (.apostrophe, "\u{2019}‘＇"), (.quote, "“”„«»‹›「」『』《》＂"), (.hyphen, "\u{2010}\u{2011}－"), (.dash, "—―"),
      (.ellipsis, "⋯"), (.leftParenthesis, "（"), (.rightParenthesis, "）"), (.leftBracket, "［【"),
      (.rightBracket, "］】"), (.leftBrace, "｛"), (.rightBrace, "｝"), (.slash, "／⁄"),
      (.backslash, "＼"), (.pipe, "｜"), (.underscore, "＿"), (.at, "＠"),
      (.hash, "＃"), (.percent, "％٪"), (.ampersand, "＆"), (.star, "＊"),
      (.plus, "＋"), (.equals, "＝"), (.less, "＜"), (.greater, "＞"),
      (.tilde, "～〜"), (.caret, "＾"), (.backtick, "｀"), (.bullet, "●◦‣"),
      (.rightArrow, "⇒➔"), (.leftArrow, "⇐"), (.upArrow, "⇑"), (.downArrow, "⇓"),
      (.checkMark, "✔"), (.crossMark, "✘"), (.space, "\u{A0}\u{202F}\u{3000}"),
    ]
    let pairs = groups.flatMap { sign, characters in characters.map { ($0, sign) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
