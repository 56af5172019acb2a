import RowcallTableView

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
}

extension ExampleMoment {
  /// The direction and, indented below it, a line for each event, as a developer reads it.
  var log: String { "> \(direction)\n" + lines.map { "  \($0)\n" }.joined() }

  /// The events, and below them an error that is none of a table's or the navigation's.
  private var lines: [String] {
    let own = failure is TableViewError ? nil : failure.map { "refused: \($0)" }
    let lines = events.map(\.description) + [own].compactMap { $0 }
    return lines.isEmpty ? ["nothing happens"] : lines
  }
}
