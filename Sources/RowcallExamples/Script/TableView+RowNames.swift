import Foundation
import RowcallTableView

extension TableView {
  /// The path of the row whose first text is that one.
  ///
  /// - Throws: `NoSuchRow` if no row in the window has that text: a listener can only name what was shown.
  func path(ofRow text: String) throws -> IndexPath {
    let names = visibleCells.map { $0.content.texts.first ?? "" }
    guard let index = names.firstIndex(of: text) else { throw NoSuchRow(text: text, visible: names) }
    return indexPathsForVisibleRows[index]
  }
}

/// A script names a row that is not in the window.
struct NoSuchRow: Error, Hashable, CustomStringConvertible {
  /// The text that the row should have.
  let text: String
  /// The first texts of the rows in the window.
  let visible: [String]

  /// One sentence for the author of the script.
  var description: String {
    "no visible row reads \"\(text)\"; visible: \(visible.isEmpty ? "none" : visible.joined(separator: ", "))"
  }
}
