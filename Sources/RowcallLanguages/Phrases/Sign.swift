/// A sign in a text that a voice passes over and a listener may want named.
package enum Sign: CaseIterable, Hashable, Sendable {
  // MARK: Between and around words
  /// Marks that end or part sentences and words; the ideographic ones are those of Chinese and Japanese.
  case comma, fullStop, ideographicComma, ideographicFullStop, colon, semicolon, questionMark, exclamationMark
  /// An ellipsis, an apostrophe, a quotation mark of any shape, the short hyphen and the long dash.
  case ellipsis, apostrophe, quote, hyphen, dash
  /// Parentheses, square brackets and braces.
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace

  // MARK: In codes and formulas
  /// The signs of codes and addresses.
  case slash, backslash, pipe, underscore, at, hash, percent, ampersand, star
  /// The signs of formulas.
  case plus, plusMinus, times, dividedBy, equals, less, greater, tilde, caret, backtick, degree
  /// The sign of a paragraph of a law, and the dot before an item.
  case section, bullet

  // MARK: Pictures
  /// Arrows, and the marks of what is done or right and what is not.
  case rightArrow, leftArrow, upArrow, downArrow, checkMark, crossMark
  /// The marks of rights.
  case copyright, registered, trademark

  // MARK: When text is spelled
  /// Between words; named only when text is spelled.
  case space
}

extension Sign {
  /// The sign that a character is, in any of its shapes; nil for a character that is no such sign.
  package init?(_ character: Character) {
    guard let sign = Self.shapes[character] else { return nil }
    self = sign
  }

  /// The shapes of each sign: its own, those of print, of other scripts, and the wide ones of East Asia.
  private static let shapes: [Character: Sign] = {
    let groups: [(Sign, String)] = [
      (.comma, ",،，"), (.fullStop, ".．।۔"), (.ideographicComma, "、､"), (.ideographicFullStop, "。｡"),
      (.colon, ":："), (.semicolon, ";؛；"), (.questionMark, "?؟？"), (.exclamationMark, "!！"),
      (.ellipsis, "…⋯"), (.apostrophe, "'\u{2019}‘＇"), (.quote, "\"“”„«»‹›「」『』《》＂"),
      (.hyphen, "-\u{2010}\u{2011}－"), (.dash, "–—―"), (.leftParenthesis, "(（"), (.rightParenthesis, ")）"),
      (.leftBracket, "[［【"), (.rightBracket, "]］】"), (.leftBrace, "{｛"), (.rightBrace, "}｝"),
      (.slash, "/／⁄"), (.backslash, "\\＼"), (.pipe, "|｜"), (.underscore, "_＿"), (.at, "@＠"),
      (.hash, "#＃"), (.percent, "%％٪"), (.ampersand, "&＆"), (.star, "*＊★"), (.plus, "+＋"),
      (.plusMinus, "±"), (.times, "×"), (.dividedBy, "÷"), (.equals, "=＝"), (.less, "<＜"), (.greater, ">＞"),
      (.tilde, "~～〜"), (.caret, "^＾"), (.backtick, "`｀"), (.degree, "°"), (.section, "§"),
      (.bullet, "•●◦‣"), (.rightArrow, "→⇒➔"), (.leftArrow, "←⇐"), (.upArrow, "↑⇑▲△▴"), (.downArrow, "↓⇓▼▽▾"),
      (.checkMark, "✓✔"), (.crossMark, "✗✘"), (.copyright, "©"), (.registered, "®"), (.trademark, "™"),
      (.space, " \u{A0}\u{202F}\u{3000}"),
    ]
    let pairs = groups.flatMap { sign, characters in characters.map { ($0, sign) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
