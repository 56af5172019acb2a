import RowcallModel
import RowcallValues

/// What is around the values of one cell of a plan, decided before the first row and held once for all threads.
final class CellFrame: Sendable {
  /// The zero-based column.
  let column: Int
  /// How the value is shown.
  let options: FormatOptions
  /// Finds the value in a cell.
  let reader: CellReader
  private let isOptional: Bool
  private let isText: Bool
  /// Whether text that says nothing alone is read with its header.
  private let explainsBareText: Bool
  private let placeholders: CellPlan.Placeholders
  private let blank: [UInt8]
  /// The header around a value that fits its column.
  private let header: Affix
  /// The header around "blank" and around text in a column of another type.
  private let headerOfOthers: Affix

  /// - Parameters:
  ///   - isVerbatim: whether cells stand as they were written, whatever the column's type.
  ///   - header: nil for a column that has none.
  init(
    _ plan: CellPlan, column: Column, reader: CellReader, isVerbatim: Bool, header: Affix?, blank: [UInt8]
  ) {
    self.column = plan.column
    options = plan.options
    isOptional = plan.isOptional
    self.reader = isVerbatim ? CellReader(.text) : reader
    isText = column.type == .text || column.type == .identifier || isVerbatim
    explainsBareText = isText && plan.header == .whenUntyped
    placeholders = plan.placeholders
    self.blank = blank
    let header = header ?? Affix()
    self.header = plan.header == .always ? header : Affix()
    headerOfOthers = plan.header == .never ? Affix() : header
  }

  /// Whether nothing is in a cell.
  func isBlank(_ cell: Span<UInt8>) -> Bool {
    if case .empty? = reader.value(in: cell) { true } else { false }
  }

  /// How a cell fits its column.
  ///
  /// - Parameter value: what its reader found.
  func fit(of value: borrowing Value?, _ cell: Span<UInt8>) -> CellFit {
    switch value {
    case .empty?: fit(ofBlank: cell)
    case nil, .identifier?: isText ? fit(ofText: cell) : .other
    default: .fitting
    }
  }

  /// Longer words are not looked at.
  private static let longestPlaceholder = 4

  private func fit(ofBlank cell: Span<UInt8>) -> CellFit {
    guard placeholders != .blank, BlankWords.isPlaceholder(cell) else { return .blank }
    return placeholders == .said ? .saidPlaceholder : .placeholder
  }

  @inline(__always)
  private func fit(ofText cell: Span<UInt8>) -> CellFit {
    if placeholders == .firstSaid, cell.count <= Self.longestPlaceholder,
      BlankWords.isPlaceholderAmongWords(cell)
    {
      return .placeholder
    }
    return explainsBareText && cell.isBareText ? .other : .fitting
  }

  /// Whether a header is said with what is in a cell.
  func saysHeader(with content: SaidContent) -> Bool {
    (content == .value ? header : headerOfOthers) != Affix()
  }

  /// What is around a cell with a value.
  @inline(__always)
  func affix(_ fit: CellFit) -> Affix { fit == .fitting ? header : headerOfOthers }

  /// Appends what stands for an empty cell, or for one that a short row does not have.
  ///
  /// A row may leave it out.
  func appendBlank(withHeader hasHeader: Bool, to output: inout ByteBuffer) {
    if isOptional { return }
    if hasHeader { output.append(headerOfOthers.prefix) }
    output.append(blank)
    if hasHeader { output.append(headerOfOthers.suffix) }
  }
}

/// How a cell fits its column.
enum CellFit: UInt8, Sendable {
  /// Nothing is in it.
  case blank
  /// It is what the column holds.
  case fitting
  /// It is text in a column of values, or text that says nothing without its header.
  case other
  /// It says that nothing is in it, such as `N/A`; only the first of a column is said.
  case placeholder
  /// The same where each is said.
  case saidPlaceholder
}

/// What is said with the first of a plan's cells alone, and in which row that was.
struct SaidOnce: Hashable, Sendable {
  enum Part: Int {
    /// A placeholder, such as `N/A`.
    case placeholder
    /// A header of many words, whole.
    case header
  }

  /// The row of the first one among all that are read, by the place of the cell in the plan, for each part; `Int.max` for none so far.
  private var rows: [Int] = []

