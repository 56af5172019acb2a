import Foundation
import RowcallCollation
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
