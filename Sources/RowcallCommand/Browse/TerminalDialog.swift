import Rowcall
import RowcallLanguages
import RowcallModel
import RowcallNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is said and asked at a terminal, in print and aloud.
struct TerminalDialog {
  /// What speaks; nil where nothing is spoken.
  let voice: LiveVoice?
  /// Whether lines are printed.
  let prints: Bool
  /// Whether samples go to standard output, and lines to standard error.
  let isRaw: Bool
  /// What is said of what somebody types, and how signs and capitals are called.
  let echo: TypingEcho
  let names: KeyNames
  /// Whether the title of the terminal says where the listener is.
  var showsStatus = false

  /// The next key or paste, which silences what is being said; nil at the end of the input.
  ///
  /// - Parameter willSilence: gets whether something is being said.
  func next(_ terminal: Terminal, willSilence: (Bool) -> Void = { _ in }) -> TerminalInput? {
    terminal.next {
      willSilence(voice?.isBusy ?? false)
      voice?.silence()
    }
  }

  /// The longest that keyboards wait before a key that is held down repeats itself.
  private static let repeatTime = Duration.milliseconds(700)

  /// The next key after the one that asked a question, which is no answer as long as it is held down; nil for one that may be.
  ///
  /// - Parameter advice: what is said to somebody who presses it again too soon.
  func answer(to key: String?, _ terminal: Terminal, advice: BrowseLine) throws -> TerminalInput? {
    let before = terminal.whenGoingOn
    defer { terminal.whenGoingOn = before }
    terminal.whenGoingOn = { try? show([advice]) }
    var start = ContinuousClock.now
    var answer = next(terminal)
    var isAdvised = false
    while let key, answer == .key(key), ContinuousClock.now - start < Self.repeatTime {
      if !isAdvised { try show([advice]) }
      isAdvised = true
      start = .now
      answer = next(terminal)
    }
    return answer
  }

  /// Leaves out a key that changes something, and what follows it, where it came among many others; whether it did.
  ///
  /// - Parameter line: makes what is said then.
  func leavesOut(
    _ key: String, _ terminal: Terminal, says line: (PhraseKey, [String: String], BrowseCue?) -> BrowseLine
  ) throws -> Bool {
    guard terminal.isAmongMany else { return false }
    terminal.dropInput()
    try show([line(.browseMany, ["text": key], .error)])
    return true
  }

  /// Waits until everything was said; throws for what could not be.
  func finishSpeech() throws {
    voice?.finish()
    if let failure = voice?.takeFailure() { throw failure }
  }

  /// Does what a command says about the voice, if it is one of those; whether it is.
  ///
  /// - Parameters:
  ///   - isScript: whether there is no terminal, so that nothing is spoken unless asked for.
  ///   - line: makes what is said then.
  func changeVoice(
    _ command: String, isScript: Bool = false,
    says line: (PhraseKey, [String: String], BrowseCue?) -> BrowseLine
  ) throws -> Bool {
    guard ["faster", "slower", "higher", "lower", "mute"].contains(command) else { return false }
    guard let voice else {
      let advice = "nothing is spoken in this session; start with --raw or --voice-only"
      try show([
        isScript
          ? BrowseLine(english: advice, cue: .error) : line(.browseNotSpoken, ["text": "--silent"], .error)
      ])
      return true
    }
    switch command {
    case "mute": try show([line(voice.toggle() ? .browseSpeechOn : .browseSpeechOff, [:], nil)])
    case "faster", "slower":
      let rate = voice.change(rate: command == "faster" ? 20 : -20).rate
      try show([line(.browseRate, ["number": String(rate)], nil)])
    default:
      let pitch = voice.change(pitch: command == "higher" ? 10 : -10).pitch
      try show([line(.browsePitch, ["value": String(pitch)], nil)])
    }
    return true
  }

  // MARK: Asking

  /// What somebody answers.
  enum Answer: Hashable {
    case text(String)
    /// By Escape or Ctrl-C, or as the terminal is gone.
    case cancelled
    /// More was pasted than anybody types.
    case tooLong

    /// What is said where there is no text: that the question is cancelled, or that the paste was not taken.
    ///
    /// - Parameter label: what was asked for.
    func refusal(_ label: String, says line: (PhraseKey, [String: String], BrowseCue?) -> BrowseLine)
      -> BrowseLine
    {
      self == .tooLong
        ? line(.browsePasteTooLong, ["value": "64 KiB"], .error)
        : line(.announceFormCancelled, ["title": label], nil)
    }
  }

  /// Asks for a text.
  ///
  /// - Parameters:
  ///   - label: what is asked for.
  ///   - before: the text as it is, which is edited.
  ///   - earlier: what was typed at the same question before.
  func ask(
    _ label: String, before: String = "", earlier: String? = nil, _ terminal: Terminal,
    says line: (PhraseKey, [String: String], BrowseCue?) -> BrowseLine
  ) throws -> Answer {
    var typed = EditedLine(before)
    let question = before.isEmpty ? label : "\(label): \(before)"
    try print(TextHazard.printed(before.isEmpty ? "\(label): " : question))
    voice?.say([BrowseLine(saying: question)])
    let usual = terminal.whenGoingOn
    defer { terminal.whenGoingOn = usual }
    let repeatsQuestion = { (text: String) throws in
      try print(TextHazard.printed("\(label): \(text)"))
      voice?.say([BrowseLine(saying: "\(label): \(text)")])
    }
    terminal.whenGoingOn = { try? repeatsQuestion(typed.string) }
    while let input = next(terminal), !input.isCancel {
      if input.edit == .answer || input == .longPaste {
        try print("\n")
        return input == .longPaste ? .tooLong : .text(typed.string)
      }
      if try edit(&typed, input, earlier: earlier, says: line) { continue }
      guard case .key(let key) = input else { continue }
      try print("\n")
      try show([line(.browseNoFunction, ["text": key], .error)])
      try print(TextHazard.printed("\(label): \(typed.string)"))
    }
    try print("\n")
    return .cancelled
  }

