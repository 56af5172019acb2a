/// What the table is in the middle of, so that a callback cannot pull the ground from under it.
struct CallGuard {
  /// The data source's or delegate's method that is running and must not change the table; `nil` for none.
  var callback: String?
  /// Whether the data source is carrying out an edit.
  var isCommitting = false
}

extension TableView {
  /// Runs the body of a public method that changes the table, unless a callback is running that must not; an error is
  /// written into the log once, by the outermost method.
  func change<Result>(
    _ method: String, insideUpdates: Bool = false, _ body: () throws(TableViewError) -> Result
  ) throws(TableViewError) -> Result {
    try log.recordingRefusal(as: { .table(.refused($0)) }, from: name) { () throws(TableViewError) in
      if let callback = calls.callback { throw TableViewError.calledBack(method, during: callback) }
      if !insideUpdates, updates.areOpen { throw TableViewError.updatesOpen(method) }
      return try body()
    }
  }

  /// Asks the data source or delegate something during which the table must stay as it is.
  func ask<Answer, Failure: Error>(
    _ callback: String, _ question: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = calls.callback
    calls.callback = callback
    defer { calls.callback = outer }
    return try question()
  }
}
