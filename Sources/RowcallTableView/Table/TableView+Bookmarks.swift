/// The delegate may change the table when it hears what the listener did. Rows that the table still has to speak of are
/// bookmarked meanwhile: each update takes the bookmarks along.
extension TableView {
  /// Tells of rows one after the other: each by the place that it has by then, and not at all if it is gone.
  func inTurn(
    _ places: [RowPlace], _ tell: (Int, RowPlace) throws(TableViewError) -> Void
  ) throws(TableViewError) {
    let first = bookmarks.count
    bookmarks += places
    defer { bookmarks.removeSubrange(first...) }
    for index in places.indices {
      if let place = bookmarks[first + index] { try tell(index, place) }
    }
  }

  /// Runs something in which the table may change; returns where a row is afterwards, `nil` if it is gone.
  func follow<Failure: Error>(
    _ place: RowPlace, through callback: () throws(Failure) -> Void
  ) throws(Failure) -> RowPlace? {
    bookmarks.append(place)
    defer { bookmarks.removeLast() }
    try callback()
    return bookmarks.last ?? nil
  }
}
