// The calls by which an app tells what changed in its data. The engine checks them; a table that was not loaded yet
// is loaded instead, because its data are changed already.

extension UITableView {
  /// Says that rows came; the paths are those after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { table throws(TableViewError) in try table.insertRows(at: indexPaths) }
  }
  /// Says that rows went; the paths are those before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { table throws(TableViewError) in try table.deleteRows(at: indexPaths) }
  }
  /// Gives rows new cells; the paths are those before the update.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { table throws(TableViewError) in try table.reloadRows(at: indexPaths) }
  }
  /// Asks anew what rows show and keeps them selected; the paths are those before the update.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update { table throws(TableViewError) in try table.reconfigureRows(at: indexPaths) }
  }
  /// Says that a row moved, from its path before the update to its path after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { table throws(TableViewError) in try table.moveRow(at: indexPath, to: newIndexPath) }
  }

  /// Says that sections came with their rows; the numbers are those after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { table throws(TableViewError) in try table.insertSections(Array(sections)) }
  }
  /// Says that sections went with their rows; the numbers are those before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { table throws(TableViewError) in try table.deleteSections(Array(sections)) }
  }
  /// Reads sections anew; the numbers are those before the update.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { table throws(TableViewError) in try table.reloadSections(Array(sections)) }
  }
  /// Says that a section moved with its rows, from its number before the update to its number after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { table throws(TableViewError) in try table.moveSection(section, toSection: newSection) }
  }

  /// Opens an update block; only the outermost applies.
  public func beginUpdates() {
    loadIfNeeded()
    attempt { () throws(TableViewError) in try engine.beginUpdates() }
  }
  /// Closes an update block and, if it was the outermost one, applies it.
  public func endUpdates() {
    attempt { () throws(TableViewError) in try engine.endUpdates() }
  }
  /// Applies all updates of a closure as one, then says whether they were carried out.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    var isDone = false
    attempt { () throws(TableViewError) in
      try engine.performBatchUpdates { () throws(TableViewError) in updates?() }
      isDone = true
    }
    completion?(isDone)
  }
  /// Whether an update is open; never, as seen from outside of one.
  public var hasUncommittedUpdates: Bool { false }

  /// Reads the titles of the index anew.
  public func reloadSectionIndexTitles() {
    update { table throws(TableViewError) in try table.reloadSectionIndexTitles() }
  }

  private func update(_ call: (TableView) throws(TableViewError) -> Void) {
    guard isLoaded else { return loadIfNeeded() }
    attempt { () throws(TableViewError) in try call(engine) }
  }
}
