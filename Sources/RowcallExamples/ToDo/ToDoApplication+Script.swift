import Foundation
import RowcallTableView

extension ToDoApplication {
  convenience init(in language: ExampleLanguage) throws {
    try self.init(
      [
        ToDoItem(Texts.milk[language], createdOn: .may(2)),
        ToDoItem(Texts.anna[language], createdOn: .may(2)),
        ToDoItem(Texts.books[language], createdOn: .may(3)),
      ], on: .may(4), in: language)
  }

  static var script: [Step<ToDoApplication>] {
    [
      .move(.next),
      .tap(Texts.anna),
      .tap(Texts.milk),
      .step(Texts.dayLater.filled(with: Texts.milk.quoted)) {
        $0.clock.today = .may(5)
        try $0.table.activateRow(at: $0.path(ofRow: Texts.milk))
      },
      .press(.add),
      .enter(Texts.plants),
      .press(.save),
      .press(.add),
      .enter(Texts.trumpet),
      .press(.cancel),
      .press(.add),
      .press(.save),
      .swipe(Texts.milk),
      .chooseDelete,
      .press(.edit),
      .pressEditControl(Texts.anna),
      .confirm,
      .tap(Texts.plants),
      .press(.done),
      .confirm,
      .press(.save),
      .back,
    ]
  }
}

extension Step<ToDoApplication> {
  /// Enters a name into the form.
  fileprivate static func enter(_ name: Localized) -> Self {
    step(Directions.enter.filled(with: name.quoted)) {
      try $0.table.perform(
        .enter(name[$0.language]), on: .named("name"), inRowAt: IndexPath(row: 0, section: 0))
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
