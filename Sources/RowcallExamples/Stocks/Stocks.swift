import Foundation
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
