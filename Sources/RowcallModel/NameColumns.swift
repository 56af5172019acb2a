/// The column of a table that holds names, and the one beside it that tells how these are read.
public struct NameColumns: Hashable, Codable, Sendable {
  /// The zero-based column of the names.
  public var name: Int
  /// The zero-based column of their readings; nil when there is none.
  public var reading: Int?

  /// Creates a choice of columns.
  public init(name: Int, reading: Int? = nil) {
    self.name = name
    self.reading = reading
  }
}
