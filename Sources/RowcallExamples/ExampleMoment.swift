public import RowcallTableView

/// What came of one step in an example, and where the listener is then.
public struct ExampleMoment {
  /// What the listener did: a stage direction in the language of the example.
  public let direction: String
  /// What happened, in order.
  public let events: [LoggedEvent]
  /// What the step threw, `nil` if it went well; what a table or the navigation threw is among the events, too.
  public let failure: (any Error)?
  /// The table in which the listener is.
  public let table: TableView
  /// The screens of the application; `nil` if it is a table without a bar.
  public let navigation: NavigationStack?
}

extension ExampleMoment {
  /// The direction and, indented below it, a line for each event, as a developer reads it.
  var log: String { "> \(direction)\n" + lines.map { "  \($0)\n" }.joined() }

  /// An error stands in the log if the table or the navigation refused something, and is added if it comes from elsewhere.
  private var lines: [String] {
    let logged = events.map(\.description)
    let refusal = failure.map { "refused: \($0)" }
    let added = refusal.map { logged.contains($0) ? [] : [$0] } ?? []
    return logged.isEmpty && added.isEmpty ? ["nothing happens"] : logged + added
  }
}
