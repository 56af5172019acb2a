/// A header without the unit, currency or scale that it ends in.
package enum HeaderName {
  /// The words before a unit: `Price` for `Price (USD)`, `Umsatz` for `Umsatz in Mio. €`.
  ///
  /// Brackets that hold anything else tell columns apart, and stay: `Price (old)`.
  package static func withoutUnit(_ header: String) -> String {
    guard header.utf8.count <= 160 else { return header }
    for (open, close) in brackets where header.last == close {
      guard let start = header.lastIndex(of: open) else { continue }
      let inside = header[header.index(after: start)...].dropLast()
      if isUnit(inside), let name = name(header[..<start]) { return name }
    }
    for preposition in HeaderWords.prepositions {
      guard let place = header.ranges(of: " \(preposition) ").last, isUnit(header[place.upperBound...]),
        let name = name(header[..<place.lowerBound])
      else { continue }
      return name
    }
    return header
  }

  private static let brackets: [(Character, Character)] = [("(", ")"), ("[", "]"), ("（", "）")]

  private static func isUnit(_ text: Substring) -> Bool {
    if text.contains("%") { return true }
    // "in the municipality with children under eighteen years of age" is no unit, though it holds one.
    guard !text.contains(","), text.count(where: { $0 == " " }) < 5 else { return false }
    let unit = HeaderUnit(
      Array(text.utf8), isBracketed: true, currencies: SharedCurrencies(), vocabulary: .english)
    return unit.currency != nil || unit.unit != nil || unit.scale > 0
  }

  /// The text without spaces at its end; nil when nothing is left.
  private static func name(_ text: Substring) -> String? {
    guard let last = text.lastIndex(where: { $0 != " " }) else { return nil }
    return String(text[...last])
  }
}
