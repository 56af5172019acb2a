/// How many rows each section of a table has, in runs of some hundred sections that know their sums.
///
/// Finding a place costs the logarithm of the number of runs and the length of one; an edit costs the length of one
/// run and the number of runs, about the square root of the number of sections. Nothing is kept for a row.
struct SectionCounts: Sendable {
  /// The most sections that a table, and the most rows that a section may have; so no sum ever overflows.
  static let limit = Int(Int32.max)

  /// A run is filled up to this length at first, is cut in two at double this length, and joined below half.
  static let runLength = 512

  /// The row counts of neighbouring sections.
  struct Run: Hashable, Sendable {
    var rows: [Int]
    var total: Int

    init(_ rows: some Collection<Int>) {
      self.rows = Array(rows)
      total = rows.reduce(0, +)
    }
  }

  /// What comes before a run.
  private struct Start: Sendable {
    var section: Int
    var position: Int
  }

  /// The runs, none of them empty.
  private(set) var runs: [Run] = []
  private var starts: [Start] = []

  /// How many sections there are.
  private(set) var numberOfSections = 0
  /// How many rows all sections have together.
  private(set) var total = 0

  /// Makes the counts of a table from the row count of each section.
  init(_ rows: [Int] = []) {
    runs = stride(from: 0, to: rows.count, by: Self.runLength).map { start in
      Run(rows[start..<min(start + Self.runLength, rows.count)])
    }
    refreshStarts(from: 0)
  }

  /// The row count of each section, in order.
  var rowCounts: [Int] { runs.flatMap(\.rows) }

  /// How many rows a section has; the section must exist.
  subscript(section: Int) -> Int {
    let slot = slot(of: section)
    return runs[slot.run].rows[slot.offset]
  }

  /// How many rows stand before a row in the whole table; the section must exist.
  func position(of place: RowPlace) -> Int {
    let slot = slot(of: place.section)
    return starts[slot.run].position + runs[slot.run].rows[..<slot.offset].reduce(0, +) + place.row
  }

  /// The row that has so many rows before it in the whole table; `nil` if there are not so many.
  func place(at position: Int) -> RowPlace? {
    guard (0..<total).contains(position) else { return nil }
    let run = starts.partitionPoint { $0.position > position } - 1
    var left = position - starts[run].position
    var offset = 0
    while left >= runs[run].rows[offset] {
      left -= runs[run].rows[offset]
      offset += 1
    }
    return RowPlace(section: starts[run].section + offset, row: left)
  }

  /// The run of a section, and its place in that run; one past the last section is the end of the last run.
  func slot(of section: Int) -> (run: Int, offset: Int) {
    let run = max(0, starts.partitionPoint { $0.section > section } - 1)
    return (run, section - (starts.isEmpty ? 0 : starts[run].section))
  }

  /// Changes the runs in some range, and brings up to date what is known of them and of all behind them.
  mutating func edit(from run: Int, _ change: (inout [Run]) -> Void) {
    change(&runs)
    refreshStarts(from: run)
  }

  private mutating func refreshStarts(from first: Int) {
    starts.removeSubrange(min(first, starts.count)...)
    var section = first == 0 ? 0 : starts[first - 1].section + runs[first - 1].rows.count
    var position = first == 0 ? 0 : starts[first - 1].position + runs[first - 1].total
    for run in runs[first...] {
      starts.append(Start(section: section, position: position))
      section += run.rows.count
      position += run.total
    }
    numberOfSections = section
    total = position
  }
}