  /// Changes a line by a key or paste, and says what that was; whether it means something here.
  private func edit(
    _ line: inout EditedLine, _ input: TerminalInput, earlier: String?,
    says: (PhraseKey, [String: String], BrowseCue?) -> BrowseLine
  ) throws -> Bool {
    switch input.edit {
    case .deleteBefore, .deleteHere:
      let change = input.edit == .deleteHere ? line.deleteForward() : line.deleteBackward()
      guard let change else { break }
      try print(change.shown)
      if echo != .none { voice?.say([BrowseLine(saying: names.spoken(String(change.deleted)))]) }
    case .deleteAll, .deleteWord:
      let change = input.edit == .deleteAll ? line.deleteAll() : line.deleteWord()
      try print(change.shown)
      let item = TextHazard.printed(BrowseLine.beginning(of: change.deleted))
      guard echo != .none else { break }
      voice?.say([item.isEmpty ? says(.blank, [:], nil) : says(.announceDeleted, ["item": item], nil)])
    case .recall: if let earlier { try recall(earlier, in: &line) }
    case .back: try move(&line) { $0.move(by: -1) }
    case .forward: try move(&line) { $0.move(by: 1) }
    case .start: try move(&line) { $0.move(to: 0) }
    case .end: try move(&line) { $0.move(to: .max) }
    case .answer, .cancel: break
    case nil: return try type(input, into: &line)
    }
    return true
  }

  /// Types a key or paste; whether it is a text.
  private func type(_ input: TerminalInput, into line: inout EditedLine) throws -> Bool {
    switch input {
    case .paste(let pasted):
      try type(pasted.split(whereSeparator: \.isNewline).joined(separator: " "), into: &line)
    case .key("space"): try type(" ", into: &line)
    case .key(let key):
      guard key.count == 1 else { return false }
      try type(key, into: &line)
    case .longPaste: break
    }
    return true
  }

  /// Moves in a line, and says the character that is there then.
  private func move(_ line: inout EditedLine, _ body: (inout EditedLine) -> String) throws {
    try print(body(&line))
    if let current = line.current { voice?.say([BrowseLine(saying: names.spoken(String(current)))]) }
  }

  /// Takes what was typed at the same question before.
  private func recall(_ text: String, in line: inout EditedLine) throws {
    try print(line.replace(with: text))
    voice?.say([BrowseLine(saying: text)])
  }

  /// Types or pastes a text, which is shown and said, or its beginning.
  private func type(_ text: String, into line: inout EditedLine) throws {
    let beginning = BrowseLine.beginning(of: text)
    let shown = line.insert(text)
    try print(beginning == text ? shown : TextHazard.printed(beginning))
    guard let said = echo.words(for: beginning, in: line) else { return }
    voice?.say([BrowseLine(saying: names.spoken(TextHazard.printed(said)))])
  }

  // MARK: Writing

  /// Shows where the listener is in the title of the terminal.
  func showStatus(_ text: String, _ terminal: Terminal) throws {
    guard showsStatus, !terminal.isPlain else { return }
    try print("\u{1B}]2;\(TextHazard.printed(text))\u{7}")
  }

  /// Prints and says lines.
  func show(_ lines: [BrowseLine]) throws {
    if prints { for line in lines where !line.text.isEmpty { try write(line.text) } }
    voice?.say(lines)
  }

  /// Prints a line.
  func write(_ line: String) throws {
    if isRaw { StandardError.write(line) } else { try StandardOutput.writeLine(line) }
  }

  /// Bytes for the terminal, as they are.
  func print(_ text: String) throws {
    guard prints else { return }
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Descriptor.write($0, to: isRaw ? STDERR_FILENO : STDOUT_FILENO) }
  }
}

extension TypingEcho {
  /// What is said of a text that was typed or pasted; nil for nothing.
  ///
  /// - Parameter line: the line with the text, and the cursor behind it.
  fileprivate func words(for text: String, in line: EditedLine) -> String? {
    // A paste is heard by everybody who hears words.
    if self == .characters || self == .words && text.count > 1 { return text }
    let endsWord = text.first.map { !$0.isLetter && !$0.isNumber } ?? false
    return self == .words && endsWord ? line.word(before: text.count) : nil
  }
}

extension TerminalInput {
  /// What stops speech and cancels questions, and never ends the program.
  static let interrupt = TerminalInput.key("ctrl-c")

  /// Whether it cancels a question.
  var isCancel: Bool { edit == .cancel }

  /// What it does to a line that is typed; nil for what types something or has no function there.
  var edit: LineEdit? { if case .key(let key) = self { LineEdit(key: key) } else { nil } }
}
