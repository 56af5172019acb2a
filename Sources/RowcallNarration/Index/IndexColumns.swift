import RowcallModel

/// The columns that an index is made of.
package struct IndexColumns: Hashable, Sendable {
  /// The names by which rows are sorted, and how they are read.
  package var names: NameColumns
  /// The zero-based column whose texts are the titles of the sections; nil for the letters of the locale.
  package var titles: Int?

  /// Creates a choice of columns.
  package init(_ names: NameColumns, titles: Int? = nil) {
    self.names = names
    self.titles = titles
  }
}
