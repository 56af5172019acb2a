import FoundationEssentials
import Rowcall
import RowcallLanguages
import RowcallModel
import RowcallSpeech

/// A session at a terminal, or one that reads commands.
final class BrowseFront {
  private let session: BrowseSession
  private let dialog: TerminalDialog
  private let keys: BrowseKeys
  private var number = ""
  /// How many links of the cell were said one after the other.
  private var linkNumber = 0
  /// The number before the key that is handled; empty for none.
  private var count = ""
  /// The key that is being handled.
  private var key = ""
  /// Whether the key that is being handled stopped speech.
  private var hasSilenced = false
  /// What was last answered to each question.
  private var typedBefore: [String: String] = [:]

  private var voice: LiveVoice? { dialog.voice }

  init(_ session: BrowseSession, _ dialog: TerminalDialog, keys: BrowseKeys) {
    self.session = session
    self.dialog = dialog
    self.keys = keys
  }

  /// Reads commands from standard input, each on a line of its own, and says everything that they say.
  func runCommands() throws {
    defer {
      if session.hasChanges || session.hasForeignChanges {
        StandardError.write("\(session.path): \(session.unsaved.text)")
      }
    }
    try show(session.open())
    try dialog.finishSpeech()
    while let line = readLine() {
      let command = line.drop(while: \.isWhitespace)
      let name = command.prefix { !$0.isWhitespace }
      guard !name.isEmpty, !name.hasPrefix("#") else { continue }
      guard try perform(name.lowercased() + command.dropFirst(name.count), nil) else { break }
      try dialog.finishSpeech()
    }
    // Whoever runs a script may read the status alone.
    if let failure = session.active.saveFailure ?? session.saveFailure {
      StandardError.write("rowcall: \(session.path): \(session.refusal(failure).text)")
      throw FileProblem(reason: failure)
    }
  }

  /// Reads keys until somebody quits or the terminal is gone.
  func run(_ terminal: Terminal) throws {
    session.key = { [keys] in keys.key(for: $0) ?? $0 }
    session.isInterrupted = { terminal.isInterrupted }
    terminal.whenGoingOn = { [dialog, session] in try? dialog.show(session.perform(.move(.where))) }
    defer { terminal.whenGoingOn = {} }
    session.saysNotes = true
    try show(session.open())
    try dialog.showStatus(session.active.status, terminal)
    while let input = next(terminal) {
      switch input {
      case .key(let key): if try !handle(key, terminal) { return }
      case .paste, .longPaste: try show([session.line(.browsePaste, cue: .error)])
      }
      try dialog.showStatus(session.active.status, terminal)
      if let failure = voice?.takeFailure() { try dialog.write("\(failure)") }
    }
  }

  private func next(_ terminal: Terminal) -> TerminalInput? { dialog.next(terminal) { hasSilenced = $0 } }

  /// Does what a key says; false to end.
  private func handle(_ key: String, _ terminal: Terminal) throws -> Bool {
    if key.count == 1, key.first?.isASCII == true, key.first?.isNumber == true {
      number += key
      try dialog.print(key)
      voice?.say([BrowseLine(saying: number)])
      return true
    }
    (count, number) = (number, "")
    if !count.isEmpty { try dialog.print("\n") }
    self.key = key
    // Whatever escape would leave is left already.
    if key == "escape" { return true }
    guard let command = keys.command(for: key) else {
      if .key(key) != TerminalInput.interrupt { try refuse(key) } else if !hasSilenced { try explainEnd() }
      return true
    }
    if Self.isChange(command), try dialog.leavesOut(key, terminal, says: session.line) { return true }
    guard !count.isEmpty else { return try perform(command, terminal) }
    if let count = Int(count), count > 0, let counted = Self.counted(command, count) {
      try show(session.perform(counted))
    } else if BrowseCommand.entries.contains(where: { $0.name == command && $0.takesNumber }) {
      return try perform(command, terminal)
    } else {
      // One row in place of three would be taken for what was asked.
      try refuse(count + key)
    }
    return true
  }

