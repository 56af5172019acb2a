/// What the table is in the middle of, so that a callback cannot pull the ground from under it.
struct CallGuard {
  /// The data source's or delegate's method that is running and must not change the table; `nil` for none.
  var callback: Callback?
  /// Whether the data source is carrying out an edit.
  var isCommitting = false

  /// Whether the data source is telling where a title of the index leads, which cannot be asked meanwhile.
  var tellsWhereTitlesLead = false

  /// A callback during which the table must stay as it is.
  struct Callback {
    var name: String
    /// Whether rows may be selected and deselected all the same.
    var allowsSelecting = false
  }
}

extension TableView {
  /// Runs the body of a public method that changes the table, unless a callback is running that must not; an error is
  /// written into the log once.
  func change<Result>(
    _ method: String, insideUpdates: Bool = false, isSelecting: Bool = false,
    _ body: () throws(TableViewError) -> Result
  ) throws(TableViewError) -> Result {
    try log.recordingRefusal(as: { .table(.refused($0)) }, from: self) { () throws(TableViewError) in
      if let callback = calls.callback, !(isSelecting && callback.allowsSelecting) {
        throw TableViewError.calledBack(method, during: callback.name)
      }
      if !insideUpdates, updates.areOpen { throw TableViewError.updatesOpen(method) }
      // A callback may have taken away what the cursor is on.
      defer { leaveLostEnd() }
      return try body()
    }
  }

  /// Runs the author's code that may change the table; what it throws comes as it is if it is a `TableViewError`, else
  /// as the error that is made from its description.
  func run<Result>(
    orThrow failure: (_ reason: String) -> TableViewError, _ code: () throws -> Result
  ) throws(TableViewError) -> Result {
    let open = updates
    do {
      return try code()
    } catch {
      // A block that it opened and did not close would swallow every update from now on.
      updates = open
      throw (error as? TableViewError) ?? failure(String(describing: error))
    }
  }

  /// Asks the data source, the delegate or a cell something during which the table must stay as it is.
  func ask<Answer, Failure: Error>(
    _ callback: String, allowsSelecting: Bool = false, _ question: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = calls.callback
    calls.callback = .init(name: callback, allowsSelecting: allowsSelecting)
    defer { calls.callback = outer }
    return try question()
  }
}
