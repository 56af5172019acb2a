import RowcallAccessibility
import RowcallModel

/// A part of a cell in which tables stand.
enum CellSection: Hashable {
  /// What is before, between or after them, as a cell.
  case cell(AccessibleCell)
  /// A table, by its index among the tables of the page.
  case table(Int)
}

extension AccessibleCell {
  /// The cell in reading order, cut where tables are in it; a cell without any is its only section.
  ///
  /// What is spoken for the cell as a whole is spoken of its first section.
  var cutAtTables: [CellSection] {
    guard pieces.contains(where: { $0.table != nil }) else { return [.cell(self)] }
    var sections: [CellSection] = []
    var before: [CellPiece] = []
    for piece in pieces {
      guard let table = piece.table else {
        before.append(piece)
        continue
      }
      sections += section(of: before, isFirst: sections.isEmpty) + [.table(table)]
      before = []
    }
    return sections + section(of: before, isFirst: false)
  }

  private func section(of pieces: [CellPiece], isFirst: Bool) -> [CellSection] {
    guard !pieces.isEmpty else { return [] }
    var element = element
    element.label = pieces.compactMap(\.text).joined(separator: " ")
    if !isFirst { element = AccessibilityElement(.cell, label: element.label) }
    element.language = self.element.language
    var cell = AccessibleCell(element, span: span)
    cell.pieces = pieces
    if isFirst { (cell.columnHeaders, cell.rowHeaders) = (columnHeaders, rowHeaders) }
    return [.cell(cell)]
  }
}

extension CellPiece {
  /// The table that the piece is, by its index; nil for any other piece.
  fileprivate var table: Int? { if case .table(let index) = self { index } else { nil } }
}
