import Foundation
import RowcallTableView

extension DayPlan {
  convenience init() throws {
    self.init([
      Group("Morning", "Water the plants", "Answer letters", "Call the dentist"),
      Group("Afternoon", "Go for a walk"),
      Group("Evening"),
    ])
    try table.reloadData()
  }

  static var script: [Step<DayPlan>] {
    [
      .step("edit") { try $0.table.setEditing(true) },
      .drag("Answer letters", to: [0, 2]),
      .drag("Nothing planned", to: [1, 0]),
      .drag("Call the dentist", to: [2, 1]),
      .drag("Go for a walk", to: [0, 0]),
      .drag("Water the plants", to: [0, 5]),
      .step("take up \"Answer letters\"") {
        try $0.table.beginReordering(rowAt: $0.table.path(ofRow: "Answer letters"))
      },
      .step("carry it to [2, 0]") { try $0.table.proposeDrop(at: [2, 0]) },
      .step("put it back") { try $0.table.cancelReordering() },
      .step("finish editing") { try $0.table.setEditing(false) },
    ]
  }
}
