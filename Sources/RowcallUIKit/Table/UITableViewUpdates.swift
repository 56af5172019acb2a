// The calls by which an app tells what changed in its data. The engine checks them; a table that was not loaded yet
// is loaded instead, because its data are changed already.

extension UITableView {
  /// Inserts rows; the paths are those after the update.
  public func insertRows(at paths: [IndexPath], with: RowAnimation) {
    update { try $0.insertRows(at: paths) }
  }
  /// Deletes rows; the paths are those before the update.
  public func deleteRows(at paths: [IndexPath], with: RowAnimation) {
    update { try $0.deleteRows(at: paths) }
  }
  /// Reloads rows; the paths are those before the update.
  public func reloadRows(at paths: [IndexPath], with: RowAnimation) {
    update { try $0.reloadRows(at: paths) }
  }
  /// Reads rows again without deselecting them; the paths are those before the update.
  public func reconfigureRows(at paths: [IndexPath]) { update { try $0.reconfigureRows(at: paths) } }
  /// Moves a row, from its path before the update to its path after it.
  public func moveRow(at old: IndexPath, to new: IndexPath) { update { try $0.moveRow(at: old, to: new) } }
  /// Inserts sections with their rows; the numbers are those after the update.
  public func insertSections(_ all: IndexSet, with: RowAnimation) {
    update { try $0.insertSections(Array(all)) }
  }
  /// Deletes sections with their rows; the numbers are those before the update.
  public func deleteSections(_ all: IndexSet, with: RowAnimation) {
    update { try $0.deleteSections(Array(all)) }
  }
  /// Reloads sections; the numbers are those before the update.
  public func reloadSections(_ all: IndexSet, with: RowAnimation) {
    update { try $0.reloadSections(Array(all)) }
  }
  /// Moves a section with its rows, from its number before the update to its number after it.
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
  /// Reloads the titles of the section index.
  public func reloadSectionIndexTitles() { update { try $0.reloadSectionIndexTitles() } }
  private func update(_ call: (TableView) throws -> Void) {
    guard isLoaded else { return loadIfNeeded() }
    attempt { try call(engine) }
  }
  /// How rows come and go; accepted, because nothing moves here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  /// What the inset of separators is measured from; stored only.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
}

extension UITableViewCell {
  /// The line below a row; stored only.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}

/// An optional method, which counts as missing once its default was called.
enum OptionalMethod: Hashable { case commit, canMove }

extension UITableView {
  /// Records that the data source does not implement a method.
  func noteMissing(_ method: OptionalMethod) { missing.insert(method) }
  /// Calls a method and returns whether it is implemented.
  func isImplemented(_ method: OptionalMethod, _ call: () -> Void) -> Bool {
    missing.remove(method)
    call()
    return !missing.contains(method)
  }
  /// The default indentation level of a row: that of its cell.
  func indentationLevelOfCell(at indexPath: IndexPath) -> Int {
    cellForRow(at: indexPath)?.indentationLevel ?? 0
  }
  /// The default edit control: none while several rows can be selected, because a selection control is there.
  var standardEditingStyle: EditingStyle {
    isEditing && allowsMultipleSelectionDuringEditing ? .none : .delete
  }
}