  /// A command that is done so many times; nil for one that counts nothing.
  private static func counted(_ command: String, _ count: Int) -> BrowseCommand? {
    switch command {
    case "down": .rows(count)
    case "up": .rows(-count)
    case "right": .columns(count)
    case "left": .columns(-count)
    case "row-down": .moveRow(count)
    case "row-up": .moveRow(-count)
    default: nil
    }
  }

  /// The commands that change a row.
  private static let edits: Set = ["set", "null", "empty", "delete", "insert", "toggle"]

  /// Whether a command changes something or ends, which no paste may do.
  private static func isChange(_ command: String) -> Bool {
    edits.union(["row-down", "row-up", "undo", "redo", "save", "save-copy", "revert", "quit"])
      .contains(String(command.prefix { $0 != " " }))
  }

  /// Says how to end the program.
  private func explainEnd() throws {
    guard let key = keys.key(for: "quit") else { return }
    try show([session.line(.browseEnds, ["text": key])])
  }

  private func refuse(_ key: String) throws {
    let help = keys.key(for: "help").map { session.line(.browseKeys, ["text": $0]) }
    try show([session.line(.browseNoFunction, ["text": key], cue: .error)] + [help].compactMap(\.self))
  }

  /// Does what a command says, asking at a terminal for what it needs; false to end.
  private func perform(_ command: String, _ terminal: Terminal?) throws -> Bool {
    if command != "link" { linkNumber = 0 }
    if try dialog.changeVoice(command, isScript: terminal == nil, says: session.line) { return true }
    switch command {
    case "quit":
      return try !isConfirmed(command, terminal)
    case "revert":
      guard try isConfirmed(command, terminal) else { break }
      try performOnTable(command)
    case "say-all": try sayAll(terminal)
    case "link": return try followLink(terminal)
    case "copy": try copy(session.active.cellText, terminal)
    case "copy-row": try copy(session.active.rowTexts.joined(separator: "\t"), terminal)
    case "sonify" where terminal != nil:
      guard try performOnTable(command).contains(where: { !$0.tones.isEmpty }) else { break }
      if voice == nil { try show([session.line(.browseNotSpoken, ["text": "--silent"])]) }
      if voice?.isOn == false { try show([session.line(.browseSpeechOff)]) }
    case "help": try help("", terminal)
    case _ where command.hasPrefix("help "):
      try help(String(command.dropFirst(5)[...].trimmingSpaces), terminal)
    case "begin" where terminal != nil: return try terminal.map(typeAhead) ?? true
    default:
      if let line = try terminal.map({ try completed(command, $0) }) ?? command { try performOnTable(line) }
    }
    return true
  }

  /// Whether changes that are not saved may be left or lost: at a terminal the same key says so once more.
  ///
  /// Saving them instead is an answer, too.
  private func isConfirmed(_ command: String, _ terminal: Terminal?) throws -> Bool {
    guard let terminal, session.hasChanges || command == "revert" && session.hasForeignChanges else {
      return true
    }
    let isEnd = command == "quit"
    let way = session.isInConflict ? "save-copy" : "save"
    let question = session.line(
      isEnd ? .browseAskQuit : .browseAskRevert, ["text": key, "other": session.key(way)])
    try show([session.unsaved, question])
    let answer = try dialog.answer(to: nil, terminal, advice: question)
    if answer == .key(key) { return true }
    if isEnd, case .key(let key)? = answer, keys.command(for: key) == way {
      return try !perform(way, terminal)
    } else {
      try show([session.line(isEnd ? .browseGoesOn : .browseChangesKept)])
    }
    return false
  }

  /// Does what a command of the table says, and gives what was said.
  @discardableResult private func performOnTable(_ line: String) throws -> [BrowseLine] {
    let lines = session.perform(line: line)
    try show(lines)
    return lines
  }

