import RowcallTableView

/// Goes through the script of an application.
struct ScriptRun<App: ExampleApplication> {
  let language: ExampleLanguage

  /// Hands over what came of the opening and of each step, while the application is as it was then.
  func forEachMoment(_ body: (ExampleMoment) throws -> Void) throws {
    let app = try App(in: language)
    // A table does not keep its data source alive, and the last moment is looked at when the application is done.
    defer { withExtendedLifetime(app) {} }
    try body(moment(Directions.open, in: app, from: 0))
    for step in App.script {
      let start = app.log.nextNumber
      var failure: (any Error)?
      do { try step.perform(app) } catch { failure = error }
      note(failure, since: start, in: app.log)
      try body(moment(step.title, in: app, from: start, failure))
    }
  }

  /// Writes down what was refused before a table or the navigation could do so: by a list of the application's own.
  private func note(_ failure: (any Error)?, since start: Int, in log: EventLog) {
    guard let refusal = failure as? TableViewError else { return }
    if !log.events(from: start).contains(where: { $0.refusal == refusal }) { log.note(.refused(refusal)) }
  }

  private func moment(
    _ title: Localized, in app: App, from start: Int, _ failure: (any Error)? = nil
  ) -> ExampleMoment {
    ExampleMoment(
      direction: title[language], events: Array(app.log.events(from: start)), failure: failure,
      table: app.table, navigation: app.navigation)
  }
}

extension LoggedEvent {
  /// What was refused; nil for all other events.
  fileprivate var refusal: TableViewError? {
    switch kind {
    case .table(.refused(let error)), .navigation(.refused(let error)): error
    case .table, .navigation: nil
    }
  }
}
