import Foundation
import RowcallCollation
import RowcallDemos
import RowcallTableView

/// The branches of a shop, under the letters or kana with which their names begin, or under their prefectures.
final class Branches: ExampleApplication {
  static let name = "branches"
  static let summary = "Branches of a shop by how their names are read: under kana rows, or by prefecture."

  /// What the sections are.
  enum Order {
    case name, prefecture
  }

  let table = TableView(windowSize: 4)
  let language: ExampleLanguage
  private(set) var order = Order.name
  private(set) var sections: IndexedSections<Branch>
  private let branches: [Branch]

  init(in language: ExampleLanguage) throws {
    self.language = language
    branches = Branch.all(in: language)
    sections = Self.sections(of: branches, by: .name, in: language)
    table.dataSource = self
    table.allowsSelection = false
    try table.reloadData()
  }

  /// Puts the branches under other titles.
  func show(by order: Order) throws {
    self.order = order
    sections = Self.sections(of: branches, by: order, in: language)
    try table.reloadData()
  }

  private static func sections(
    of branches: [Branch], by order: Order, in language: ExampleLanguage
  ) -> IndexedSections<Branch> {
    switch order {
    case .name: language.letters.sections(of: branches, by: \.reading)
    case .prefecture:
      language.letters.sections(
        of: branches, titled: \.prefecture, among: Branch.prefectures.map { $0[language] }, by: \.reading)
    }
  }
}

extension Branches: SectionedTableViewDataSource {
  var sectionTitles: [String] { sections.titles }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "branch")
      ?? TableViewCell(style: .value1, reuseIdentifier: "branch")
    let branch = sections[indexPath.section][indexPath.row]
    cell.content.title = branch.name
    cell.content.detail = order == .name ? branch.prefecture : nil
    return cell
  }

  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    let branch = sections[indexPath.section][indexPath.row]
    return [branch.name, branch.reading]
  }
}

extension Branches: IdentifyingTableViewDataSource {
  // Under other titles the cursor stays on its branch.
  func modelIdentifierForElement(at indexPath: IndexPath, in tableView: TableView) -> String? {
    object(at: indexPath)?.name
  }

  func indexPathForElement(
    withModelIdentifier identifier: String, in tableView: TableView
  ) -> IndexPath? {
    sections.indices.lazy.compactMap { section in
      self.sections[section].firstIndex { $0.name == identifier }.map { IndexPath(row: $0, section: section) }
    }.first
  }
}

extension Branches {
  /// What its script says about it; what it shows are names.
  enum Texts {
    static let byPrefecture = Localized("show by prefecture", ja: "都道府県別に表示", de: "nach Präfekturen anzeigen")
    static let byName = Localized("show by name", ja: "名前順に表示", de: "nach Namen anzeigen")
  }

  static var script: [Step<Branches>] {
    [
      .move(.next),
      .move(.next),
      .move(.nextPage),
      .goToIndex,
      .adjustIndex(by: 1),
      .adjustIndex(by: 1),
      .move(.next),
      .type(Localized("m", ja: "み")),
      .type(Localized("m", ja: "み")),
      .type(Localized("o", ja: "オ")),
      .type(Localized("x", ja: "ゐ")),
      .step(Texts.byPrefecture) { try $0.show(by: .prefecture) },
      .goToIndex,
      .adjustIndex(by: 1),
      .adjustIndex(by: 1),
      .activateIndex,
      .move(.next),
      .type(Localized("asa", ja: "朝")),
      .step(Texts.byName) { try $0.show(by: .name) },
      .move(.previous),
    ]
  }
}

/// A branch of a shop, with how its name is read and where it is.
struct Branch: Hashable {
  let name: String
  /// How the name is read, by which it is sorted; the name itself where that is how it is read.
  let reading: String
  let prefecture: String

  /// Ten branches around Tokyo, in the order in which they were opened.
  static func all(in language: ExampleLanguage) -> [Branch] {
    table.map { Branch(name: $0[language], reading: $1[language], prefecture: $2[language]) }
  }

  /// The prefectures in the order that the shop gives them.
  static let prefectures = [tokyo, chiba, kanagawa, saitama]

  private static let tokyo = Localized("Tokyo", ja: "東京都", de: "Tokio")
  private static let chiba = Localized("Chiba", ja: "千葉県")
  private static let kanagawa = Localized("Kanagawa", ja: "神奈川県")
  private static let saitama = Localized("Saitama", ja: "埼玉県")

  private static let table: [(name: Localized, reading: Localized, prefecture: Localized)] = [
    branch("Shinjuku", "新宿店", "しんじゅく", tokyo), branch("Kawasaki", "川崎店", "かわさき", kanagawa),
    branch("Tachikawa", "立川店", "たちかわ", tokyo), branch("Urayasu", "浦安店", "うらやす", chiba),
    branch("Minato Mirai", "みなとみらい店", "みなとみらい", kanagawa), branch("Asaka", "朝霞店", "あさか", saitama),
    branch("Iidabashi", "飯田橋店", "いいだばし", tokyo), branch("Narita", "成田店", "なりた", chiba),
    branch("Ōtemachi", "大手町店", "おおてまち", tokyo), branch("Mizonokuchi", "溝の口店", "みぞのくち", kanagawa),
  ]

  private static func branch(
    _ name: String, _ japanese: String, _ reading: String, _ prefecture: Localized
  ) -> (Localized, Localized, Localized) {
    (Localized(name, ja: japanese), Localized(name, ja: reading), prefecture)
  }
}
