import RowcallText
import Synchronization

/// Reads Chinese names in pinyin, with the readings that characters have in names.
final class PinyinReader: ReadingDeriver {
  private let transforms = Mutex<(pinyin: Transliterator?, tones: Transliterator?)?>(nil)

  func reading(of name: String) -> Reading? {
    guard Han.isIn(name), let pinyin = transform.pinyin?.apply(to: name) else { return nil }
    return Reading(pinyin, source: .derived)
  }

  /// Tones as digits, so that all of one syllable and tone stand together: `li3 ming2`.
  func sortText(of reading: Reading) -> String { transform.tones?.apply(to: reading.text) ?? reading.text }

  private var transform: (pinyin: Transliterator?, tones: Transliterator?) {
    transforms.withLock { loaded in
      if let loaded { return loaded }
      let made = (try? Transliterator("Han-Latin/Names"), try? Transliterator("Latin-NumericPinyin"))
      loaded = made
      return made
    }
  }

  /// Whether a Chinese locale sorts by pinyin: all but the traditional ones, unless a keyword says otherwise.
  static func sorts(_ locale: LocaleTag) -> Bool {
    let parts = locale.identifier.lowercased().split(separator: "-")
    if let keyword = parts.firstIndex(of: "co"), keyword + 1 < parts.count {
      return parts[keyword + 1] == "pinyin"
    }
    return ChineseScript(of: locale) == .simplified
  }
}
