import RowcallCollation
import RowcallText
import Testing

/// Sections of random names agree with the plainest way to make them: each bucket asked of ICU, names compared in pairs.
struct ReferenceTests {
  // TV-31
  @Test(arguments: [
    "en", "de", "de-u-co-phonebk", "sv", "da", "cs", "hu", "hr", "es-u-co-trad", "fr-CA", "tr", "vi", "ru",
    "uk", "sr",
    "el", "ka", "hy", "ar", "he", "fa", "hi", "bn", "th", "km", "am", "ko", "ja", "zh", "zh-Hant",
    "zh-u-co-stroke",
    "zh-u-co-zhuyin", "zh-u-co-unihan", "ja-u-co-unihan", "en-u-kf-upper", "en-u-ks-level1", "fr-u-kb-true",
    "en-u-ka-shifted", "en-u-kn-true", "en-u-kr-grek-latn", "om", "ha", "und",
  ])
  func sectionsAgreeWithIt(locale: String) {
    var names = RandomNames(seed: UInt64(locale.utf8.count))
    for hasEnglishTitles in [false, true] {
      let collation = LocalizedIndexedCollation(
        locale: LocaleTag(locale), options: CollationOptions(hasEnglishTitles: hasEnglishTitles))
      let list = names.next(300)
      let sections = collation.sections(of: list, by: \.self)
      #expect(sections.map { $0.map(\.scalars) } == reference(list, collation).map { $0.map(\.scalars) })
      #expect(sections.map { $0.positions.map { list[$0].scalars } } == sections.map { $0.map(\.scalars) })
    }
  }

  /// Names section by section, each put after all that it does not precede.
  private func reference(_ names: [String], _ collation: LocalizedIndexedCollation) -> [[String]] {
    let collator = Collator(for: collation.locale)
    var sections: [[String]] = Array(repeating: [], count: collation.sectionTitles.count)
    for name in names {
      let section = collation.section(for: name, collationStringSelector: \.self)
      let place = sections[section].firstIndex { collator.precedes(name, $0) }
      sections[section].insert(name, at: place ?? sections[section].count)
    }
    return sections
  }
}

extension String {
  /// Names that are canonically equal are still two names.
  fileprivate var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}

/// Short names of letters, marks and signs of many scripts, the same for the same seed.
private struct RandomNames {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ count: Int) -> [String] { (0..<count).map { _ in name() } }

  private mutating func name() -> String {
    var alphabet = Self.alphabets[below(Self.alphabets.count)]
    var name = String.UnicodeScalarView()
    for _ in 0..<below(5) {
      if below(4) == 0 { alphabet = Self.alphabets[below(Self.alphabets.count)] }
      let value = alphabet.lowerBound + UInt32(below(alphabet.count))
      if let scalar = Unicode.Scalar(value) { name.append(scalar) }
    }
    return String(name)
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private static let alphabets: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x41...0x5A, 0x61...0x7A, 0xC0...0x17F, 0x300...0x310, 0x391...0x3C9, 0x410...0x451,
    0x531...0x556, 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939, 0xE01...0xE2E, 0x10D0...0x10F0,
    0x1100...0x1112,
    0x3041...0x30FF, 0x3105...0x3129, 0x4E00...0x9FA5, 0xAC00...0xD7A3, 0xFF66...0xFF9D, 0x1F600...0x1F64F,
    0x20000...0x2A6DF,
  ]
}
