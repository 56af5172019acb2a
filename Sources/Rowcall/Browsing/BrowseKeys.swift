import RowcallLanguages
import RowcallNarration
import RowcallText

/// Which keys people know from other programs.
package enum KeySet: String, CaseIterable {
  case nvda, visidata, emacs
}

/// What is said of a text while somebody types it.
package enum TypingEcho: String, CaseIterable {
  case characters, words, none
}

/// What keys do: each is bound to a command as it is written, or to a step of the session.
package struct BrowseKeys: Sendable {
  /// The command of each key.
  package private(set) var bindings: [(key: String, command: String)]

  /// The keys of a set; bindings of a user, as in `f5=sum`, come first.
  package init(_ set: KeySet = .nvda, own: [(key: String, command: String)] = []) {
    let others: [(String, String)] =
      switch set {
      case .nvda: []
      case .visidata: Self.visidata
      case .emacs: Self.emacs
      }
    bindings = []
    for (key, command) in own + others + Self.usual where !bindings.contains(where: { $0.key == key }) {
      bindings.append((key, command))
    }
  }

  /// What a command, or a step of the session, does.
  package static func help(for command: String) -> String {
    let name = String(command.prefix { $0 != " " })
    return (BrowseCommand.entries + steps).first { $0.name == name }?.help ?? command
  }

  /// A command with the name of what follows it: `find TEXT`.
  package static func written(_ command: String) -> String {
    let entry = BrowseCommand.entries.first { $0.name == command }
    let argument = entry?.argument ?? (entry?.takesColumn == true ? "COLUMN" : nil)
    return command + (argument.map { " " + $0 } ?? "")
  }

  /// The first key of a command; nil for none.
  package func key(for command: String) -> String? { bindings.first { $0.command == command }?.key }

  /// The command of a key; nil for none.
  package func command(for key: String) -> String? { bindings.first { $0.key == key }?.command }

  /// Steps that are no commands of the table, with their help.
  package static let steps = [
    BrowseCommand.Entry(step: "say-all", .reading, "reads rows from here until a key is pressed"),
    BrowseCommand.Entry(step: "copy", .reading, "copies the cell to the clipboard"),
    BrowseCommand.Entry(step: "copy-row", .reading, "copies the row to the clipboard"),
    BrowseCommand.Entry(
      step: "link", .reading, "says where the link of the cell leads; then enter opens it"),
    BrowseCommand.Entry(step: "faster", .speech, "speaks faster"),
    BrowseCommand.Entry(step: "slower", .speech, "speaks slower"),
    BrowseCommand.Entry(step: "higher", .speech, "speaks higher"),
    BrowseCommand.Entry(step: "lower", .speech, "speaks lower"),
    BrowseCommand.Entry(step: "mute", .speech, "turns speech off and on"),
    BrowseCommand.Entry(step: "help", .speech, "says the most important keys; once more, the topics"),
    BrowseCommand.Entry(
      step: "quit", .speech, "ends; changes that are not saved are kept for the next time"),
  ]

  private static let usual: [(String, String)] = [
    ("right", "right"), ("left", "left"), ("down", "down"), ("up", "up"), ("home", "home"), ("end", "end"),
    ("ctrl-home", "first"), ("ctrl-end", "last"), ("ctrl-up", "top"), ("ctrl-down", "bottom"),
    ("ctrl-left", "home"), ("ctrl-right", "end"), ("page-down", "page-down"), ("page-up", "page-up"),
    ("ctrl-alt-right", "right"), ("ctrl-alt-left", "left"), ("ctrl-alt-down", "down"), ("ctrl-alt-up", "up"),
    ("g", "go"), ("enter", "open"), ("backspace", "back"), ("r", "row"), ("c", "column"), ("h", "header"),
    ("w", "where"),
    ("space", "again"), ("s", "spell"), ("C", "comments"), ("*", "notes"), ("a", "say-all"),
    ("v", "next-other"),
    ("V", "previous-other"),
    ("b", "next-blank"), ("B", "previous-blank"), ("/", "find"), ("n", "find-next"), ("N", "find-previous"),
    ("m", "mark"), ("'", "go-mark"), ("=", "compare"), ("-", "hide"), ("+", "show-all"), ("[", "sort"),
    ("]", "sort-descending"), ("\\", "file-order"), ("f", "filter-value"), ("F", "filter"), ("x", "all-rows"),
    ("i", "sum"), ("I", "summary"), ("t", "totals"), ("p", "sonify"), ("e", "set"), ("f2", "set"),
    ("E", "null"), ("alt-e", "empty"),
    ("k", "toggle"),
    ("o", "insert"),
    ("d", "delete"), ("delete", "delete"), ("u", "undo"), ("ctrl-r", "redo"), ("ctrl-s", "save"),
    ("S", "save-copy"), ("R", "revert"), ("y", "copy"), ("Y", "copy-row"), (">", "faster"), ("<", "slower"),
    ("M", "mute"), ("z", "next-odd"), ("Z", "previous-odd"), ("j", "begin"), ("\"", "marks"),
    ("shift-left", "column-left"), ("shift-right", "column-right"), ("T", "template"), ("G", "bottom"),
    ("ctrl-page-down", "next-table"), ("ctrl-page-up", "previous-table"), ("f5", "reload"), ("}", "more"),
    ("{", "less"), (")", "more-punctuation"), ("(", "less-punctuation"), ("alt-up", "higher"),
    ("alt-down", "lower"), (",", "select"), (";", "select-all"), ("!", "select-none"), (".", "selected-rows"),
    ("#", "greatest"), ("@", "least"), ("J", "row-down"), ("K", "row-up"), ("l", "link"), ("H", "headers"),
    ("O", "order"), ("?", "help"), ("f1", "help"), ("q", "quit"),
  ]

  /// As in VisiData and vi.
  private static let visidata: [(String, String)] = [
    ("h", "left"), ("j", "down"), ("k", "up"), ("l", "right"), ("H", "column-left"),
    ("L", "column-right"), ("ctrl-f", "page-down"), ("ctrl-b", "page-up"), ("^", "header"), ("|", "find"),
    ("\"", "filter-value"), ("g", "top"), ("z", "go"), ("U", "undo"), ("R", "redo"), ("ctrl-r", "reload"),
    ("ctrl-g", "where"), ("alt-k", "toggle"), ("alt-r", "revert"), ("alt-z", "next-odd"), ("alt-j", "begin"),
    ("alt-'", "marks"), ("alt-l", "link"), ("alt-h", "headers"),
  ]

  private static let emacs: [(String, String)] = [
    ("ctrl-n", "down"), ("ctrl-p", "up"), ("ctrl-f", "right"), ("ctrl-b", "left"), ("ctrl-a", "home"),
    ("ctrl-e", "end"), ("ctrl-v", "page-down"), ("alt-v", "page-up"), ("alt-<", "first"), ("alt->", "last"),
    ("alt-g", "go"), ("ctrl-s", "find"), ("ctrl-r", "find-previous"), ("ctrl-_", "undo"), ("alt-_", "redo"),
    ("alt-w", "copy"),
    ("ctrl-x", "save"), ("ctrl-d", "delete"), ("ctrl-k", "delete"),
  ]
}

