/// Standards for data files.
extension Standard {
  /// The table model of the W3C's recommendations for data.
  static let tabularData: Standard = .platform(
    "W3C Model for Tabular Data", url: "https://www.w3.org/TR/tabular-data-model/")
  /// Advice on tables that are easy to follow.
  static let tableTips: Standard = .platform(
    "W3C WAI Tables Tutorial, Tips and Tricks", url: "https://www.w3.org/WAI/tutorials/tables/tips/")
  /// The common form of comma-separated values.
  static let csv: Standard = .platform("RFC 4180, section 2", url: "https://www.rfc-editor.org/rfc/rfc4180")
  /// Unambiguous dates.
  static let dates: Standard = .platform(
    "W3C Date and Time Formats", url: "https://www.w3.org/TR/NOTE-datetime")
  /// The effect of direction marks.
  static let bidi: Standard = .platform(
    "Unicode Standard Annex 9, Bidirectional Algorithm", url: "https://www.unicode.org/reports/tr9/")
}
