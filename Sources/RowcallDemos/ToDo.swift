import FoundationEssentials
import RowcallRecords
import RowcallTableView

/// A to-do list in a file, and the day on which it is used.
package final class ToDoApplication: DemoApplication {
  package static let name = "to-do"
  package static let summary =
    "A to-do list that stays: check off, add by a form, delete by a swipe or in editing mode."

  /// Tells which day it is.
  package final class Clock {
    package var today: Date
    init(_ today: Date) { self.today = today }
  }

  package let language: ExampleLanguage
  package let clock: Clock
  private(set) var list: ToDoList
  package private(set) var stack: NavigationStack
  private let file: ExampleFile

  init(
    _ items: [ToDoItem], on day: Date, in language: ExampleLanguage = .english, _ file: ExampleFile? = nil
  ) throws {
    let clock = Clock(day)
    let file = try file ?? ExampleFile()
    let context = try ToDoItem.context(file, in: language) { context in
      for item in items { try context.insert("Item") { item.write(to: &$0) } }
    }
    let list = try ToDoList(context, in: language) { clock.today }
    stack = try NavigationStack(root: list)
    self.list = list
    self.clock = clock
    self.file = file
    self.language = language
  }

  /// Ends the application and starts it again with what it saved.
  package func restart() throws {
    let clock = clock
    let list = try ToDoList(ToDoItem.context(file, in: language), in: language) { clock.today }
    list.tableView.log = stack.log
    stack = try NavigationStack(root: list)
    self.list = list
  }
}

extension ToDoApplication {
  package convenience init(in language: ExampleLanguage) throws {
    try self.init(ToDoItem.samples(in: language), on: .may(4), in: language)
  }
}

extension Date {
  /// A day in May 2026, at noon in Greenwich.
  package static func may(_ day: Int) -> Date {
    let firstOfMay = 1_777_636_800.0
    return Date(timeIntervalSince1970: firstOfMay + Double(day - 1) * 86_400)
  }
}

extension ToDoApplication {
  /// What it shows, and what its script says about it.
  package enum Texts {
    package static let title = Localized("To do", ja: "やること", de: "Aufgaben")
    package static let milk = Localized("Buy milk", ja: "牛乳を買う", de: "Milch kaufen")
    package static let anna = Localized("Call Anna", ja: "アンナに電話する", de: "Anna anrufen")
    package static let books = Localized("Return the books", ja: "本を返す", de: "Bücher zurückgeben")
    package static let plants = Localized("Water the plants", ja: "植物に水をやる", de: "Pflanzen gießen")
    package static let trumpet = Localized("Learn the trumpet", ja: "トランペットを習う", de: "Trompete lernen")

    package static let doneOn = Localized("done on {}", ja: "{}に完了", de: "erledigt am {}")
    package static let since = Localized("since {}", ja: "{}から", de: "seit dem {}")

    package static let newItem = Localized("New item", ja: "新しい項目", de: "Neue Aufgabe")
    package static let whatToDo = Localized("What is to be done?", ja: "することを入力", de: "Was ist zu tun?")

    package static let dayLater = Localized(
      "a day later, tap {}", ja: "翌日、{}をタップ", de: "einen Tag später {} antippen")
  }
}

/// The list of things to do: a tap completes one or opens it again, Add opens a form, a swipe or Edit deletes.
final class ToDoList: TableScreen {
  var title: String { Texts.title[language] }
  let tableView = TableView()
  weak var navigation: NavigationStack?

  private typealias Texts = ToDoApplication.Texts

  private let context: RecordContext
  private let results: RecordResults
  private let rows: RecordRows
  private let language: ExampleLanguage
  private let today: () -> Date

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - context: where the items are stored.
  ///   - language: the language of the list.
  ///   - today: gives the date at which something is created or completed.
  init(_ context: RecordContext, in language: ExampleLanguage, today: @escaping () -> Date) throws {
    self.context = context
    self.language = language
    self.today = today
    results = try RecordResults(context, "Item")
    rows = RecordRows(tableView: tableView) { table, _, id in
      Self.cell(for: context[id].map(ToDoItem.init), in: table, language)
    }
    tableView.delegate = self
    rows.whenDeleted = { [context] id in
      try context.delete(id)
      try context.save()
    }
  }

