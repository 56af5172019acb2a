import Foundation
import RowcallTableView

/// An application of two screens and a form in several languages, and a listener's way through it.
final class Session {
  /// What its author wrote, in one language.
  struct Words: Sendable {
    let title, morning, evening: String
    let milk, eggs, book, walk: String
    let settings, sounds, volume: String
    let form, placeholder, entered: String
    let archive, refusal: String
  }

  /// A thing that the listener does, as a programmer reads it.
  struct Step {
    let title: String
    let perform: (Session) throws -> Void
    init(_ title: String, _ perform: @escaping (Session) throws -> Void) {
      (self.title, self.perform) = (title, perform)
    }
  }

  let words: Words
  let root: ScreenAnnouncementTests.Screen
  let stack: NavigationStack
  var errands: Errands { root.errands }
  var tableView: TableView { root.tableView }

  init(_ words: Words) throws {
    self.words = words
    let errands = try Errands(sections: [
      .init(words.morning, [words.milk, words.eggs]), .init(words.evening, [words.book, words.walk]),
    ])
    errands.whenTapped = { [weak errands] in try errands?.toggle($0) }
    errands.actions = [SwipeAction(words.archive) { _ in true }, .delete()]
    root = ScreenAnnouncementTests.Screen(words.title, errands)
    stack = try NavigationStack(root: root)
    root.barItems = [.edit(tableView), BarItem(.add) { [weak self] in try self?.present() }]
  }

  private func present() throws {
    let field = ContentElement(.textField(text: "", placeholder: words.placeholder), name: "name")
    let form = ModalForm(
      title: words.form, sections: [.init(rows: [.init(CellContent(style: .custom, elements: [field]))])],
      check: { [words] in $0.text(of: "name")?.isEmpty == false ? .accept : .reject(words.refusal) },
      whenClosed: { [errands] form, outcome in
        if outcome == .saved, let name = form.text(of: "name") { try errands.insert(name, at: 0) }
      })
    try stack.present(form)
  }

  /// A screen with a switch and a slider.
  private func settings() throws -> ScreenAnnouncementTests.Screen {
    let screen = try ScreenAnnouncementTests.Screen(words.settings, [words.sounds, words.volume])
    screen.errands.dress = { content, path in
      let kind: ContentElement.Kind = path.row == 0 ? .switch(isOn: true) : .slider(value: 50, in: 0...100)
      content.elements = [ContentElement(kind, name: "it")]
    }
    return screen
  }

  /// The way through it.
  static var script: [Step] {
    [
      Step("next") { try $0.tableView.moveFocus(.next) },
      Step("next section") { try $0.tableView.moveFocus(.nextSection) },
      Step("last") { try $0.tableView.moveFocus(.last) },
      Step("next") { try $0.tableView.moveFocus(.next) },
      Step("tap it") { try $0.tableView.activateRow(at: row(1, 1)) },
      Step("tap it again") { try $0.tableView.activateRow(at: row(1, 1)) },
      Step("swipe the first row") { try $0.tableView.swipeRow(at: row(0)) },
      Step("archive") { try $0.tableView.performSwipeAction(at: 0) },
      Step("edit") { try $0.stack.press(.edit) },
      Step("take up the second row") { try $0.tableView.beginReordering(rowAt: row(1)) },
      Step("carry it up") { try $0.tableView.proposeDrop(at: row(0)) },
      Step("drop it") { try $0.tableView.dropRow() },
      Step("move it to the evening") { try $0.tableView.reorderRow(at: row(0), to: row(2, 1)) },
      Step("ask to delete it") { try $0.tableView.activateEditControl(ofRowAt: row(2, 1)) },
      Step("keep it") { try $0.tableView.cancelDeletion() },
      Step("ask again") { try $0.tableView.activateEditControl(ofRowAt: row(2, 1)) },
      Step("delete it") { try $0.tableView.confirmDeletion() },
      Step("done") { try $0.tableView.setEditing(false) },
      Step("add") { try $0.stack.press(.add) },
      Step("save") { try $0.stack.press(.save) },
      Step("enter a name") {
        try $0.stack.tableInFront.perform(.enter($0.words.entered), on: .named("name"), inRowAt: row(0))
      },
      Step("save") { try $0.stack.press(.save) },
      Step("open the settings") { try $0.stack.push($0.settings()) },
      Step("switch sounds off") {
        try $0.stack.tableInFront.perform(.press, on: .named("it"), inRowAt: row(0))
      },
      Step("next") { try $0.stack.tableInFront.moveFocus(.next) },
      Step("louder") { try $0.stack.tableInFront.perform(.increment, on: .named("it"), inRowAt: row(1)) },
      Step("back") { try $0.stack.pop() },
      Step("back once more") { try $0.stack.pop() },
      Step("delete the whole evening") {
        $0.errands.sections.removeLast()
        try $0.tableView.deleteSections([1])
      },
      Step("delete all rows") {
        $0.errands.sections[0].names = []
        try $0.tableView.deleteRows(at: [row(0), row(1)])
      },
    ]
  }
}

extension Session.Words {
  /// By the tag of the language.
  static let all: [String: Self] = [
    "en": Self(
      title: "Errands", morning: "Morning", evening: "Evening", milk: "Buy milk", eggs: "Buy eggs",
      book: "Read a book", walk: "Go for a walk", settings: "Settings", sounds: "Sounds", volume: "Volume",
      form: "New errand", placeholder: "What is to be done?", entered: "Call Anna", archive: "Archive",
      refusal: "an errand needs a name"),
    "ja": Self(
      title: "用事", morning: "朝", evening: "夜", milk: "牛乳を買う", eggs: "卵を買う", book: "本を読む", walk: "散歩する",
      settings: "設定", sounds: "サウンド", volume: "音量", form: "新しい用事", placeholder: "何をしますか？",
      entered: "アンナに電話する",
      archive: "アーカイブ", refusal: "用事には名前が必要です"),
    "de": Self(
      title: "Besorgungen", morning: "Morgen", evening: "Abend", milk: "Milch kaufen", eggs: "Eier kaufen",
      book: "Buch lesen", walk: "Spazieren gehen", settings: "Einstellungen", sounds: "Töne",
      volume: "Lautstärke", form: "Neue Besorgung", placeholder: "Was ist zu tun?", entered: "Anna anrufen",
      archive: "Archivieren", refusal: "eine Besorgung braucht einen Namen"),
    "ar": Self(
      title: "المهام", morning: "الصباح", evening: "المساء", milk: "شراء الحليب", eggs: "شراء البيض",
      book: "قراءة كتاب", walk: "الذهاب في نزهة", settings: "الإعدادات", sounds: "الأصوات",
      volume: "مستوى الصوت", form: "مهمة جديدة", placeholder: "ما المطلوب؟", entered: "الاتصال بآنا",
      archive: "أرشفة", refusal: "المهمة تحتاج إلى اسم"),
  ]
}
