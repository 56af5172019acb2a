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

/// A model of numbered rows in equal sections, which costs next to nothing itself and counts what it is asked.
final class BenchRows: TableViewDataSource {
  private(set) var rows: [Int]
  /// How many cells were asked for.
  private(set) var cellsAsked = 0
  /// How many times the rows of a section were asked for.
  private(set) var countsAsked = 0

  init(sections: Int, rowsEach: Int) { rows = Array(repeating: rowsEach, count: sections) }

  func forgetWhatWasAsked() { (cellsAsked, countsAsked) = (0, 0) }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return rows[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(reuseIdentifier: "row")
    cell.content.title = "row"
    return cell
  }

  /// Changes the model as a block does.
  func apply(_ block: BenchBlock) {
    for path in block.deleted { rows[path.section] -= 1 }
    for path in block.inserted { rows[path.section] += 1 }
  }
}

/// A hundred deletes and a hundred inserts, spread over the table, so that its size stays the same.
struct BenchBlock {
  /// How many rows go, and how many come.
  static let operations = 100

  /// The rows that go, by their paths before.
  let deleted: [IndexPath]
  /// The rows that come, by their paths after.
  let inserted: [IndexPath]

  /// A block for a table of equal sections, different for each seed.
  init(sections: Int, rowsEach: Int, seed: UInt64) {
    var generator = SplitMix(state: seed)
    var places = Set<IndexPath>()
    while places.count < Self.operations {
      let section = generator.below(sections)
      places.insert(IndexPath(row: generator.below(rowsEach - Self.operations), section: section))
    }
    deleted = places.sorted()
    // A row comes in each section as often as one goes, so the block fits the same table again and again.
    inserted = deleted
  }
}

/// The peer: the same rows as plain arrays of identifiers, changed in place, with nothing checked, mapped or logged.
struct PlainTable {
  private var sections: [[Int]]
  private var nextIdentifier: Int

  init(sections: Int, rowsEach: Int) {
    self.sections = (0..<sections).map { section in Array(section * rowsEach..<(section + 1) * rowsEach) }
    nextIdentifier = sections * rowsEach
  }

  mutating func apply(_ block: BenchBlock) {
    for path in block.deleted.reversed() { sections[path[0]].remove(at: path[1]) }
    for path in block.inserted {
      sections[path[0]].insert(nextIdentifier, at: path[1])
      nextIdentifier += 1
    }
  }
}

/// The table view's figures, in Markdown.
enum TableViewReport {
  /// The lines above the first size.
  static func heading(runs: Int) -> String {
    """

    Table view: one block of \(BenchBlock.operations) deletes and \(BenchBlock.operations) inserts, and one reload; \
    median of \(runs) runs. The peer changes plain arrays and checks nothing.

    | rows | sections | block | peer | ratio | asked for (cells, counts) | reload | asked for | memory | budget | |
    |--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|
    """
  }

  /// The line of one size.
  static func line(for figures: TableViewBench.Figures) -> String {
    let cells = [
      "\(figures.sections * figures.rowsEach)", "\(figures.sections)", microseconds(figures.block),
      microseconds(figures.plainBlock), tenths(figures.block / figures.plainBlock),
      "\(figures.askedByBlock.cells), \(figures.askedByBlock.counts)", microseconds(figures.reload),
      "\(figures.askedByReload.cells), \(figures.askedByReload.counts)",
      figures.memory.map { "\($0) KiB" } ?? "unknown", microseconds(TableViewBench.limit),
      figures.block <= TableViewBench.limit ? "holds" : "missed",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func microseconds(_ value: Double) -> String { "\(tenths(value)) µs" }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
