import ArgumentParser
import Foundation
import RowcallAccessibility
import RowcallExamples
import RowcallModel
import RowcallNarration
import RowcallText

/// Lists the example applications, or goes through the scripts of some.
struct ExamplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rowcall-examples",
    abstract: "Small applications on a table view without a screen, and what happens in them.",
    discussion: """
      Without a name it lists the examples. With one it goes through what a listener does in that example, step by \
      step, and prints below each step the events that it caused. Rows are named by what they show and by their path, \
      [section, row], both counted from zero.

      With --spoken it prints what the listener hears instead, and with --tree what there is to come upon at the end.

      The applications have their contents in English, Japanese and German. Events and trees are for developers and \
      always in English.

      Example: rowcall-examples to-do --spoken --locale de

      Exit status: 0 done; 2 wrong usage; 70 a fault of an example; 74 the output cannot be written.
      """)

  @Argument(help: "The examples to go through, or \"all\".")
  var names: [String] = []

  @Flag(help: "What is printed in place of the events.")
  var view: View?

  @Option(help: "The listener's language, such as ja or de-AT.")
  var locale = "en"

  @Option(name: .customLong("verbosity"), help: "How much is said with --spoken; medium otherwise.")
  var preset: Verbosity.Preset?

  @Option(help: "Of which elements it is said with --spoken what they are; as --verbosity has it otherwise.")
  var roles: Verbosity.Roles?

  @Option(
    help: "Where changes that nobody asked for are told with --spoken; as --verbosity has it otherwise.")
  var changes: Verbosity.Changes?

  func run() throws {
    guard !names.isEmpty else { return try write(list + "\n") }
    let language = self.language
    let runs = try chosen.map { example in
      let text = try print(example, in: language)
      return chosen.count == 1 ? text : "\(example.name): \(example.summary)\n\n\(text)"
    }
    try write(runs.joined(separator: "\n"))
  }

  private func print(_ example: Example, in language: ExampleLanguage) throws -> String {
    switch view {
    case nil: try example.log(in: language)
    case .spoken: try SpokenSession(language: language, narrator: narrator).transcript(of: example)
    case .tree: try example.tree(in: language).dump
    }
  }

  private var narrator: Narrator {
    let locale = LocaleTag(locale)
    return Narrator(locale: locale, verbosity: verbosity, voice: SpokenVoice(SpokenText(locale)))
  }

  /// The preset with what was decided beside it.
  private var verbosity: Verbosity {
    var verbosity = Verbosity(preset ?? .medium)
    verbosity.roles = roles ?? verbosity.roles
    verbosity.changes = changes ?? verbosity.changes
    return verbosity
  }

  /// The language of the contents; a listener of another one is told on standard error, and gets English.
  private var language: ExampleLanguage {
    if let language = ExampleLanguage(locale: locale) { return language }
    StandardError.write("no example has contents in \(locale); they are in English here")
    return .english
  }

  private func write(_ text: String) throws {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      throw OutputFailed(error)
    }
  }
}

extension ExamplesCommand {
  /// What can be printed in place of the events.
  enum View: String, EnumerableFlag {
    case spoken, tree

    static func help(for view: View) -> ArgumentHelp? {
      switch view {
      case .spoken: "Print what the listener hears at each step."
      case .tree: "Print the accessible elements that there are after the last step."
      }
    }
  }
}

extension Verbosity.Preset: ExpressibleByArgument {}
extension Verbosity.Roles: ExpressibleByArgument {}
extension Verbosity.Changes: ExpressibleByArgument {}
