import RowcallAccessibility
import RowcallModel

/// Gives the rows of a grid as batches, one cell to each column.
///
/// A cell that covers several rows or columns is in each of them, since its value holds for all; where there is no
/// cell, the text is empty. Controls stand for what they are set to; a box without a name is `true` or `false`. A cell
/// that covers all columns of its row is a title of what follows and stands once.
struct GridRows: ImportedRows {
  var problems: ProblemList
  private let grid: TableGrid
  private let path: String
  private let limits: ImportLimits
  /// The rows that are given: titles among the headers, and all below the headers.
  let rows: [Int]
  private var next = 0
  /// What cells say in the rows and columns behind their first.
  private var repeated: [GridSlot: String] = [:]

  /// Starts below the header rows of the grid.
  init(_ grid: TableGrid, from row: Int, path: String, limits: ImportLimits, problems: ProblemList) {
    self.grid = grid
    self.path = path
    self.limits = limits
    self.problems = problems
    rows = (0..<row).filter { grid.title(ofRow: $0) != nil } + Array(row..<max(row, grid.rowCount))
  }

  /// Where links in the cells of the rows lead; nil for none.
  var links: CellComments? {
    var links = CellComments(byNumber: true)
    for (number, row) in rows.enumerated() {
      for column in 0..<(grid.title(ofRow: row) == nil ? grid.columnCount : 1) {
        let slot = GridSlot(row: row, column: column)
        guard let cell = grid.cell(at: slot), let addresses = cell.addresses else { continue }
        // Behind its first column and row a cell says less.
        for address in cell.slot == slot ? addresses[...] : addresses.prefix(1) {
          links.add(address, .link, row: number, column: column)
        }
      }
    }
    return links.isEmpty ? nil : links
  }

  var hasBufferedText: Bool { next == 0 && !rows.isEmpty }

  var mayHaveMore: Bool { next < rows.count }

  mutating func nextBatch() throws(ImportError) -> RowBatch? {
    guard next < rows.count else { return nil }
    var batch = RowBatch(firstRow: next)
    while next < rows.count, batch.bytes.count < TextWindow.batchSize {
      try append(rows[next], to: &batch)
      next += 1
    }
    return batch
  }

  private mutating func append(_ row: Int, to batch: inout RowBatch) throws(ImportError) {
    var line: Int?
    var texts: [String] = []
    var bytes = 0
    for column in 0..<(grid.title(ofRow: row) == nil ? grid.columnCount : 1) {
      let slot = GridSlot(row: row, column: column)
      let cell = grid.cell(at: slot)
      let text = cell.map { value(of: $0, at: slot) } ?? ""
      line = line ?? cell.flatMap { $0.slot.row == row ? $0.line : nil }
      bytes += text.utf8.count
      if text.utf8.count > limits.cellBytes { throw limit(.cellBytes, line) }
      if bytes > limits[.rowBytes] { throw limit(.rowBytes, line) }
      texts.append(text)
    }
    if grid.columnCount > limits.columns { throw limit(.columns, line) }
    batch.append(row: texts, line: line ?? grid.line ?? 1)
  }

  /// What a cell says at a slot; a long text is spoken in full only where the cell starts.
  private mutating func value(of cell: GridCell, at slot: GridSlot) -> String {
    if cell.slot == slot { return cell.value }
    if let known = repeated[cell.slot] { return known }
    let text = cell.value
    let said = RepetitionLimit.cut(text)
    if said.utf8.count < text.utf8.count { problems.add(.repeatedText(line: cell.line ?? grid.line ?? 1)) }
    repeated[cell.slot] = said
    return said
  }

  private func limit(_ name: ImportLimits.Name, _ line: Int?) -> ImportError {
    .limitExceeded(path: path, line: line ?? grid.line ?? 1, limit: name, value: limits[name])
  }
}

extension GridCell {
  /// What the cell says in a row of data: the author's name for it, else its texts and what its controls are set to.
  fileprivate var value: String {
    label ?? radioChoice ?? content.compactMap(\.value).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension CellPiece {
  /// The text of the piece, for a control with its value.
  fileprivate var value: String? {
    guard case .control(let control) = self else { return text }
    let texts = [control.label, control.value].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? control.states.check.flatMap(\.truth) : texts.joined(separator: " ")
  }
}

extension CellStates.Check {
  /// The state as files of data write it; nil for one between on and off.
  fileprivate var truth: String? {
    switch self {
    case .on: "true"
    case .off: "false"
    case .mixed: nil
    }
  }
}
