import Foundation
import RowcallTableView

/// A to-do list and the day on which it is used.
final class ToDoApplication: NavigatedApplication {
  static let name = "to-do"
  static let summary = "A to-do list: check off, add by a form, delete by a swipe or in editing mode."

  /// Tells which day it is.
  final class Clock {
    var today: Date
    init(_ today: Date) { self.today = today }
  }

  let language: ExampleLanguage
  let list: ToDoList
  let stack: NavigationStack
  let clock: Clock

  init(_ items: [ToDoItem], on day: Date, in language: ExampleLanguage = .english) throws {
    let clock = Clock(day)
    self.clock = clock
    self.language = language
    list = ToDoList(items, in: language) { clock.today }
    stack = try NavigationStack(root: list)
  }
}

extension ToDoApplication {
  convenience init(in language: ExampleLanguage) throws {
    try self.init(
      [
        ToDoItem(Texts.milk[language], createdOn: .may(2)),
        ToDoItem(Texts.anna[language], createdOn: .may(2)),
        ToDoItem(Texts.books[language], createdOn: .may(3)),
      ], on: .may(4), in: language)
  }

  static var script: [Step<ToDoApplication>] {
    [
      .move(.next),
      .tap(Texts.anna),
      .tap(Texts.milk),
      .step(Texts.dayLater.filled(with: Texts.milk.quoted)) {
        $0.clock.today = .may(5)
        try $0.table.activateRow(at: $0.path(ofRow: Texts.milk))
      },
      .press(.add),
      .enter(Texts.plants),
      .press(.save),
      .press(.add),
      .enter(Texts.trumpet),
      .press(.cancel),
      .press(.add),
      .press(.save),
      .swipe(Texts.milk),
      .chooseDelete,
      .press(.edit),
      .pressEditControl(Texts.anna),
      .confirm,
      .tap(Texts.plants),
      .press(.done),
      .confirm,
      .press(.save),
      .back,
    ]
  }
}

extension Step<ToDoApplication> {
  /// Enters a name into the form.
  fileprivate static func enter(_ name: Localized) -> Self {
    step(Directions.enter.filled(with: name.quoted)) {
      try $0.table.perform(
        .enter(name[$0.language]), on: .named("name"), inRowAt: IndexPath(row: 0, section: 0))
    }
  }
}

extension Date {
  /// A day in May 2026, at noon in Greenwich.
  fileprivate static func may(_ day: Int) -> Date {
    let firstOfMay = 1_777_636_800.0
    return Date(timeIntervalSince1970: firstOfMay + Double(day - 1) * 86_400)
  }
}

extension ToDoApplication {
  /// What it shows, and what its script says about it.
  enum Texts {
    static let title = Localized("To do", ja: "やること", de: "Aufgaben")
    static let milk = Localized("Buy milk", ja: "牛乳を買う", de: "Milch kaufen")
    static let anna = Localized("Call Anna", ja: "アンナに電話する", de: "Anna anrufen")
    static let books = Localized("Return the books", ja: "本を返す", de: "Bücher zurückgeben")
    static let plants = Localized("Water the plants", ja: "植物に水をやる", de: "Pflanzen gießen")
    static let trumpet = Localized("Learn the trumpet", ja: "トランペットを習う", de: "Trompete lernen")

    static let doneOn = Localized("done on {}", ja: "{}に完了", de: "erledigt am {}")
    static let since = Localized("since {}", ja: "{}から", de: "seit dem {}")

    static let newItem = Localized("New item", ja: "新しい項目", de: "Neue Aufgabe")
    static let whatToDo = Localized("What is to be done?", ja: "することを入力", de: "Was ist zu tun?")

    static let dayLater = Localized(
      "a day later, tap {}", ja: "翌日、{}をタップ", de: "einen Tag später {} antippen")
  }
}

/// The list of things to do: a tap completes one or opens it again, Add opens a form, a swipe or Edit deletes.
final class ToDoList: TableScreen {
  var title: String { Texts.title[language] }
  let tableView = TableView()
  weak var navigation: NavigationStack?

  private typealias Texts = ToDoApplication.Texts

  private(set) var items: [ToDoItem]
  private let language: ExampleLanguage
  private let today: () -> Date

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - items: what there is to do at first.
  ///   - language: the language of the list.
  ///   - today: gives the date at which something is created or completed.
  init(_ items: [ToDoItem], in language: ExampleLanguage, today: @escaping () -> Date) {
    self.items = items
    self.language = language
    self.today = today
    tableView.dataSource = self
    tableView.delegate = self
  }

  var barItems: [BarItem] {
    [.edit(tableView), BarItem(.add) { [weak self] in try self?.openForm() }]
  }

  /// Cancel leaves no trace, because the item is made only after Save; an empty name adds nothing.
  private func openForm() throws {
    var field = ContentElement(.textField(text: "", placeholder: Texts.whatToDo[language]), name: "name")
    field.accessibility.label = Texts.whatToDo[language]
    let row = StaticTable.Row(CellContent(style: .custom, elements: [field]))
    let form = ModalForm(
      title: Texts.newItem[language], sections: [StaticTable.Section(rows: [row])],
      check: { form in form.text(of: "name")?.isEmpty == false ? .accept : .discard },
      whenClosed: { [weak self] form, outcome in
        if outcome == .saved, let name = form.text(of: "name") { try self?.add(name) }
      })
    try navigation?.present(form)
  }

  private func add(_ name: String) throws {
    items.append(ToDoItem(name, createdOn: today()))
    try tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)])
  }
}

extension ToDoList: EditableTableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? TableViewCell(style: .subtitle, reuseIdentifier: "item")
    let item = items[indexPath.row]
    cell.content.title = item.name
    cell.content.detail = state(of: item)
    cell.content.accessory = item.isCompleted ? .checkmark : .none
    return cell
  }

  /// Since when there is this to do, or when it was done.
  private func state(of item: ToDoItem) -> String {
    let text = item.isCompleted ? Texts.doneOn : Texts.since
    return text.filled(with: language.day(item.completionDate ?? item.creationDate))[language]
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) throws {
    guard editingStyle == .delete else { return }
    items.remove(at: indexPath.row)
    try tableView.deleteRows(at: [indexPath])
  }
}

extension ToDoList: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    try tableView.deselectRow(at: indexPath)
    items[indexPath.row].toggle(on: today())
    try tableView.reloadRows(at: [indexPath])
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
