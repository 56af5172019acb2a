import RowcallAccessibility
import RowcallModel

extension HTMLTables {
  /// The indices of the tables that are there to be read, in the order of the page; throws when there is none.
  ///
  /// Left out are those without cells, those that their authors declare to be no tables, and, beside others, those that
  /// most likely only place things on the page.
  package func tablesToRead() throws(ImportError) -> [Int] {
    let indices = dataTables
    guard !indices.isEmpty else {
      throw .noTableOnPage(path: path, layoutTables: tables.count { $0.role == .presentation })
    }
    return indices
  }

  /// A table as it is read: where a table that is not read is in one of its cells, what that holds is there.
  package func grid(_ index: Int) -> TableGrid { grids([index])[0] }

  /// Several tables as they are read, each as `grid(_:)` has it.
  package func grids(_ indices: [Int]) -> [TableGrid] {
    let read = Set(dataTables)
    return indices.map { index in
      var grid = tables[index]
      for (number, cell) in grid.cells.enumerated() where cell.content.contains(where: { $0.table != nil }) {
        grid.fill(number, with: unfolded(cell.content, of: index, keeping: read))
      }
      return grid
    }
  }

  /// The pieces of a cell, with the content of tables that are not kept in their place, however deep they stand.
  private func unfolded(_ content: [CellPiece], of table: Int, keeping kept: Set<Int>) -> [CellPiece] {
    var pieces: [CellPiece] = []
    var waiting = [(table: table, pieces: content[...])]
    while let piece = waiting.last?.pieces.first {
      let outer = waiting[waiting.count - 1].table
      waiting[waiting.count - 1].pieces.removeFirst()
      // Tables inside of others come after them, so that nothing runs in a circle.
      if let inner = piece.table, inner > outer, inner < tables.count, !kept.contains(inner) {
        waiting.append((inner, tables[inner].cells.flatMap(\.content)[...]))
      } else {
        pieces.append(piece)
      }
      while waiting.last?.pieces.isEmpty == true { waiting.removeLast() }
    }
    return pieces
  }

  private var dataTables: [Int] {
    let filled = tables.indices.filter { tables[$0].role != .presentation && !tables[$0].cells.isEmpty }
    let data = filled.filter { index in
      let guess = LayoutGuess(tables[index])
      return !guess.isLayout || guess.confidence < Self.sureOfLayout
    }
    return data.isEmpty ? filled : data
  }

  /// How sure a guess must be to leave a table out that its author did not declare to be layout.
  private static let sureOfLayout = 0.9
}

extension CellPiece {
  /// The table that the piece is, by its index; nil for any other piece.
  fileprivate var table: Int? { if case .table(let index) = self { index } else { nil } }
}
