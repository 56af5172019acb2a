import Foundation
import RowcallTableView

/// A list of cities with their weather, in cells of its own.
final class Weather: ExampleApplication {
  static let name = "weather"
  static let summary = "Cities with temperature and sky, read as one from a cell with elements of its own."

  /// Four rows fit into the window, so that the cells of the first cities are used again for the last ones.
  let table = TableView(windowSize: 4)
  let language: ExampleLanguage
  private(set) var reports: [WeatherReport]

  init(_ reports: [WeatherReport], in language: ExampleLanguage = .english) {
    self.reports = reports
    self.language = language
    table.register(forCellReuseIdentifier: WeatherCell.identifier) { _ in WeatherCell() }
    table.dataSource = self
    table.allowsSelection = false
  }

  /// Takes a new report in place of the one of the same city, and adds it at the end if there is none.
  func receive(_ report: WeatherReport) throws {
    if let row = reports.firstIndex(where: { $0.city == report.city }) {
      reports[row] = report
      try table.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    } else {
      reports.append(report)
      try table.insertRows(at: [IndexPath(row: reports.count - 1, section: 0)])
    }
  }
}

extension Weather: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { reports.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: WeatherCell.identifier, for: indexPath)
    (cell as? WeatherCell)?.show(reports[indexPath.row], in: language)
    return cell
  }
}