  func willAppear() throws { try results.show(in: rows) }

  /// What there is to do, in the order in which it was added.
  var items: [ToDoItem] { results.snapshot.itemIdentifiers.compactMap { context[$0].map(ToDoItem.init) } }

  var barItems: [BarItem] {
    [.edit(tableView), BarItem(.add) { [weak self] in try self?.openForm() }]
  }

  /// Cancel leaves no trace, because the item is made only after Save; an empty name adds nothing.
  private func openForm() throws {
    let form = ModalForm.name(Texts.newItem[language], Texts.whatToDo[language]) { [context, today] name in
      try context.insert("Item") { ToDoItem(name, createdOn: today()).write(to: &$0) }
      try context.save()
    }
    try navigation?.present(form)
  }

  private static func cell(
    for item: ToDoItem?, in table: TableView, _ language: ExampleLanguage
  ) -> TableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "item")
      ?? TableViewCell(style: .subtitle, reuseIdentifier: "item")
    cell.content.title = item?.name
    cell.content.detail = item.map { state(of: $0, language) }
    cell.content.accessory = item?.isCompleted == true ? .checkmark : .none
    return cell
  }

  /// Since when there is this to do, or when it was done.
  private static func state(of item: ToDoItem, _ language: ExampleLanguage) -> String {
    let text = item.isCompleted ? Texts.doneOn : Texts.since
    return text.filled(with: language.day(item.completionDate ?? item.creationDate))[language]
  }
}

extension ToDoList: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    try tableView.deselectRow(at: indexPath)
    guard let id = rows.itemIdentifier(for: indexPath) else { return }
    try context.update(id) { [today] record in
      var item = ToDoItem(record)
      item.toggle(on: today())
      item.write(to: &record)
    }
    try context.save()
  }
}

/// Something to do.
///
/// It is completed just when it has a completion date, so that the two cannot be out of step.
struct ToDoItem: Hashable {
  var name: String
  let creationDate: Date
  private(set) var completionDate: Date?

  var isCompleted: Bool { completionDate != nil }

  init(_ name: String, createdOn creationDate: Date) {
    self.name = name
    self.creationDate = creationDate
  }

  /// Completes the item, or opens it again.
  mutating func toggle(on date: Date) {
    completionDate = isCompleted ? nil : date
  }
}

extension ToDoItem {
  /// What there is to do at first.
  static func samples(in language: ExampleLanguage) -> [ToDoItem] {
    typealias Texts = ToDoApplication.Texts
    return [
      ToDoItem(Texts.milk[language], createdOn: .may(2)), ToDoItem(Texts.anna[language], createdOn: .may(2)),
      ToDoItem(Texts.books[language], createdOn: .may(3)),
    ]
  }

  /// Opens the file of a to-do list.
  static func context(
    _ file: ExampleFile, in language: ExampleLanguage, fill: (RecordContext) throws -> Void = { _ in }
  ) throws -> RecordContext {
    let item = RecordEntity(
      "Item",
      attributes: [
        RecordAttribute("name", .text), RecordAttribute("created", .date),
        RecordAttribute("completed", .date, isOptional: true),
      ])
    return try file.context(
      RecordSchema(name: "to-do", version: 1, entities: [item]), in: language, fill: fill)
  }

  /// Reads an item.
  init(_ record: Record) {
    name = record["name"]?.text ?? ""
    creationDate = record["created"]?.date ?? Date(timeIntervalSince1970: 0)
    completionDate = record["completed"]?.date
  }

  /// Writes the item.
  func write(to record: inout Record) {
    record["name"] = .text(name)
    record["created"] = RecordValue(creationDate)
    record["completed"] = completionDate.map { RecordValue($0) }
  }
}
