import RowcallAccessibility
import RowcallModel
import RowcallValues

/// Something that a reader reaches.
enum ReadingItem: Hashable, Sendable {
  /// Words.
  case line(SpokenLine)
  /// A table inside of a cell, by its index among the tables of the page.
  case table(Int)

  /// The words; nil for a table.
  var line: SpokenLine? { if case .line(let line) = self { line } else { nil } }
}

/// Reads many cells of a table in one go.
struct TableReading {
  let table: any AccessibleTable
  let narrator: Narrator

  /// What is spoken on entering; nothing for a table that only places things on a page.
  func entry() -> [SpokenLine] {
    if isClosed {
      return narrator.lines([LineOrder([TableFact.label, .role], joiner: .line)]) { words.texts($0) }
    }
    if isLayout { return [] }
    return words.entry(narrator.dialect.reading.entry)
      + [narrator.index(of: table.sections)].compactMap(\.self)
  }

  /// A row, from a column on if its cells are alone; cells that reach down from another row have been read there.
  func items(ofRow row: Int, from column: Int = 0, isStart: Bool = false) throws -> [ReadingItem] {
    if isClosed { return [] }
    let visits = try cells(ofRow: row, from: isJoined ? 0 : column)
    let new = visits.filter { isStart || $0.cell.span.rows.lowerBound == row }
    if let blank = blankRow(new) { return [.line(blank)] }
    return joined(items(of: new, after: isStart ? nil : try lastVisit(before: row)))
  }

  /// The heading above a row; nothing above one with which no section begins.
  func heading(aboveRow row: Int) -> [ReadingItem] {
    guard !isClosed, let section = table.sections.section(ofRow: row), section.rows.lowerBound == row else {
      return []
    }
    return [.line(narrator.heading(of: section))]
  }

  /// What is spoken on leaving.
  func end() -> [SpokenLine] { isClosed || isLayout ? [] : [words.leaving] }

  /// A row from its start, merged cells once; tables in cells are only named.
  func row(_ row: Int) throws -> [SpokenLine] {
    let visits = try cells(ofRow: row, from: 0)
    return blankRow(visits).map { [$0] } ?? joined(lines(of: visits).map(ReadingItem.line)).compactMap(\.line)
  }

  /// A column from its top, each cell on its own line; tables in cells are only named.
  ///
  /// Its header is one for all of them, so that it is spoken as cells that are alone say theirs.
  func column(_ column: Int) throws -> [SpokenLine] {
    var visits: [Visit] = []
    var slot = GridSlot(row: 0, column: column)
    while slot.row < table.outline.rowCount {
      let cell = try table.cell(at: slot)
      if let cell { visits.append(Visit(slot: slot, cell: cell)) }
      slot.row = max(cell?.span.rows.upperBound ?? 0, slot.row + 1)
    }
    var plain = narrator
    for index in plain.dialect.reading.cell.lines.indices {
      let parts = plain.dialect.reading.cell.lines[index].parts
      plain.dialect.reading.cell.lines[index].parts = parts.flatMap {
        $0 == .labelledContent ? [.columnHeaders, .content] : [$0]
      }
    }
    return TableReading(table: table, narrator: plain).lines(of: visits)
  }

  /// A row slot by slot, merged cells as often as they have slots; that it is blank, if nothing is in it.
  func slots(ofRow row: Int) throws -> [SpokenLine] {
    let order = CellOrder(lines: [LineOrder([.plainText], joiner: .line, end: ".")])
    var plain = narrator
    plain.dialect.reading = ReadingOrder(entry: [], cell: order, skipsBlanks: true)
    let reading = TableReading(table: table, narrator: plain)
    let lines = try (0..<table.outline.columnCount).flatMap { column in
      let slot = GridSlot(row: row, column: column)
      return try table.cell(at: slot).map { reading.lines(of: Visit(slot: slot, cell: $0), after: nil) } ?? []
    }
    return lines.isEmpty ? [narrator.line(narrator.wording.text(.blank))] : lines
  }

