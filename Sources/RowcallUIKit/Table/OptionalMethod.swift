/// A method that a phone can see to be missing, and that is found out here when its default is called.
enum OptionalMethod: Hashable {
  case commit
  case canMove
  case move
}

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

  /// The edit control of a row that the delegate says nothing about: in a table where several rows are selected while it
  /// is edited there is none, because the control that selects stands in its place.
  func standardEditingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    isEditing && allowsMultipleSelectionDuringEditing ? .none : .delete
  }
}
