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
    var scan = ColumnScan(plan, of: batch, totals: addTotals(of: batch))
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
      if profile.short.countOne() { profile.short.keep(batch.noted(row: row, hasPlaces: plan.hasPlaces)) }
    } else if profile.long.countOne() {
      profile.long.keep(batch.noted(row: row, hasPlaces: plan.hasPlaces))
    }
  }

  /// Notes the rows that sum up others; gives their zero-based numbers in the batch.
  private mutating func addTotals(of batch: RowBatch) -> Set<Int> {
    // Names that repeat name no rows, but "Total" stands among them.
    guard let naming = plan.naming ?? plan.readers.firstIndex(where: { $0.type == .text }) else { return [] }
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
