import FoundationEssentials
import RowcallRecords
import RowcallTableView

/// Families and their members, in a file: two levels whose names are edited in place.
package final class Families: DemoApplication {
  package static let name = "families"
  package static let summary =
    "Families and their members, stored in a file: names edited in place, deletions with members."

  package let language: ExampleLanguage
  private(set) var context: RecordContext
  package private(set) var stack: NavigationStack
  private let file: ExampleFile

  init(
    _ families: [(name: String, members: [String])], in language: ExampleLanguage = .english,
    _ file: ExampleFile? = nil
  ) throws {
    let file = try file ?? ExampleFile()
    let context = try file.context(Self.schema, in: language) { context in
      for (name, members) in families { try Self.insert(name, members, into: context) }
    }
    stack = try NavigationStack(root: NamesScreen(context, .families, in: language))
    self.context = context
    self.file = file
    self.language = language
  }

  private static func insert(_ name: String, _ members: [String], into context: RecordContext) throws {
    let family = try context.insert("Family") { $0["name"] = .text(name) }
    for member in members {
      try context.insert("Member") {
        $0["name"] = .text(member)
        $0.relate("family", to: family)
      }
    }
  }

  /// Ends the application and starts it again with what it saved.
  package func restart() throws {
    context = try file.context(Self.schema, in: language)
    let root = try NamesScreen(context, .families, in: language)
    root.tableView.log = stack.log
    stack = try NavigationStack(root: root)
  }

  static let schema = RecordSchema(
    name: "families", version: 1,
    entities: [
      RecordEntity(
        "Family", attributes: [RecordAttribute("name", .text)],
        relations: [
          RecordRelation("members", to: "Member", .many, inverse: "family", whenDeleted: .cascade)
        ]),
      RecordEntity(
        "Member", attributes: [RecordAttribute("name", .text)],
        relations: [RecordRelation("family", to: "Family", .one, inverse: "members", isOptional: false)]),
    ])
}

extension Families {
  package convenience init(in language: ExampleLanguage) throws {
    try self.init(Self.samples(in: language), in: language)
  }

  /// The families at first.
  static func samples(in language: ExampleLanguage) -> [(name: String, members: [String])] {
    [
      (Texts.river[language], [Texts.otto[language], Texts.emma[language]]),
      (Texts.hill[language], [Texts.ida[language]]),
      (Texts.forest[language], [Texts.karl[language], Texts.anna[language]]),
    ]
  }

  /// What it shows, and what its script says about it.
  package enum Texts {
    package static let families = Localized("Families", ja: "家族", de: "Familien")
    package static let name = Localized("Name", ja: "名前")
    package static let members = Localized("{} members", ja: "{}人", de: "{} Mitglieder")
    package static let member = Localized("1 member", ja: "1人", de: "1 Mitglied")

    package static let river = Localized("Rivers", ja: "川村", de: "Bachmann")
    package static let hill = Localized("Hill", ja: "丘", de: "Hügel")
    package static let forest = Localized("Forester", ja: "森", de: "Förster")
    package static let lake = Localized("Lake", ja: "湖", de: "Seemann")
    package static let bridge = Localized("Bridges", ja: "橋本", de: "Brückner")
    package static let otto = Localized("Otto", ja: "太郎")
    package static let emma = Localized("Emma", ja: "花子")
    package static let ida = Localized("Ida", ja: "愛子")
    package static let karl = Localized("Karl", ja: "健一")
    package static let anna = Localized("Anna", ja: "杏奈")
    package static let zoe = Localized("Zoe", ja: "百合子")
  }
}

/// One level: the names of families, or those of the members of one.
///
/// In editing mode a tap edits a name in its row, and Add adds a row whose name is edited; otherwise a tap opens the next
/// level. The way back is hidden while names are edited.
final class NamesScreen: TableScreen {
  /// What the names are of.
  enum Level {
    case families
    case members(RecordID)

    var entity: String {
      switch self {
      case .families: "Family"
      case .members: "Member"
      }
    }
  }

  let tableView = TableView()
  weak var navigation: NavigationStack?
  /// The record whose name is edited; nil for none.
  private(set) var edited: RecordID?

