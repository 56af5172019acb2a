import ArgumentParser
import Rowcall
import RowcallModel
import RowcallNarration
import RowcallSpeech

/// Moves through a table with single keys.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Move through a table by ear, find, sort, filter, sum up, edit and save.",
    discussion: """
      All options: rowcall browse --help-hidden

      Each key says and prints one thing: the arrows lead from cell to cell, r reads the row, / finds, [ and ] sort, f shows \
      only the rows with the value of this cell, F only those that match a condition, i sums the column up, e edits, ctrl-s \
      saves, ? says the first keys and the topics of help, q ends. Without a terminal, commands are read from standard input, \
      one on each line, and no speech is made unless --raw asks for it.

      Sorting and filtering change what is browsed, not the file. Changes that are not saved are kept beside the file, in \
      .NAME.rowcall-edits, and made again the next time.

      Example: rowcall browse stocks.csv
      Example: rowcall browse 'shop.db#orders' --keys visidata
      Example: printf 'down\\nrow\\nfind Boeing\\n' | rowcall browse stocks.csv
      """)

  @OptionGroup(title: "File") var file: FileOptions
  @OptionGroup(title: "Narration") var narration: NarrationArguments
  @OptionGroup(title: "Sound") var voice: VoiceOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var live: LiveOptions
  @OptionGroup var typing: TypingOptions

  @Option(
    help: .rare(
      "A relation between tables of a database, as in orders.customer=customers.id; may be repeated."))
  var relation: [String] = []

  @OptionGroup(title: "Keys") var keys: KeyOptions

  mutating func run() throws {
    let settings = try settings.read(for: file)
    settings.fill(&file.language)
    narration.fill(from: settings, asRows: false)
    settings.fill(&voice)
    settings.fill(&keys)
    settings.fill(&typing)
    var verbosity = narration.verbosity
    // What is new comes first, for braille displays and for listeners who go on at once.
    if narration.order == nil { verbosity.order = .contentFirst }
    let options = NarrationOptions(
      dialect: narration.dialect.dialect, verbosity: verbosity, pauses: voice.pauses,
      rate: voice.prosody.rate)
    let session = try BrowseSession(
      path: file.file, options: file.tableOptions(), narration: options, relations: relation)
    let keyboard = Terminal.descriptor(isTablePiped: file.file == "-")
    let dialog = try live.dialog(voice, typing, locale: file.listener, hasKeyboard: keyboard != nil)
    let front = BrowseFront(session, dialog, keys: try keys.keys)
    if let keyboard, let terminal = Terminal(keyboard) {
      try front.run(terminal)
    } else {
      for note in session.notes { StandardError.write("\(session.path): \(note)") }
      try front.runCommands()
    }
  }
}

/// Which keys do what.
struct KeyOptions: ParsableArguments, SettingFlags {
  @Option(.keys) var set: String?
  @Option(name: .customLong(Setting.bind.key), help: Setting.bind.argumentHelp) var bind: [String] = []

  static var flags: [SettingFlag<Self>] {
    [
      SettingFlag(.keys, { $0.set }, { $0.set = $1 }),
      SettingFlag(
        .bind, { $0.bind.isEmpty ? nil : $0.bind.joined(separator: ";") },
        { $0.bind = $1.split(separator: ";").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty } }),
    ]
  }

  func validate() throws {
    try checkFlags()
    _ = try keys
  }

  /// The keys of the set, after those that the user bound.
  var keys: BrowseKeys {
    get throws {
      let set = set.flatMap { KeySet(rawValue: $0.lowercased()) } ?? .nvda
      return BrowseKeys(set, own: try bind.map(Self.binding))
    }
  }

  private static func binding(_ text: String) throws -> (key: String, command: String) {
    guard let sign = text.dropFirst().firstIndex(of: "=") else {
      throw ValidationError("--bind \(text): expected a key and a command, as in f5=sum")
    }
    let command = String(text[text.index(after: sign)...])
    let name = command.prefix { $0 != " " }
    let names = BrowseCommand.entries.map(\.name) + BrowseKeys.steps.map(\.name)
    guard names.contains(String(name)) else {
      let near = NearName.closest(to: String(name), in: names)
      throw ValidationError(
        "--bind \(text): there is no command \"\(name)\"; "
          + (near.map { "did you mean \"\($0)\"?" } ?? "the commands are \(names.joined(separator: ", "))"))
    }
    return (String(text[..<sign]), command)
  }
}
