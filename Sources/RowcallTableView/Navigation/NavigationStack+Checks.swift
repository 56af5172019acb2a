extension NavigationStack {
  /// Runs the body of a public method; a refusal is written down once, by the outermost method of the stack or a table.
  func change(_ body: () throws(TableViewError) -> Void) throws(TableViewError) {
    try log.recordingRefusal(as: { .navigation(.refused($0)) }, body)
  }

  /// Runs the author's code of a screen or form.
  func ask(_ title: String, _ body: () throws -> Void) throws(TableViewError) {
    do {
      try body()
    } catch {
      throw (error as? TableViewError) ?? .screenFailed(title: title, reason: String(describing: error))
    }
  }

  /// Refuses a call at the root, and where `checkFree` does.
  func checkReturn(_ method: String) throws(TableViewError) {
    try checkFree(method)
    if screens.count == 1 { throw .nothingToReturnTo(from: root.title) }
  }

  /// Refuses a call while a form is open, and while the table in front asks the application something.
  func checkFree(_ method: String) throws(TableViewError) {
    if let form { throw .formOpen(method, form: form.title) }
    if let callback = top.tableView.calls.callback { throw .calledBack(method, during: callback.name) }
  }
}
