import ArgumentParser
import Rowcall
import RowcallDemos
import RowcallLanguages
import RowcallNarration
import RowcallScreens
import RowcallText

/// Runs an example application.
struct ShowDemo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Use a small application by ear: a to-do list, families, contacts or trails.",
    discussion: """
      Without a name it lists the applications. What you enter stays: in your state folder, under \
      ~/.local/state/rowcall/demos, or in the file of --file. --reset begins anew with the first data.

      The keys are those of rowcall browse: the arrows lead from row to row, Enter taps, d deletes, o adds, e begins and ends editing, \
      ctrl-s saves, Escape cancels, Backspace goes back, ? lists all keys and buttons, q ends. Without a terminal, commands are \
      read from standard input, one on each line: \(Demo.commands.joined(separator: "; ")). A row is named by its first text.

      Example: rowcall demo to-do
      Example: printf 'press add\\nenter Water the plants\\npress save\\n' | rowcall demo to-do
      """)

  @Argument(help: "The application.")
  var name: String?

  @Option(help: "The file of the data; it is created if there is none.", completion: .file())
  var file: String?

  @Flag(help: "Drop what was entered, and begin with the first data.")
  var reset = false

  @OptionGroup(title: "Language") var locale: LocaleOptions
  @Option(.verbosity) var verbosity: String?
  @OptionGroup(title: "Sound") var voice: VoiceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var live: LiveOptions
  @OptionGroup var typing: TypingOptions

  func validate() throws {
    guard let name else {
      if file != nil || reset {
        throw ValidationError("--file and --reset need an application; \(Self.names)")
      }
      return
    }
    guard Demo.all.contains(where: { $0.name == name }) else {
      let names = Demo.all.map(\.name)
      let near = names.first { name.lowercased().hasPrefix($0) } ?? NearName.closest(to: name, in: names)
      throw ValidationError(
        "there is no application \"\(name)\"; " + (near.map { "did you mean \($0)?" } ?? Self.names))
    }
  }

  private static var names: String { "there are " + Demo.all.map(\.name).joined(separator: ", ") }

  mutating func run() throws {
    guard let name else {
      for demo in Demo.all { try StandardOutput.writeLine("\(demo.name): \(demo.summary)") }
      return
    }
    let settings = try Settings(place: settings.place, table: nil)
    settings.fill(&locale)
    settings.fill(&voice)
    settings.fill(&typing)
    locale.reportProblem()
    let language = ExampleLanguage(locale: locale.listener.identifier) ?? .english
    guard let demo = try Demo(name, in: language, path: path(of: name), isReset: reset) else { return }
    let narrator = Narrator(
      locale: locale.listener,
      verbosity: Verbosity(verbosity.flatMap { Verbosity.Preset(rawValue: $0.lowercased()) } ?? .medium),
      voice: SpokenVoice(SpokenText(locale.listener)))
    let keyboard = Terminal.descriptor(isTablePiped: false)
    let dialog = try live.dialog(voice, typing, locale: locale.listener, hasKeyboard: keyboard != nil)
    let front = DemoFront(demo, narrator, dialog, phrases: Phrases(for: locale.listener))
    if let keyboard, let terminal = Terminal(keyboard) {
      try front.run(terminal)
    } else {
      try front.runCommands()
    }
  }

  private func path(of name: String) throws -> String {
    if let file { return file }
    guard let path = UserFolder.state.path(of: "demos/\(name).db") else {
      throw WrongUsage("there is no home folder to keep the data in; name a file with --file")
    }
    UserFolder.createParents(of: path)
    return path
  }
}
