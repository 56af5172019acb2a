import FoundationEssentials
import RowcallModel
import RowcallTableView
import RowcallText

/// A small application of several screens whose data stay in a file.
package protocol DemoApplication: AnyObject {
  /// What the command calls it.
  static var name: String { get }
  /// What it shows, in one sentence.
  static var summary: String { get }
  /// The screens, and the form over them.
  var stack: NavigationStack { get }
}

/// An application that somebody uses, command by command.
package final class Demo {
  /// All that there are, with what they show.
  package static let all: [(name: String, summary: String)] = [
    (ToDoApplication.name, ToDoApplication.summary), (Families.name, Families.summary),
    (Contacts.name, Contacts.summary), (TrailGuide.name, TrailGuide.summary),
  ]

  /// What can be done, as help shows it; without ROW it is done to the row at the cursor.
  package static let commands =
    FocusStep.allCases.map(word(for:)) + [
      "index N", "find TEXT", "tap ROW", "delete ROW", "press BUTTON", "enter TEXT", "switch ROW", "back",
    ]

  /// The command whose name is nearly the first word of a line; nil for none.
  fileprivate static func near(_ line: String) -> String? {
    let names = (commands + ["help", "quit"]).map { String($0.prefix { $0 != " " }) }
    return NearName.closest(to: String(line.prefix { $0 != " " }), in: names)
  }

  private let app: any DemoApplication
  private let language: ExampleLanguage

  /// Opens an application with its first data, or with what is in a file already.
  ///
  /// - Parameters:
  ///   - name: one of ``all``.
  ///   - language: the language of the application.
  ///   - path: the file, which stays.
  ///   - isReset: whether what is in the file gives way to the first data.
  package init?(_ name: String, in language: ExampleLanguage, path: String, isReset: Bool = false) throws {
    let file = try ExampleFile(path, isReset: isReset)
    self.language = language
    switch name {
    case ToDoApplication.name:
      app = try ToDoApplication(ToDoItem.samples(in: language), on: .now, in: language, file)
    case Families.name: app = try Families(Families.samples(in: language), in: language, file)
    case Contacts.name: app = try Contacts(Contacts.samples(in: language), in: language, file)
    case TrailGuide.name: app = try TrailGuide(TrailGuide.samples(in: language), in: language, file)
    default: return nil
    }
  }

  /// The screens.
  package var navigation: NavigationStack { app.stack }
  /// The table in front.
  private var table: TableView { app.stack.tableInFront }

  /// Does what a line says.
  ///
  /// - Throws: `DemoError` for an unknown command, button or row, else what the application throws.
  package func perform(_ line: String) throws {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let (command, rest) = (words.first ?? "", words.count > 1 ? words[1] : "")
    if let step = FocusStep.allCases.first(where: { Self.word(for: $0) == line }) {
      try table.moveFocus(step)
      return
    }
    switch command {
    case "index":
      guard let titles = Int(rest) else { throw DemoError.unknownCommand(line) }
      try goInIndex(by: titles)
    case "find":
      try table.search(
        typed: rest, matching: PrefixMatcher(for: LocaleTag(language.rawValue)).beginning)
    case "tap":
      if rest.isEmpty, table.focus == .sectionIndex { return try table.activateSectionIndex() }
      try table.activateRow(at: path(rest))
    case "delete":
      try beginDeletion(rest)
      try endDeletion(isConfirmed: true)
    case "press": try press(rest)
    case "enter":
      guard let path = table.fieldPath else { throw DemoError.noField }
      try table.perform(.enter(rest), on: .named("name"), inRowAt: path)
    case "switch": try turnSwitch(inRowAt: path(rest))
    case "back": try navigation.pop()
    default: throw DemoError.unknownCommand(line)
    }
  }

  /// Asks whether a row is to be deleted: by its edit control, or else by a swipe.
  package func beginDeletion(_ row: String = "") throws {
    let path = try path(row)
    if table.isEditing { try table.activateEditControl(ofRowAt: path) } else { try table.swipeRow(at: path) }
  }

  /// Deletes the row, or leaves it.
  package func endDeletion(isConfirmed: Bool) throws {
    if table.isEditing {
      isConfirmed ? try table.confirmDeletion() : try table.cancelDeletion()
    } else {
      isConfirmed ? try table.performSwipeAction() : try table.cancelSwipe()
    }
  }

  /// The text of the field in which something can be entered now; nil for no field.
  package var fieldText: String? {
    guard let path = table.fieldPath,
      case .textField(let text, _)? = table.cellForRow(at: path)?.content[.named("name")]?.kind
    else { return nil }
    return text
  }

  /// Whether the cursor is on a row with a switch.
  package var isOnSwitch: Bool { focusedPath.map { isSwitchOn(at: $0) != nil } ?? false }

  /// Whether the cursor is on the section index.
  package var isOnIndex: Bool { table.focus == .sectionIndex }

  /// The buttons that can be pressed now.
  package var buttons: [String] { navigation.barItems.map { "\($0.kind)" } }

  private var focusedPath: IndexPath? {
    if case .row(let path)? = table.focus { path } else { nil }
  }

  private func path(_ row: String) throws -> IndexPath {
    if row.isEmpty {
      guard let focusedPath else { throw DemoError.noRow("the cursor is on no row") }
      return focusedPath
    }
    do { return try table.path(ofRow: row) } catch { throw DemoError.noRow("\(error)") }
  }

  private func goInIndex(by titles: Int) throws {
    if !isOnIndex { try table.moveFocus(to: .sectionIndex) }
    try table.adjustSectionIndex(by: titles)
  }

  private func press(_ name: String) throws {
    let kinds = navigation.barItems.map(\.kind)
    guard let kind = kinds.first(where: { "\($0)".lowercased() == name.lowercased() }) else {
      throw DemoError.noButton(name, present: buttons)
    }
    try navigation.press(kind)
  }

  private func isSwitchOn(at path: IndexPath) -> Bool? {
    if case .switch(let isOn)? = table.cellForRow(at: path)?.content[.accessory]?.kind { isOn } else { nil }
  }

  private func turnSwitch(inRowAt path: IndexPath) throws {
    guard let isOn = isSwitchOn(at: path) else { throw DemoError.noSwitch }
    try table.perform(.setOn(!isOn), on: .accessory, inRowAt: path)
  }

  /// What a step is called: `next`, `next-page`.
  private static func word(for step: FocusStep) -> String {
    "\(step)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}

extension TableView {
  /// The row with a field for a name; nil for none in the window.
  package var fieldPath: IndexPath? {
    visibleCells.firstIndex { $0.content[.named("name")] != nil }.map { indexPathsForVisibleRows[$0] }
  }

  /// The path of the row whose first text is that one.
  ///
  /// - Throws: `NoSuchRow` if no row in the window has that text: a listener can only name what was shown.
  package func path(ofRow text: String) throws -> IndexPath {
    let names = visibleCells.map { $0.content.texts.first ?? "" }
    guard let index = names.firstIndex(of: text) else { throw NoSuchRow(text: text, visible: names) }
    return indexPathsForVisibleRows[index]
  }
}

/// A row was named that is not in the window.
package struct NoSuchRow: Error, Hashable, CustomStringConvertible {
  /// The text that the row should have.
  let text: String
  /// The first texts of the rows in the window.
  let visible: [String]

  package var description: String {
    "no visible row reads \"\(text)\"; visible: \(visible.isEmpty ? "none" : visible.joined(separator: ", "))"
  }
}

/// A command that an application cannot follow.
package enum DemoError: Error, Hashable, CustomStringConvertible {
  /// No command, or one with what it does not take.
  case unknownCommand(String)
  case noRow(String)
  case noButton(String, present: [String])
  case noField
  case noSwitch

  package var description: String {
    switch self {
    case .unknownCommand(let line):
      switch Demo.near(line) {
      case "index"? where line.hasPrefix("index"): "\"\(line)\": expected a number, as in index 2"
      case let near? where line.hasPrefix(near + " "): "\"\(line)\": \(near) takes no more words"
      case let near?: "\"\(line)\" is no command; did you mean \"\(near)\"?"
      case nil: "\"\(line)\" is no command; help lists them all"
      }
    case .noRow(let reason): reason
    case .noButton(let name, let present):
      "there is no button \"\(name)\" now; there are \(present.joined(separator: ", "))"
    case .noSwitch: "the row has no switch; press and tap do the rest"
    case .noField: "no name can be entered now; press Add, or tap a row in editing mode"
    }
  }
}
