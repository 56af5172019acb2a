import RowcallText
import Synchronization

/// Reads Chinese names in pinyin: those of people with the readings that characters have in surnames.
final class PinyinReader: ReadingDeriver {
  /// Whether names are sorted by their pinyin, which is then their reading.
  private let sorts: Bool
  private let transforms = Mutex<PinyinTransforms?>(nil)

  /// - Parameter sorts: false where names are sorted by strokes; a voice needs their pinyin all the same.
  init(sorts: Bool) { self.sorts = sorts }

  func reading(of name: String) -> Reading? {
    guard sorts, let pinyin = pinyin(of: name), !Han.isIn(pinyin) else { return nil }
    return Reading(pinyin, source: .derived)
  }

  /// Tones as digits, so that all of one syllable and tone stand together: `li3 ming2`.
  func sortText(of reading: Reading) -> String { transform.withDigits(reading.text) }

  func spoken(name: String, _ words: SpokenWords) -> String { pinyin(of: name) ?? spoken(name, words) }

  /// The text with pinyin for the words that a voice reads wrong.
  func spoken(_ text: String, _ words: SpokenWords) -> String {
    text.utf8.contains { $0 >= 0x80 } ? ChineseSigns.written(Polyphones.written(text)) : text
  }

  private func pinyin(of name: String) -> String? {
    guard Han.isIn(name) else { return nil }
    return transform.pinyin(of: Polyphones.written(name), isPerson: Surnames.begin(name))
  }

  private var transform: PinyinTransforms {
    transforms.withLock { loaded in
      let made = loaded ?? PinyinTransforms()
      loaded = made
      return made
    }
  }

  /// Whether a Chinese locale sorts by pinyin: all but the traditional ones, unless a keyword says otherwise.
  static func sorts(_ locale: LocaleTag) -> Bool {
    if let order = locale.keyword("co") { return order == "pinyin" }
    return ChineseScript(of: locale) == .simplified
  }

  /// Whether a Chinese locale is one of Hong Kong or Macau, whose names are not read in Mandarin.
  static func isElsewhere(_ locale: LocaleTag) -> Bool {
    locale.region == "HK" || locale.region == "MO"
  }
}

/// ICU's ways from characters to pinyin, and from its marks to digits and back.
struct PinyinTransforms: Sendable {
  private let people = try? Transliterator("Han-Latin/Names")
  private let words = try? Transliterator("Han-Latin")
  private let digits = try? Transliterator("Latin-NumericPinyin")
  private let marks = try? Transliterator("NumericPinyin-Latin")

  /// A name in pinyin, each syllable a word; nil where ICU has no transform.
  ///
  /// - Parameter isPerson: whether it is that of a person, which begins with a surname.
  func pinyin(of name: String, isPerson: Bool) -> String? {
    guard let transform = isPerson ? people : words else { return nil }
    let pinyin = Self.pieces(of: name).map { transform.apply(to: String($0)) }.joined(separator: " ")
    let words = pinyin.split(separator: " ").map { hasManySyllables($0) ? parted(String($0)) : String($0) }
    return words.joined(separator: " ")
  }

  /// Pinyin with digits for tones, `li3 ming2`.
  func withDigits(_ pinyin: String) -> String {
    guard let digits else { return pinyin }
    return Self.pieces(of: pinyin).map { digits.apply(to: String($0)) }.joined()
  }

  /// A text in pieces that begin with a space or a character of their own: ICU's time grows with the square of the length.
  private static func pieces(of text: String) -> [Substring] {
    guard text.utf8.count > shortest else { return [text[...]] }
    var pieces: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.index(rest.startIndex, offsetBy: shortest, limitedBy: rest.endIndex) ?? rest.endIndex
      let cut = rest[end...].prefix(shortest).firstIndex { $0 == " " || !$0.isASCII && Han.isIn(String($0)) }
      let next = cut ?? rest.index(end, offsetBy: shortest, limitedBy: rest.endIndex) ?? rest.endIndex
      pieces.append(rest[..<next])
      rest = rest[next...]
    }
    return pieces
  }

  /// Characters, and bytes of a text that is not cut.
  private static let shortest = 500

  /// ICU writes some syllables together, `zhèngbù`, which voices take for one.
  private func parted(_ word: String) -> String {
    var text = ""
    for character in withDigits(word) {
      if character.isLetter, text.last?.isNumber == true { text.append(" ") }
      text.append(character)
    }
    return marks?.apply(to: text) ?? word
  }

  private func hasManySyllables(_ word: Substring) -> Bool {
    word.unicodeScalars.count { Self.tones.contains($0) } > 1
  }

  private static let tones = Set("āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ".unicodeScalars)
}

/// Signs that a Mandarin voice spells out or passes over, as what they stand for.
enum ChineseSigns {
  /// The text with words for such signs, and with wide letters and digits in their usual width.
  static func written(_ text: String) -> String {
    guard
      text.unicodeScalars.contains(where: {
        signs[$0] != nil || $0.isWide || (0x2460...0x2473).contains($0.value)
      })
    else { return text }
    return text.unicodeScalars.map { scalar in
      if let sign = signs[scalar] { return sign }
      if scalar.isWide { return scalar.narrowed }
      if (0x2460...0x2473).contains(scalar.value) { return String(scalar.value - 0x245F) }
      return String(scalar)
    }.joined()
  }

  private static let signs: [Unicode.Scalar: String] = [
    "・": " ", "·": " ", "•": " ", "〇": "零", "㎡": "平方米", "㎥": "立方米", "㎞": "公里", "㎏": "公斤", "㎝": "厘米",
    "㎜": "毫米",
    "√": "对", "×": "叉", "○": "圈",
  ]
}
