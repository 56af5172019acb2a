import RowcallModel

/// A part of a table that is enough to guess from: what is written in its cells, whatever they came from.
public struct TableSample: Hashable, Sendable {
  /// The cells row by row, from the table's first row on; rows may be of different length.
  public var rows: [[SampleCell]]

  /// Creates a sample of rows.
  public init(rows: [[SampleCell]]) { self.rows = rows }

  /// Creates a sample of texts, each of the kind that it looks like.
  public init(texts: [[String]]) { rows = texts.map { $0.map { SampleCell($0) } } }

  /// Takes the head of a grid as a sample.
  ///
  /// Where a cell spans several slots, it stands in the first of them and the others are blank. At most 100 rows of 100
  /// columns are looked at.
  public init(_ grid: TableGrid) {
    rows = (0..<min(grid.rowCount, 100)).map { row in
      (0..<min(grid.columnCount, 100)).map { column in
        let slot = GridSlot(row: row, column: column)
        guard let cell = grid.cell(at: slot), cell.slot == slot else { return SampleCell("") }
        return SampleCell(cell.label ?? cell.text, isHeading: cell.isHeading)
      }
    }
  }

  /// The same cells with rows as columns; short rows are filled with blanks.
  var transposed: TableSample {
    let count = rows.map(\.count).max() ?? 0
    return TableSample(
      rows: (0..<count).map { column in
        rows.map { $0.indices.contains(column) ? $0[column] : SampleCell("") }
      })
  }
}

/// A cell to guess from.
public struct SampleCell: Hashable, Sendable {
  /// What is written in it.
  public var text: String
  /// What kind of value that is.
  public var kind: SampleKind
  /// Whether the author made a heading of it.
  public var isHeading: Bool

  /// Creates a cell; the kind is the one that the text looks like, unless the caller knows it.
  public init(_ text: String, kind: SampleKind? = nil, isHeading: Bool = false) {
    self.text = text
    self.kind = kind ?? SampleKind(text)
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
