import RowcallModel
import RowcallValues

/// Goes over the cells of one column of a batch after the other and counts what rules ask.
///
/// A batch is gone over column by column: what a column needs is fetched once, and not for each cell.
struct ColumnScan {
  let plan: TableScan.Plan
  /// The zero-based column.
  var column = 0
  /// What was counted so far in the column.
  var profile = ColumnProfile()
  /// Rows of the batch that sum up others or repeat the headers.
  private let unusual: Set<Int>
  /// Where the cells of the batch stand.
  private var places: CellPlaces

  init(_ plan: TableScan.Plan, of batch: RowBatch, unusual: Set<Int>) {
    self.plan = plan
    self.unusual = unusual
    places = CellPlaces(batch, hasPlaces: plan.hasPlaces)
  }

  /// Counts all cells, and adds what they cost to hear to their rows' seconds.
  mutating func scan(_ batch: RowBatch, adding seconds: inout [Double]) {
    let reader = plan.readers[column]
    let cost = plan.costs[column]
    let isText = reader.type == .text
    let table = ByteTable.entries
    let bytes = batch.bytes.span
    for row in 0..<batch.rowCount {
      guard let range = batch.range(row: row, column: column) else { continue }
      let cell = bytes.extracting(range)
      let scan = CellScan(cell, table: table.span)
      let isBlank = count(cell, scan, reader, isText: isText, row, of: batch)
      let taken = cost.seconds(scan.weight, isBlank: isBlank)
      seconds[row] += taken
      profile.seconds += taken
      // A long header makes no long cell.
      let cellSeconds = cost.perWeight * Double(scan.weight)
      if !isBlank, cellSeconds > plan.limits.cell { addLong(cellSeconds, row, of: batch) }
    }
  }

  /// Sorts a cell in; returns whether it holds nothing.
  @inline(__always)
  private mutating func count(
    _ cell: Span<UInt8>, _ scan: CellScan, _ reader: CellReader, isText: Bool, _ row: Int,
    of batch: RowBatch
  ) -> Bool {
    let isOdd = !scan.kinds.isDisjoint(with: [.control, .beyondASCII]) && addCharacters(cell, row, of: batch)
    if scan.kinds.contains(.beyondASCII), profile.beyondASCII.countOne() {
      profile.beyondASCII.keep(noted(row, of: batch))
    }
    let value = cell.count == 0 ? .empty : reader.value(in: cell)
    if case .empty? = value {
      profile.blank += 1
      if !scan.kinds.isSubset(of: .space) {
        profile.placeholders += 1
        if profile.placeholderRow == nil { addPlaceholder(cell, reader, row, of: batch) }
      }
      return true
    }
    if profile.placeholderRow == nil, cell.count <= 4 { addPlaceholder(cell, reader, row, of: batch) }
    profile.filled += 1
    if let other = plan.otherDates[column], profile.doubtful.first.isEmpty {
      addDate(cell, value, other, row, of: batch)
    }
    if isText {
      if isCode(cell, scan) {
        profile.codes.add(cell)
        if cell.count > 1, profile.coded.countOne() { profile.coded.keep(noted(row, of: batch)) }
      }
    } else if value == nil, !isOdd, isOfTheKind(row, batch), profile.exceptions.countOne() {
      profile.exceptions.keep(noted(row, of: batch))
    }
    return false
  }

  /// Keeps the row of the first placeholder, which is the only one that is said.
  private mutating func addPlaceholder(
    _ cell: Span<UInt8>, _ reader: CellReader, _ row: Int, of batch: RowBatch
  ) {
    if reader.isPlaceholder(cell) { profile.placeholderRow = batch.number(ofRow: row) }
  }

  /// Keeps a date that is another day in another order of day and month.
  private mutating func addDate(
    _ cell: Span<UInt8>, _ value: Value?, _ reader: CellReader, _ row: Int, of batch: RowBatch
  ) {
    guard let value, let other = reader.value(in: cell), !other.isSameDay(as: value),
      profile.doubtful.countOne()
    else {
      return
    }
    profile.doubtful.keep(noted(row, of: batch))
  }

  /// Whether a row is like the others; other rules report totals, repeated headers, and rows whose cells are below wrong headers.
  @inline(__always)
  private func isOfTheKind(_ row: Int, _ batch: RowBatch) -> Bool {
    batch.cellCount(inRow: row) == plan.readers.count && !unusual.contains(row)
  }

  /// Whether a cell is a few capitals, perhaps with digits or signs.
  @inline(__always)
  private func isCode(_ cell: Span<UInt8>, _ scan: CellScan) -> Bool {
    cell.count <= 5 && scan.kinds.contains(.upper)
      && scan.kinds.isDisjoint(with: [.lower, .space, .control, .beyondASCII])
  }

  /// Looks at a cell beyond printable ASCII; returns whether it holds odd characters, which have a rule of their own.
  private mutating func addCharacters(_ cell: Span<UInt8>, _ row: Int, of batch: RowBatch) -> Bool {
    let found = CharacterScan(cell)
    profile.scripts.formUnion(found.scripts)
    if found.scripts.contains(.han), profile.han.countOne() { profile.han.keep(noted(row, of: batch)) }
    if !found.scripts.isDisjoint(with: plan.voiceless), profile.voiceless.countOne() {
      profile.voiceless.keep(noted(row, of: batch))
    }
    for oddity in Oddity.allCases where found.oddities != 0 && found.holds(oddity) {
      var cells = profile.oddities[oddity] ?? Noted()
      if cells.countOne() { cells.keep(noted(row, of: batch)) }
      profile.oddities[oddity] = cells
    }
    return found.oddities != 0
  }

  private mutating func addLong(_ seconds: Double, _ row: Int, of batch: RowBatch) {
    if profile.long.countOne() { profile.long.keep(noted(row, of: batch)) }
    profile.longest = max(profile.longest, seconds)
  }

  private mutating func noted(_ row: Int, of batch: RowBatch) -> NotedCell {
    batch.noted(
      row: row, column: column, naming: plan.naming, at: places.place(row: row, column: column))
  }
}

extension Value {
  /// Whether two dates are the same day, whatever their order of day and month.
  fileprivate func isSameDay(as other: Value) -> Bool {
    let dates = [self, other].map { value -> CalendarDate? in
      switch value {
      case .date(let date), .dateTime(let date, _): date
      default: nil
      }
    }
    return dates[0]?.day == dates[1]?.day && dates[0]?.month == dates[1]?.month
      && dates[0]?.year == dates[1]?.year
  }
}
