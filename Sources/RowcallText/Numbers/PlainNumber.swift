/// The parts of a number in plain form, `-?[0-9]+(\.[0-9]+)?`, as they are written.
struct PlainNumber {
  let isNegative: Bool
  let integer: Substring
  /// Nil without a decimal mark.
  let fraction: Substring?

  /// Nil for any other text, and for one that is longer than ICU is asked to take.
  init?(_ text: String) {
    guard text.utf8.count <= 512 else { return nil }
    isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy(Self.isDigits) else { return nil }
    integer = parts[0]
    fraction = parts.count > 1 ? parts[1] : nil
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
