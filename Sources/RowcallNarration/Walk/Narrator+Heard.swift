import RowcallAccessibility
import RowcallModel

extension Narrator {
  /// What is spoken on moving onto a cell from another row and column: its headers, and what is in it.
  ///
  /// Nil if there is no cell.
  package func heard(at slot: GridSlot, in table: MarkedTable) -> String? {
    guard let cell = table.cell(at: slot) else { return nil }
    return heard(cell, at: slot, in: table.outline)
  }

  /// What is spoken at something that is in no table: "Report, link".
  package func heard(_ piece: CellPiece) -> String {
    let span = CellSpan(rows: 0..<1, columns: 0..<1)
    var cell = AccessibleCell(AccessibilityElement(.cell, label: piece.text, value: nil), span: span)
    cell.pieces = [piece]
    return CellNarration(
      cell: cell, slot: GridSlot(row: 0, column: 0), previous: nil, occasion: .moving,
      outline: TableOutline(rowCount: 1, columnCount: 1), narrator: self
    ).texts(piece).joined(separator: wording.separator)
  }

  /// What is spoken on entering a table: its name, that it is one, its size.
  package func heardEntry(of outline: TableOutline) -> String {
    entry(of: outline).map(\.text).joined(separator: wording.separator)
  }

  private func heard(_ cell: AccessibleCell, at slot: GridSlot, in outline: TableOutline) -> String? {
    let lines = CellNarration(
      cell: cell, slot: slot, previous: nil, occasion: .moving, outline: outline, narrator: self
    ).lines()
    return lines.isEmpty ? nil : lines.map(\.text).joined(separator: wording.separator)
  }
}
