import Foundation
import RowcallTableView
import RowcallText

/// What a listener can do in any table. A row is named by its first text, as the listener hears it.
extension Step where App: ExampleApplication {
  /// Moves the cursor.
  static func move(_ focusStep: FocusStep) -> Self {
    step(Directions.move(focusStep)) { try $0.table.moveFocus(focusStep) }
  }

  /// Taps a row.
  static func tap(_ row: Localized) -> Self {
    step(Directions.tap.filled(with: row.quoted)) { try $0.table.activateRow(at: $0.path(ofRow: row)) }
  }

  /// Operates a control inside a row.
  static func operate(
    _ title: Localized, _ action: ControlAction, on id: ElementID, inRow row: Localized
  ) -> Self {
    step(title) { try $0.table.perform(action, on: id, inRowAt: $0.path(ofRow: row)) }
  }

  /// Chooses a title of the section index.
  static func followIndex(_ title: Localized) -> Self {
    step(Directions.index.filled(with: title.quoted)) { app in
      let titles = app.table.sectionIndexTitles
      try app.table.followIndexTitle(at: titles.firstIndex(of: title[app.language]) ?? titles.count)
    }
  }

  /// Turns to the section index.
  static var goToIndex: Self {
    step(Directions.goToIndex) { try $0.table.moveFocus(to: .sectionIndex) }
  }

  /// Moves the section index by some titles, back if the number is negative.
  static func adjustIndex(by titles: Int) -> Self {
    step(Directions.adjustIndex(by: titles)) { try $0.table.adjustSectionIndex(by: titles) }
  }

  /// Goes to the row to which the section index leads.
  static var activateIndex: Self {
    step(Directions.activateIndex) { try $0.table.activateSectionIndex() }
  }

  /// Types how a row begins.
  static func type(_ text: Localized) -> Self {
    step(Directions.type.filled(with: text.quoted)) { app in
      let matcher = PrefixMatcher(for: app.typing)
      try app.table.search(typed: text[app.language], matching: matcher.beginning)
    }
  }

  /// Swipes a row from its end.
  static func swipe(_ row: Localized) -> Self {
    step(Directions.swipe.filled(with: row.quoted)) { try $0.table.swipeRow(at: $0.path(ofRow: row)) }
  }

  /// Chooses the action of the swiped row that deletes it.
  static var chooseDelete: Self { step(Directions.chooseDelete) { try $0.table.performSwipeAction() } }

  /// Presses the edit control of a row.
  static func pressEditControl(_ row: Localized) -> Self {
    step(Directions.pressEditControl.filled(with: row.quoted)) {
      try $0.table.activateEditControl(ofRowAt: $0.path(ofRow: row))
    }
  }

  /// Confirms that a row is to be deleted.
  static var confirm: Self { step(Directions.confirm) { try $0.table.confirmDeletion() } }

  /// Takes a row up and drops it where it would have that path.
  static func drag(_ row: Localized, to path: IndexPath) -> Self {
    step(Directions.drag(to: path).filled(with: row.quoted)) {
      try $0.table.reorderRow(at: $0.path(ofRow: row), to: path)
    }
  }
}

extension ExampleApplication {
  /// The path of the row whose first text is that one.
  func path(ofRow row: Localized) throws -> IndexPath { try table.path(ofRow: row[language]) }
}
