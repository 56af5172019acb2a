import RowcallImport
import RowcallModel

/// A cell that a finding may tell of.
struct NotedCell: Hashable, Sendable {
  /// The zero-based number of its row in the table.
  var row: Int
  /// Where it stands in the file; nil where nobody knows.
  var place: TextPlace?
  /// Its text, cut after some bytes.
  var text: String
  /// The texts of the cells that name its row, cut as well.
  var names: [String] = []
}

/// A row that a finding may tell of.
struct NotedRow: Hashable, Sendable {
  /// Its zero-based number in the table.
  var row: Int
  /// Where it begins in the file; nil where nobody knows.
  var place: TextPlace?
  /// Its cells, each cut after some bytes, and no more of them than a listener would wait for.
  var cells: [String]
  /// How many cells it has.
  var cellCount: Int
  /// About how long it takes to hear, in seconds.
  var seconds = 0.0

  /// The cell in a column; nil when the row is too short to have it.
  func cell(in column: AuditedColumn) -> String? {
    cells.indices.contains(column.index) ? cells[column.index] : nil
  }
}

/// How many things of a kind there are, and the first of them by row.
struct Noted<Element: Hashable & Sendable & InRow>: Hashable, Sendable {
  private(set) var count = 0
  private(set) var first: [Element] = []
  private let most: Int

  /// - Parameter most: how many are reported.
  init(most: Int = 5) { self.most = most }

  /// Counts one; returns whether it is one of the first, which are kept.
  @inline(__always)
  mutating func countOne() -> Bool {
    count += 1
    return first.count < most
  }

  /// Keeps one that was counted.
  mutating func keep(_ element: Element) { first.append(element) }

  /// Takes in those of another thread, which saw other rows.
  mutating func merge(_ other: Self) {
    count += other.count
    if other.first.isEmpty { return }
    first = Array((first + other.first).sorted { $0.row < $1.row }.prefix(most))
  }
}

extension Noted<NotedCell> {
  /// The first cell; an empty one where there is none.
  var example: NotedCell { first.first ?? NotedCell(row: 0, text: "") }
}

/// Something that stands in a row of a table.
protocol InRow {
  /// The zero-based number of the row.
  var row: Int { get }
  /// Where it is in the file; nil if unknown.
  var place: TextPlace? { get }
}

extension NotedCell: InRow {}
extension NotedRow: InRow {}

extension RowBatch {
  /// A cell to report.
  ///
  /// - Parameters:
  ///   - row: zero-based within the batch.
  ///   - naming: the zero-based columns that name the rows.
  ///   - place: where it stands.
  func noted(row: Int, column: Int, naming: [Int], at place: TextPlace?) -> NotedCell {
    NotedCell(
      row: number(ofRow: row), place: place,
      text: excerpt(row: row, column: column, bytes: 1000) ?? "",
      names: naming.map { excerpt(row: row, column: $0, bytes: 400) ?? "" })
  }

  /// A row to report.
  ///
  /// - Parameter row: zero-based within the batch.
  func noted(row: Int, hasPlaces: Bool, seconds: Double = 0) -> NotedRow {
    let count = cellCount(inRow: row)
    return NotedRow(
      row: number(ofRow: row), place: hasPlaces ? place(row: row, column: 0) : line(ofRow: row),
      cells: (0..<min(count, 300)).map { excerpt(row: row, column: $0, bytes: 4000) ?? "" },
      cellCount: count, seconds: seconds)
  }

  /// The line of a row whose bytes are not those of the file; nil where nobody knows.
  fileprivate func line(ofRow row: Int) -> TextPlace? {
    lines.indices.contains(row) ? TextPlace(line: lines[row]) : nil
  }

  /// A cell's text, cut between two characters; nil when the row is too short to have it.
  private func excerpt(row: Int, column: Int, bytes most: Int) -> String? {
    guard let range = range(row: row, column: column) else { return nil }
    var end = min(range.upperBound, range.lowerBound + most)
    while end < range.upperBound, end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }
}

/// Where the cells of a batch stand; found for a whole row at a time, so that a wide row is gone over once.
struct CellPlaces {
  private let batch: RowBatch
  private let hasPlaces: Bool
  private var rows: [Int: [TextPlace]] = [:]

  /// - Parameter hasPlaces: whether the bytes are those of the file.
  init(_ batch: RowBatch, hasPlaces: Bool) {
    self.batch = batch
    self.hasPlaces = hasPlaces
  }

  /// Where a cell stands, by its zero-based row in the batch; nil where nobody knows.
  mutating func place(row: Int, column: Int) -> TextPlace? {
    guard hasPlaces else { return batch.line(ofRow: row) }
    let places = rows[row] ?? batch.places(row: row, columns: 0..<batch.cellCount(inRow: row))
    rows[row] = places
    return places.indices.contains(column) ? places[column] : nil
  }
}
