import RowcallModel

/// Parts of sentences for programmers, in errors and in the log; what listeners hear is worded elsewhere.
extension String {
  /// Reads as `"Oslo"`, with its marks, always on one line: what would break a line, move a terminal's cursor or turn
  /// the direction of text stands as `\u{1B}`.
  var quoted: String {
    let isPlain = unicodeScalars.allSatisfy { !$0.isUnsafe }
    return "\"\(isPlain ? self : unicodeScalars.map { $0.isUnsafe ? $0.escape : String($0) }.joined())\""
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
