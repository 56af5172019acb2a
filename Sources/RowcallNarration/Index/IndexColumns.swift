/// The columns that an index is made of, counted from zero.
public struct IndexColumns: Hashable, Sendable {
  /// The column of the names by which rows are sorted.
  public var name: Int
  /// The column that tells how the names are read; nil for none.
  public var reading: Int?
  /// The column whose texts are the titles of the sections; nil for the letters of the locale.
  public var title: Int?

  /// Creates a choice of columns.
  public init(name: Int, reading: Int? = nil, title: Int? = nil) {
    self.name = name
    self.reading = reading
    self.title = title
  }
}
