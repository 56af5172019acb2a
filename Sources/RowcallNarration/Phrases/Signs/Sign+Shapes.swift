extension Sign {
  /// The sign that a character is, in any of its shapes; nil for a character that is no such sign.
  public init?(_ character: Character) {
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
