extension NavigationStack {
  /// Opens a form over the top screen; the cursor goes to its start.
  ///
  /// Until it is closed, the screens below stay as they are.
  /// - Throws: `.formOpen`; whatever the loading of the form's table throws, and then the form is not open.
  public func present(_ form: ModalForm) throws(TableViewError) {
    try change { () throws(TableViewError) in
      try checkFree("present(_:)")
      form.tableView.log = log
      self.form = form
      log.note(.presented(title: form.title))
      do throws(TableViewError) {
        try form.tableView.takeUpFocus()
      } catch {
        self.form = nil
        log.note(.cancelled(title: form.title))
        throw error
      }
    }
  }

  /// Closes the form and keeps what was entered, if the application accepts it; the cursor goes back to the screen.
  ///
  /// What the application finds not worth keeping closes the form as if it had been cancelled.
  /// - Throws: `.noFormOpen`; `.formRejected` with the application's reason, and then the form stays open. What the
  ///   form's closures throw comes as it is if it is a `TableViewError`, else as `.screenFailed`.
  public func saveForm() throws(TableViewError) {
    try change { () throws(TableViewError) in
      let form = try openForm("saveForm()")
      let verdict = form.check(form)
      guard self.form === form else { return }
      switch verdict {
      case .accept: try close(form, .saved)
      case .discard: try discard(form)
      case .reject(let reason): throw .formRejected(form: form.title, reason: reason)
      }
    }
  }

  /// Closes the form without a trace; the cursor goes back to the screen.
  ///
  /// - Throws: `.noFormOpen`; what undoing throws, and then the form stays open.
  public func cancelForm() throws(TableViewError) {
    try change { () throws(TableViewError) in try discard(openForm("cancelForm()")) }
  }

  private func openForm(_ method: String) throws(TableViewError) -> ModalForm {
    guard let form else { throw .noFormOpen(method) }
    return form
  }

  private func discard(_ form: ModalForm) throws(TableViewError) {
    try ask(form.title) { try form.undo() }
    // Undoing may have closed the form already.
    if self.form === form { try close(form, .cancelled) }
  }

  private func close(_ form: ModalForm, _ outcome: ModalForm.Outcome) throws(TableViewError) {
    self.form = nil
    let screen = top
    log.note(outcome == .saved ? .saved(title: form.title) : .cancelled(title: form.title))
    try ask(form.title) { try form.whenClosed(form, outcome) }
    if self.form == nil, top === screen { try screen.tableView.returnFocus() }
  }
}
