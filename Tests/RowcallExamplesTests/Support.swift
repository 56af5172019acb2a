import Foundation
import RowcallTableView

extension TableView {
  /// What the rows in the window show, each in one line.
  var visibleTexts: [String] { visibleCells.map { $0.content.texts.joined(separator: ", ") } }

  /// The events since the last call, a line each.
  func takeLines() -> [String] { log.drain().map(\.description) }
}
