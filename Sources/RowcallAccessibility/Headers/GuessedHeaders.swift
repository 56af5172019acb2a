import RowcallModel
import RowcallValues

extension TableGrid {
  /// Whether the author marked any cell as a header, or assigned one by hand.
  package var hasMarkedHeaders: Bool {
    cells.indices.contains { cells[$0].kind == .header || cells[$0].headerIDs?.isEmpty == false }
  }

  /// The guess of the headers of this grid; nil when its author marked headers, which always win over a guess.
  ///
  /// A layout table has none.
  package func guessedHeaders() -> HeaderGuess? {
    if hasMarkedHeaders { return nil }
    let sample = TableSample(self)
    let layout = LayoutGuess(self, sample: sample)
    if layout.isLayout {
      let none = LineGuess(lines: 0..<0, confidence: layout.confidence, reasons: [.layout])
      return HeaderGuess(rows: none, columns: none)
    }
    var guess = HeaderDetector(sample, in: .page).headers()
    if let head = rowGroups.first, head.kind == .head, headerRowCount == head.rows.count {
      guess.rows = LineGuess(lines: head.rows, confidence: 0.95, reasons: [.head])
    }
    return guess
  }

  /// The same grid with the cells of some rows and columns marked as headers, each with its scope.
  ///
  /// Where both meet, the cell is a column header. Other cells stay what they are.
  package func marking(_ guess: HeaderGuess) -> TableGrid {
    var marked = self
    for index in cells.indices {
      if guess.rows.lines.contains(cells[index].slot.row) {
        marked.mark(index, as: .header, scope: .column)
      } else if guess.columns.lines.contains(cells[index].slot.column) {
        marked.mark(index, as: .header, scope: .row)
      }
    }
    return marked
  }
}
