public import RowcallModel

/// The columns that an index is made of.
public struct IndexColumns: Hashable, Sendable {
  /// The names by which rows are sorted, and how they are read.
  public var names: NameColumns
  /// The zero-based column whose texts are the titles of the sections; nil for the letters of the locale.
  public var titles: Int?

  /// Creates a choice of columns.
  public init(_ names: NameColumns, titles: Int? = nil) {
    self.names = names
    self.titles = titles
  }
}
