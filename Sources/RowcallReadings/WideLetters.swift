extension Unicode.Scalar {
  /// Whether it is a digit or Latin letter as wide as a kanji.
  var isWide: Bool {
    switch value {
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
    default: false
    }
  }

  /// A wide digit or letter in its usual width.
  var narrowed: String { Unicode.Scalar(value - 0xFEE0).map(String.init) ?? "" }
}