  /// A command with what was typed for it; nil where somebody thought better of it.
  private func completed(_ command: String, _ terminal: Terminal) throws -> String? {
    let name = command.prefix { $0 != " " }
    guard let entry = BrowseCommand.entries.first(where: { $0.name == name }), name == command else {
      return command
    }
    // Where nothing is asked, the command itself says why the table cannot be changed.
    let isCopy = name == "save-copy" && !session.hasForeignChanges
    if isCopy || Self.edits.contains(entry.name), name == "delete" || entry.argument != nil,
      let refusal = isCopy
        ? session.active.refusalToCopy : session.active.refusalToEdit(inRow: name != "insert")
    {
      try show(refusal)
      return nil
    }
    if name == "delete", try !confirm(terminal) { return nil }
    if entry.argument == nil { return command }
    let given =
      entry.takesNumber && (!count.isEmpty || entry.mayLackArgument) ? count : try prompt(entry, terminal)
    return given.map { command + " " + $0 }
  }

  /// Goes to the next row that begins with what is typed, letter by letter, until another key; false to end.
  private func typeAhead(_ terminal: Terminal) throws -> Bool {
    var text = ""
    try show([session.line(.browseAskLetters)])
    while case .key(let key)? = dialog.next(terminal) {
      switch key {
      case "enter", "escape", "ctrl-c": return true
      case "backspace": text = String(text.dropLast())
      case "space": text += " "
      case _ where key.count == 1: text += key
      default: return try handle(key, terminal)
      }
      if !text.isEmpty { try show(session.perform(.begin(text))) }
    }
    return true
  }

  // MARK: Asking

  /// Asks for what follows a command; nil where somebody pressed Escape, or typed nothing.
  private func prompt(_ entry: BrowseCommand.Entry, _ terminal: Terminal) throws -> String? {
    let isSet = entry.name == "set"
    let before = isSet ? session.active.cellText : entry.name == "template" ? session.template : ""
    let label = entry.question.map { session.line($0).text } ?? session.active.cellQuestion
    let answer = try dialog.ask(
      label, before: before, earlier: typedBefore[entry.name], terminal,
      says: session.line)
    guard case .text(let text) = answer, !text.isEmpty || entry.mayLackArgument && !(isSet && before.isEmpty)
    else {
      try show([answer.refusal(label, says: session.line)])
      return nil
    }
    // A cell that stays as it was is no change.
    if isSet, text == before {
      try show([session.line(.announceKept, ["item": text])])
      return nil
    }
    typedBefore[entry.name] = text
    return text
  }

  /// Asks before a row is deleted.
  private func confirm(_ terminal: Terminal) throws -> Bool {
    let advice = session.line(.browseAskDelete, ["text": "y"])
    try show(
      [session.line(.announceAskDelete, ["item": session.active.rowName])]
        + session.active.linesBeforeDeletion + [advice])
    // Enter is pressed too easily.
    let answer = try dialog.answer(to: key, terminal, advice: advice)
    if [.key("y"), .key(key)].contains(answer) { return true }
    try show([session.line(.announceKept, ["item": session.active.rowName])])
    return false
  }

  /// Says the first keys, and explains those that are pressed, and topics, until Escape or the key that ends; or a topic or command.
  private func help(_ name: String, _ terminal: Terminal?) throws {
    let help = BrowseHelp(terminal == nil ? nil : keys, conditionWords: session.active.conditionWords)
    guard let terminal, name.isEmpty else {
      let name = name.lowercased()
      let topics = help.listedTopics.map(\.rawValue)
      return try show(
        help.lines(about: name) ?? [session.refusal(WrongUsage(noCommand: name, or: topics))])
    }
    try show(help.first + [session.line(.browseKeyHelp, ["text": "escape"])])
    while let input = next(terminal), case .key(let key) = input {
      if input.isCancel || keys.command(for: key) == "quit" { break }
      try show(help.lines(aboutKey: key) ?? [session.line(.browseNoFunction, ["text": key])])
    }
    try show(session.perform(.move(.where)))
  }

