/// Signs that stand for words, written as these words, so that a dictionary and a voice know them: `㈱` is かぶしきがいしゃ.
enum SignKana {
  /// The text with words for signs, and with wide letters and narrow kana in their usual width.
  ///
  /// - `・` between words is a space: a voice would spell them out.
  /// - `○` and `×` are まる and ばつ, as in lists; between words and numbers `×` is かける.
  /// - `〇〇` for what is left open is まるまる.
  /// - `B1F` and `5F` are floors.
  static func written(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mayChange) else { return text }
    var written = ""
    var rest = HalfwidthKana.widened(text)[...]
    while let character = rest.first {
      if let (words, length) = bracketed(rest) ?? floor(rest, after: written.last) ?? number(rest)
        ?? circles(rest, after: written.last)
      {
        written += words
        rest = rest.dropFirst(length)
        continue
      }
      rest = rest.dropFirst()
      written +=
        isTimes(character, after: written, before: rest) ? "かける" : word(for: character, before: rest.first)
    }
    return written
  }

  /// Everything that is changed lies there, brackets, floors and numbers aside.
  private static func mayChange(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x28, 0x46, 0x4E, 0xB1, 0xD7, 0x2022...0x2027, 0x2100...0x25FF, 0x2605...0x260E, 0x3003, 0x3007,
      0x3012, 0x30FB,
      0x3200...0x33FF, 0xFE00...0xFE0F, 0xFF00...0xFFEF, 0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// Whether `×` multiplies, for something stands before and behind it; alone it is a cross.
  private static func isTimes(_ character: Character, after text: String, before rest: Substring) -> Bool {
    guard character == "×" else { return false }
    let neighbours = [text.last { $0 != " " }, rest.first { $0 != " " }]
    return neighbours.allSatisfy { $0.map { $0.isASCII || $0.isLetter || $0.isNumber } ?? false }
  }

  private static func word(for character: Character, before next: Character?) -> String {
    if let word = signs[character] {
      return word.count > 1 && word.hasSuffix(" ") && next?.isDigit != true ? String(word.dropLast()) : word
    }
    guard let scalar = character.unicodeScalars.first else { return "" }
    switch scalar.value {
    // Forms of one kanji that fonts tell apart, and nobody's ears.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return ""
    case _ where scalar.isWide: return scalar.narrowed
    case 0x2460...0x2473: return String(scalar.value - 0x245F)
    case 0x2160...0x216B: return String(scalar.value - 0x215F)
    case 0x2170...0x217B: return String(scalar.value - 0x216F)
    default:
      let others = character.unicodeScalars.filter { !isSelector($0) }
      return others.count == character.unicodeScalars.count
        ? String(character) : String(String.UnicodeScalarView(others))
    }
  }

  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// `(株)`, and how much of the text it is.
  private static func bracketed(_ text: Substring) -> (String, Int)? {
    let start = text.prefix(3).map { $0 == "（" ? "(" : $0 == "）" ? ")" : $0 }
    guard start.first == "(", start.last == ")", start.count == 3 else { return nil }
    return companies[start[1]].map { ($0, 3) }
  }

  /// `5F` or `B1F`, and how much of the text it is.
  private static func floor(_ text: Substring, after last: Character?) -> (String, Int)? {
    guard last.map({ !$0.isDigit && !($0.isASCII && ($0.isLetter || $0 == "." || $0 == ",")) }) ?? true else {
      return nil
    }
    let isBasement = text.first == "B"
    let digits = text.dropFirst(isBasement ? 1 : 0).prefix { $0.isDigit }
    let rest = text.dropFirst(digits.count + (isBasement ? 1 : 0))
    guard (1...3).contains(digits.count), rest.first == "F",
      rest.dropFirst().first.map({ !($0.isASCII && ($0.isLetter || $0.isDigit)) }) ?? true
    else { return nil }
    return ((isBasement ? "地下" : "") + digits + "階", digits.count + (isBasement ? 2 : 1))
  }

  /// `No.` before digits, and how much of the text it is.
  private static func number(_ text: Substring) -> (String, Int)? {
    guard text.hasPrefix("No."), text.dropFirst(3).first?.isDigit == true else { return nil }
    return ("ナンバー ", 3)
  }

  /// Circles in place of a word, `〇〇商事`, and how many they are; nil among the figures of a number.
  private static func circles(_ text: Substring, after last: Character?) -> (String, Int)? {
    let count = text.prefix { $0 == "〇" }.count
    let neighbours = [last, text.dropFirst(count).first].compactMap(\.self)
    guard count > 1, !neighbours.contains(where: { $0.isWholeNumber || "年".contains($0) }) else { return nil }
    return (String(repeating: "まる", count: count), count)
  }

  private static let companies: [Character: String] = [
    "株": "かぶしきがいしゃ", "有": "ゆーげんがいしゃ", "合": "ごーどーがいしゃ", "資": "ごーしがいしゃ", "社": "しゃだんほーじん", "財": "ざいだんほーじん",
    "学": "がっこーほーじん",
    "医": "いりょーほーじん", "代": "だいひょー",
  ]

  private static let signs: [Character: String] = [
    "㈱": "かぶしきがいしゃ", "㈲": "ゆーげんがいしゃ", "㍿": "かぶしきがいしゃ", "㈳": "しゃだんほーじん", "㈶": "ざいだんほーじん", "㈹": "だいひょー",
    "㈻": "がっこーほーじん",
    "㍾": "めいじ", "㍽": "たいしょー", "㍼": "しょーわ", "㍻": "へいせい", "㋿": "れいわ", "〒": "ゆーびんばんごー ", "℡": "でんわ ",
    "☎": "でんわ ",
    "№": "ナンバー ", "〃": "おなじ", "・": " ", "･": " ", "→": "から", "±": "プラスマイナス", "○": "まる", "◯": "まる",
    "●": "まる",
    "◎": "にじゅーまる", "×": "ばつ", "✕": "ばつ", "△": "さんかく", "▲": "さんかく", "％": "パーセント", "＆": "アンド", "＋": "プラス",
    "－": "-", "　": " ", "㊞": "いん", "㊙": "まるひ", "㎜": "ミリメートル", "㎝": "センチメートル", "㎞": "キロメートル",
    "㎡": "へーほーメートル", "㎢": "へーほーキロメートル", "㎥": "りっぽーメートル", "㎎": "ミリグラム", "㎏": "キログラム", "㏄": "シーシー",
    "㎖": "ミリリットル", "㍑": "リットル", "㍉": "ミリ", "㌢": "センチ", "㍍": "メートル", "㌔": "キロ", "㌘": "グラム", "㌧": "トン",
    "㌃": "アール", "㌶": "ヘクタール", "㌍": "カロリー", "㌦": "ドル", "㌣": "セント", "㌫": "パーセント", "㌻": "ページ",
    "㍗": "ワット", "㍊": "ミリバール",
  ]
}
