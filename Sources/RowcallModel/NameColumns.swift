/// The column of a table that holds names, and the one beside it that tells how these are read.
public struct NameColumns: Hashable, Codable, Sendable {
  /// The zero-based column of the names.
  package var name: Int
  /// The zero-based column of their readings; nil when there is none.
  package var reading: Int?

  /// Creates a choice of columns.
  package init(name: Int, reading: Int? = nil) {
    self.name = name
    self.reading = reading
  }
}
