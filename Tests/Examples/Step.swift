import Foundation
import RowcallDemos
import RowcallTableView
import RowcallText

/// One thing that a listener does.
struct Step<App> {
  /// What it is, as the listener would say it.
  let title: Localized
  /// Does it.
  let perform: (App) throws -> Void

  /// A step of any kind.
  static func step(_ title: Localized, _ perform: @escaping (App) throws -> Void) -> Self {
    Self(title: title, perform: perform)
  }
}

/// What stands in a transcript above what came of a step: stage directions, which nobody hears.
enum Directions {
  static let open = Localized("open", ja: "開く", de: "öffnen")
  static let tap = Localized("tap {}", ja: "{}をタップ", de: "{} antippen")
  static let index = Localized("index {}", ja: "索引{}", de: "Index {}")
  static let goToIndex = Localized("go to the index", ja: "索引へ移動", de: "zum Index gehen")
  static let activateIndex = Localized(
    "follow the index", ja: "索引の行へ移動", de: "dem Index folgen")
  static let type = Localized("type {}", ja: "{}と打つ", de: "{} tippen")
  static let swipe = Localized("swipe {}", ja: "{}をスワイプ", de: "{} wischen")
  static let chooseDelete = Localized("choose \"Delete\"", ja: "「削除」を選択", de: "„Löschen“ wählen")
  static let pressEditControl = Localized(
    "press the edit control of {}", ja: "{}の編集コントロールを押す", de: "Bearbeitungstaste von {} drücken")
  static let confirm = Localized("confirm", ja: "確認", de: "bestätigen")
  static let edit = Localized("edit", ja: "編集を始める", de: "Bearbeiten beginnen")
  static let finishEditing = Localized("finish editing", ja: "編集を終える", de: "Bearbeiten beenden")
  static let back = Localized("go back", ja: "戻る", de: "zurückgehen")
  static let restart = Localized(
    "close the app and open it again", ja: "アプリを終了してもう一度開く", de: "die App beenden und wieder öffnen")
  static let enter = Localized("enter {}", ja: "{}と入力", de: "{} eingeben")

  static func drag(to path: IndexPath) -> Localized {
    let place = "[\(path.section), \(path.row)]"
    return Localized("drag {} to \(place)", ja: "{}を\(place)へドラッグ", de: "{} nach \(place) ziehen")
  }

  static func adjustIndex(by titles: Int) -> Localized {
    let count = abs(titles)
    return titles > 0
      ? Localized("index forward by \(count)", ja: "索引を\(count)つ先へ", de: "Index um \(count) weiter")
      : Localized("index back by \(count)", ja: "索引を\(count)つ前へ", de: "Index um \(count) zurück")
  }

  static func move(_ step: FocusStep) -> Localized {
    switch step {
    case .next: Localized("next", ja: "次へ", de: "weiter")
    case .previous: Localized("previous", ja: "前へ", de: "zurück")
    case .first: Localized("first", ja: "先頭へ", de: "zum Anfang")
    case .last: Localized("last", ja: "末尾へ", de: "zum Ende")
    case .nextPage: Localized("next page", ja: "次のページへ", de: "eine Seite weiter")
    case .previousPage: Localized("previous page", ja: "前のページへ", de: "eine Seite zurück")
    case .nextSection: Localized("next section", ja: "次のセクションへ", de: "zum nächsten Abschnitt")
    case .previousSection: Localized("previous section", ja: "前のセクションへ", de: "zum vorigen Abschnitt")
    }
  }

  static func press(_ kind: BarItem.Kind) -> Localized {
    Localized("press {}", ja: "「{}」を押す", de: "„{}“ drücken").filled(with: name(of: kind))
  }

  private static func name(of kind: BarItem.Kind) -> Localized {
    switch kind {
    case .add: Localized("\(kind)", ja: "追加", de: "Hinzufügen")
    case .edit: Localized("\(kind)", ja: "編集", de: "Bearbeiten")
    case .done: Localized("\(kind)", ja: "完了", de: "Fertig")
    case .save: Localized("\(kind)", ja: "保存", de: "Speichern")
    case .cancel: Localized("\(kind)", ja: "キャンセル", de: "Abbrechen")
    case .custom(let title): Localized(title, ja: title)
    }
  }
}

/// What a listener can do in any table. A row is named by its first text, as the listener hears it.
extension Step where App: ExampleApplication {
  /// Moves the cursor.
  static func move(_ focusStep: FocusStep) -> Self {
    step(Directions.move(focusStep)) { try $0.table.moveFocus(focusStep) }
  }

  /// Taps a row.
  static func tap(_ row: Localized) -> Self {
    step(Directions.tap.filled(with: row.quoted)) { try $0.table.activateRow(at: $0.path(ofRow: row)) }
  }

  /// Operates a control inside a row.
  static func operate(
    _ title: Localized, _ action: ControlAction, on id: ElementID, inRow row: Localized
  ) -> Self {
    step(title) { try $0.table.perform(action, on: id, inRowAt: $0.path(ofRow: row)) }
  }

  /// Chooses a title of the section index.
  static func followIndex(_ title: Localized) -> Self {
    step(Directions.index.filled(with: title.quoted)) { app in
      let titles = app.table.sectionIndexTitles
      try app.table.followIndexTitle(at: titles.firstIndex(of: title[app.language]) ?? titles.count)
    }
  }

  /// Turns to the section index.
  static var goToIndex: Self {
    step(Directions.goToIndex) { try $0.table.moveFocus(to: .sectionIndex) }
  }

  /// Moves the section index by some titles, back if the number is negative.
  static func adjustIndex(by titles: Int) -> Self {
    step(Directions.adjustIndex(by: titles)) { try $0.table.adjustSectionIndex(by: titles) }
  }

  /// Goes to the row to which the section index leads.
  static var activateIndex: Self {
    step(Directions.activateIndex) { try $0.table.activateSectionIndex() }
  }

  /// Types how a row begins.
  static func type(_ text: Localized) -> Self {
    step(Directions.type.filled(with: text.quoted)) { app in
      let matcher = PrefixMatcher(for: app.typing)
      try app.table.search(typed: text[app.language], matching: matcher.beginning)
    }
  }

  /// Swipes a row from its end.
  static func swipe(_ row: Localized) -> Self {
    step(Directions.swipe.filled(with: row.quoted)) { try $0.table.swipeRow(at: $0.path(ofRow: row)) }
  }

  /// Chooses the action of the swiped row that deletes it.
  static var chooseDelete: Self { step(Directions.chooseDelete) { try $0.table.performSwipeAction() } }

  /// Presses the edit control of a row.
  static func pressEditControl(_ row: Localized) -> Self {
    step(Directions.pressEditControl.filled(with: row.quoted)) {
      try $0.table.activateEditControl(ofRowAt: $0.path(ofRow: row))
    }
  }

  /// Confirms that a row is to be deleted.
  static var confirm: Self { step(Directions.confirm) { try $0.table.confirmDeletion() } }

  /// Takes a row up and drops it where it would have that path.
  static func drag(_ row: Localized, to path: IndexPath) -> Self {
    step(Directions.drag(to: path).filled(with: row.quoted)) {
      try $0.table.reorderRow(at: $0.path(ofRow: row), to: path)
    }
  }
}

extension ExampleApplication {
  /// The path of the row whose first text is that one.
  func path(ofRow row: Localized) throws -> IndexPath { try table.path(ofRow: row[language]) }
}
