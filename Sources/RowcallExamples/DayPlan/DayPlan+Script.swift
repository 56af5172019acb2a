import Foundation
import RowcallTableView

extension DayPlan {
  convenience init(in language: ExampleLanguage) throws {
    let plan = [
      (Texts.morning, [Texts.plants, Texts.letters, Texts.dentist]), (Texts.afternoon, [Texts.walk]),
      (Texts.evening, []),
    ]
    self.init(plan.map { Group($0[language], $1.map { $0[language] }) }, in: language)
    try table.reloadData()
  }

  static var script: [Step<DayPlan>] {
    [
      .step(Directions.edit) { try $0.table.setEditing(true) },
      .drag(Texts.letters, to: [0, 2]),
      .drag(Texts.nothing, to: [1, 0]),
      .drag(Texts.dentist, to: [2, 1]),
      .drag(Texts.walk, to: [0, 0]),
      .drag(Texts.plants, to: [0, 5]),
      .step(Texts.takeUp.filled(with: Texts.letters.quoted)) {
        try $0.table.beginReordering(rowAt: $0.path(ofRow: Texts.letters))
      },
      .step(Texts.carry) { try $0.table.proposeDrop(at: [2, 0]) },
      .step(Texts.putBack) { try $0.table.cancelReordering() },
      .step(Directions.finishEditing) { try $0.table.setEditing(false) },
    ]
  }
}
