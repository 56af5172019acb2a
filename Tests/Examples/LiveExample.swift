import Foundation
import RowcallTableView

/// An example that somebody uses, command by command.
package final class LiveExample {
  /// The names of the examples that store what is entered, and so can be used.
  package static let names = [ToDoApplication.name, Families.name, Contacts.name, TrailGuide.name]

  /// What can be done, as help shows it.
  package static let commands = [
    "next", "previous", "tap ROW", "delete ROW", "press BUTTON", "enter TEXT", "switch ROW", "back",
  ]

  private let app: any NavigatedApplication

  /// Opens an example with its first data, or with what is in a file already.
  ///
  /// - Parameters:
  ///   - name: one of ``names``.
  ///   - language: the language of the example.
  ///   - path: the file, which stays; nil for one that is removed at the end.
  package init?(_ name: String, in language: ExampleLanguage, path: String?) throws {
    let file = try ExampleFile(path)
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

  /// Does what a line says.
  ///
  /// - Throws: `LiveExampleError` for an unknown command, button or row, else what the example throws.
  package func perform(_ line: String) throws {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let (command, rest) = (words.first ?? "", words.count > 1 ? words[1] : "")
    let table = app.table
    switch command {
    case "next": try table.moveFocus(.next)
    case "previous": try table.moveFocus(.previous)
    case "tap": try table.activateRow(at: path(rest))
    case "delete":
      try table.swipeRow(at: path(rest))
      try table.performSwipeAction()
    case "press": try press(rest)
    case "enter": try table.perform(.enter(rest), on: .named("name"), inRowAt: fieldPath())
    case "switch": try turnSwitch(inRowAt: path(rest))
    case "back": try app.stack.pop()
    default: throw LiveExampleError.unknownCommand(line)
    }
  }

  private func path(_ row: String) throws -> IndexPath {
    do { return try app.table.path(ofRow: row) } catch { throw LiveExampleError.noRow("\(error)") }
  }

  private func press(_ name: String) throws {
    let kinds = app.stack.barItems.map(\.kind)
    guard let kind = kinds.first(where: { "\($0)".lowercased() == name.lowercased() }) else {
      throw LiveExampleError.noButton(name, present: kinds.map { "\($0)" })
    }
    try app.stack.press(kind)
  }

  private func turnSwitch(inRowAt path: IndexPath) throws {
    guard case .switch(let isOn) = app.table.cellForRow(at: path)?.content[.accessory]?.kind else {
      throw LiveExampleError.noSwitch
    }
    try app.table.perform(.setOn(!isOn), on: .accessory, inRowAt: path)
  }

  /// The row with a field for a name.
  private func fieldPath() throws -> IndexPath {
    let cells = app.table.visibleCells
    guard let index = cells.firstIndex(where: { $0.content[.named("name")] != nil }) else {
      throw LiveExampleError.noField
    }
    return app.table.indexPathsForVisibleRows[index]
  }
}

/// A command that a live example cannot follow.
package enum LiveExampleError: Error, Hashable, CustomStringConvertible {
  case unknownCommand(String)
  case noRow(String)
  case noButton(String, present: [String])
  case noField
  case noSwitch

  package var description: String {
    switch self {
    case .unknownCommand(let line):
      "\"\(line)\" is no command; the commands are \(LiveExample.commands.joined(separator: ", "))"
    case .noRow(let reason): reason
    case .noButton(let name, let present):
      "there is no button \"\(name)\" now; there are \(present.joined(separator: ", "))"
    case .noSwitch: "the row has no switch; press and tap do the rest"
    case .noField: "no name can be entered now; press Add, or tap a row in editing mode"
    }
  }
}
