/// The invisible marks that keep signs and digits in order on screen: U+061C, U+200E and U+200F.
///
/// Everything in this module that is meant to be heard (words, names, dates) comes without them, because a speech
/// engine may spell them or break a word at them, and with plain spaces in the place of no-break ones. What is meant
/// to be read (`NumberSymbols`, `Affixes`) keeps both as CLDR has them.
package enum DirectionMarks {
  /// The text without direction marks.
  package static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isMark($0) }))
  }

  fileprivate static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{61C}" || scalar == "\u{200E}" || scalar == "\u{200F}"
  }
}

extension String {
  /// The text as it is given to a voice: without direction marks, with plain spaces.
  var heard: String {
    guard utf8.contains(where: { $0 >= 0xC2 }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars where !DirectionMarks.isMark(scalar) {
      scalars.append(scalar == "\u{A0}" || scalar == "\u{202F}" ? " " : scalar)
    }
    return String(scalars)
  }

  /// The text without white space of any kind at its ends.
  package var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    let start = drop(while: \.isWhitespace)
    return String(
      start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex))
  }
}
