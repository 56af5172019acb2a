import RowcallAccessibility
import RowcallImport
import RowcallModel
import RowcallNarration

/// Builds and writes the tree of a file's tables.
package struct TreeRun {
  /// A table's part of the tree.
  private struct Part {
    /// The number of the table if there are several.
    let number: Int?
    let node: AccessibilityNode
    /// How many rows the table has, as the tree numbers them.
    let rowCount: Int
    /// Whether any of its rows is shown.
    let hasRows: Bool
  }

  let file: TableFile
  let window: TreeWindow
  let output: Output

  package init(_ file: TableFile, _ window: TreeWindow, to output: Output) {
    self.file = file
    self.window = window
    self.output = output
  }

  /// Writes the tree; returns false without output if no table has the chosen rows.
  package func write(_ format: TranscriptFormat) throws -> Bool {
    if format == .json, !file.index.isWanted, !file.isSeries {
      let table = try file.table(0)
      if table.grid == nil { return try writeRows(of: table) }
    }
    let parts =
      try file.index.isWanted
      ? [indexedPart()] : (0..<file.tableCount).map { try part(try file.table($0)) }
    if window.isChosen, !parts.contains(where: \.hasRows) { return false }
    let root = root(parts.map(\.node))
    let rest = parts.compactMap { part in
      window.rest(of: part.rowCount).map { (part.number.map { "table \($0): " } ?? "") + $0 }
    }
    switch format {
    case .text:
      try output.write(AccessibilityTree(root: root).dump)
      if output.hasNotes { try rest.forEach { try output.writeLine("(\($0))") } }
    case .json:
      var document = TreeJSON(to: output.write(safe:))
      try document.add(root)
      try document.end()
      rest.forEach { output.note("\(file.path): \($0)") }
    }
    file.reportLeftOut(to: output)
    return true
  }

  /// One table, or a group of several with the page's name.
  private func root(_ nodes: [AccessibilityNode]) -> AccessibilityNode {
    if nodes.count == 1 { return nodes[0] }
    var page = AccessibilityContainer(.group, label: file.page?.title)
    page.language = file.page?.language
    return .container(page, children: nodes)
  }

  private func part(_ table: OpenTable) throws -> Part {
    guard let grid = table.grid else { return try dataPart(table) }
    let rows = window.wanted(in: 0..<grid.rowCount)
    file.reportProblems(of: table.reader, to: output)
    if table.reader.place?.headers.isGuess == true { output.note("\(file.path): \(Inspection.guess)") }
    let marked = MarkedTable(grid)
    file.reportShortenedHeaders(of: [marked], to: output)
    let tree = try AccessibilityTree(of: marked, rows: rows)
    let number = file.isSeries ? table.reader.number : nil
    return Part(
      number: number, node: named(tree.root, number), rowCount: grid.rowCount, hasRows: !rows.isEmpty)
  }

  /// The node of one of several tables with its number.
  private func named(_ node: AccessibilityNode, _ number: Int?) -> AccessibilityNode {
    guard let number, case .container(var container, let children) = node else { return node }
    container.identifier = "table-\(number)"
    return .container(container, children: children)
  }

  /// The part of a data file; only batches with shown rows are kept.
  private func dataPart(_ table: OpenTable) throws -> Part {
    var table = table
    let source = try BatchRows(&table.reader) { !window.wanted(in: $0).isEmpty }
    file.reportProblems(of: table.reader, to: output)
    let records = RecordTable(table.table, rows: source, namingColumn: table.namingColumn)
    return try part(records, number: file.isSeries ? table.reader.number : nil)
  }

  /// The part of a table with sections.
  private func indexedPart() throws -> Part {
    var table = try file.tableToIndex()
    let list = try file.indexedTable(&table)
    file.reportProblems(of: table.reader, to: output)
    return try part(
      RecordTable(
        table.table, rows: list.sortedRows, namingColumn: table.namingColumn, sections: list.sections))
  }

  private func part(_ records: RecordTable<some RecordSource>, number: Int? = nil) throws -> Part {
    let count = records.source.extent.rowCount
    let rows = window.wanted(in: 0..<count)
    let names = records.outline.unnumberedRowCount
    let shown = [0..<names] + rows.map { $0.lowerBound + names..<$0.upperBound + names }
    let tree = try AccessibilityTree(of: records, rows: shown)
    return Part(number: number, node: named(tree.root, number), rowCount: count, hasRows: !rows.isEmpty)
  }
}

