import Foundation
import RowcallCollation
import RowcallDemos
import RowcallTableView

/// Chemical elements under what they are at room temperature: an index of the author's own, in his own order.
final class Elements: ExampleApplication {
  static let name = "elements"
  static let summary = "Chemical elements under solid, liquid, gas and artificial, an index in its own order."

  let table = TableView(windowSize: 5)
  let language: ExampleLanguage
  let sections: IndexedSections<Element>

  init(in language: ExampleLanguage) throws {
    self.language = language
    sections = language.letters.sections(
      of: Element.some(in: language), titled: \.state, among: Element.states.map { $0[language] },
      by: \.reading)
    table.dataSource = self
    table.allowsSelection = false
    try table.reloadData()
  }
}

extension Elements: SectionedTableViewDataSource {
  var sectionTitles: [String] { sections.titles }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "element")
      ?? TableViewCell(style: .value1, reuseIdentifier: "element")
    let element = sections[indexPath.section][indexPath.row]
    cell.content.title = element.name
    cell.content.detail = Texts.number.filled(with: String(element.number))[language]
    return cell
  }

  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    let element = sections[indexPath.section][indexPath.row]
    return [element.name, element.reading]
  }
}

extension Elements {
  /// What it shows besides names.
  enum Texts {
    static let number = Localized("atomic number {}", ja: "原子番号{}", de: "Ordnungszahl {}")
  }

  static var script: [Step<Elements>] {
    [
      .move(.next),
      .move(.next),
      .goToIndex,
      .adjustIndex(by: 1),
      .adjustIndex(by: 1),
      .move(.next),
      .move(.previousSection),
      .type(Localized("n", ja: "に", de: "n")),
      .type(Localized("n", ja: "ニ", de: "n")),
      .type(Localized("gold", ja: "金")),
      .goToIndex,
      .adjustIndex(by: 9),
      .adjustIndex(by: 1),
      .activateIndex,
    ]
  }
}

/// A chemical element with its number and what it is at room temperature.
struct Element: Hashable {
  let number: Int
  let name: String
  /// How the name is read, by which it is sorted.
  let reading: String
  let state: String

  /// Some elements, by their numbers.
  static func some(in language: ExampleLanguage) -> [Element] {
    table.map {
      Element(number: $0, name: $1[language], reading: $2[language], state: $3[language])
    }
  }

  /// What an element can be, in the order of the index; what nature does not have comes last.
  static let states = [solid, liquid, gas, artificial]

  private static let solid = Localized("solid", ja: "固体", de: "fest")
  private static let liquid = Localized("liquid", ja: "液体", de: "flüssig")
  private static let gas = Localized("gas", ja: "気体", de: "gasförmig")
  private static let artificial = Localized("artificial", ja: "人工元素", de: "künstlich")

  private static let table: [(Int, name: Localized, reading: Localized, state: Localized)] = [
    element(1, "Hydrogen", "水素", "すいそ", "Wasserstoff", gas),
    element(2, "Helium", "ヘリウム", "ヘリウム", "Helium", gas),
    element(6, "Carbon", "炭素", "たんそ", "Kohlenstoff", solid),
    element(8, "Oxygen", "酸素", "さんそ", "Sauerstoff", gas),
    element(10, "Neon", "ネオン", "ネオン", "Neon", gas),
    element(13, "Aluminium", "アルミニウム", "アルミニウム", "Aluminium", solid),
    element(26, "Iron", "鉄", "てつ", "Eisen", solid), element(35, "Bromine", "臭素", "しゅうそ", "Brom", liquid),
    element(43, "Technetium", "テクネチウム", "テクネチウム", "Technetium", artificial),
    element(47, "Silver", "銀", "ぎん", "Silber", solid), element(79, "Gold", "金", "きん", "Gold", solid),
    element(80, "Mercury", "水銀", "すいぎん", "Quecksilber", liquid),
    element(95, "Americium", "アメリシウム", "アメリシウム", "Americium", artificial),
    element(113, "Nihonium", "ニホニウム", "ニホニウム", "Nihonium", artificial),
  ]

  private static func element(
    _ number: Int, _ name: String, _ japanese: String, _ reading: String, _ german: String, _ state: Localized
  ) -> (Int, Localized, Localized, Localized) {
    (number, Localized(name, ja: japanese, de: german), Localized(name, ja: reading, de: german), state)
  }
}
