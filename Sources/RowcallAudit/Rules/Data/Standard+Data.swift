/// What outside Rowcall asks of files of data.
extension Standard {
  /// The model of tables that the W3C's recommendations for data are built on.
  static let tabularData: Standard = .platform(
    "W3C Model for Tabular Data", url: "https://www.w3.org/TR/tabular-data-model/")
  /// Tables that people can follow.
  static let tableTips: Standard = .platform(
    "W3C WAI Tables Tutorial, Tips and Tricks", url: "https://www.w3.org/WAI/tutorials/tables/tips/")
  /// The common form of comma-separated values.
  static let csv: Standard = .platform("RFC 4180, section 2", url: "https://www.rfc-editor.org/rfc/rfc4180")
  /// Dates that mean one thing only.
  static let dates: Standard = .platform(
    "W3C Date and Time Formats", url: "https://www.w3.org/TR/NOTE-datetime")
  /// What direction marks do.
  static let bidi: Standard = .platform(
    "Unicode Standard Annex 9, Bidirectional Algorithm", url: "https://www.unicode.org/reports/tr9/")
}
