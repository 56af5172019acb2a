/// Parts of sentences for programmers, in errors and in the log; what listeners hear is worded elsewhere.
extension String {
  /// Reads as `"Oslo"`, with its marks, always on one line: what would break a line, move a terminal's cursor or turn
  /// the direction of text stands as `\u{1B}`.
  var quoted: String {
    let isPlain = unicodeScalars.allSatisfy { !$0.isUnseen }
    return "\"\(isPlain ? self : unicodeScalars.map(\.visible).joined())\""
  }
}

extension Int {
  /// Reads as "1 row" or "3 rows".
  func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}

extension Double {
  /// Reads as "40" or "0.5": without a fraction where there is none.
  var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension Unicode.Scalar {
  /// Whether it is a control character, a line's end, or turns the direction of text.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }

  fileprivate var visible: String {
    isUnseen ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
  }
}
