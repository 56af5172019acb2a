import RowcallTableView

/// Goes through the script of an application and writes down what came of each step.
struct ScriptRun<App: ExampleApplication> {
  /// Each step and, indented below it, its events.
  func transcript() throws -> String {
    let app = try App()
    let opening = paragraph("open", app.log.events(from: 0).map(\.description))
    return App.script.reduce(into: opening) { text, step in
      text += paragraph(step.title, outcome(of: step, in: app))
    }
  }

  private func paragraph(_ title: String, _ lines: [String]) -> String {
    "> \(title)\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// The events of a step; an error stands in the log if the table or the navigation refused something, and is added
  /// here if it comes from elsewhere.
  private func outcome(of step: Step<App>, in app: App) -> [String] {
    let start = app.log.nextNumber
    var failure: String?
    do { try step.perform(app) } catch { failure = "refused: \(error)" }
    let events = app.log.events(from: start).map(\.description)
    let added = failure.map { events.contains($0) ? [] : [$0] } ?? []
    return events.isEmpty && added.isEmpty ? ["nothing happens"] : events + added
  }
}
