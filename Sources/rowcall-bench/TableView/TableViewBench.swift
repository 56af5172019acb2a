import Foundation
import RowcallTableView

/// What updates and reloads of a table view cost, size beside size, so that growth is visible.
struct TableViewBench {
  /// What its figures are called.
  static let name = "table view"

  /// The figures of one size.
  struct Figures {
    let sections: Int
    let rowsEach: Int
    /// Microseconds of one block of deletes and inserts, with what the data source takes.
    let block: Double
    /// Microseconds of the same block on plain arrays.
    let plainBlock: Double
    /// Microseconds of `reloadData()`.
    let reload: Double
    /// Cells and counts that the block, and the reload, asked for.
    let askedByBlock: (cells: Int, counts: Int)
    let askedByReload: (cells: Int, counts: Int)
    /// KiB by which the process grew when the table was made and loaded; nil where the system does not say.
    let memory: Int?
  }

  /// The sizes that are measured: a thousand rows each in more and more sections, then the same rows one by one.
  static let sizes = [(1, 1_000), (10, 1_000), (100, 1_000), (1_000, 1_000), (1, 1_000_000)]

  /// The largest allowed microseconds of one block.
  static let limit = 1_000.0

  /// Measures one size.
  static func measure(sections: Int, rowsEach: Int, runs: Int) throws -> Figures {
    let source = BenchRows(sections: sections, rowsEach: rowsEach)
    let before = residentKiB()
    let table = TableView(log: EventLog(capacity: 1_000))
    table.dataSource = source
    try table.reloadData()
    let held = residentKiB().flatMap { after in before.map { after - $0 } }
    source.forgetWhatWasAsked()
    try table.reloadData()
    let askedByReload = (source.cellsAsked, source.countsAsked)
    let reload = try median(runs) { _ in try table.reloadData() }
    source.forgetWhatWasAsked()
    try apply(BenchBlock(sections: sections, rowsEach: rowsEach, seed: 0), to: table, source)
    let askedByBlock = (source.cellsAsked, source.countsAsked)
    let (block, plain) = try blocks(table, source, sections, rowsEach, runs)
    return Figures(
      sections: sections, rowsEach: rowsEach, block: block, plainBlock: plain, reload: reload,
      askedByBlock: askedByBlock, askedByReload: askedByReload,
      memory: held)
  }

  private static func blocks(
    _ table: TableView, _ source: BenchRows, _ sections: Int, _ rowsEach: Int, _ runs: Int
  ) throws -> (ours: Double, plain: Double) {
    let blocks = (1...runs).map { BenchBlock(sections: sections, rowsEach: rowsEach, seed: UInt64($0)) }
    var plainTable = PlainTable(sections: sections, rowsEach: rowsEach)
    let ours = try median(runs) { try apply(blocks[$0], to: table, source) }
    let plain = median(runs) { plainTable.apply(blocks[$0]) }
    return (ours, plain)
  }

  private static func apply(_ block: BenchBlock, to table: TableView, _ source: BenchRows) throws {
    source.apply(block)
    try table.performBatchUpdates {
      try table.deleteRows(at: block.deleted)
      try table.insertRows(at: block.inserted)
    }
  }

  /// The median of some runs in microseconds.
  private static func median(_ runs: Int, _ body: (Int) throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let times = try (0..<runs).map { run in try clock.measure { try body(run) } / .microseconds(1) }.sorted()
    return times[times.count / 2]
  }

  /// The KiB of memory that the process has in use; nil where the system does not say.
  private static func residentKiB() -> Int? {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let pages = line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024 }
  }
}
