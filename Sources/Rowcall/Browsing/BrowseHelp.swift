import RowcallLanguages
import RowcallNarration

/// What help lists together; the names are those of `help TOPIC`.
package enum BrowseTopic: String, CaseIterable, Sendable {
  case moving, reading, finding, bookmarks, sorting, sums, editing, tables, speech, questions

  /// What it is about, in a few words.
  package var summary: String {
    switch self {
    case .moving: "to cells, rows and columns"
    case .reading: "rows, columns, cells and links; copying"
    case .finding: "texts, other values, blank and unusual cells"
    case .bookmarks: "bookmarks and selected rows"
    case .sorting: "the order of rows, filters, which columns are shown"
    case .sums: "sums, counts, greatest and least values"
    case .editing: "changing, undoing, saving"
    case .tables: "related rows and other tables"
    case .speech: "the voice, how much it says, help, the end"
    case .questions: "keys that change what is typed in a question"
    }
  }

  /// What lists it at a terminal: 1 to 9, then 0.
  package var digit: String { String(((Self.allCases.firstIndex(of: self) ?? 0) + 1) % 10) }

  /// Its commands and steps, in the order in which they are listed.
  package var entries: [BrowseCommand.Entry] {
    (BrowseCommand.entries + BrowseKeys.steps).filter { $0.topic == self }
  }

  /// What a number means that is typed before the keys of these commands.
  fileprivate var counted: [(commands: [String], help: String)] {
    switch self {
    case .moving:
      [
        (["down", "up"], "so many rows"), (["right", "left"], "so many columns"), (["go"], "to that row"),
      ]
    case .bookmarks: [(["mark", "go-mark", "compare"], "the bookmark of that name")]
    case .sums: [(["greatest", "least"], "so many rows")]
    case .editing: [(["row-down", "row-up"], "so many rows")]
    case .tables: [(["open"], "the related table of that number")]
    case .reading, .finding, .sorting, .speech, .questions: []
    }
  }
}

/// What a key does while somebody types a text in a question; other keys type what they are.
package enum LineEdit: CaseIterable {
  case answer, cancel, recall, back, forward, start, end, deleteBefore, deleteHere, deleteWord, deleteAll

  package var keys: [String] {
    switch self {
    case .answer: ["enter"]
    case .cancel: ["escape", "ctrl-c"]
    case .recall: ["up"]
    case .back: ["left", "ctrl-b"]
    case .forward: ["right", "ctrl-f"]
    case .start: ["home", "ctrl-a"]
    case .end: ["end", "ctrl-e"]
    case .deleteBefore: ["backspace"]
    case .deleteHere: ["delete"]
    case .deleteWord: ["ctrl-w"]
    case .deleteAll: ["ctrl-u"]
    }
  }

  package var help: String {
    switch self {
    case .answer: "answers"
    case .cancel: "cancels the question"
    case .recall: "brings back the last answer to the same question"
    case .back: "to the character before"
    case .forward: "to the next character"
    case .start: "to the beginning"
    case .end: "to the end"
    case .deleteBefore: "deletes the character before"
    case .deleteHere: "deletes the character here"
    case .deleteWord: "deletes the word before"
    case .deleteAll: "deletes everything"
    }
  }

  /// What a key does; nil for one that types what it is, or nothing.
  package init?(key: String) {
    guard let edit = Self.allCases.first(where: { $0.keys.contains(key) }) else { return nil }
    self = edit
  }
}

