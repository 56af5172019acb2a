import Rowcall
import RowcallDemos
import RowcallLanguages
import RowcallNarration
import RowcallRecords
import RowcallScreens
import RowcallTableView

/// A demo at a terminal, or one that reads commands.
final class DemoFront {
  private let demo: Demo
  private let dialog: TerminalDialog
  private let phrases: Phrases
  private var announcer: Announcer
  /// The key that is being handled.
  private var key = ""

  init(_ demo: Demo, _ narrator: Narrator, _ dialog: TerminalDialog, phrases: Phrases) {
    self.demo = demo
    self.dialog = dialog
    self.phrases = phrases
    announcer = Announcer(narrator)
  }

  /// Reads commands from standard input, each on a line of its own; one that cannot be followed is reported and left out.
  func runCommands() throws {
    try announce([])
    defer {
      if demo.navigation.form != nil {
        StandardError.write("the form that was open is not saved; write \"press save\" before the end")
      }
    }
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      if line == "quit" { return }
      if line == "help" {
        try dialog.show((Demo.commands + ["help", "quit"]).map { BrowseLine(english: $0) } + [buttons])
        continue
      }
      do { try announce(attempt { try demo.perform(line) }) } catch let error as DemoError {
        StandardError.write("\(error)")
      }
      try dialog.finishSpeech()
    }
  }

  /// Reads keys until somebody quits or the terminal is gone.
  func run(_ terminal: Terminal) throws {
    try announce([])
    while let input = dialog.next(terminal) {
      guard case .key(let key) = input else {
        try dialog.show([line(.browsePaste, [:], .error)])
        continue
      }
      self.key = key
      guard let command = Self.keys.first(where: { $0.key == key })?.command else {
        try dialog.show([
          line(.browseNoFunction, ["text": key], .error), line(.browseKeys, ["text": "?"]),
        ])
        continue
      }
      if Self.changes.contains(command), try dialog.leavesOut(key, terminal, says: line) { continue }
      if command == "quit" {
        if try ends(terminal) { return }
        continue
      }
      do { try perform(command, terminal) } catch let error as DemoError {
        try dialog.show([BrowseLine(english: "\(error)")])
      }
      if let failure = dialog.voice?.takeFailure() { try dialog.write("\(failure)") }
    }
  }

  /// What each key does: a command of the demo, or a step of this session.
  private static let keys: [(key: String, command: String, help: String)] = [
    ("down", "next", "to what follows"), ("up", "previous", "to what comes before"),
    ("right", "index 1", "to the next title, on the index"),
    ("left", "index -1", "to the title before, on the index"),
    ("page-down", "next-page", "a page on"), ("page-up", "previous-page", "a page back"),
    ("ctrl-home", "first", "to the beginning"), ("home", "first", "to the beginning"),
    ("ctrl-end", "last", "to the end"), ("end", "last", "to the end"),
    ("ctrl-down", "next-section", "to the next section"),
    ("ctrl-up", "previous-section", "to the section before"),
    ("enter", "tap", "taps the row, operates its switch, or edits its text"),
    ("k", "switch", "operates the switch"), ("d", "delete", "deletes the row"),
    ("delete", "delete", "deletes the row"), ("o", "press add", "adds something"),
    ("e", "edit", "begins or ends editing, or edits the text"), ("ctrl-s", "save", "saves"),
    ("escape", "press cancel", "cancels a form"), ("backspace", "back", "goes back"),
    ("/", "find", "to the next row that begins with a text"), ("space", "again", "says the last words again"),
    (">", "faster", "speaks faster"), ("<", "slower", "speaks slower"), ("alt-up", "higher", "speaks higher"),
    ("alt-down", "lower", "speaks lower"), ("M", "mute", "turns speech off and on"),
    ("?", "help", "lists the keys and buttons"), ("f1", "help", "lists the keys and buttons"),
    ("q", "quit", "ends"), ("ctrl-c", "explain-end", "stops speech"),
  ]

  /// What changes something or ends, which no paste may do.
  private static let changes: Set = ["tap", "switch", "delete", "press add", "edit", "save", "quit"]

  private func perform(_ command: String, _ terminal: Terminal) throws {
    if try dialog.changeVoice(command, says: line) { return }
    switch command {
    case "explain-end": try dialog.show([line(.browseEnds, ["text": "q"])])
    case "help": try dialog.show(Self.keys.map { BrowseLine(explaining: [$0.key], $0.help) } + [buttons])
    case "again": try dialog.show(last)
    case "find": if let text = try ask(.browseAskLetters, terminal) { try step("find " + text) }
    case "tap": try tap(terminal)
    case "edit": try edit(terminal)
    case "save": try step(demo.buttons.contains("Save") ? "press save" : "press done")
    case "delete": try delete(terminal)
    case "press add":
      try step(command)
      if demo.fieldText != nil { try enter(terminal) }
    case "press cancel" where !demo.buttons.contains("Cancel"): break
    case "index 1" where !demo.isOnIndex, "index -1" where !demo.isOnIndex: try dialog.show(last)
    default: try step(command)
    }
  }

  /// Taps the row; what it is for comes at once where that is its switch or its text.
  private func tap(_ terminal: Terminal) throws {
    if demo.isOnSwitch { return try step("switch") }
    if demo.navigation.form == nil || demo.fieldText == nil { try step("tap") }
    if demo.fieldText != nil { try enter(terminal) }
  }

  private func edit(_ terminal: Terminal) throws {
    if demo.fieldText != nil { return try enter(terminal) }
    try step(demo.buttons.contains("Edit") ? "press edit" : "press done")
  }

  /// Asks for the text of the field in front; Escape leaves it as it is, and a new row without a text goes.
  private func enter(_ terminal: Terminal) throws {
    let before = demo.fieldText ?? ""
    let text = try ask(.roleTextField, before: before, terminal)
    if text == nil, demo.navigation.form != nil { return }
    try step("enter " + (text ?? before))
  }

  private func delete(_ terminal: Terminal) throws {
    var isAsked = false
    try announce(
      attempt {
        try demo.beginDeletion()
        isAsked = true
      })
    guard isAsked else { return }
    let advice = line(.browseAskDelete, ["text": "y"])
    try dialog.show([advice])
    let isConfirmed = [.key("y"), .key(key)].contains(
      try dialog.answer(to: key, terminal, advice: advice))
    try announce(attempt { try demo.endDeletion(isConfirmed: isConfirmed) })
  }

  /// Whether somebody wants to end; what a form holds would be lost.
  private func ends(_ terminal: Terminal) throws -> Bool {
    guard demo.navigation.form != nil else { return true }
    let advice = line(.browseAskRevert, ["text": key])
    try dialog.show([line(.browseUnsaved, ["count": "1"]), advice])
    let isCertain = try dialog.answer(to: key, terminal, advice: advice) == .key(key)
    try dialog.show([line(isCertain ? .browseForgotten : .browseGoesOn)])
    return isCertain
  }

  private func ask(_ key: PhraseKey, before: String = "", _ terminal: Terminal) throws -> String? {
    let answer = try dialog.ask(phrases.text(key), before: before, terminal, says: line)
    if case .text(let text) = answer { return text }
    try dialog.show([answer.refusal(phrases.text(key), says: line)])
    return nil
  }

  // MARK: Saying

  /// What was announced last.
  private var last: [BrowseLine] = []

  private var buttons: BrowseLine { BrowseLine(saying: demo.buttons.joined(separator: ", ")) }

  private func step(_ command: String) throws { try announce(attempt { try demo.perform(command) }) }

  /// Does something, and gives what is said if a record cannot be changed.
  ///
  /// What a table refuses is in its log.
  private func attempt(_ body: () throws -> Void) throws -> [BrowseLine] {
    do { try body() } catch let error as RecordError {
      return [BrowseLine(english: "\(error)")]
    } catch is TableViewError {}
    return []
  }

  private func announce(_ problems: [BrowseLine]) throws {
    let lines = announcer.announce(demo.navigation).map { spoken in
      var line = BrowseLine(saying: spoken.text)
      line.language = spoken.language
      return line
    }
    if !lines.isEmpty { last = lines }
    try dialog.show(problems + lines)
  }

  private func line(
    _ key: PhraseKey, _ arguments: [String: String] = [:], _ cue: BrowseCue? = nil
  ) -> BrowseLine {
    let spoken = key.namesKeys ? KeyNames(for: phrases.language).spoken(arguments) : arguments
    var line = BrowseLine(saying: phrases.text(key, arguments), spoken: phrases.text(key, spoken))
    line.cue = cue
    return line
  }
}
