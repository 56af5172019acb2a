import Foundation
import RowcallTableView

extension PackingList {
  convenience init() throws {
    self.init(["Passport", "Toothbrush", "Umbrella"])
    try table.reloadData()
  }

  static var script: [Step<PackingList>] {
    [
      .tap("Umbrella"),
      .step("edit") { try $0.setEditing(true) },
      .move(.last),
      .pressEditControl("New item"),
      .enter("Torch"),
      .pressEditControl("Torch"),
      .pressEditControl("Toothbrush"),
      .step("keep it") { try $0.table.cancelDeletion() },
      .pressEditControl("Umbrella"),
      .confirm,
      .enter("Map"),
      .step("finish editing") { try $0.setEditing(false) },
      .step("press the edit control of the first row") {
        try $0.table.activateEditControl(ofRowAt: IndexPath(row: 0, section: 0))
      },
    ]
  }
}

extension Step<PackingList> {
  /// Enters a name into the last row.
  fileprivate static func enter(_ name: String) -> Self {
    step("enter \"\(name)\"") { list in
      let last = IndexPath(row: list.items.count, section: 0)
      try list.table.perform(.enter(name), on: .named("name"), inRowAt: last)
    }
  }
}
