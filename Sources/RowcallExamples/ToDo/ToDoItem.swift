import Foundation

/// Something to do.
///
/// It is completed just when it has a completion date, so that the two cannot be out of step.
struct ToDoItem: Hashable {
  var name: String
  let creationDate: Date
  private(set) var completionDate: Date?

  var isCompleted: Bool { completionDate != nil }

  init(_ name: String, createdOn creationDate: Date) {
    self.name = name
    self.creationDate = creationDate
  }

  /// Completes the item, or opens it again.
  mutating func toggle(on date: Date) {
    completionDate = isCompleted ? nil : date
  }
}
