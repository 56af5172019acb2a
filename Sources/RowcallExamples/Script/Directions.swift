import Foundation
import RowcallTableView

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
