import FoundationEssentials
import RowcallCollation
import RowcallRecords
import RowcallTableView

/// Contacts in a file, under the letters or kana with which their names are read.
package final class Contacts: DemoApplication {
  package static let name = "contacts"
  package static let summary =
    "Contacts stored in a file, under an index that follows them: added by a form, deleted by a swipe."

  package let language: ExampleLanguage
  package private(set) var stack: NavigationStack
  private let file: ExampleFile

  init(
    _ contacts: [Contact], in language: ExampleLanguage = .english, _ file: ExampleFile? = nil
  ) throws {
    let file = try file ?? ExampleFile()
    let context = try file.context(Self.schema, in: language) { context in
      for contact in contacts { try context.insert("Contact") { contact.write(to: &$0) } }
    }
    stack = try NavigationStack(root: ContactsScreen(context, in: language))
    self.file = file
    self.language = language
  }

  /// Ends the application and starts it again with what it saved.
  package func restart() throws {
    let root = try ContactsScreen(file.context(Self.schema, in: language), in: language)
    root.tableView.log = stack.log
    stack = try NavigationStack(root: root)
  }

  static let schema = RecordSchema(
    name: name, version: 1,
    entities: [
      RecordEntity(
        "Contact",
        attributes: [
          RecordAttribute("name", .text), RecordAttribute("reading", .text),
          RecordAttribute("phone", .text, isOptional: true),
        ])
    ])
}

extension Contacts {
  package convenience init(in language: ExampleLanguage) throws {
    try self.init(Self.samples(in: language), in: language)
  }

  /// The contacts at first.
  static func samples(in language: ExampleLanguage) -> [Contact] {
    [
      Contact(Texts.weber[language], read: Texts.weberRead[language], phone: "555 0117"),
      Contact(Texts.adler[language], read: Texts.adlerRead[language], phone: "555 0142"),
      Contact(Texts.amsel[language], read: Texts.amselRead[language], phone: nil),
      Contact(Texts.moor[language], read: Texts.moorRead[language], phone: "555 0178"),
    ]
  }

  /// What it shows, and what its script says about it.
  package enum Texts {
    package static let contacts = Localized("Contacts", ja: "連絡先", de: "Kontakte")
    package static let name = Localized("Name", ja: "名前")
    package static let phone = Localized("Phone", ja: "電話", de: "Telefon")
    package static let noPhone = Localized("None", ja: "なし", de: "Keine Nummer")
    package static let newContact = Localized("New contact", ja: "新しい連絡先", de: "Neuer Kontakt")

    package static let weber = Localized("Weaver, Tom", ja: "渡辺 徹", de: "Weber, Tom")
    package static let weberRead = Localized("Weaver, Tom", ja: "わたなべ とおる", de: "Weber, Tom")
    package static let adler = Localized("Eagle, Ida", ja: "青木 愛", de: "Adler, Ida")
    package static let adlerRead = Localized("Eagle, Ida", ja: "あおき あい", de: "Adler, Ida")
    package static let amsel = Localized("Elm, Otto", ja: "浅野 修", de: "Ähre, Otto")
    package static let amselRead = Localized("Elm, Otto", ja: "あさの おさむ", de: "Ähre, Otto")
    package static let moor = Localized("Moor, Karla", ja: "森 花", de: "Moor, Karla")
    package static let moorRead = Localized("Moor, Karla", ja: "もり はな", de: "Moor, Karla")
    package static let nord = Localized("North, Lena", ja: "なかむら", de: "Nord, Lena")
    package static let zorn = Localized("Zander, Max", ja: "ゆあさ", de: "Zander, Max")
  }
}

/// Somebody with a name, how it is read, and perhaps a telephone.
struct Contact: Hashable {
  let name: String
  let reading: String
  let phone: String?

  init(_ name: String, read reading: String? = nil, phone: String? = nil) {
    self.name = name
    self.reading = reading ?? name
    self.phone = phone
  }

