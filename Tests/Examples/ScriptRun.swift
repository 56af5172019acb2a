import RowcallDemos
import RowcallTableView
import RowcallText

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

/// A small application for a listener, with a way through it as data.
protocol ExampleApplication: AnyObject, SendableMetatype {
  /// What the command calls it.
  static var name: String { get }
  /// What it shows, in one sentence.
  static var summary: String { get }
  /// What the listener does, in order.
  static var script: [Step<Self>] { get }

  /// Opens the application with its first data in a language; the events of that belong to the transcript.
  init(in language: ExampleLanguage) throws

  /// The language of everything that it shows.
  var language: ExampleLanguage { get }
  /// The locale of what a listener types to find a row.
  var typing: LocaleTag { get }
  /// The table that the listener is in now.
  var table: TableView { get }
  /// The screens; `nil` if there is only the table.
  var navigation: NavigationStack? { get }
  /// Where everything that happens is written down.
  var log: EventLog { get }
}

extension ExampleApplication {
  /// That of what is shown.
  var typing: LocaleTag { LocaleTag(language.rawValue) }
  /// None.
  var navigation: NavigationStack? { nil }
  /// The log of the table, which an application of several screens lets them share.
  var log: EventLog { table.log }
}

/// An application of several screens.
protocol NavigatedApplication: ExampleApplication {
  /// The screens, and the form over them.
  var stack: NavigationStack { get }
}

extension NavigatedApplication {
  /// The table of the form or screen in front.
  var table: TableView { stack.tableInFront }
  /// The screens.
  var navigation: NavigationStack? { stack }
  /// The log that all screens share.
  var log: EventLog { stack.log }
}

extension Step where App: NavigatedApplication {
  /// Presses an item in the bar.
  static func press(_ kind: BarItem.Kind) -> Self {
    step(Directions.press(kind)) { try $0.stack.press(kind) }
  }

  /// Goes back to the screen below.
  static var back: Self { step(Directions.back) { try $0.stack.pop() } }

  /// Enters a name into the field of the screen or form in front.
  static func enterName(_ name: Localized) -> Self {
    step(Directions.enter.filled(with: name.quoted)) { app in
      guard let path = app.table.fieldPath else { return }
      try app.table.perform(.enter(name[app.language]), on: .named("name"), inRowAt: path)
    }
  }
}
