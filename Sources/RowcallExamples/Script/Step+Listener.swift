import Foundation
import RowcallTableView

/// What a listener can do in any table. A row is named by its first text, as the listener hears it.
extension Step where App: ExampleApplication {
  /// Moves the cursor.
  static func move(_ focusStep: FocusStep) -> Self {
    step(focusStep.title) { try $0.table.moveFocus(focusStep) }
  }

  /// Taps a row.
  static func tap(_ row: String) -> Self {
    step("tap \"\(row)\"") { try $0.table.activateRow(at: $0.table.path(ofRow: row)) }
  }

  /// Presses a row's detail button.
  static func pressDetail(_ row: String) -> Self {
    step("press the detail button of \"\(row)\"") {
      try $0.table.activateAccessory(ofRowAt: $0.table.path(ofRow: row))
    }
  }

  /// Operates a control inside a row.
  static func operate(
    _ title: String, _ action: ControlAction, on id: ElementID, inRow row: String
  ) -> Self {
    step(title) { try $0.table.perform(action, on: id, inRowAt: $0.table.path(ofRow: row)) }
  }

  /// Chooses a title of the section index.
  static func followIndex(_ title: String) -> Self {
    step("index \"\(title)\"") { app in
      let titles = app.table.sectionIndexTitles
      try app.table.followIndexTitle(at: titles.firstIndex(of: title) ?? titles.count)
    }
  }

  /// Swipes a row from its end.
  static func swipe(_ row: String) -> Self {
    step("swipe \"\(row)\"") { try $0.table.swipeRow(at: $0.table.path(ofRow: row)) }
  }

  /// Chooses an action of the swiped row, counted from zero.
  static func chooseAction(_ title: String, at index: Int = 0) -> Self {
    step("choose \"\(title)\"") { try $0.table.performSwipeAction(at: index) }
  }

  /// Presses the edit control of a row.
  static func pressEditControl(_ row: String) -> Self {
    step("press the edit control of \"\(row)\"") {
      try $0.table.activateEditControl(ofRowAt: $0.table.path(ofRow: row))
    }
  }

  /// Confirms that a row is to be deleted.
  static var confirm: Self { step("confirm") { try $0.table.confirmDeletion() } }

  /// Takes a row up and drops it where it would have that path.
  static func drag(_ row: String, to path: IndexPath) -> Self {
    step("drag \"\(row)\" to [\(path.section), \(path.row)]") {
      try $0.table.reorderRow(at: $0.table.path(ofRow: row), to: path)
    }
  }
}

extension FocusStep {
  fileprivate var title: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .first: "first"
    case .last: "last"
    case .nextPage: "next page"
    case .previousPage: "previous page"
    case .nextSection: "next section"
    case .previousSection: "previous section"
    }
  }
}
