import RowcallAccessibility
import RowcallNarration
import RowcallTableView

extension Wording {
  /// What a standard control is called: "Delete Buy milk", "back to Cities", "More info".
  ///
  /// - Parameter name: what it acts on, where it says so.
  func text(_ control: StandardControl, of name: String?) -> String {
    switch control {
    case .back: name.map { text(.backTo, ["title": $0]) } ?? text(.actionBack)
    case .add: text(.actionAdd)
    case .edit: text(.actionEdit)
    case .done: text(.actionDone)
    case .save: text(.actionSave)
    case .cancel: text(.actionCancel)
    case .delete: name.map { text(.actionDeleteItem, ["item": $0]) } ?? text(.actionDelete)
    case .confirmDeletion: text(.actionDelete)
    case .insert: text(.actionInsert)
    case .reorder: name.map { text(.actionReorderItem, ["item": $0]) } ?? text(.actionReorder)
    case .moreInfo: text(.actionMoreInfo)
    }
  }

  /// What an item in a bar is called; the author's own title wins.
  func text(_ item: BarItem.Kind) -> String {
    switch item {
    case .add: text(.actionAdd)
    case .edit: text(.actionEdit)
    case .done: text(.actionDone)
    case .save: text(.actionSave)
    case .cancel: text(.actionCancel)
    case .custom(let title): title
    }
  }
}
