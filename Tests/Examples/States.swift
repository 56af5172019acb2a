import Foundation
import RowcallCollation
import RowcallDemos
import RowcallTableView
import RowcallText

/// States in a plain list with an index of their first letters, which show their capital or their population.
final class States: ExampleApplication {
  static let name = "states"
  static let summary = "States from A to Z with an index; the detail is the capital or the population."

  /// What stands in a row besides the name; the raw value is the identifier of its cells.
  enum Detail: String {
    case capital, population
  }

  let table = TableView(windowSize: 5)
  private(set) var detail = Detail.capital
  let language: ExampleLanguage
  let sections: IndexedSections<State>

  init(_ states: [State], in language: ExampleLanguage = .english) {
    self.language = language
    sections = language.letters.sections(of: states, by: \.name)
    for (detail, style) in [(Detail.capital, CellStyle.subtitle), (.population, .value1)] {
      table.register(forCellReuseIdentifier: detail.rawValue) {
        TableViewCell(style: style, reuseIdentifier: $0)
      }
    }
    table.dataSource = self
    table.allowsSelection = false
  }

  /// Shows another detail in each row.
  func show(_ detail: Detail) throws {
    self.detail = detail
    try table.reloadData()
  }
}

extension States: SectionedTableViewDataSource {
  var sectionTitles: [String] { sections.titles }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: detail.rawValue, for: indexPath)
    let state = sections[indexPath.section][indexPath.row]
    cell.content.title = state.name
    cell.content.detail =
      switch detail {
      case .capital: state.capital
      case .population: Texts.people.filled(with: language.whole(state.population))[language]
      }
    return cell
  }

  func tableView(
    _ tableView: TableView, accessibilityLabelForSectionIndexTitle title: String, at index: Int
  ) -> String? {
    // A kana and a sign have names of their own.
    guard title.first?.isASCII == true, title.first?.isLetter == true else { return nil }
    return Texts.letter.filled(with: title)[language]
  }

  func tableView(_ tableView: TableView, searchTextsForRowAt indexPath: IndexPath) -> [String]? {
    [sections[indexPath.section][indexPath.row].name]
  }
}

extension States {
  /// What its script says about it; what it shows are names.
  enum Texts {
    static let letter = Localized("letter {}", ja: "{}", de: "Buchstabe {}")
    static let population = Localized("show the population", ja: "人口を表示", de: "Einwohner anzeigen")
    static let people = Localized("{}", ja: "{}人")
    static let emptyTitle = Localized("B", ja: "ま")
    static let goThere = Localized("go to a row under B", ja: "「ま」の行へ移動", de: "zu einer Zeile unter B gehen")
  }

  convenience init(in language: ExampleLanguage) throws {
    self.init(State.someOfFifty(in: language), in: language)
    try table.reloadData()
  }

  static var script: [Step<States>] {
    [
      .move(.next),
      .move(.next),
      .move(.nextSection),
      .followIndex(Localized("N", ja: "な")),
      .move(.next),
      .step(Texts.population) { try $0.show(.population) },
      .goToIndex,
      .adjustIndex(by: 1),
      .adjustIndex(by: 1),
      .move(.nextPage),
      .move(.previous),
      .followIndex(Localized("Z", ja: "ら")),
      .type(Localized("c", ja: "こ", de: "k")),
      .type(Localized("c", ja: "こ", de: "k")),
      .type(Localized("ca", ja: "か", de: "ka")),
      .type(Localized("cx", ja: "ぴ")),
      .move(.first),
      .step(Texts.goThere) { states in
        let section = states.table.sectionIndexTitles.firstIndex(of: Texts.emptyTitle[states.language])
        try states.table.moveFocus(to: .row([section ?? 0, 0]))
      },
    ]
  }
}

/// A state with its capital and the people counted in it in 2020.
struct State: Hashable {
  let name: String
  let capital: String
  let population: Int

  init(_ name: String, _ capital: String, _ population: Int) {
    self.name = name
    self.capital = capital
    self.population = population
  }

  /// Eighteen of the fifty, by the census of 2020, in a language.
  static func someOfFifty(in language: ExampleLanguage) -> [State] {
    table.map { State($0[language], $1[language], $2) }
  }

  private static let table: [(Localized, Localized, Int)] = [
    (Localized("Washington", ja: "ワシントン州"), Localized("Olympia", ja: "オリンピア"), 7_705_281),
    (Localized("Alaska", ja: "アラスカ州"), Localized("Juneau", ja: "ジュノー"), 733_391),
    (Localized("Wyoming", ja: "ワイオミング州"), Localized("Cheyenne", ja: "シャイアン"), 576_851),
    (Localized("Ohio", ja: "オハイオ州"), Localized("Columbus", ja: "コロンバス"), 11_799_448),
    (
      Localized("California", ja: "カリフォルニア州", de: "Kalifornien"), Localized("Sacramento", ja: "サクラメント"),
      39_538_223
    ),
    (Localized("Texas", ja: "テキサス州"), Localized("Austin", ja: "オースティン"), 29_145_505),
    (Localized("Arizona", ja: "アリゾナ州"), Localized("Phoenix", ja: "フェニックス"), 7_151_502),
    (Localized("Vermont", ja: "バーモント州"), Localized("Montpelier", ja: "モントピリア"), 643_077),
    (Localized("Colorado", ja: "コロラド州"), Localized("Denver", ja: "デンバー"), 5_773_714),
    (Localized("Utah", ja: "ユタ州"), Localized("Salt Lake City", ja: "ソルトレイクシティ"), 3_271_616),
    (Localized("Delaware", ja: "デラウェア州"), Localized("Dover", ja: "ドーバー"), 989_948),
    (Localized("Oregon", ja: "オレゴン州"), Localized("Salem", ja: "セイラム"), 4_237_256),
    (Localized("Florida", ja: "フロリダ州"), Localized("Tallahassee", ja: "タラハシー"), 21_538_187),
    (Localized("New York", ja: "ニューヨーク州"), Localized("Albany", ja: "オールバニ"), 20_201_249),
    (Localized("Georgia", ja: "ジョージア州"), Localized("Atlanta", ja: "アトランタ"), 10_711_908),
    (Localized("Nevada", ja: "ネバダ州"), Localized("Carson City", ja: "カーソンシティ"), 3_104_614),
    (Localized("Hawaii", ja: "ハワイ州"), Localized("Honolulu", ja: "ホノルル"), 1_455_271),
    (Localized("Idaho", ja: "アイダホ州"), Localized("Boise", ja: "ボイシ"), 1_839_106),
  ]
}
