import Foundation
import RowcallDemos
import RowcallTableView

/// Tasks in groups, to be put into another order; a group without tasks shows a placeholder.
final class DayPlan: ExampleApplication {
  static let name = "day-plan"
  static let summary = "Groups of tasks to reorder, with a placeholder in each group that is empty."

  /// A part of the day with its rows.
  struct Group {
    var title: String
    var rows: [Row]

    /// Makes a group from its tasks.
    init(_ title: String, _ tasks: [String]) {
      self.title = title
      rows = tasks.isEmpty ? [.placeholder] : tasks.map(Row.task)
    }
  }

  /// What a row stands for.
  enum Row: Hashable {
    case task(String)
    /// Says that there is no task.
    case placeholder
  }

  let table = TableView(style: .grouped)
  let language: ExampleLanguage
  private(set) var groups: [Group]

  init(_ groups: [Group], in language: ExampleLanguage = .english) {
    self.groups = groups
    self.language = language
    table.dataSource = self
    table.delegate = self
  }

  private func row(at path: IndexPath) -> Row { groups[path.section].rows[path.row] }
}

extension DayPlan: ReorderableTableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int { groups.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].title
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(reuseIdentifier: "row")
    switch row(at: indexPath) {
    case .task(let name): cell.content.title = name
    case .placeholder: cell.content.title = Texts.nothing[language]
    }
    return cell
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath) != .placeholder
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let row = groups[source.section].rows.remove(at: source.row)
    groups[destination.section].rows.insert(row, at: destination.row)
  }
}

extension DayPlan: TableViewDelegate {
  /// A task is never dropped below a placeholder, which is about to go.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    let isEmpty = groups[proposed.section].rows == [.placeholder]
    return isEmpty ? IndexPath(row: 0, section: proposed.section) : proposed
  }

  /// The placeholder of the group that the task came to goes, and the group that it left gets one if it is empty now.
  func tableView(
    _ tableView: TableView, didMoveRowAt source: IndexPath, to destination: IndexPath
  ) throws {
    try tableView.performBatchUpdates {
      if let index = groups[destination.section].rows.firstIndex(of: .placeholder) {
        groups[destination.section].rows.remove(at: index)
        try tableView.deleteRows(at: [IndexPath(row: index, section: destination.section)])
      }
      if groups[source.section].rows.isEmpty {
        groups[source.section].rows = [.placeholder]
        try tableView.insertRows(at: [IndexPath(row: 0, section: source.section)])
      }
    }
  }
}

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

  /// What it shows, and what its script says about it.
  enum Texts {
    static let morning = Localized("Morning", ja: "午前", de: "Vormittag")
    static let afternoon = Localized("Afternoon", ja: "午後", de: "Nachmittag")
    static let evening = Localized("Evening", ja: "夜", de: "Abend")
    static let nothing = Localized("Nothing planned", ja: "予定なし", de: "Nichts geplant")

    static let plants = Localized("Water the plants", ja: "植物に水をやる", de: "Pflanzen gießen")
    static let letters = Localized("Answer letters", ja: "手紙に返事を書く", de: "Briefe beantworten")
    static let dentist = Localized("Call the dentist", ja: "歯医者に電話する", de: "Zahnarzt anrufen")
    static let walk = Localized("Go for a walk", ja: "散歩する", de: "Spazieren gehen")

    static let takeUp = Localized("take up {}", ja: "{}を持ち上げる", de: "{} aufnehmen")
    static let carry = Localized("carry it to [2, 0]", ja: "[2, 0]へ運ぶ", de: "nach [2, 0] tragen")
    static let putBack = Localized("put it back", ja: "元に戻す", de: "zurücklegen")
  }
}
