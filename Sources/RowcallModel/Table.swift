/// A table's outline: what is known before its rows are read.
public struct Table: Hashable, Codable, Sendable {
  /// The caption or file name; nil when there is none.
  package var title: String?
  /// The columns, in the order of the file.
  package var columns: [Column]

  /// Creates an outline.
  package init(title: String? = nil, columns: [Column]) {
    self.title = title
    self.columns = columns
  }
}
