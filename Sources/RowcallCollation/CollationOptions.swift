/// What a list's sections are to be, besides the letters of its locale.
package struct CollationOptions: Hashable, Sendable {
  /// Whether A to Z have sections of their own where the locale is written otherwise, in the place that the locale gives
  /// them: before the kana in Japanese, after the letters in Russian.
  package var hasEnglishTitles: Bool
  /// The sections of all that begins with none of the letters.
  package var rest: RestSections

  /// Creates options.
  package init(hasEnglishTitles: Bool = true, rest: RestSections = .apart) {
    self.hasEnglishTitles = hasEnglishTitles
    self.rest = rest
  }
}

/// The sections of all that begins with none of the letters.
package enum RestSections: Hashable, Sendable {
  /// Each where it is sorted: what comes before the letters (signs, digits, nothing at all), between two scripts that have
  /// letters, and after all letters, so that the sections one after the other are the locale's order.
  case apart(before: String, between: String, after: String)
  /// All in one last section.
  case together(String)

  /// `#` before the letters, `…` between and after them: a listener hears which of the two a jump led to.
  package static let apart = RestSections.apart(before: "#", between: "…", after: "…")
  /// One `#` at the end, as on a phone.
  package static let together = RestSections.together("#")
}