// MARK: - Rows of data as JSON

extension TreeRun {
  /// Writes the tree of a data file as JSON while it reads the rows a second time; those of a stream are held.
  ///
  /// Returns false without output if it has none of the chosen rows.
  private func writeRows(of table: OpenTable) throws -> Bool {
    var table = table
    let again = table.reader.reopened?()
    let held = try BatchRows(&table.reader) { again == nil && !window.wanted(in: $0).isEmpty }
    file.reportProblems(of: table.reader, to: output)
    let count = held.extent.rowCount
    if window.isChosen, window.wanted(in: 0..<count).isEmpty { return false }
    if let again {
      try writeDocument(table, again, held.extent)
    } else {
      try writeDocument(table, RepeatedRows(held), held.extent)
    }
    if let rest = window.rest(of: count) { output.note("\(file.path): \(rest)") }
    return true
  }

  private func writeDocument(
    _ table: OpenTable, _ source: some RowSource, _ extent: RecordExtent
  ) throws {
    var (source, document) = (source, TreeJSON(to: output.write(safe:)))
    let names = records(of: table, nil, extent).outline.unnumberedRowCount
    try document.open()
    let root = try add([0..<names], of: records(of: table, nil, extent), to: &document)
    let end = window.wanted(in: 0..<extent.rowCount).last?.upperBound ?? 0
    while let batch = try source.nextBatch(), batch.firstRow < end {
      let inTable = batch.firstRow..<(batch.firstRow + batch.rowCount)
      let rows = window.wanted(in: inTable.clamped(to: 0..<extent.rowCount))
      let shown = rows.map { $0.lowerBound + names..<$0.upperBound + names }
      try add(shown, of: records(of: table, batch, extent), to: &document)
    }
    try document.close(root)
    try document.end()
  }

  /// Adds the nodes of some rows; returns the table's own.
  @discardableResult
  private func add(
    _ rows: [Range<Int>], of table: RecordTable<BatchRows>, to document: inout TreeJSON
  ) throws -> AccessibilityContainer {
    var root = AccessibilityContainer(.group)
    // Nodes are much larger than rows, so few are made at a time.
    for stretch in rows.isEmpty ? [0..<0] : rows.flatMap({ $0.stretches(of: 64) }) {
      guard
        case .container(let container, let children) = try AccessibilityTree(of: table, rows: stretch).root
      else { continue }
      root = container
      for child in children { try document.add(child) }
    }
    return root
  }

  private func records(
    of table: OpenTable, _ batch: RowBatch?, _ extent: RecordExtent
  ) -> RecordTable<BatchRows> {
    RecordTable(table.table, rows: BatchRows(batch, of: extent), namingColumn: table.namingColumn)
  }
}

extension Range<Int> {
  /// The same numbers in ranges of at most so many.
  fileprivate func stretches(of length: Int) -> [Range<Int>] {
    if isEmpty { return [self] }
    return stride(from: lowerBound, to: upperBound, by: length).map {
      $0..<Swift.min($0 + length, upperBound)
    }
  }
}

/// The rows of each table that a tree shows.
package struct TreeWindow {
  /// How many rows are shown by default.
  package static let usualRowCount = 50

  private let chosen: RowSelection?

  /// - Parameter chosen: the chosen rows; nil for the first ones.
  package init(_ chosen: RowSelection?) { self.chosen = chosen }

  /// Whether rows were chosen.
  var isChosen: Bool { chosen != nil }

  /// The shown ones of consecutive zero-based rows.
  func wanted(in rows: Range<Int>) -> [Range<Int>] {
    if let chosen { return chosen.wanted(in: rows) }
    let first = rows.clamped(to: 0..<Self.usualRowCount)
    return first.isEmpty ? [] : [first]
  }

  /// A note about rows that are not shown by default; nil for none.
  func rest(of count: Int) -> String? {
    guard !isChosen, count > Self.usualRowCount else { return nil }
    let next = Self.usualRowCount + 1
    return
      "\(count - Self.usualRowCount) more rows; --rows \(next)-\(next + Self.usualRowCount - 1) shows the next"
  }
}
