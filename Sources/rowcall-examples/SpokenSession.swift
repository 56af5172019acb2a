import RowcallExamples
import RowcallNarration
import RowcallScreens

/// Writes down what a listener hears in an example.
struct SpokenSession {
  /// The language of what the example shows.
  let language: ExampleLanguage
  /// The words around that, and how much is said.
  let narrator: Narrator

  /// Each step and, indented below it, a line for each thing that is said at a time; nothing where nothing is.
  func transcript(of example: Example) throws -> String {
    var announcer = Announcer(narrator)
    var transcript = ""
    try example.run(in: language) { moment in
      let lines =
        moment.navigation.map { announcer.announce($0) } ?? announcer.announce(moment.table)
      transcript += "> \(moment.direction)\n" + lines.map { "  \($0.text)\n" }.joined()
    }
    return transcript
  }
}
