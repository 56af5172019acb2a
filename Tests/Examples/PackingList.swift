import Foundation
import RowcallDemos
import RowcallTableView

/// A list that is edited in place: in editing mode its last row takes the name of a new item and adds it.
final class PackingList: ExampleApplication {
  static let name = "packing"
  static let summary = "An editable list whose last row, there in editing mode only, adds a new item."

  let table = TableView()
  let language: ExampleLanguage
  private(set) var items: [String]
  /// The name that was entered into the last row so far.
  private(set) var draft = ""
  private var hasInsertRow = false

  init(_ items: [String], in language: ExampleLanguage = .english) {
    self.items = items
    self.language = language
    table.dataSource = self
    table.delegate = self
  }

  /// Enters or leaves editing mode; the last row comes and goes with it, and a name not yet added is forgotten.
  func setEditing(_ isEditing: Bool) throws {
    try table.setEditing(isEditing)
    guard hasInsertRow != isEditing else { return }
    hasInsertRow = isEditing
    draft = ""
    if isEditing {
      try table.insertRows(at: [insertRow])
    } else {
      try table.deleteRows(at: [insertRow])
    }
  }

  /// The path of the row after the items.
  private var insertRow: IndexPath { IndexPath(row: items.count, section: 0) }
}

/// Why an item is not added.
enum PackingError: Error, CustomStringConvertible {
  /// Nothing was entered; the listener hears so in that language.
  case namelessItem(ExampleLanguage)

  var description: String {
    switch self {
    case .namelessItem(let language): PackingList.Texts.needsName[language]
    }
  }
}

extension PackingList: EditableTableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count + (hasInsertRow ? 1 : 0)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    guard indexPath != insertRow else { return insertCell() }
    let cell = tableView.dequeueReusableCell(withIdentifier: "item") ?? TableViewCell(reuseIdentifier: "item")
    cell.content.title = items[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) throws {
    switch editingStyle {
    case .delete:
      items.remove(at: indexPath.row)
      try tableView.deleteRows(at: [indexPath])
    case .insert: try addDraft()
    case .none: break
    }
  }

  /// Adds what was entered above the last row, which is then empty again.
  private func addDraft() throws {
    guard !draft.isEmpty else { throw PackingError.namelessItem(language) }
    let emptied = insertRow
    items.append(draft)
    draft = ""
    try table.performBatchUpdates {
      try table.insertRows(at: [emptied])
      try table.reloadRows(at: [emptied])
    }
  }

  private func insertCell() -> TableViewCell {
    let cell = TableViewCell(style: .custom)
    var field = ContentElement(.textField(text: draft, placeholder: Texts.newItem[language]), name: "name")
    // The placeholder goes with the first letter, and the field needs a name then, too.
    field.accessibility.label = Texts.newItem[language]
    cell.content.elements = [field]
    cell.whenOperated("name") { [weak self] field in
      // Not the field's text as it is shown, which is the placeholder once the field is empty again.
      if case .textField(let name, _) = field.kind { self?.draft = name }
    }
    return cell
  }
}

extension PackingList: TableViewDelegate {
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath) -> EditingStyle {
    indexPath == insertRow ? .insert : .delete
  }
}

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

extension PackingList {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let passport = Localized("Passport", ja: "パスポート", de: "Reisepass")
    static let toothbrush = Localized("Toothbrush", ja: "歯ブラシ", de: "Zahnbürste")
    static let umbrella = Localized("Umbrella", ja: "傘", de: "Regenschirm")
    static let torch = Localized("Torch", ja: "懐中電灯", de: "Taschenlampe")
    static let map = Localized("Map", ja: "地図", de: "Landkarte")

    static let newItem = Localized("New item", ja: "新しい持ち物", de: "Neuer Gegenstand")
    static let needsName = Localized(
      "an item needs a name; enter one first", ja: "持ち物の名前を先に入力してください",
      de: "der Gegenstand braucht einen Namen; geben Sie ihn zuerst ein")

    static let keep = Localized("keep it", ja: "残す", de: "behalten")
    static let pressFirst = Localized(
      "press the edit control of the first row", ja: "先頭の行の編集コントロールを押す",
      de: "Bearbeitungstaste der ersten Zeile drücken")
  }
}
