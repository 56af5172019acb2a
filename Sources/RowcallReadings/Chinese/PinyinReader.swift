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

  /// A name in pinyin.
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
