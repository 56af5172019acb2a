/// The invisible marks that keep signs and digits in order on screen: U+061C, U+200E and U+200F.
///
/// Everything in this module that is meant to be heard comes without them, because a speech engine may spell them or
/// break a word at them. What is meant to be read (`NumberSymbols`, `Affixes`) keeps them as CLDR has them.
public enum DirectionMarks {
  /// The text without direction marks.
  public static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isMark($0) }))
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{61C}" || scalar == "\u{200E}" || scalar == "\u{200F}"
  }
}
