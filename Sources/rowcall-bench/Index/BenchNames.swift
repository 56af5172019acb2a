/// Made-up names in one script: the same on every machine.
struct BenchNames {
  /// The locale in which they are sorted.
  let locale: String
  /// The names.
  let names: [String]

  /// Makes so many names of the script of a locale.
  init(locale: String, count: Int) {
    var generator = SplitMix(state: 7)
    self.locale = locale
    names = (0..<count).map { _ in
      switch locale {
      case "ja": Self.word(of: 3...8, from: 0x3042..<0x3093, &generator)
      case "zh": Self.word(of: 2...4, from: 0x4E00..<0x9FA0, &generator)
      default: Self.person(&generator)
      }
    }
  }

  /// A family name of two to four syllables and a given name, some with an accent: "Stenberglin, Zoë".
  private static func person(_ generator: inout SplitMix) -> String {
    let family = (0..<2 + generator.below(3)).map { _ in syllables[generator.below(syllables.count)] }
      .joined()
    return
      "\(family.prefix(1).uppercased())\(family.dropFirst()), \(givenNames[generator.below(givenNames.count)])"
  }

  private static func word(
    of length: ClosedRange<Int>, from letters: Range<UInt32>, _ generator: inout SplitMix
  ) -> String {
    var word = String.UnicodeScalarView()
    for _ in 0..<length.lowerBound + generator.below(length.count) {
      let letter = letters.lowerBound + UInt32(generator.below(letters.count))
      if let scalar = Unicode.Scalar(letter) { word.append(scalar) }
    }
    return String(word)
  }

  private static let syllables = [
    "ka", "ro", "mi", "len", "stein", "berg", "son", "sen", "ov", "ska", "dot", "ter", "man", "hag", "wal",
    "lin",
    "fors", "ner", "bu", "cha", "di", "fel", "gor", "hu", "je",
  ]
  private static let givenNames = [
    "Anna", "Boris", "Carla", "Dieter", "Élodie", "George", "Ivo", "Jürgen", "Karl", "Lena", "Mário", "Nora",
    "Øyvind",
    "Paula", "Rosa", "Şahin", "Tomás", "Ursula", "Wanda", "Yvonne", "Zoë",
  ]
}
