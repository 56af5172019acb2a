import RowcallModel
import RowcallValues

/// Finds the cells of a row that repeat its name: the same words, whatever their capitals.
///
/// Only columns that mostly repeat it are looked at. Elsewhere the same words are news: that of this film the hero is the
/// director, too, or that a city has its country's name.
struct NameRepeats: Sendable {
  /// The zero-based columns that name the row.
  private let names: [Int]
  /// By its place in the plan, whether a cell may repeat the name.
  private let mayRepeat: [Bool]

  /// Nil if no column of the plan repeats the name.
  init?(_ plan: RowPlan) {
    names = plan.cells.filter(\.namesRow).map(\.column)
    mayRepeat = plan.cells.map { !$0.namesRow && plan.repeatingColumns.contains($0.column) }
    if plan.joining != .list || names.isEmpty || !mayRepeat.contains(true) { return nil }
  }

  /// Whether a cell repeats the name of its row.
  ///
  /// - Parameters:
  ///   - range: where the cell is in the batch.
  ///   - row: zero-based within the batch.
  func contains(cell index: Int, _ range: Range<Int>, row: Int, of batch: RowBatch) -> Bool {
    mayRepeat[index] && Self.isName(range, names, row: row, of: batch)
  }

  private static func isName(_ range: Range<Int>, _ names: [Int], row: Int, of batch: RowBatch) -> Bool {
    let bytes = batch.bytes.span
    return names.contains { name in
      guard let place = batch.range(row: row, column: name) else { return false }
      return bytes.extracting(range).repeats(bytes.extracting(place))
    }
  }
}

extension NameRepeats {
  /// So many rows tell whether a column repeats the name.
  private static let sampledRows = 1000

  /// The zero-based columns of words or codes in which at least half of the filled cells repeat the name of their row.
  ///
  /// - Parameters:
  ///   - sample: the first rows.
  ///   - naming: the zero-based columns that name the rows.
  static func columns(of table: Table, in sample: [RowBatch], naming: [Int]) -> Set<Int> {
    let holdsWords = { (column: Int) in [.text, .identifier].contains(table.columns[column].type) }
    let names = naming.filter(holdsWords)
    guard !names.isEmpty else { return [] }
    let candidates = table.columns.indices.filter { !naming.contains($0) && holdsWords($0) }
    return Set(candidates.filter { repeats($0, names, in: sample) })
  }

  private static func repeats(_ column: Int, _ names: [Int], in sample: [RowBatch]) -> Bool {
    var (filled, same, rows) = (0, 0, 0)
    for batch in sample {
      for row in 0..<min(batch.rowCount, sampledRows - rows) {
        guard let range = batch.range(row: row, column: column), !range.isEmpty else { continue }
        filled += 1
        if isName(range, names, row: row, of: batch) { same += 1 }
      }
      rows = min(sampledRows, rows + batch.rowCount)
    }
    return same > 0 && same * 2 >= filled
  }
}

extension RowPlan {
  /// The plan that leaves out cells that repeat the name of their row, in columns that mostly do.
  ///
  /// - Parameters:
  ///   - sample: the first rows.
  ///   - naming: the zero-based columns that name the rows.
  package func leavingOutNames(_ table: Table, in sample: [RowBatch], naming: [Int]) -> RowPlan {
    var plan = self
    plan.repeatingColumns = NameRepeats.columns(of: table, in: sample, naming: naming)
    return plan
  }
}

extension Span<UInt8> {
  /// Whether the same words are in both, with a letter among them; capitals of ASCII count as small letters.
  fileprivate func repeats(_ name: Span<UInt8>) -> Bool {
    let (own, other) = (trimmedRange(), name.trimmedRange())
    guard own.count == other.count, !own.isEmpty else { return false }
    var hasLetter = false
    for offset in 0..<own.count {
      let letter = self[own.lowerBound + offset].smallLetter
      guard letter == name[other.lowerBound + offset].smallLetter else { return false }
      if letter >= UInt8(ascii: "a") { hasLetter = true }
    }
    return hasLetter
  }
}

extension UInt8 {
  /// The byte with capitals of ASCII made small.
  fileprivate var smallLetter: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
