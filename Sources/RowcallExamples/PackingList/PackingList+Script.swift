import Foundation
import RowcallTableView

extension PackingList {
  convenience init(in language: ExampleLanguage) throws {
    self.init([Texts.passport, Texts.toothbrush, Texts.umbrella].map { $0[language] }, in: language)
    try table.reloadData()
  }

  static var script: [Step<PackingList>] {
    [
      .tap(Texts.umbrella),
      .step(Directions.edit) { try $0.setEditing(true) },
      .move(.last),
      .pressEditControl(Texts.newItem),
      .enter(Texts.torch),
      .pressEditControl(Texts.torch),
      .pressEditControl(Texts.toothbrush),
      .step(Texts.keep) { try $0.table.cancelDeletion() },
      .pressEditControl(Texts.umbrella),
      .confirm,
      .enter(Texts.map),
      .step(Directions.finishEditing) { try $0.setEditing(false) },
      .step(Texts.pressFirst) { try $0.table.activateEditControl(ofRowAt: IndexPath(row: 0, section: 0)) },
    ]
  }
}

extension Step<PackingList> {
  /// Enters a name into the last row.
  fileprivate static func enter(_ name: Localized) -> Self {
    step(Directions.enter.filled(with: name.quoted)) { list in
      let last = IndexPath(row: list.items.count, section: 0)
      try list.table.perform(.enter(name[list.language]), on: .named("name"), inRowAt: last)
    }
  }
}
