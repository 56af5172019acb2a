import RowcallDemos
import RowcallTableView

/// One of the example applications, and the way that a listener takes through it.
package struct Example: Sendable {
  /// What the command calls it.
  package let name: String
  /// What it shows, in one sentence.
  package let summary: String
  private let script: @Sendable (ExampleLanguage, (ExampleMoment) throws -> Void) throws -> Void

  /// Starts the application anew and goes through its script.
  ///
  /// Dates and all else that could change are part of the script, so that two runs are the same.
  ///
  /// - Parameters:
  ///   - language: the language of everything that the application shows.
  ///   - body: gets what came of each step, at that moment: the tables are as they were then.
  package func run(
    in language: ExampleLanguage = .english, _ body: (ExampleMoment) throws -> Void
  ) throws {
    try script(language, body)
  }

  /// Goes through the script and writes down what happened.
  ///
  /// - Returns: each step, as `> tap "Buy milk"`, and below it, indented, a line for each event that it caused.
  package func log(in language: ExampleLanguage = .english) throws -> String {
    var log = ""
    try run(in: language) { log += $0.log }
    return log
  }
}

extension Example {
  /// All examples, the simplest first.
  package static let all: [Example] = [
    Example(Stocks.self), Example(Weather.self), Example(TimeZones.self), Example(States.self),
    Example(Branches.self), Example(Names.self), Example(Elements.self),
    Example(SoundSettings.self), Example(PackingList.self), Example(DayPlan.self),
    Example(ToDoApplication.self), Example(Families.self), Example(Contacts.self),
    Example(Categories.self), Example(TrailGuide.self),
  ]

  /// Makes the example of an application.
  init<App: ExampleApplication>(_: App.Type) {
    name = App.name
    summary = App.summary
    script = { try ScriptRun<App>(language: $0).forEachMoment($1) }
  }
}

/// What came of one step in an example, and where the listener is then.
package struct ExampleMoment {
  /// What the listener did: a stage direction in the language of the example.
  package let direction: String
  /// What happened, in order.
  package let events: [LoggedEvent]
  /// What the step threw, `nil` if it went well; a `TableViewError` is among the events, too.
  package let failure: (any Error)?
  /// The table in which the listener is.
  package let table: TableView
  /// The screens of the application; `nil` if it is a table without a bar.
  package let navigation: NavigationStack?

  /// The direction and, indented below it, a line for each event, as a developer reads it.
  var log: String { "> \(direction)\n" + lines.map { "  \($0)\n" }.joined() }

  /// The events, and below them an error that is none of a table's or the navigation's.
  private var lines: [String] {
    let own = failure is TableViewError ? nil : failure.map { "refused: \($0)" }
    let lines = events.map(\.description) + [own].compactMap { $0 }
    return lines.isEmpty ? ["nothing happens"] : lines
  }
}
