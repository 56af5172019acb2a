import Foundation
import RowcallCollation
import RowcallDemos
import RowcallTableView
import RowcallText

/// People's names in one of several languages, each under the letters and in the order of its own.
final class Names: ExampleApplication {
  static let name = "names"
  static let summary =
    "People's names in Russian, Arabic, Korean, Swedish and Czech, each under its own index."

  let table = TableView(windowSize: 5)
  let language: ExampleLanguage
  private(set) var list = NameList.russian
  private(set) var sections: IndexedSections<String>

  init(in language: ExampleLanguage) throws {
    self.language = language
    sections = Self.sections(of: list)
    table.dataSource = self
    table.delegate = self
    table.allowsSelection = false
    table.header = CellContent(title: list.title[language])
    try table.reloadData()
  }

  /// Listeners type in the language of the names.
  var typing: LocaleTag { LocaleTag(list.locale) }

  /// Shows the names of another language from the start: where the listener was among others says nothing here.
  func show(_ list: NameList) throws {
    self.list = list
    sections = Self.sections(of: list)
    table.header = CellContent(title: list.title[language])
    try table.reloadData()
    try table.moveFocus(.first)
  }

  private static func sections(of list: NameList) -> IndexedSections<String> {
    LocalizedIndexedCollation(
      locale: LocaleTag(list.locale), options: CollationOptions(hasEnglishTitles: false)
    ).sections(of: list.names, by: \.self)
  }
}

extension Names: SectionedTableViewDataSource {
  var sectionTitles: [String] { sections.titles }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name") ?? TableViewCell(reuseIdentifier: "name")
    cell.content.title = object(at: indexPath)
    cell.content.accessibility.language = list.locale
    return cell
  }

  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    object(at: indexPath).map { [$0] }
  }
}

extension Names: TableViewDelegate {
  func tableView(_ tableView: TableView, headerForSection section: Int) -> CellContent? {
    self.tableView(tableView, titleForHeaderInSection: section).map { letter in
      var header = CellContent(title: letter)
      header.accessibility.language = list.locale
      return header
    }
  }
}

extension Names {
  /// What its script says about it; what it shows are names.
  enum Texts {
    static let arabic = Localized("show the Arabic names", ja: "アラビア語の名前を表示", de: "arabische Namen anzeigen")
    static let korean = Localized("show the Korean names", ja: "韓国語の名前を表示", de: "koreanische Namen anzeigen")
    static let swedish = Localized(
      "show the Swedish names", ja: "スウェーデン語の名前を表示", de: "schwedische Namen anzeigen")
    static let czech = Localized("show the Czech names", ja: "チェコ語の名前を表示", de: "tschechische Namen anzeigen")
  }

  static var script: [Step<Names>] {
    [
      .move(.next), .move(.next), .move(.next), .goToIndex, .adjustIndex(by: 2), .move(.next), .type("ё"),
      .type("ел"),
      .step(Texts.arabic) { try $0.show(.arabic) },
      .move(.next), .move(.next), .goToIndex, .adjustIndex(by: 1), .adjustIndex(by: 1), .activateIndex,
      .type("ا"), .type("ا"),
      .step(Texts.korean) { try $0.show(.korean) },
      .move(.next), .move(.next), .goToIndex, .adjustIndex(by: 1), .adjustIndex(by: 1), .type("박"),
      .step(Texts.swedish) { try $0.show(.swedish) },
      .move(.last), .type("a"), .type("a"), .type("ä"), .goToIndex, .adjustIndex(by: -1),
      .step(Texts.czech) { try $0.show(.czech) },
      .move(.next), .move(.next), .type("c"), .type("ch"), .type("č"), .goToIndex, .adjustIndex(by: 1),
    ]
  }
}

extension Step where App == Names {
  /// Types letters of the language of the names.
  fileprivate static func type(_ letters: String) -> Self { type(Localized { _ in letters }) }
}

/// Names of people who are written in one language, in the order in which they signed up.
struct NameList: Hashable {
  /// The language's tag, which decides on letters and order.
  let locale: String
  /// What the list is called.
  let title: Localized
  let names: [String]

  static let all: [NameList] = [russian, arabic, korean, swedish, czech]

  static let russian = NameList(
    locale: "ru", title: Localized("Russian names", ja: "ロシア語の名前", de: "Russische Namen"),
    names: [
      "Яна Осипова", "Борис Ёлкин", "Егор Щукин", "Ёлка Белова", "Иван Царёв", "Йосиф Тихонов",
      "Эмма Фролова",
      "Жанна Волкова", "Борислав Ежов",
    ])
  static let arabic = NameList(
    locale: "ar", title: Localized("Arabic names", ja: "アラビア語の名前", de: "Arabische Namen"),
    names: ["ياسر حداد", "أحمد منصور", "بدر الخطيب", "إيمان سالم", "خالد درويش", "هدى ناصر", "آمال زيدان"])
  static let korean = NameList(
    locale: "ko", title: Localized("Korean names", ja: "韓国語の名前", de: "Koreanische Namen"),
    names: ["하준서", "김도윤", "박서연", "강하늘", "윤지우", "이수아", "나은채", "고은별"])
  static let swedish = NameList(
    locale: "sv", title: Localized("Swedish names", ja: "スウェーデン語の名前", de: "Schwedische Namen"),
    names: [
      "Östen Berg", "Zara Lind", "Åke Ström", "Anna Holm", "Ärla Falk", "Wilma Ek", "Vera Ny", "Aron Sjö",
    ])
  static let czech = NameList(
    locale: "cs", title: Localized("Czech names", ja: "チェコ語の名前", de: "Tschechische Namen"),
    names: [
      "Čeněk Dvorný", "Hana Malá", "Chrudoš Vlk", "Cyril Novotný", "Ivana Říčná", "Šárka Kosová",
      "Řehoř Tichý",
      "Radka Bílá", "Žofie Pátá",
    ])
}
