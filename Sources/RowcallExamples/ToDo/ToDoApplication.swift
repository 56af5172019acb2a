import Foundation
import RowcallTableView

/// A to-do list and the day on which it is used.
final class ToDoApplication: NavigatedApplication {
  static let name = "to-do"
  static let summary = "A to-do list: check off, add by a form, delete by a swipe or in editing mode."

  /// Tells which day it is.
  final class Clock {
    var today: Date
    init(_ today: Date) { self.today = today }
  }

  let language: ExampleLanguage
  let list: ToDoList
  let stack: NavigationStack
  let clock: Clock

  init(_ items: [ToDoItem], on day: Date, in language: ExampleLanguage = .english) throws {
    let clock = Clock(day)
    self.clock = clock
    self.language = language
    list = ToDoList(items, in: language) { clock.today }
    stack = try NavigationStack(root: list)
  }
}
