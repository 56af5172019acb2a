import Foundation
import RowcallDemos
import RowcallTableView

/// Shares with their prices, any number of which can be chosen to be watched.
final class Stocks: ExampleApplication {
  static let name = "stocks"
  static let summary = "Shares with price and change, each read as one; a tap chooses one to be watched."

  let table = TableView()
  let language: ExampleLanguage
  private(set) var stocks: [Stock]
  private(set) var watched: ChoiceList<String>

  init(_ stocks: [Stock], in language: ExampleLanguage = .english) {
    self.stocks = stocks
    self.language = language
    watched = ChoiceList(inclusive: stocks.map(\.company))
    table.dataSource = self
    table.delegate = self
  }

  /// Takes a new price of a share that is in the list.
  func receive(_ stock: Stock) throws {
    guard let row = stocks.firstIndex(where: { $0.company == stock.company }) else { return }
    stocks[row] = stock
    try table.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }
}

extension Stocks: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { stocks.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "stock")
      ?? TableViewCell(style: .custom, reuseIdentifier: "stock")
    cell.content.elements = elements(of: stocks[indexPath.row])
    cell.content.accessory = watched.accessory(ofRow: indexPath.row)
    return cell
  }

  /// The company, the price and the change, whose sign is shown and said in a word.
  private func elements(of stock: Stock) -> [ContentElement] {
    var change = ContentElement(.label(language.signedPercent(stock.change)))
    change.accessibility.label = Texts.change(stock.change)[language]
    return [
      ContentElement(.label(stock.company)), ContentElement(.label(language.dollars(stock.price))), change,
    ]
  }
}

extension Stocks: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws {
    try tableView.showChoice(at: indexPath, changedRows: watched.choose(indexPath.row))
  }
}

extension Stocks {
  convenience init(in language: ExampleLanguage) throws {
    self.init(
      [
        Stock(company: Texts.apple[language], price: 648.11, change: 0.0185),
        Stock(company: Texts.cocaCola[language], price: 70.42, change: -0.0031),
        Stock(company: Texts.boeing[language], price: 75.1, change: 0),
      ], in: language)
    try table.reloadData()
  }

  static var script: [Step<Stocks>] {
    [
      .move(.next),
      .tap(Texts.apple),
      .move(.next),
      .tap(Texts.boeing),
      .step(Texts.boeingFalls) {
        try $0.receive(Stock(company: Texts.boeing[$0.language], price: 74.85, change: -0.0033))
      },
      .step(Texts.appleRises) {
        try $0.receive(Stock(company: Texts.apple[$0.language], price: 650, change: 0.0214))
      },
      .tap(Texts.apple),
    ]
  }

  /// What it shows, and what its script says about it.
  enum Texts {
    static let apple = Localized("Apple Inc.", ja: "アップル")
    static let cocaCola = Localized("Coca-Cola", ja: "コカ・コーラ")
    static let boeing = Localized("Boeing", ja: "ボーイング")

    static let appleRises = Localized(
      "hear that Apple rises", ja: "アップルの値上がりを知る", de: "hören, dass Apple steigt")
    static let boeingFalls = Localized(
      "hear that Boeing falls", ja: "ボーイングの値下がりを知る", de: "hören, dass Boeing fällt")

    /// What is said for a change: "up 1.85%".
    static func change(_ change: Double) -> Localized {
      let words =
        change == 0
        ? Localized("unchanged", ja: "変わらず", de: "unverändert")
        : change > 0
          ? Localized("up {}", ja: "{}上昇", de: "plus {}") : Localized("down {}", ja: "{}下落", de: "minus {}")
      return words.filled(with: Localized { $0.percent(abs(change)) })
    }
  }
}

/// A share as it is traded now.
struct Stock: Hashable {
  let company: String
  /// In US dollars.
  var price: Double
  /// Since the day before, as a part of the former price: 0.0185 is 1.85 percent.
  var change: Double
}
