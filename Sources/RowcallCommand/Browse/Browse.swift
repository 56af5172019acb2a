import ArgumentParser
import FoundationEssentials
import Rowcall
import RowcallModel
import RowcallNarration
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Moves through a table with single keys.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Move through a table by ear, find, sort, filter, sum up, edit and save.",
    discussion: """
      All options: rowcall browse --help-hidden

      Each key says and prints one thing: the arrows lead from cell to cell, r reads the row, / finds, [ and ] sort, f filters, \
      i sums the column up, e edits, ctrl-s saves, ? lists all keys, q ends. Without a terminal, commands are read from standard \
      input, one on each line, and no speech is made unless --raw asks for it.

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

  @Flag(help: "Print only; a screen reader of your own speaks.")
  var silent = false

  @Flag(help: "Speak only, and print nothing.")
  var voiceOnly = false

  @Flag(help: "Play short tones before words: at edges and errors, for blank cells and headers.")
  var sounds = false

  @Flag(help: .rare("Write bare samples to standard output, and print to standard error."))
  var raw = false

  @Option(
    help: .rare(
      "A relation between tables of a database, as in orders.customer=customers.id; may be repeated."))
  var relation: [String] = []

  @Option(help: "Who speaks: espeak (eSpeak NG), or speechd (speech-dispatcher, with its own voices).")
  var backend: LiveBackend = .espeak

  @Option(help: "The keys of another program: visidata or emacs (default: those of NVDA).")
  var keys: KeySet = .nvda

  @Option(help: .rare("Have a key do something else, as in f5=sum; may be repeated."))
  var bind: [String] = []

  func validate() throws {
    if silent, voiceOnly || raw {
      throw ValidationError("--silent turns speech off, which --voice-only and --raw ask for; choose one")
    }
    if silent, sounds {
      throw ValidationError("--silent turns off the sound that --sounds asks for; choose one")
    }
    if raw, backend == .speechd {
      throw ValidationError("--raw writes samples, which speech-dispatcher keeps; leave out one of them")
    }
    _ = try ownKeys()
  }

  mutating func run() throws {
    let settings = try settings.read(for: file)
    settings.fill(&file.language)
    narration.fill(from: settings, asRows: false)
    settings.fill(&voice)
    var verbosity = narration.verbosity
    // What is new comes first, for braille displays and for listeners who go on at once.
    if narration.order == nil { verbosity.order = .contentFirst }
    let options = NarrationOptions(
      dialect: narration.dialect.dialect, verbosity: verbosity, pauses: voice.pauses,
      rate: voice.prosody.rate)
    let session = try BrowseSession(
      path: file.file, options: file.tableOptions(), narration: options, relations: relation)
    let keyboard = Terminal.descriptor(isTablePiped: file.file == "-")
    let isLive = keyboard != nil
    let speaker = silent || !isLive && !raw && !voiceOnly ? nil : try makeVoice()
    let front = BrowseFront(
      session, voice: speaker, prints: !voiceOnly, isRaw: raw, keys: BrowseKeys(keys, own: try ownKeys()))
    if let keyboard, let terminal = Terminal(keyboard) {
      try front.run(terminal)
    } else {
      try front.runCommands()
    }
  }

  private func makeVoice() throws -> LiveVoice {
    let output = LiveOutput(player: voice.player, isRaw: raw)
    let locale = file.listener
    switch backend {
    case .espeak:
      let backend = try EspeakBackend(jobs: 1, voices: VoiceChoice(voice: voice.voice))
      let speaker = try EspeakSpeaker(backend, locale: locale, output: output, hasSounds: sounds)
      return try LiveVoice(speaker, prosody: voice.prosody)
    case .speechd:
      let backend = try SpeechdBackend(voice: voice.voice)
      let speaker = try SpeechdSpeaker(backend, locale: locale, output: output, hasSounds: sounds)
      return try LiveVoice(speaker, prosody: voice.prosody)
    }
  }

  /// The keys that the user bound.
  private func ownKeys() throws -> [(key: String, command: String)] {
    try bind.map { text in
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
}

extension KeySet: ExpressibleByArgument {}

/// Who speaks in a live session.
enum LiveBackend: String, CaseIterable, ExpressibleByArgument {
  case espeak, speechd
}

/// A session at a terminal, or one that reads commands.
final class BrowseFront {
  private let session: BrowseSession
  private let voice: LiveVoice?
  private let prints: Bool
  private let isRaw: Bool
  private let keys: BrowseKeys
  private var number = ""
  private var isQuitting = false

  init(_ session: BrowseSession, voice: LiveVoice?, prints: Bool, isRaw: Bool, keys: BrowseKeys) {
    self.session = session
    self.voice = voice
    self.prints = prints
    self.isRaw = isRaw
    self.keys = keys
  }

  /// Reads commands from standard input, each on a line of its own, and says everything that they say.
  func runCommands() throws {
    defer {
      if session.hasChanges { StandardError.write("\(session.path): \(session.unsaved.text)") }
    }
    try show(session.open())
    try finishSpeech()
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      if line == "quit" { break }
      do { try show(session.perform(try BrowseCommand(line))) } catch let error as WrongUsage {
        try show([session.line("\(error)", cue: .error)])
      }
      try finishSpeech()
    }
  }

  /// Waits until everything was said; throws for what could not be.
  private func finishSpeech() throws {
    voice?.finish()
    if let failure = voice?.takeFailure() { throw failure }
  }

  /// Reads keys until somebody quits or the terminal is gone.
  func run(_ terminal: Terminal) throws {
    try show(session.open())
    while let input = next(terminal) {
      guard case .key(let key) = input else { continue }
      if try !handle(key, terminal) { return }
      if let failure = voice?.takeFailure() { try write("\(failure)") }
    }
  }

  /// The next key or paste, which silences what is being said; nil at the end of the input.
  private func next(_ terminal: Terminal) -> TerminalInput? { terminal.next { voice?.silence() } }

  /// Does what a key says; false to end.
  private func handle(_ key: String, _ terminal: Terminal) throws -> Bool {
    if key.count == 1, key.first?.isASCII == true, key.first?.isNumber == true {
      number += key
      return true
    }
    defer { number = "" }
    guard let command = keys.command(for: key) else {
      try show([session.line(.browseNoFunction, ["text": key], cue: .error)])
      return true
    }
    if command != "quit" { isQuitting = false }
    return try perform(command, terminal)
  }

  private func perform(_ command: String, _ terminal: Terminal) throws -> Bool {
    switch command {
    case "quit":
      guard session.hasChanges, !isQuitting else { return false }
      isQuitting = true
      try show([session.unsaved])
    case "say-all": try sayAll(terminal)
    case "copy": try copy(isRow: false)
    case "copy-row": try copy(isRow: true)
    case "faster", "slower":
      let rate = voice?.change(rate: command == "faster" ? 20 : -20)
      if let rate { try show([session.line(.browseRate, ["number": String(rate)])]) }
    case "mute":
      guard let voice else { break }
      try show([session.line(voice.toggle() ? .browseSpeechOn : .browseSpeechOff)])
    case "help": try help(terminal)
    default: try performOnTable(command, terminal)
    }
    return true
  }

  private func performOnTable(_ command: String, _ terminal: Terminal) throws {
    let name = command.prefix { $0 != " " }
    var line = command
    if let entry = BrowseCommand.entries.first(where: { $0.name == name }), entry.argument != nil,
      name == command
    {
      let takesNumber = ["go", "open"].contains(name)
      let given = takesNumber && !number.isEmpty || name == "open" ? number : try prompt(entry, terminal)
      guard let argument = given else { return }
      line += " " + argument
    } else if name == "delete", session.active.currentRow != nil, try !confirm(terminal) {
      return
    }
    do { try show(session.perform(try BrowseCommand(line))) } catch let error as WrongUsage {
      try show([session.line("\(error)", cue: .error)])
    }
  }

  // MARK: Asking

  /// Asks for what follows a command; nil where somebody pressed Escape.
  private func prompt(_ entry: BrowseCommand.Entry, _ terminal: Terminal) throws -> String? {
    // A text is changed where it stands; Ctrl-U begins anew.
    var text = entry.name == "set" ? session.active.cellText : ""
    let label = "\(entry.name) \(entry.argument ?? "")"
    try show([BrowseLine(saying: text.isEmpty ? label : "\(label): \(text)")])
    try echo(text)
    while let input = next(terminal) {
      switch input {
      case .paste(let pasted): text += pasted.split(whereSeparator: \.isNewline).joined(separator: " ")
      case .key("enter"):
        try echo("\n")
        return text
      case .key("escape"):
        try echo("\n")
        try show([session.line(.actionCancel)])
        return nil
      case .key("backspace"):
        guard let last = text.popLast() else { break }
        try echo("\u{8} \u{8}")
        voice?.say([BrowseLine(saying: String(last))])
      case .key("ctrl-u"):
        try echo(String(repeating: "\u{8} \u{8}", count: text.count))
        text = ""
      case .key("space"): text += try typed(" ")
      case .key(let key):
        if key.count == 1 { text += try typed(key) }
      }
    }
    return nil
  }

  private func typed(_ character: String) throws -> String {
    try echo(character)
    voice?.say([BrowseLine(saying: character)])
    return character
  }

  /// Asks before a row is deleted.
  private func confirm(_ terminal: Terminal) throws -> Bool {
    try show([session.line(.announceAskDelete, ["item": session.active.rowName])])
    let answer = next(terminal)
    if [.key("y"), .key("enter"), .key("d")].contains(answer) { return true }
    try show([session.line(.announceKept, ["item": session.active.rowName])])
    return false
  }

  /// Lists the keys, and explains those that are pressed until Escape or `q`.
  private func help(_ terminal: Terminal) throws {
    let listed = keys.bindings.map { "\($0.key): \(BrowseKeys.help(for: $0.command))" }
    try show(listed.map { BrowseLine(saying: $0) })
    while case .key(let key)? = next(terminal) {
      if key == "escape" || key == "q" { break }
      let words = keys.command(for: key).map { "\(key): \(BrowseKeys.help(for: $0))" }
      try show([words.map { BrowseLine(saying: $0) } ?? session.line(.browseNoFunction, ["text": key])])
    }
    try show(session.perform(.move(.where)))
  }

  // MARK: Reading on and copying

  /// Reads rows until a key is pressed.
  private func sayAll(_ terminal: Terminal) throws {
    while !terminal.hasInput {
      let before = session.active.currentRow
      try show(session.perform(.row))
      while voice?.isBusy ?? false, !terminal.hasInput { Descriptor.pause(milliseconds: 10) }
      if terminal.hasInput { break }
      let lines = session.perform(.rows(1))
      if session.active.currentRow == before {
        try show(lines)
        break
      }
    }
  }

  /// Gives a text to the terminal's clipboard (OSC 52).
  private func copy(isRow: Bool) throws {
    let text = isRow ? session.active.rowTexts.joined(separator: "\t") : session.active.cellText
    try echo("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
    try show([session.line(.browseCopied)])
  }

  // MARK: Writing

  private func show(_ lines: [BrowseLine]) throws {
    if prints { for line in lines where !line.text.isEmpty { try write(line.text) } }
    voice?.say(lines)
  }

  private func write(_ line: String) throws {
    if isRaw { StandardError.write(line) } else { try StandardOutput.writeLine(line) }
  }

  /// Bytes for the terminal, as they are.
  private func echo(_ text: String) throws {
    guard prints else { return }
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Descriptor.write($0, to: isRaw ? STDERR_FILENO : STDOUT_FILENO) }
  }
}
