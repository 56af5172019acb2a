import Foundation
import RowcallTableView

extension ToDoApplication {
  convenience init() throws {
    try self.init(
      [
        ToDoItem("Buy milk", createdOn: .may(2)), ToDoItem("Call Anna", createdOn: .may(2)),
        ToDoItem("Return the books", createdOn: .may(3)),
      ], on: .may(4))
  }

  static var script: [Step<ToDoApplication>] {
    [
      .move(.next),
      .tap("Call Anna"),
      .tap("Buy milk"),
      .step("a day later, tap \"Buy milk\"") {
        $0.clock.today = .may(5)
        try $0.table.activateRow(at: $0.table.path(ofRow: "Buy milk"))
      },
      .press(.add),
      .enter("Water the plants"),
      .press(.save),
      .press(.add),
      .enter("Learn the trumpet"),
      .press(.cancel),
      .press(.add),
      .press(.save),
      .swipe("Buy milk"),
      .chooseAction("Delete"),
      .press(.edit),
      .pressEditControl("Call Anna"),
      .confirm,
      .tap("Water the plants"),
      .press(.done),
      .confirm,
      .press(.save),
      .back,
    ]
  }
}

extension Step<ToDoApplication> {
  /// Enters a name into the form.
  fileprivate static func enter(_ name: String) -> Self {
    step("enter \"\(name)\"") {
      try $0.table.perform(.enter(name), on: .named("name"), inRowAt: IndexPath(row: 0, section: 0))
    }
  }
}

extension Date {
  /// A day in May 2026, at noon in Greenwich.
  fileprivate static func may(_ day: Int) -> Date {
    let firstOfMay = 1_777_636_800.0
    return Date(timeIntervalSince1970: firstOfMay + Double(day - 1) * 86_400)
  }
}