  /// The size, and how many cells are blank.
  func summary() throws -> [SpokenLine] {
    let blanks = try (0..<table.outline.rowCount).reduce(0) { count, row in
      try count + cells(ofRow: row, from: 0).count { $0.cell.isBlank && $0.cell.span.rows.lowerBound == row }
    }
    guard blanks > 0 else { return [narrator.line(words.size)] }
    return [
      narrator.line(words.size),
      narrator.line(narrator.wording.phrases.text(.summaryBlank, ["count": String(blanks)])),
    ]
  }
}

// MARK: - Parts

extension TableReading {
  private var words: TableNarration { TableNarration(outline: table.outline, narrator: narrator) }

  /// Whether its content is left out.
  private var isClosed: Bool { narrator.dialect.reading.closedRoles.contains(table.outline.role) }

  private var isLayout: Bool { narrator.dialect.rules.isLayout(table.outline) }

  /// Whether a row is one line.
  private var isJoined: Bool { narrator.dialect.reading.rowJoiner != nil && !isLayout }

  /// That nothing is in a row, as one line, if rows are; nil if something is.
  private func blankRow(_ visits: [Visit]) -> SpokenLine? {
    guard isJoined, !visits.isEmpty,
      visits.allSatisfy({ $0.cell.isBlank && narrator.comments(on: $0.cell).isEmpty })
    else { return nil }
    return SpokenLine(narrator.wording.text(.blank))
  }

  private func cells(ofRow row: Int, from column: Int) throws -> [Visit] {
    var visits: [Visit] = []
    var slot = GridSlot(row: row, column: column)
    while slot.column < table.outline.columnCount {
      let cell = try table.cell(at: slot)
      if let cell { visits.append(Visit(slot: slot, cell: cell)) }
      slot.column = max(cell?.span.columns.upperBound ?? 0, slot.column + 1)
    }
    return visits
  }

  /// The cell that is read before the first one of a row; nil for the first row, and if that makes no difference.
  private func lastVisit(before row: Int) throws -> Visit? {
    guard row > 0, narrator.dialect.reading.announcesChanges else { return nil }
    let slot = GridSlot(row: row - 1, column: table.outline.columnCount - 1)
    let span = CellSpan(rows: slot.row..<row, columns: slot.column..<slot.column + 1)
    // Where nothing is known of it, the way from its slot still tells what changed.
    let unknown = AccessibleCell(AccessibilityElement(.cell, label: nil), span: span)
    return Visit(slot: slot, cell: try table.cell(at: slot) ?? unknown)
  }

  /// Cells one after the other, cut where tables are in them.
  private func items(of visits: [Visit], after previous: Visit?) -> [ReadingItem] {
    var items: [ReadingItem] = []
    var previous = previous
    for visit in visits {
      for section in visit.cell.cutAtTables {
        switch section {
        case .table(let index): items.append(.table(index))
        case .cell(let cell):
          items += lines(of: Visit(slot: visit.slot, cell: cell), after: previous).map(ReadingItem.line)
          previous = visit
        }
      }
      previous = visit
    }
    return items
  }

  /// Cells one after the other, tables in them by name.
  private func lines(of visits: [Visit]) -> [SpokenLine] {
    let previous = [nil] + visits.map(Optional.some)
    return zip(visits, previous).flatMap { lines(of: $0, after: $1) }
  }

  private func lines(of visit: Visit, after previous: Visit?) -> [SpokenLine] {
    let isWidget = visit.cell.element.role == .cell && [.grid, .treegrid].contains(table.outline.role)
    if isWidget, narrator.dialect.reading.skipsGridCells { return [] }
    return CellNarration(
      cell: visit.cell, slot: visit.slot,
      previous: narrator.dialect.reading.announcesChanges ? previous : nil,
      occasion: .reading, outline: table.outline,
      narrator: narrator
    ).lines()
  }

  /// The lines of a row as one, if that is the dialect's way; the tables in it follow.
  private func joined(_ items: [ReadingItem]) -> [ReadingItem] {
    let lines = items.compactMap(\.line)
    guard isJoined, let joiner = narrator.dialect.reading.rowJoiner, !lines.isEmpty else { return items }
    let texts = LineOrder([lines.map(\.text)], joiner: joiner)
      .lines(separator: narrator.wording.separator) { $0 }
    let language = Set(lines.map(\.language)).count == 1 ? lines[0].language : nil
    return texts.map { .line(SpokenLine($0, language: language)) } + items.filter { $0.line == nil }
  }
}

