import RowcallModel
import RowcallValues

/// Goes over rows and counts what rules ask; a value, so that each thread has its own.
struct TableScan: Sendable {
  /// What does not change from row to row.
  struct Plan: Sendable {
    /// One for each column.
    var readers: [CellReader]
    /// What a cell of each column costs to hear.
    var costs: [CellCost]
    /// The zero-based column that names the rows.
    var naming: Int?
    /// Whether the bytes of batches are those of the file.
    var hasPlaces: Bool
    /// Scripts that no voice can say.
    var voiceless: ScriptSet
    /// How long a cell and a row may take, in seconds.
    var limits: (cell: Double, row: Double)
  }

  private let plan: Plan
  private let isText: [Bool]
  private let totals = TotalWords()
  private(set) var profile: TableProfile

  init(_ plan: Plan) {
    self.plan = plan
    isText = plan.readers.map { $0.type == .text }
    profile = TableProfile(columns: plan.readers.count)
  }

  /// Counts the rows of a batch.
  mutating func add(_ batch: RowBatch) {
    profile.rowCount += batch.rowCount
    for row in 0..<batch.rowCount { add(row, of: batch) }
  }

  private mutating func add(_ row: Int, of batch: RowBatch) {
    let count = batch.cellCount(inRow: row)
    let width = plan.readers.count
    if count != width { addUneven(row, of: batch, count) }
    let bytes = batch.bytes.span
    let table = ByteTable.entries
    var seconds = CellCost.afterRow
    for column in 0..<min(count, width) {
      guard let range = batch.range(row: row, column: column) else { continue }
      let cell = bytes.extracting(range)
      let scan = CellScan(cell, table: table.span)
      let isBlank = classify(cell, scan, row, column, of: batch)
      let cost = plan.costs[column].seconds(scan.weight, isBlank: isBlank)
      seconds += cost
      if cost > plan.limits.cell { addLong(cost, row, column, of: batch) }
    }
    addSeconds(seconds, row, of: batch)
    if let naming = plan.naming, let range = batch.range(row: row, column: naming),
      totals.contains(bytes.extracting(range))
    {
      profile.totals.add(Site(batch: batch, row: row, column: 0, plan: plan).notedRow)
    }
  }

  /// Sorts a cell in; returns whether it holds nothing.
  @inline(__always)
  private mutating func classify(
    _ cell: Span<UInt8>, _ scan: CellScan, _ row: Int, _ column: Int, of batch: RowBatch
  ) -> Bool {
    let value = cell.count == 0 ? .empty : plan.readers[column].value(in: cell)
    if case .empty? = value {
      profile.columns[column].blank += 1
      if cell.count == 0 { return true }
    } else {
      profile.columns[column].filled += 1
      if value == nil, !isText[column] {
        addException(row, column, of: batch)
      } else if isText[column], isCode(cell, scan) {
        profile.columns[column].codes.add(cell)
      }
    }
    if !scan.kinds.isDisjoint(with: [.control, .beyondASCII]) { addCharacters(cell, row, column, of: batch) }
    if case .empty? = value { return true }
    return false
  }

  /// Whether a cell is a few capitals, perhaps with digits or signs.
  @inline(__always)
  private func isCode(_ cell: Span<UInt8>, _ scan: CellScan) -> Bool {
    cell.count <= 5 && scan.kinds.contains(.upper)
      && scan.kinds.isDisjoint(with: [.lower, .space, .control, .beyondASCII])
  }
}

// MARK: - What is seldom

extension TableScan {
  /// A cell that may have to be told of.
  private struct Site {
    let batch: RowBatch
    let row: Int
    let column: Int
    let plan: Plan

    var noted: NotedCell {
      batch.noted(row: row, column: column, naming: plan.naming, hasPlaces: plan.hasPlaces)
    }

    var notedRow: NotedRow { batch.noted(row: row, hasPlaces: plan.hasPlaces) }
  }

  private mutating func addException(_ row: Int, _ column: Int, of batch: RowBatch) {
    let site = Site(batch: batch, row: row, column: column, plan: plan)
    profile.columns[column].exceptions.add(site.noted)
  }

  private mutating func addCharacters(
    _ cell: Span<UInt8>, _ row: Int, _ column: Int, of batch: RowBatch
  ) {
    let found = CharacterScan(cell)
    let site = Site(batch: batch, row: row, column: column, plan: plan)
    profile.columns[column].scripts.formUnion(found.scripts)
    if found.scripts.contains(.han) { profile.columns[column].han.add(site.noted) }
    if !found.scripts.isDisjoint(with: plan.voiceless) {
      profile.columns[column].voiceless.add(site.noted)
    }
    guard found.oddities != 0 else { return }
    for oddity in Oddity.allCases where found.holds(oddity) {
      profile.columns[column].oddities[oddity.rawValue, default: Noted()].add(site.noted)
    }
  }

  private mutating func addUneven(_ row: Int, of batch: RowBatch, _ count: Int) {
    let site = Site(batch: batch, row: row, column: 0, plan: plan)
    if count < plan.readers.count {
      profile.short.add(site.notedRow)
    } else {
      profile.long.add(site.notedRow)
    }
  }

  private mutating func addLong(_ seconds: Double, _ row: Int, _ column: Int, of batch: RowBatch) {
    let site = Site(batch: batch, row: row, column: column, plan: plan)
    profile.columns[column].long.add(site.noted)
    profile.columns[column].longest = max(profile.columns[column].longest, seconds)
  }

  private mutating func addSeconds(_ seconds: Double, _ row: Int, of batch: RowBatch) {
    profile.seconds += seconds
    guard seconds > plan.limits.row else { return }
    profile.slowCount += 1
    guard seconds > profile.slowest?.seconds ?? 0 else { return }
    profile.slowest = batch.noted(row: row, hasPlaces: plan.hasPlaces, seconds: seconds)
  }
}