  // MARK: Reading on and copying

  private static let page = 20

  /// Reads rows until a key is pressed; where nothing is spoken, a page of them.
  private func sayAll(_ terminal: Terminal?) throws {
    let isStopped = { terminal?.hasInput ?? false }
    let isEndless = terminal == nil || voice?.isOn ?? false
    var count = 0
    while true {
      count += 1
      let before = session.active.currentRow
      try show(session.perform(.row))
      while voice?.isBusy ?? false, !isStopped() { Descriptor.pause(milliseconds: 10) }
      // The cursor stays on the last row that was read.
      if isStopped() || !isEndless && count == Self.page { break }
      let lines = session.perform(.rows(1))
      if session.active.currentRow == before {
        try show(lines)
        break
      }
    }
  }

  /// Gives a text to the terminal's clipboard (OSC 52); where there is none it is printed as it is.
  private func copy(_ text: String, _ terminal: Terminal?) throws {
    guard let terminal, !terminal.isPlain else {
      return try show([BrowseLine(saying: TextHazard.printed(text))])
    }
    try dialog.print("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
    try show([session.line(.browseCopied)])
  }

  /// Says where a link of the cell leads, the next one each time, and opens it if somebody then presses Enter; another key does what it does; false to end.
  private func followLink(_ terminal: Terminal?) throws -> Bool {
    let links = session.active.links
    guard !links.isEmpty else {
      let link = session.phrase(.roleLink)
      try show([session.line(.browseNotFound, ["text": link], cue: .edge)])
      return true
    }
    let link = links[linkNumber % links.count]
    let place = BrowseLine(saying: TextHazard.printed(link.text))
    if links.count > 1 {
      let index = String(linkNumber % links.count + 1)
      try show([session.line(.setPosition, ["index": index, "total": String(links.count)])])
    }
    linkNumber += 1
    guard let terminal, link.address != nil || link.place != nil else {
      // Nobody who writes a script is asked.
      let answer =
        link.place != nil
        ? session.perform(.follow(link.text)) : link.address == nil ? [session.line(link.refusal)] : []
      try show([place] + answer)
      return true
    }
    let advice = session.line(.hintOpen)
    try show([place, advice])
    let answer = try dialog.answer(to: nil, terminal, advice: advice)
    if case .key(let key)? = answer, key != "enter", answer?.isCancel == false {
      return try handle(key, terminal)
    }
    guard answer == .key("enter") else {
      try show([session.line(.announceFormCancelled, ["title": session.phrase(.roleLink)])])
      return true
    }
    try show(link.address.map { [try open($0)] } ?? session.perform(.follow(link.text)))
    return true
  }

  /// Starts the user's program for an address, and gives what became of it in two seconds; it goes on beside this one, whose
  /// terminal it must not use.
  private func open(_ address: String) throws -> BrowseLine {
    let script = """
      command -v xdg-open >/dev/null || exit 127
      xdg-open "$0" </dev/null >/dev/null 2>&1 &
      for pause in 1 2 3 4 5 6 7 8 9 10; do
        sleep 0.2
        kill -0 $! 2>/dev/null || { wait $!; exit $?; }
      done
      """
    switch try FinishedProcess("sh", ["-c", script, address]).status {
    case 0: return session.line(.announceActionDone, ["action": session.phrase(.roleLink)])
    case 127:
      return BrowseLine(
        english: "xdg-open, which opens links, is not installed; install xdg-utils", cue: .error)
    case let status:
      return BrowseLine(
        english: "xdg-open could not open it, status \(status); open the address in another program",
        cue: .error)
    }
  }

  private func show(_ lines: [BrowseLine]) throws { try dialog.show(lines) }
}