  /// Whether a row says a part: one before which none was said.
  ///
  /// - Parameters:
  ///   - row: zero-based among all that are read; rows must come in order.
  ///   - count: how many cells the plan has.
  mutating func says(_ part: Part, cell index: Int, of count: Int, inRow row: Int) -> Bool {
    if rows.isEmpty { rows = Array(repeating: .max, count: count * 2) }
    let place = place(of: part, index)
    if rows[place] == .max { rows[place] = row }
    return rows[place] == row
  }

  /// Notes that a row leaves out what it was to say.
  mutating func takeBack(_ part: Part, cell index: Int, inRow row: Int) {
    let place = place(of: part, index)
    if rows[place] == row { rows[place] = .max }
  }

  private func place(of part: Part, _ index: Int) -> Int { part.rawValue * (rows.count / 2) + index }

  /// Whether another reader of the same rows said one of the parts in an earlier row.
  func isLate(after other: SaidOnce) -> Bool {
    zip(rows, other.rows).contains { $0 > $1 && $0 != .max }
  }

  /// Takes over what another reader of the same rows said.
  mutating func join(_ other: SaidOnce) {
    rows = rows.isEmpty ? other.rows : other.rows.isEmpty ? rows : zip(rows, other.rows).map(min)
  }
}

/// How many cells of each column were text in a column of values.
package struct MisfitCounts: Hashable, Sendable {
  /// By the place of the cell in the plan; empty for none so far.
  private var counts: [Int] = []

  /// Counts a cell.
  ///
  /// - Parameter count: how many cells the plan has.
  mutating func add(cell index: Int, of count: Int) {
    if counts.isEmpty { counts = Array(repeating: 0, count: count) }
    counts[index] += 1
  }

  /// Adds what another writer of the same plan counted.
  mutating func add(_ other: MisfitCounts) {
    counts = counts.isEmpty ? other.counts : other.counts.isEmpty ? counts : zip(counts, other.counts).map(+)
  }

  /// The counts by zero-based column.
  package func byColumn(of plan: RowPlan) -> [Int: Int] {
    Dictionary(zip(plan.cells.map(\.column), counts)) { $0 + $1 }
  }
}

/// The cells of a plan, and of the rows in which all headers are spoken again.
struct PlannedCells<Cell: Sendable>: Sendable {
  /// Those of the row at hand: the plan's, then those over several columns.
  var row: [Cell]
  /// Empty when there are none.
  private var withHeaders: [Cell]
  /// By their places, cells with whole headers where those of the row are cut.
  private var whole: [Int: Cell] = [:]

  /// - Parameters:
  ///   - joint: the columns that cells cover together.
  ///   - headers: those of the table.
  ///   - cell: makes a cell, with its header.
  init(
    _ plan: RowPlan, _ verbosity: Verbosity, joint: JointColumns, headers: ColumnHeaders,
    _ cell: (_ plan: CellPlan, _ header: String, _ count: Int) -> Cell
  ) {
    func cells(_ plan: RowPlan, _ cut: [Int: String] = [:]) -> [Cell] {
      let planned = plan.cells
      let own = (planned + joint.cells(of: plan)).map { headers.texts[$0.column] }
      let said = planned.map { cut[$0.column] } + joint.headers
      return zip(planned + joint.cells(of: plan), zip(said, own)).map {
        cell($0, $1.0 ?? $1.1, planned.count)
      }
    }
    let heard = plan.heard(with: verbosity)
    let cut = plan.saysLongHeadersOnce && verbosity.headerLimit == nil ? headers.cut : [:]
    row = cells(heard, cut)
    withHeaders = plan.repeatingHeaders(with: verbosity).map { cells($0) } ?? []
    for (index, planned) in heard.cells.enumerated() where cut[planned.column] != nil {
      whole[index] = cell(planned, headers.texts[planned.column], heard.cells.count)
    }
  }

  /// Takes a cell with its whole header in place of the same one with a cut header, or puts it back; false for others.
  mutating func swapHeader(at index: Int) -> Bool {
    guard let cell = whole[index] else { return false }
    whole[index] = row[index]
    row[index] = cell
    return true
  }

  /// Takes the cells of a row in which all headers are spoken again, or puts them back.
  mutating func swapHeaders() { swap(&row, &withHeaders) }
}
