import ArgumentParser
import Foundation
import RowcallAccessibility
import RowcallDemos
import RowcallExamples
import RowcallModel
import RowcallNarration
import RowcallScreens
import RowcallTableView
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

      With --spoken it prints the spoken text instead, and with --tree the reachable elements at the end.

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
    help: "Where unrequested changes are announced with --spoken (default: by --verbosity).")
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

  /// The language of the contents; another one is reported on standard error and replaced by English.
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

extension ExamplesCommand {
  /// The examples that were asked for.
  var chosen: [Example] {
    names.flatMap { name in name == "all" ? Example.all : Example.all.filter { $0.name == name } }
  }

  func validate() throws {
    let known = Example.all.map(\.name) + ["all"]
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw ValidationError(
        "there is no example \(unknown.debugDescription); \(Self.advice(on: unknown, known))")
    }
    guard LocaleTag(locale).isKnown else {
      throw ValidationError("--locale \(locale): no such language; take a tag such as ja or de-AT")
    }
    let isGiven = [("verbosity", preset != nil), ("roles", roles != nil), ("changes", changes != nil)]
    if let flag = isGiven.first(where: \.1)?.0, view != .spoken {
      throw ValidationError("--\(flag) is about what is said; add --spoken")
    }
  }

  /// Which names are near to a wrong one; all of them if none is near.
  private static func advice(on name: String, _ known: [String]) -> String {
    let near = NearName.nearest(to: name, in: known)
    return near.isEmpty
      ? "there are \(known.joined(separator: ", "))" : "did you mean \(near.joined(separator: " or "))?"
  }

  /// A line for each example: its name, and what it shows.
  var list: String {
    let width = Example.all.map(\.name.count).max() ?? 0
    return Example.all.map { example in
      let padding = String(repeating: " ", count: width - example.name.count)
      return "\(example.name)\(padding)  \(example.summary)"
    }.joined(separator: "\n")
  }
}

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

extension Example {
  /// The reachable elements after the last step, on the front screen or in the table.
  func tree(in language: ExampleLanguage) throws -> AccessibilityTree {
    var tree = AccessibilityTree(root: .container(AccessibilityContainer(.list), children: []))
    try run(in: language) { moment in
      tree = moment.navigation.map(AccessibilityTree.init(of:)) ?? AccessibilityTree(of: moment.table)
    }
    return tree
  }
}