  init(_ record: Record) {
    name = record["name"]?.text ?? ""
    reading = record["reading"]?.text ?? ""
    phone = record["phone"]?.text
  }

  func write(to record: inout Record) {
    record["name"] = .text(name)
    record["reading"] = .text(reading)
    record["phone"] = phone.map { .text($0) }
  }
}

/// The list: a tap shows a contact, Add opens a form, a swipe or Edit deletes.
///
/// Its rows have no disclosure indicators, which would be where the index is.
final class ContactsScreen: TableScreen {
  var title: String { Contacts.Texts.contacts[language] }
  let tableView = TableView()
  weak var navigation: NavigationStack?

  private let context: RecordContext
  private let results: RecordResults
  private let rows: ContactRows
  private let language: ExampleLanguage

  private typealias Texts = Contacts.Texts

  init(_ context: RecordContext, in language: ExampleLanguage) throws {
    self.context = context
    self.language = language
    let letters = language.letters
    results = try RecordResults(context, "Contact", sortedBy: [RecordSort("reading")]) { record in
      letters.sectionTitles[
        letters.section(
          for: record["reading"]?.text ?? "", collationStringSelector: \.self)]
    }
    rows = ContactRows(tableView: tableView) { table, _, id in
      let cell =
        table.dequeueReusableCell(withIdentifier: "contact") ?? TableViewCell(reuseIdentifier: "contact")
      cell.content.title = context[id]?["name"]?.text
      return cell
    }
    rows.readings = { id in [context[id]?["name"]?.text, context[id]?["reading"]?.text].compactMap(\.self) }
    tableView.name = "contacts"
    tableView.delegate = self
    rows.whenDeleted = { id in
      try context.delete(id)
      try context.save()
    }
  }

  func willAppear() throws {
    try results.show(in: rows)
    results.whenChanged = { [weak self] in
      try self?.rows.apply($0)
      // Sections came and went with the contacts.
      try self?.tableView.reloadSectionIndexTitles()
    }
  }

  var barItems: [BarItem] {
    [.edit(tableView), BarItem(.add) { [weak self] in try self?.openForm() }]
  }

  /// Cancel leaves no trace, because the contact is made only after Save; an empty name adds nothing.
  private func openForm() throws {
    let form = ModalForm.name(Texts.newContact[language], Texts.name[language]) { [context] name in
      try context.insert("Contact") { Contact(name).write(to: &$0) }
      try context.save()
    }
    try navigation?.present(form)
  }
}

extension ContactsScreen: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    guard let record = rows.itemIdentifier(for: indexPath).flatMap({ context[$0] }) else { return }
    try navigation?.push(ContactScreen(Contact(record), in: language))
  }
}

/// The rows of the list, with an index of their sections.
private final class ContactRows: RecordRows {
  /// The texts by which a row is found.
  var readings: (RecordID) -> [String] = { _ in [] }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }

  override func sectionIndexTitles(for tableView: TableView) -> [String]? { snapshot().sectionIdentifiers }

  override func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    itemIdentifier(for: indexPath).map(readings)
  }
}

/// One contact.
private final class ContactScreen: TableScreen {
  let title: String
  let tableView = TableView(style: .grouped)
  weak var navigation: NavigationStack?
  private let rows: StaticTable

  init(_ contact: Contact, in language: ExampleLanguage) {
    typealias Texts = Contacts.Texts
    title = contact.name
    rows = StaticTable([
      StaticTable.Section(rows: [
        StaticTable.Row(CellContent(style: .value1, title: Texts.name[language], detail: contact.name)),
        StaticTable.Row(
          CellContent(
            style: .value1, title: Texts.phone[language], detail: contact.phone ?? Texts.noPhone[language])),
      ])
    ])
    tableView.name = "contact"
    rows.serve(tableView)
    tableView.allowsSelection = false
  }
}
