/// Decimals whose digits stand one by one, so that a voice reads no number behind the point: `3てん1 4`.
enum SpokenDecimal {
  /// The text with a point in such decimals: `3.14`.
  static func written(_ text: String) -> String {
    var parts = text.split(separator: "てん", omittingEmptySubsequences: false)[...]
    guard parts.count > 1, var written = parts.popFirst().map(String.init) else { return text }
    for part in parts {
      let digits = digits(at: part)
      let isDecimal = written.last?.isDigit == true && !digits.text.isEmpty
      written += isDecimal ? "." + digits.text + digits.rest : "てん" + part
    }
    return written
  }

  /// Digits with single spaces between them, and what follows them.
  private static func digits(at text: Substring) -> (text: String, rest: Substring) {
    var digits = ""
    var rest = text
    while let digit = rest.first, digit.isDigit {
      digits.append(digit)
      rest = rest.dropFirst()
      let next = rest.dropFirst()
      if rest.first == " ", next.first?.isDigit == true, next.dropFirst().first?.isDigit != true {
        rest = next
      }
    }
    return (digits, rest)
  }
}
