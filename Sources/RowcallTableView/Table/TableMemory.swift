/// Everything that an update changes, as a value: what events still need to know of the table before it, and what is put
/// back if it fails half-way.
struct TableMemory {
  var counts: SectionCounts
  var window: VisibleWindow
  var selection: RowSelection
  var swipe: Swipe?
  var confirmation: RowPlace?
  var reordering: Reordering?
  var bookmarks: [RowPlace?]
}

extension TableView {
  var memory: TableMemory {
    get {
      TableMemory(
        counts: counts, window: window, selection: selection, swipe: swipe, confirmation: confirmation,
        reordering: reordering, bookmarks: bookmarks)
    }
    set {
      counts = newValue.counts
      window = newValue.window
      selection = newValue.selection
      swipe = newValue.swipe
      confirmation = newValue.confirmation
      reordering = newValue.reordering
      bookmarks = newValue.bookmarks
    }
  }

  /// Runs steps of which any may fail; if one does, all is put back.
  func attempt<Result>(_ steps: () throws(TableViewError) -> Result) throws(TableViewError) -> Result {
    let before = memory
    do throws(TableViewError) {
      return try steps()
    } catch {
      memory = before
      throw error
    }
  }
}
