import Foundation
import RowcallAccessibility
import RowcallScreens
import RowcallTableView

/// What it costs to build the tree of a table view that shows two hundred rows.
enum TreeBench {
  /// What is measured.
  static let name = "narration: tree of a table view"
  /// How many rows are shown.
  static let rows = 200
  /// The largest allowed microseconds.
  static let limit = 1_000.0

  /// Measures a table whose rows have two texts, a detail button and, one in four, a switch.
  static func measure(runs: Int) throws -> Times {
    let source = Contacts()
    let table = TableView(windowSize: rows)
    table.dataSource = source
    try table.reloadData()
    return Times.measure(runs) { _ in _ = AccessibilityTree(of: table) }
  }

  private final class Contacts: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { TreeBench.rows }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(reuseIdentifier: "contact")
      cell.content.title = "Contact \(indexPath[1])"
      cell.content.detail = "Extension \(100 + indexPath[1])"
      cell.content.accessory = .detailButton
      if indexPath[1].isMultiple(of: 4) {
        cell.content.elements = [ContentElement(.switch(isOn: true), name: "favourite")]
      }
      return cell
    }
  }
}
