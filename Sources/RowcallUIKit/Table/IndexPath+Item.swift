extension IndexPath {
  /// Makes a path by the name that collections use for a row.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The row under the name that collections use; -1 if this path does not name a row.
  public var item: Int { row }
}