  /// The row in which a name is edited.
  var editedPath: IndexPath? { edited.flatMap(rows.indexPath(for:)) }

  private let context: RecordContext
  private let level: Level
  private let language: ExampleLanguage
  private let results: RecordResults
  private let rows: RecordRows

  private typealias Texts = Families.Texts

  init(_ context: RecordContext, _ level: Level, in language: ExampleLanguage) throws {
    self.context = context
    self.level = level
    self.language = language
    let predicate: RecordPredicate =
      if case .members(let family) = level { .isRelated("family", to: family) } else { .all }
    results = try RecordResults(
      context, level.entity, where: predicate, sortedBy: [RecordSort("name")])
    var make: (TableView, RecordID) -> TableViewCell = { _, _ in TableViewCell() }
    rows = RecordRows(tableView: tableView) { table, _, id in make(table, id) }
    make = { [weak self] table, id in self?.cell(for: id, in: table) ?? TableViewCell() }
    tableView.name = level.entity
    tableView.delegate = self
    tableView.allowsSelectionDuringEditing = true
    rows.whenDeleted = { [weak self] id in try self?.delete(id) }
  }

  var title: String {
    switch level {
    case .families: Texts.families[language]
    case .members(let family): context[family]?["name"]?.text ?? ""
    }
  }

  var hidesBack: Bool { tableView.isEditing }

  var barItems: [BarItem] {
    guard tableView.isEditing else { return [.edit(tableView)] }
    return [
      BarItem(.done) { [weak self] in
        try self?.enter("")
        try self?.tableView.setEditing(false)
      }, BarItem(.add) { [weak self] in try self?.add() },
    ]
  }

  func willAppear() throws { try results.show(in: rows) }

  // MARK: Names

  /// Ends the editing of a name: an empty one leaves the name as it was, and leaves nothing of a new record.
  func enter(_ name: String) throws {
    guard let id = edited else { return }
    let before = context[id]
    edited = nil
    if !name.isEmpty {
      try context.update(id) { $0["name"] = .text(name) }
      try context.save()
    } else if context[id]?["name"] == nil {
      try context.delete(id)
    }
    if context[id] == before { try rows.reload(id) }
  }

  private func edit(_ id: RecordID) throws {
    try enter("")
    edited = id
    try rows.reload(id)
  }

  private func add() throws {
    try enter("")
    try context.insert(level.entity) {
      if case .members(let family) = level { $0.relate("family", to: family) }
      // Its row is a field from the beginning.
      edited = $0.id
    }
    if let editedPath { try tableView.moveFocus(to: .row(editedPath)) }
  }

  private func delete(_ id: RecordID) throws {
    try enter("")
    try context.delete(id)
    try context.save()
  }

  // MARK: Cells

  private func cell(for id: RecordID, in table: TableView) -> TableViewCell {
    if id == edited { return field(for: id) }
    let cell =
      table.dequeueReusableCell(withIdentifier: "name")
      ?? TableViewCell(style: .value1, reuseIdentifier: "name")
    cell.content.title = context[id]?["name"]?.text
    guard case .families = level else { return cell }
    let count = context[id]?.related("members").count ?? 0
    cell.content.detail =
      count == 1 ? Texts.member[language] : Texts.members.filled(with: "\(count)")[language]
    cell.content.accessory = .disclosureIndicator
    return cell
  }

  private func field(for id: RecordID) -> TableViewCell {
    let cell = TableViewCell(style: .custom)
    let name = context[id]?["name"]?.text ?? ""
    var field = ContentElement(.textField(text: name, placeholder: Texts.name[language]), name: "name")
    field.accessibility.label = Texts.name[language]
    cell.content.elements = [field]
    cell.whenOperated("name") { [weak self] field in
      if case .textField(let text, _) = field.kind { try self?.enter(text) }
    }
    return cell
  }
}

extension NamesScreen: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    guard let id = rows.itemIdentifier(for: indexPath) else { return }
    if tableView.isEditing {
      try edit(id)
    } else if case .families = level {
      try navigation?.push(NamesScreen(context, .members(id), in: language))
    } else {
      try tableView.deselectRow(at: indexPath)
    }
  }
}
