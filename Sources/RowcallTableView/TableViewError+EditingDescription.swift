extension TableViewError {
  var editingSentence: String {
    switch self {
    case .setEditingDuringCommit:
      "editing mode cannot change inside tableView(_:commit:forRowAt:); call setEditing(_:) after it has returned"
    case .notEditing(let method): "\(method) works in editing mode only; call setEditing(true) first"
    case .notEditable(let path):
      "\(TablePart.row(path)) cannot be edited: the data source is no EditableTableViewDataSource"
    case .noEditControl(let path):
      "\(TablePart.row(path)) has no edit control: tableView(_:canEditRowAt:) says no, or its editing style is none"
    case .noQuestionOpen:
      "no row asks whether it is to be deleted; call activateEditControl(ofRowAt:) on one first"
    case .commitFailed(let path, let reason): "the edit of \(TablePart.row(path)) failed: \(reason)"
    case .nothingToSwipe(let path):
      "there is no action behind \(TablePart.row(path)): the delegate gives none, and the row cannot be deleted; a "
        + "table in editing mode has edit controls instead"
    case .noRowSwiped: "no row is swiped; call swipeRow(at:from:) first"
    case .noSuchSwipeAction(let index, let count):
      "there is no swipe action \(index): the row has \(count), 0\(count == 1 ? "" : " to \(count - 1)")"
    case .swipeActionFailed(let path, let title, let reason):
      "the swipe action \(title.map { "\($0.quoted) " } ?? "")of \(TablePart.row(path)) failed: \(reason)"
    case .notReorderable(let path):
      "\(TablePart.row(path)) cannot be moved: the data source is no ReorderableTableViewDataSource, or its "
        + "tableView(_:canMoveRowAt:) says no"
    case .notCarrying: "no row is taken up; call beginReordering(rowAt:) first"
    default: ""
    }
  }
}
