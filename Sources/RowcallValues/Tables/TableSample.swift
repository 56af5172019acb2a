import RowcallModel

/// The head of a table as texts, whatever it came from: what decides which of its lines are headers.
package struct TableSample: Hashable, Sendable {
  /// The cells row by row, from the table's first row on; rows may be of different length.
  package var rows: [[SampleCell]]

  /// The most rows and columns that are worth looking at.
  package static let mostRows = 200
  package static let mostColumns = 200

  package init(rows: [[SampleCell]]) { self.rows = rows }

  package init(texts: [[String]]) { rows = texts.map { $0.map { SampleCell($0) } } }

  /// Takes the first rows of a file.
  package init(_ head: [RowBatch]) {
    rows = []
    for batch in head {
      for row in 0..<min(batch.rowCount, Self.mostRows - rows.count) {
        rows.append(
          (0..<min(batch.cellCount(inRow: row), Self.mostColumns)).map {
            let kind = batch.range(row: row, column: $0).map { CellKind(batch.bytes.span.extracting($0)) }
            return SampleCell(batch.text(row: row, column: $0) ?? "", kind: kind)
          })
      }
    }
  }

  /// Takes the head of a grid.
  ///
  /// Where a cell spans several slots, it stands in the first of them and the others are blank.
  package init(_ grid: TableGrid) {
    rows = (0..<min(grid.rowCount, Self.mostRows)).map { row in
      (0..<min(grid.columnCount, Self.mostColumns)).map { column in
        let slot = GridSlot(row: row, column: column)
        guard let cell = grid.cell(at: slot), cell.slot == slot else { return SampleCell("") }
        return SampleCell(cell.label ?? cell.text, isHeading: cell.isHeading)
      }
    }
  }

  /// Without rows that repeat the first one, if that has several texts and no value: repeated headers are no data.
  var withoutRepeatedNames: TableSample {
    guard let first = rows.first, !first.contains(where: \.kind.isValue),
      Set(first.filter { $0.kind != .blank }.map(\.text)).count > 1
    else { return self }
    return TableSample(rows: [first] + rows.dropFirst().filter { $0 != first })
  }

  /// The same cells with rows as columns; short rows are filled with blanks.
  package var transposed: TableSample {
    let count = rows.map(\.count).max() ?? 0
    return TableSample(
      rows: (0..<count).map { column in
        rows.map { $0.indices.contains(column) ? $0[column] : SampleCell("") }
      })
  }
}

package struct SampleCell: Hashable, Sendable {
  /// What is written in it.
  package var text: String
  /// What kind of value that looks like.
  package var kind: CellKind
  /// Whether the author made a heading of it.
  package var isHeading: Bool

  /// Creates a cell; the kind is the one that the text looks like, unless the caller knows it.
  package init(_ text: String, kind: CellKind? = nil, isHeading: Bool = false) {
    self.text = text
    self.kind = kind ?? CellKind(text)
    self.isHeading = isHeading
  }
}

extension GridCell {
  /// Whether all that the cell holds is a heading.
  fileprivate var isHeading: Bool {
    !content.isEmpty
      && content.allSatisfy {
        if case .heading = $0 { true } else { false }
      }
  }
}
