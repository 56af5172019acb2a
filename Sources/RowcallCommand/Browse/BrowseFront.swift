import FoundationEssentials
import Rowcall
import RowcallModel
import RowcallSpeech

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
      case .paste(let pasted):
        text += try typed(pasted.split(whereSeparator: \.isNewline).joined(separator: " "))
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

  /// Shows and says what was typed or pasted.
  private func typed(_ text: String) throws -> String {
    let shown = TextHazard.printed(text)
    try echo(shown)
    voice?.say([BrowseLine(saying: shown)])
    return text
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