/// Reads rows of data in one go as they come, so that no more than a batch of them is held.
package struct RecordReading: Sendable {
  private let table: Table
  private let namingColumn: Int?
  private let names: NameColumns?
  private let extent: RecordExtent?

  /// Creates a reading.
  ///
  /// - Parameters:
  ///   - namingColumn: the zero-based column whose cells name their rows; nil if there is none.
  ///   - names: the column whose names are read as another tells; nil if there is none.
  ///   - extent: how many rows there will be, and how long; nil if unknown.
  public init(
    _ table: Table, namingColumn: Int? = nil, names: NameColumns? = nil, extent: RecordExtent? = nil
  ) {
    self.table = table
    self.namingColumn = namingColumn
    self.names = names?.reading == nil ? nil : names
    self.extent = extent
  }

  /// What is spoken before the first row of data: on entering, then of the header row.
  func start(by narrators: [Narrator]) throws -> [[[SpokenLine]]] {
    let table = outline
    let whole = narrators.map { TableReading(table: table, narrator: $0) }
    let headers = try (0..<table.outline.unnumberedRowCount).map { row in
      try whole.map { try $0.lines(ofRow: row) }
    }
    return [whole.map { $0.entry() }] + headers
  }

  /// What is spoken for each row of a batch.
  func rows(
    of batch: RowBatch, by narrators: [Narrator], to sink: ([[SpokenLine]]) throws -> Void
  ) throws {
    let part = RecordTable(table, rows: BatchRows([batch]), namingColumn: namingColumn)
    let annotated: any AccessibleTable = names.map { AnnotatedTable(part, columns: $0) } ?? part
    let readings = narrators.map { TableReading(table: annotated, narrator: $0) }
    let first = batch.firstRow + part.outline.unnumberedRowCount
    for row in first..<first + batch.rowCount { try sink(readings.map { try $0.lines(ofRow: row) }) }
  }

  /// What is spoken on leaving.
  func end(by narrators: [Narrator]) -> [[SpokenLine]] {
    narrators.map { TableReading(table: outline, narrator: $0).end() }
  }

  private var outline: RecordTable<UnreadRows> {
    RecordTable(table, rows: UnreadRows(extent: extent ?? RecordExtent()), isWhole: extent != nil)
  }
}

extension TableReading {
  fileprivate func lines(ofRow row: Int) throws -> [SpokenLine] { try items(ofRow: row).compactMap(\.line) }
}

/// Rows that are counted at most.
private struct UnreadRows: RecordSource {
  let extent: RecordExtent

  func text(row: Int, column: Int) -> String? { nil }
}

/// Which values are read with their header when a table is read row by row, by the rule of rows.
struct ReadHeaders: Sendable {
  private let cells: [Int: (use: CellPlan.HeaderUse, frame: CellFrame)]

  /// - Parameters:
  ///   - readers: one for each of the table's columns.
  ///   - naming: the zero-based columns whose cells name their rows.
  init(_ table: Table, _ readers: [CellReader], naming: [Int]) {
    var cells: [Int: (use: CellPlan.HeaderUse, frame: CellFrame)] = [:]
    for cell in RowPlan(table: table, naming: naming).cells {
      let frame = CellFrame(
        cell, column: table.columns[cell.column], reader: readers[cell.column], isVerbatim: false,
        header: nil,
        blank: [])
      cells[cell.column] = (cell.header, frame)
    }
    self.cells = cells
  }

  /// Whether a text in a column is read with the column's header.
  ///
  /// - Parameter text: empty for a blank cell, nil for one with content that is no text.
  func isHeard(before text: String?, column: Int) -> Bool {
    guard let cell = cells[column] else { return false }
    switch cell.use {
    case .never: return false
    case .always: return true
    case .whenUntyped:
      let value = text.flatMap(cell.frame.reader.value(in:))
      return cell.frame.fit(of: value, Array((text ?? "").utf8).span) != .fitting
    }
  }
}