/// How single characters are said: "capital R", which would be said as r is, and "question mark", of which voices say nothing.
package struct KeyNames {
  private let locale: LocaleTag
  private let phrases: Phrases
  private let signs: SignNames

  package init(for locale: LocaleTag) {
    (self.locale, phrases, signs) = (locale, Phrases(for: locale), SignNames(for: locale))
  }

  /// A key as it is spoken.
  package func spoken(_ key: String) -> String {
    guard key.count == 1, let sign = key.first else {
      // "alt-<" and "<=" would be said as "alt" and nothing.
      if let dash = key.lastIndex(of: "-"), ["ctrl", "alt"].contains(key[..<dash]) {
        return key[...dash] + spoken(String(key[key.index(after: dash)...]))
      }
      return key.count == 2 && key.allSatisfy { !$0.isLetter && !$0.isNumber }
        ? key.map { spoken(String($0)) }.joined(separator: " ") : key
    }
    return Sign(sign).flatMap(signs.name(of:))
      ?? (sign.isUppercase ? phrases.text(.capitalLetter, ["letter": key]) : key)
  }

  /// A text with a word for each letter: "Bravo" for b.
  func spelled(_ text: String) -> String {
    let own = Languages.language(for: locale)?.language.spellingWords.listedWords ?? []
    let words = Dictionary(
      (Languages.spellingWords.listedWords + own).map { ($0.prefix(1).lowercased(), $0) }
    ) { $1 }
    return text.map { character in
      guard let word = words[character.lowercased()] else { return spoken(String(character)) }
      return character.isUppercase ? phrases.text(.capitalLetter, ["letter": word]) : word
    }.joined(separator: " ")
  }

  /// The arguments of a phrase that names keys, as they are spoken.
  package func spoken(_ arguments: [String: String]) -> [String: String] {
    arguments.reduce(into: arguments) { spoken, argument in
      if ["text", "other"].contains(argument.key) { spoken[argument.key] = self.spoken(argument.value) }
    }
  }
}

extension PhraseKey {
  /// Whether its arguments `text` and `other` are keys or signs, of which voices say nothing.
  package var namesKeys: Bool {
    switch self {
    case .browseAskQuit, .browseAskRevert, .browseAskDelete, .browseKeyHelp, .browseFileChanged,
      .browseNoFunction, .browseKeys, .browseEnds, .browseNoRows, .browseNoSearch, .browseMarkHidden,
      .browseNotYesOrNo, .browseOnlyColumn, .browseNotRelated, .browseGoBack, .browseSaveFirst, .browseMany,
      .browseNotes, .browseNoNull, .browseSortedRows, .browseChangedMeanwhile, .browseArrangeAgain,
      .browseForeignChanges, .browseSavedInPart, .browseCutSave, .browseExpectedAfter,
      .browseExpectedInstead, .browseMissingValue, .browseConditionForm, .browseNoPattern, .browseTooMuch:
      true
    default: false
    }
  }
}
