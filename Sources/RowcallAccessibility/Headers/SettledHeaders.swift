import RowcallModel
import RowcallValues

/// A table whose headers are settled: by what a user says, else by its author's marks, else by a guess.
///
/// Rows, walks and trees are all made from the same one, so that they agree about what is a header.
package struct SettledHeaders: Hashable, Sendable {
  /// The table with each of its headers marked.
  package let grid: TableGrid
  /// Which rows at the top name the columns, how sure that is, and why.
  package let rows: LineGuess
  /// Which columns name the rows, how sure that is, and why.
  package let columns: LineGuess

  /// Settles the headers of a table.
  ///
  /// - Parameters:
  ///   - choice: what a user says, which wins over all else.
  ///   - isGuessing: whether headers are guessed where the author marked none, as screen readers do not.
  package init(_ grid: TableGrid, choice: HeaderChoice = .automatic, isGuessing: Bool = true) {
    let grid = isGuessing ? grid.withBlankHeaders : grid
    let found = (isGuessing ? grid.guessedHeaders() : nil) ?? grid.markedHeaders(isGuessing: isGuessing)
    let settled = found.overridden(by: choice)
    (rows, columns) = (settled.rows, settled.columns)
    if grid.hasMarkedHeaders {
      var choice = choice
      if choice.rows == nil, rows.isGuess { choice.rows = rows.lines }
      self.grid = grid.overridingMarks(by: choice)
    } else {
      self.grid = grid.marking(settled)
    }
  }
}

extension SettledHeaders {
  /// Whether any header is one that neither its author nor a user named.
  package var isGuess: Bool { rows.isGuess || columns.isGuess }
}

extension LineGuess {
  /// What an author marked.
  fileprivate init(marked lines: Range<Int>) {
    self.init(lines: lines, confidence: 1, reasons: [lines.isEmpty ? .unmarked : .marked])
  }

  /// Whether lines were found that nobody marked or asked for.
  fileprivate var isGuess: Bool { !lines.isEmpty && reasons != [.marked] && reasons != [.asked] }
}

extension TableGrid {
  /// The headers as they are marked; where only rows have any, those of the columns may be guessed.
  fileprivate func markedHeaders(isGuessing: Bool) -> HeaderGuess {
    let marked = HeaderGuess(
      rows: LineGuess(marked: 0..<headerRowCount), columns: LineGuess(marked: headerColumns))
    guard isGuessing, marked.rows.lines.isEmpty, !marked.columns.lines.isEmpty else { return marked }
    let hasOthers = HeaderKinds(self).kinds.contains { $0?.axis == .column }
    if hasOthers || cells.contains(where: { $0.headerIDs != nil }) { return marked }
    let guess = HeaderDetector(TableSample(self), in: .page).headerRows()
    // A row that its author named is one of those rows and no name of columns, whatever stands in it.
    let isNamed = cells.contains { $0.kind == .header && guess.lines.overlaps($0.rows) }
    return guess.lines.isEmpty || isNamed ? marked : HeaderGuess(rows: guess, columns: marked.columns)
  }
}

extension TableGrid {
  /// The number of rows at the top that hold nothing but column headers: those of the head, else those whose cells are
  /// all headers of columns, with titles of the table above them; never all rows.
  package var headerRowCount: Int {
    if let head = rowGroups.first, head.kind == .head, head.rows.lowerBound == 0, head.rows.count < rowCount {
      return head.rows.count
    }
    var isHeader = [Bool](repeating: true, count: rowCount)
    var hasCell = [Bool](repeating: false, count: rowCount)
    for cell in cells where cell.coversSlots {
      hasCell[cell.slot.row] = true
      let isForColumns = cell.kind == .header && cell.scope?.axis != .row
      // The corner above row headers is often an empty data cell.
      if !isForColumns, cell.slot.column > 0 || cell.text != "" { isHeader[cell.slot.row] = false }
    }
    let titles = (0..<rowCount).prefix { !isHeader[$0] && title(ofRow: $0) != nil }.count
    let headers = zip(isHeader, hasCell).dropFirst(titles).prefix { $0 && $1 }.count
    return headers > 0 && titles + headers < rowCount ? titles + headers : 0
  }