/// What help says, each line one fact: at a terminal of keys, in a script of commands.
package struct BrowseHelp {
  /// The keys of the session; nil in a script.
  private let keys: BrowseKeys?
  /// The words of conditions in the listener's language, where that is not English.
  private let conditionWords: BrowseLine?

  package init(_ keys: BrowseKeys?, conditionWords: BrowseLine? = nil) {
    (self.keys, self.conditionWords) = (keys, conditionWords)
  }

  /// What conditions of rows are made of.
  package static let signs: [(signs: [String], help: String)] = [
    (["=", "!="], "for the same value, or another"),
    (["<", "<=", ">", ">="], "for smaller and greater values, earlier and later dates"),
    (["contains", "matches"], "where a text, or a regular expression, is in the cell"),
    (["is blank", "is not blank"], "for cells without and with a value"),
  ]

  /// What a newcomer needs first, and the topics.
  package var first: [BrowseLine] {
    let directions = ["right", "left", "down", "up"].compactMap(name)
    let moves = BrowseLine(explaining: directions, "to the next cell in this direction")
    let others = ["row", "header", "where", "find", "quit"].compactMap { name in
      self.name(of: name).map { BrowseLine(explaining: [$0], BrowseKeys.help(for: name)) }
    }
    let isScript = keys == nil
    let names = listedTopics.map { isScript ? $0.rawValue : "\($0.digit) \($0.rawValue)" }
    let topics = BrowseLine(english: "topics: " + names.joined(separator: ", "))
    let way =
      isScript
      ? "help and a topic, or a command, explains it"
      : "now a digit lists a topic, and any other key is explained"
    return [moves] + others + [topics, BrowseLine(english: way)]
  }

  /// The topics there are: a script asks no questions.
  package var listedTopics: [BrowseTopic] { BrowseTopic.allCases.filter { keys != nil || $0 != .questions } }

  /// The topics, each with what it is about.
  package var topics: [BrowseLine] {
    listedTopics.map { topic in
      BrowseLine(english: "\(keys == nil ? "" : topic.digit + " ")\(topic.rawValue): \(topic.summary)")
    }
  }

  /// What is said of a topic or command by its name, or at the beginning; nil for what is neither.
  package func lines(about name: String) -> [BrowseLine]? {
    if name.isEmpty { return first }
    if let topic = listedTopics.first(where: { $0.rawValue == name }) { return lines(about: topic) }
    let entries = BrowseCommand.entries + BrowseKeys.steps
    return entries.first { $0.name == name }.map { lines(about: $0) }
  }

  /// What is said of a key that is pressed during help; nil for one without a function.
  package func lines(aboutKey key: String) -> [BrowseLine]? {
    if let topic = BrowseTopic.allCases.first(where: { $0.digit == key }) { return lines(about: topic) }
    guard let command = keys?.command(for: key) else { return nil }
    return [BrowseLine(explaining: [key], BrowseKeys.help(for: command))]
      + (command == "help" ? topics : [])
  }

  /// The commands of a topic, and what else belongs to it.
  package func lines(about topic: BrowseTopic) -> [BrowseLine] {
    let title = BrowseLine(english: "\(topic.rawValue): \(topic.summary)")
    let edits =
      topic == .questions ? LineEdit.allCases.map { BrowseLine(explaining: $0.keys, $0.help) } : []
    return [title] + topic.entries.flatMap(lines) + counts(of: topic) + edits
      + (topic == .sorting ? conditions : [])
  }

  /// A command with all its keys, and the keys that give it an argument.
  private func lines(about entry: BrowseCommand.Entry) -> [BrowseLine] {
    guard let keys else { return [BrowseLine(explaining: [BrowseKeys.written(entry.name)], entry.help)] }
    let bound = keys.bindings.filter { $0.command == entry.name }.map(\.key)
    let others = keys.bindings.filter { $0.command.hasPrefix(entry.name + " ") }
    return (bound.isEmpty ? [] : [BrowseLine(explaining: bound, entry.help)])
      + others.map { BrowseLine(explaining: [$0.key], $0.command) }
  }

  private func counts(of topic: BrowseTopic) -> [BrowseLine] {
    guard let keys else { return [] }
    return topic.counted.compactMap { commands, help in
      let bound = commands.compactMap(keys.key)
      return bound.isEmpty ? nil : BrowseLine(explaining: bound, help, before: "a number before ")
    }
  }

  /// What conditions are made of, which one line could not say.
  private var conditions: [BrowseLine] {
    let joins = BrowseLine(english: "and, or, not and round brackets join conditions")
    return Self.signs.map { BrowseLine(explaining: $0.signs, $0.help, before: "in a condition ") } + [joins]
      + [conditionWords].compactMap(\.self)
  }

  /// What a listener does for a command: its first key, or its name; nil for a command without a key.
  private func name(of command: String) -> String? {
    guard let keys else { return BrowseKeys.written(command) }
    return keys.key(for: command)
  }
}

extension BrowseLine {
  /// What keys, commands or signs are for, in English: "r: reads the row".
  package init(explaining keys: [String], _ help: String, before: String = "") {
    let names = KeyNames(for: LocaleTag("en"))
    let words = { (keys: [String]) in "\(before)\(keys.joined(separator: ", ")): \(help)" }
    self.init(words(keys), spoken: words(keys.map(names.spoken)), language: "en")
  }
}
