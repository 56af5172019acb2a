import RowcallAccessibility
import RowcallNarration

/// The tree of a file's tables, built and written.
struct TreeRun {
  /// A table's part of the tree.
  private struct Part {
    /// The number of one of several tables.
    let number: Int?
    let node: AccessibilityNode
    /// How many rows the table has, as the tree numbers them.
    let rowCount: Int
    /// Whether any of its rows is shown.
    let hasRows: Bool
  }

  let file: TableFile
  let window: TreeWindow
  let isQuiet: Bool

  /// Writes the tree; gives false, and writes nothing, when rows were chosen that no table has.
  func write(_ format: TranscriptFormat) throws -> Bool {
    let parts =
      try file.index.isWanted
      ? [indexedPart()] : (0..<file.tableCount).map { try part(try file.table($0)) }
    if window.isChosen, !parts.contains(where: \.hasRows) { return false }
    let tree = AccessibilityTree(root: root(parts.map(\.node)))
    let rest = parts.compactMap { part in
      window.rest(of: part.rowCount).map { (part.number.map { "table \($0): " } ?? "") + $0 }
    }
    switch format {
    case .text:
      try StandardOutput.write(tree.dump)
      if !isQuiet { try rest.forEach { try StandardOutput.writeLine("(\($0))") } }
    case .json:
      try StandardOutput.writeLine(String(decoding: try tree.json(), as: UTF8.self))
      if !isQuiet { rest.forEach { Complaint.write("\(file.path): \($0)") } }
    }
    if !isQuiet { file.reportLeftOut() }
    return true
  }

  /// One table as it is; several as a group with the page's name.
  private func root(_ nodes: [AccessibilityNode]) -> AccessibilityNode {
    if nodes.count == 1 { return nodes[0] }
    var page = AccessibilityContainer(.group, label: file.page?.title)
    page.language = file.page?.language
    return .container(page, children: nodes)
  }

  private func part(_ table: OpenTable) throws -> Part {
    guard let grid = table.grid else { return try dataPart(table) }
    let rows = window.wanted(in: 0..<grid.rowCount)
    if !isQuiet { file.reportProblems(of: table.reader) }
    let marked = MarkedTable(grid)
    if !isQuiet { file.reportShortenedHeaders(of: [marked]) }
    let tree = try AccessibilityTree(of: marked, rows: rows)
    let number = file.isSeries ? table.reader.place?.number : nil
    return Part(
      number: number, node: named(tree.root, number), rowCount: grid.rowCount, hasRows: !rows.isEmpty)
  }

  /// The node of one of several tables with its number, by which cells and `--table` name it.
  private func named(_ node: AccessibilityNode, _ number: Int?) -> AccessibilityNode {
    guard let number, case .container(var container, let children) = node else { return node }
    container.identifier = "table-\(number)"
    return .container(container, children: children)
  }

  /// The part of a file of data, of which only the batches with rows of the window are held.
  private func dataPart(_ table: OpenTable) throws -> Part {
    var table = table
    let source = try BatchRows(&table.reader) { !window.wanted(in: $0).isEmpty }
    if !isQuiet { file.reportProblems(of: table.reader) }
    return try part(RecordTable(table.table, rows: source, namingColumn: table.namingColumn))
  }

  /// The part of a table whose rows stand in sections.
  private func indexedPart() throws -> Part {
    var table = try file.tableToIndex()
    let list = try file.indexedTable(&table)
    if !isQuiet { file.reportProblems(of: table.reader) }
    return try part(
      RecordTable(
        table.table, rows: list.sortedRows, namingColumn: table.namingColumn, sections: list.sections))
  }

  private func part(_ records: RecordTable<some RecordSource>) throws -> Part {
    let count = records.source.extent.rowCount
    let rows = window.wanted(in: 0..<count)
    let names = records.outline.unnumberedRowCount
    let shown = [0..<names] + rows.map { $0.lowerBound + names..<$0.upperBound + names }
    let tree = try AccessibilityTree(of: records, rows: shown)
    return Part(number: nil, node: tree.root, rowCount: count, hasRows: !rows.isEmpty)
  }
}
