// The calls by which an app tells what changed in its data. The engine checks them; a table that was not loaded yet
// is loaded instead, because its data are changed already.

extension UITableView {
  /// Says that rows came; the paths are those after the update.
  public func insertRows(at paths: [IndexPath], with: RowAnimation) {
    update { try $0.insertRows(at: paths) }
  }
  /// Says that rows went; the paths are those before the update.
  public func deleteRows(at paths: [IndexPath], with: RowAnimation) {
    update { try $0.deleteRows(at: paths) }
  }
  /// Gives rows new cells; the paths are those before the update.
  public func reloadRows(at paths: [IndexPath], with: RowAnimation) {
    update { try $0.reloadRows(at: paths) }
  }
  /// Asks anew what rows show and keeps them selected; the paths are those before the update.
  public func reconfigureRows(at paths: [IndexPath]) { update { try $0.reconfigureRows(at: paths) } }
  /// Says that a row moved, from its path before the update to its path after it.
  public func moveRow(at old: IndexPath, to new: IndexPath) { update { try $0.moveRow(at: old, to: new) } }
  /// Says that sections came with their rows; the numbers are those after the update.
  public func insertSections(_ all: IndexSet, with: RowAnimation) {
    update { try $0.insertSections(Array(all)) }
  }
  /// Says that sections went with their rows; the numbers are those before the update.
  public func deleteSections(_ all: IndexSet, with: RowAnimation) {
    update { try $0.deleteSections(Array(all)) }
  }
  /// Reads sections anew; the numbers are those before the update.
  public func reloadSections(_ all: IndexSet, with: RowAnimation) {
    update { try $0.reloadSections(Array(all)) }
  }
  /// Says that a section moved with its rows, from its number before the update to its number after it.
  public func moveSection(_ old: Int, toSection new: Int) {
    update { try $0.moveSection(old, toSection: new) }
  }
  /// Opens an update block; only the outermost applies.
  public func beginUpdates() {
    loadIfNeeded()
    attempt { try engine.beginUpdates() }
  }
  /// Closes an update block and, if it was the outermost one, applies it.
  public func endUpdates() { attempt { try engine.endUpdates() } }
  /// Applies all updates of a closure as one, then says whether they were carried out.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    var isDone = false
    attempt {
      try engine.performBatchUpdates { () throws(TableViewError) in updates?() }
      isDone = true
    }
    completion?(isDone)
  }
  /// Reads the titles of the index anew.
  public func reloadSectionIndexTitles() { update { try $0.reloadSectionIndexTitles() } }
  private func update(_ call: (TableView) throws -> Void) {
    guard isLoaded else { return loadIfNeeded() }
    attempt { try call(engine) }
  }
  /// How rows come and go; accepted, because nothing moves here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
}

extension UITableView {
  /// What the inset of separators is measured from; stored only.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
}

extension UITableViewCell {
  /// The line below a row; stored only.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}

/// A method that a phone can see to be missing, and that is found out here when its default is called.
enum OptionalMethod: Hashable { case commit, canMove, move }

extension UITableView {
  /// Notes that the data source does not implement a method.
  func noteMissing(_ method: OptionalMethod) { missing.insert(method) }
  /// Calls a method and says whether it was implemented.
  func isImplemented(_ method: OptionalMethod, _ call: () -> Void) -> Bool {
    missing.remove(method)
    call()
    return !missing.contains(method)
  }
  /// The level of a row that the delegate says nothing about: that of its cell.
  func indentationLevelOfCell(at indexPath: IndexPath) -> Int {
    cellForRow(at: indexPath)?.indentationLevel ?? 0
  }
  /// The default edit control: none while several rows can be selected, because a selection control is there.
  func standardEditingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    isEditing && allowsMultipleSelectionDuringEditing ? .none : .delete
  }
}
