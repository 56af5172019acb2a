import RowcallModel
import RowcallValues

/// Goes over rows and counts what rules ask; a value, so that each thread has its own.
struct TableScan: Sendable {
  /// What does not change from row to row.
  struct Plan: Sendable {
    /// One for each column.
    var readers: [CellReader]
    /// For each column of dates in doubt, a reader with another order of day and month; nil for others.
    var otherDates: [CellReader?]
    /// What a cell of each column costs to hear.
    var costs: [CellCost]
    /// The zero-based columns that name the rows together.
    var naming: [Int]
    /// Whether the bytes of batches are those of the file.
    var hasPlaces: Bool
    /// Scripts that no voice can say.
    var voiceless: ScriptSet
    /// How long a cell and a row may take, in seconds.
    var limits: (cell: Double, row: Double)
  }

  private let plan: Plan
  private let totals = TotalWords()
  private(set) var profile: TableProfile

  init(_ plan: Plan) {
    self.plan = plan
    profile = TableProfile(columns: plan.readers.count)
  }

  /// Counts the rows of a batch.
  mutating func add(_ batch: RowBatch) {
    profile.rowCount += batch.rowCount
    var seconds = [Double](repeating: CellCost.afterRow, count: batch.rowCount)
    var scan = ColumnScan(plan, of: batch, unusual: addTotals(of: batch))
    addRepeats(of: batch)
    for column in profile.columns.indices {
      scan.column = column
      // Taken out and put back, so that nothing is copied.
      swap(&scan.profile, &profile.columns[column])
      scan.scan(batch, adding: &seconds)
      swap(&scan.profile, &profile.columns[column])
    }
    for row in seconds.indices { add(row, seconds[row], of: batch) }
  }

  @inline(__always)
  private mutating func add(_ row: Int, _ seconds: Double, of batch: RowBatch) {
    profile.seconds += seconds
    if seconds > plan.limits.row { addSlow(row, seconds, of: batch) }
    let count = batch.cellCount(inRow: row)
    if count != plan.readers.count { addUneven(row, count, of: batch) }
  }

  private mutating func addSlow(_ row: Int, _ seconds: Double, of batch: RowBatch) {
    profile.slowCount += 1
    guard seconds > profile.slowest?.seconds ?? 0 else { return }
    profile.slowest = batch.noted(row: row, hasPlaces: plan.hasPlaces, seconds: seconds)
  }

  private mutating func addUneven(_ row: Int, _ count: Int, of batch: RowBatch) {
    if count < plan.readers.count {
      // A title, a note or the name of a section.
      if count == 1, plan.readers.count > 2 { return }
      if profile.short.countOne() { profile.short.keep(batch.noted(row: row, hasPlaces: plan.hasPlaces)) }
    } else if profile.long.countOne() {
      profile.long.keep(batch.noted(row: row, hasPlaces: plan.hasPlaces))
    }
  }

  /// Notes blank rows, rows that repeat the row before them, and those before which the headers are repeated.
  private mutating func addRepeats(of batch: RowBatch) {
    for row in 0..<batch.rowCount {
      if batch.isBlank(row) {
        keep(row, in: \.blank, of: batch)
      } else if row > 0, batch.isEqual(row, row - 1) {
        keep(row, in: \.repeated, of: batch)
      }
    }
    for row in batch.rowsAfterHeader { keep(row, in: \.afterHeaders, of: batch) }
  }

  private mutating func keep(
    _ row: Int, in kind: WritableKeyPath<TableProfile, Noted<NotedRow>>, of batch: RowBatch
  ) {
    guard profile[keyPath: kind].countOne() else { return }
    profile[keyPath: kind].keep(batch.noted(row: row, hasPlaces: plan.hasPlaces))
  }

  /// Notes the rows that sum up others; gives their zero-based numbers in the batch.
  private mutating func addTotals(of batch: RowBatch) -> Set<Int> {
    // Names that repeat name no rows, but "Total" stands among them.
    guard let naming = plan.naming.first ?? plan.readers.firstIndex(where: { $0.type == .text }) else {
      return []
    }
    var rows: Set<Int> = []
    let bytes = batch.bytes.span
    for row in 0..<batch.rowCount {
      guard let range = batch.range(row: row, column: naming), totals.contains(bytes.extracting(range)) else {
        continue
      }
      rows.insert(row)
      if profile.totals.countOne() {
        profile.totals.keep(batch.noted(row: row, hasPlaces: plan.hasPlaces))
      }
    }
    return rows
  }
}

extension RowBatch {
  /// Whether all cells of a row are empty or white space.
  fileprivate func isBlank(_ row: Int) -> Bool {
    for column in 0..<cellCount(inRow: row) {
      guard let range = range(row: row, column: column) else { continue }
      for index in range where !Self.spaces.contains(bytes[index]) { return false }
    }
    return true
  }

  /// Whether two rows have the same cells.
  fileprivate func isEqual(_ row: Int, _ other: Int) -> Bool {
    let count = cellCount(inRow: row)
    guard cellCount(inRow: other) == count else { return false }
    for column in 0..<count {
      guard let left = range(row: row, column: column), let right = range(row: other, column: column),
        left.count == right.count, bytes[left].elementsEqual(bytes[right])
      else { return false }
    }
    return true
  }

  private static let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
}
