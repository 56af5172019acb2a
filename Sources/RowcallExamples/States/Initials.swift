/// The titles of an index by the first letters of names, and to which of them a name belongs.
struct Initials {
  /// The titles, in order.
  let titles: [String]
  /// How each title is called where the letter alone would not be understood.
  let label: Localized
  private let title: (Character) -> String

  /// Those of a language: A to Z, or the rows of the kana.
  init(of language: ExampleLanguage) {
    switch language {
    case .english, .german:
      titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
      title = { String($0) }
    case .japanese:
      titles = Self.kana.map { String($0.title) }
      title = { letter in Self.kana.first { $0.letters.contains(letter) }.map { String($0.title) } ?? "" }
    }
    label = Localized("letter {}", ja: "{}行", de: "Buchstabe {}")
  }

  /// The number of the title under which a name stands, counted from zero; the number of titles if under none.
  func section(of name: String) -> Int {
    name.first.flatMap { titles.firstIndex(of: title($0)) } ?? titles.count
  }

  /// The katakana that stand under each title.
  private static let kana: [(title: Character, letters: String)] = [
    ("あ", "アイウエオ"), ("か", "カキクケコガギグゲゴ"), ("さ", "サシスセソザジズゼゾ"),
    ("た", "タチツテトダヂヅデド"), ("な", "ナニヌネノ"), ("は", "ハヒフヘホバビブベボパピプペポ"),
    ("ま", "マミムメモ"), ("や", "ヤユヨ"), ("ら", "ラリルレロ"), ("わ", "ワヲン"),
  ]
}
