/// What a Japanese voice can say: of kana it knows nearly all, of kanji none.
enum SayableKana {
  /// The text without what a voice would spell out in English, "Japanese letter".
  ///
  /// A lone ー is silent, ヵ and ヶ are か and け, ヽ repeats the letter before it.
  static func written(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHard) else { return text }
    var said = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "ー", "ｰ": if said.last.map(Kana.isOne) == true || said.last == "ー" { said.append("ー") }
      case "ヵ", "ゕ": said.append("か")
      case "ヶ", "ゖ": said.append("け")
      case "ゝ", "ヽ": if let last = said.last, Kana.isOne(last) { said.append(last) }
      case "ゞ", "ヾ": if let last = said.last, Kana.isOne(last) { said.append(voiced(last)) }
      case "ヿ": said.append(contentsOf: "こと".unicodeScalars)
      case "ゟ": said.append(contentsOf: "より".unicodeScalars)
      case "゠", "〜", "\u{2010}"..."\u{2015}": said.append(" ")
      case "ㇰ"..."ㇿ": said.append(Self.small[Int(scalar.value) - 0x31F0])
      default: said.append(scalar)
      }
    }
    return String(said)
  }

  private static func isHard(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ー", "ｰ", "ヵ", "ゕ", "ヶ", "ゖ", "ゝ", "ヽ", "ゞ", "ヾ", "ヿ", "ゟ", "゠", "〜", "\u{2010}"..."\u{2015}",
      "ㇰ"..."ㇿ":
      true
    default: false
    }
  }

  /// か as が; letters that have no such form as they are.
  private static func voiced(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let voiceless = "かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホ".unicodeScalars
    return voiceless.contains(letter) ? Unicode.Scalar(letter.value + 1) ?? letter : letter
  }

  /// The letters whose small forms stand from U+31F0 on, for the Ainu language.
  private static let small = Array("クシストヌハヒフヘホムラリルレロ".unicodeScalars)
}