  /// The first columns, next to each other, in which most rows below the column headers have a header of their own.
  fileprivate var headerColumns: Range<Int> {
    let first = headerRowCount
    var covered = [Int](repeating: 0, count: columnCount)
    for cell in cells where cell.kind == .header && cell.coversSlots && cell.slot.row >= first {
      if cell.scope?.axis != .column, cell.columnSpan == 1 { covered[cell.slot.column] += cell.rowSpan }
    }
    let isHeader = covered.map { $0 * 2 > rowCount - first }
    guard let start = isHeader.firstIndex(of: true) else { return 0..<0 }
    return start..<(isHeader[start...].firstIndex(of: false) ?? columnCount)
  }

  /// The same grid with what a user says in place of the author's marks, in the directions of which the user speaks.
  ///
  /// Headers that the author assigned cell by cell point to the old marks, so they are forgotten.
  fileprivate func overridingMarks(by choice: HeaderChoice) -> TableGrid {
    if choice == .automatic { return self }
    var marked = self
    let kinds = HeaderKinds(self).kinds
    for index in cells.indices {
      let (slot, axis) = (cells[index].slot, kinds[index]?.axis)
      marked.forgetAssignedHeaders(of: index)
      if choice.rows?.contains(slot.row) == true {
        marked.mark(index, as: .header, scope: axis == .column ? cells[index].scope : .column)
      } else if choice.columns?.contains(slot.column) == true, axis != .column || choice.rows != nil {
        marked.mark(index, as: .header, scope: axis == .row ? cells[index].scope : .row)
      } else if axis == .column ? choice.rows != nil : axis == .row && choice.columns != nil {
        marked.mark(index, as: .data)
      } else if let kind = kinds[index], cells[index].scope == nil {
        // What stays a header names what it named, whatever becomes of its neighbours.
        marked.mark(index, as: .header, scope: kind)
      }
    }
    return marked
  }
}

extension TableGrid {
  /// The same grid with the blank data cells of its head as headers: corners, and those above columns without a name.
  ///
  /// By the HTML standard a data cell there keeps its neighbours from being headers, though nobody hears it as data.
  package var withBlankHeaders: TableGrid {
    let head = 0..<headOfHeadersAndBlanks
    let naming = rowsThatNameColumns(in: head)
    var grid = self
    for (index, cell) in cells.enumerated() where cell.isBlankData && cell.coversSlots {
      let isInHead =
        head.contains(cell.slot.row) && (cell.slot.column == 0 || naming.contains(cell.slot.row))
      if isInHead || isCornerOfHeaders(cell) { grid.mark(index, as: .header) }
    }
    return grid
  }

  /// The number of rows at the top that hold headers, and blank data cells at most beside them; never all rows.
  private var headOfHeadersAndBlanks: Int {
    var mayBeHead = [Bool](repeating: true, count: rowCount)
    var hasHeader = [Bool](repeating: false, count: rowCount)
    for cell in cells where cell.coversSlots {
      if cell.kind == .header && cell.scope?.axis != .row {
        hasHeader[cell.slot.row] = true
      } else if !cell.isBlankData {
        mayBeHead[cell.slot.row] = false
      }
    }
    let count = zip(mayBeHead, hasHeader).prefix { $0 && $1 }.count
    return count < rowCount ? count : 0
  }

  /// The rows of the head in which a header stands over data, so that it is no row's header with a blank beside it.
  private func rowsThatNameColumns(in head: Range<Int>) -> Set<Int> {
    let isOverData = (0..<columnCount).map {
      cell(at: GridSlot(row: head.upperBound, column: $0))?.kind == .data
    }
    return Set(
      cells.lazy.filter { header in
        header.kind == .header && head.contains(header.slot.row)
          && header.columns.contains { isOverData.indices.contains($0) && isOverData[$0] }
      }.map(\.slot.row))
  }

  /// Whether a cell is the first of all, with headers beside or below it.
  private func isCornerOfHeaders(_ corner: GridCell) -> Bool {
    corner.slot == GridSlot(row: 0, column: 0)
      && cells.contains { cell in
        cell.kind == .header && (cell.rows.overlaps(corner.rows) || cell.columns.overlaps(corner.columns))
      }
  }
}

extension GridCell {
  /// Whether it is a data cell in which there is nothing, and for which its author chose no headers.
  fileprivate var isBlankData: Bool {
    kind == .data && headerIDs == nil && label == nil && content.allSatisfy(\.isWhiteSpace)
  }
}
