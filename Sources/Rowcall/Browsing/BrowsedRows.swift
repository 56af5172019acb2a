import RowcallAccessibility
import RowcallImport
import RowcallModel

/// The rows that a listener browses: those of a file, or of a document once something was changed; all of them or some, in any
/// order.
struct BrowsedRows: RecordSource {
  /// Where the rows come from.
  enum Origin {
    case file(RowIndex)
    case document(TableDocument)
  }

  var origin: Origin
  /// The places of the rows in the file or document, in the order in which they are browsed; nil for all as they are.
  var order: [UInt32]?
  /// The zero-based columns that are browsed.
  var columns: [Int]
  /// Whether a listener no longer waits for what reads all rows.
  var isInterrupted: () -> Bool = { false }
  /// How columns of a database keep dates as numbers; nil for others.
  var storedDates: [DateStorage?] = []

  /// The rows that are known so far, and the columns.
  var extent: RecordExtent { RecordExtent(rowCount: count.known, columnCount: columns.count) }

  /// How many rows there are, as far as is known.
  var count: RowCount {
    if let order { return .exactly(order.count) }
    return switch origin {
    case .file(let index): index.count
    case .document(let document): .exactly(document.rowCount)
    }
  }

  /// The place of a browsed row in the file or document.
  func place(of row: Int) -> Int? {
    guard let order else { return row }
    return order.indices.contains(row) ? Int(order[row]) : nil
  }

  /// Browses a row that came to a place of the document, in a row of its own.
  mutating func insert(_ place: Int, at row: Int) {
    makeRoom(at: place)
    if let last = order?.count { order?.insert(UInt32(place), at: min(row, last)) }
  }

  /// Goes on with the same rows where one came to a place of the document that is not browsed.
  mutating func makeRoom(at place: Int) { order = order.take()?.map { $0 >= place ? $0 + 1 : $0 } }

  /// Leaves out the row that went from a place of the document.
  mutating func remove(_ place: Int) {
    order = order.take()?.compactMap { $0 == place ? nil : $0 > place ? $0 - 1 : $0 }
  }

  /// The browsed row at each place in the file or document, and 0 at those that are not browsed; empty for all as they are.
  var ranks: [UInt32] {
    guard let order else { return [] }
    var ranks = [UInt32](repeating: 0, count: order.max().map { Int($0) + 1 } ?? 0)
    for (row, place) in order.enumerated() { ranks[Int(place)] = UInt32(row) }
    return ranks
  }

  func text(row: Int, column: Int) throws -> String? {
    guard columns.indices.contains(column), let found = try batch(ofRow: row) else { return nil }
    return found.batch.text(row: found.place, column: columns[column])
  }

  /// A browsed row in a batch, with the columns of the file; nil behind the last row, for which reading may have to go on.
  func batch(ofRow row: Int) throws -> (batch: RowBatch, place: Int)? {
    try place(of: row).flatMap(batch(at:))
  }

  /// The batch with the row at a place of the file, and its place in the batch; nil if there is no such row.
  func batch(at place: Int) throws -> (batch: RowBatch, place: Int)? {
    guard place >= 0 else { return nil }
    switch origin {
    case .file(let index): return try index.row(at: place)
    case .document(let document):
      guard place < document.rowCount else { return nil }
      var batch = RowBatch()
      batch.append(row: try cells(ofRow: place, in: document))
      batch.firstRow = place
      return (batch, 0)
    }
  }

  /// The cells of a document as they are read from the file.
  private func cells(ofRow row: Int, in document: TableDocument) throws -> [String] {
    var cells = try document.cells(ofRow: row)
    for (column, storage) in storedDates.enumerated() where column < cells.count {
      if let storage, let date = storage.text(of: cells[column]) { cells[column] = date }
    }
    return cells
  }

  /// Why reading ended before the last row; nil if it did not.
  var problem: ImportError? { if case .file(let index) = origin { index.error } else { nil } }

  /// Reads until a row is known, or all rows are.
  func readOn(to row: Int) throws {
    guard order == nil, case .file(let index) = origin else { return }
    if row == .max { _ = index.readAll() } else { _ = try index.row(at: row) }
  }

  /// Gives all rows of the file or document in batches, with their places, as long as `body` wants more.
  ///
  /// - Parameter start: the place to begin at.
  func forEachBatch(from start: Int = 0, _ body: (RowBatch) throws -> Bool) throws {
    func isEnough(_ batch: RowBatch) throws -> Bool {
      if isInterrupted() { throw BrowseRefusal.interrupted }
      return try !body(batch)
    }
    switch origin {
    case .file(let index): try index.forEachBatch(from: start) { try !isEnough($0) }
    case .document(let document):
      var next = start
      while next < document.rowCount {
        var batch = RowBatch()
        batch.firstRow = next
        let end = min(next + Self.batchRows, document.rowCount)
        for row in next..<end { batch.append(row: try cells(ofRow: row, in: document)) }
        if try isEnough(batch) { return }
        next = end
      }
    }
  }

  /// Gives each browsed row, by its batch and its place in it; in the order of the file.
  func forEachRow(_ body: (RowBatch, Int) throws -> Void) throws {
    guard let order else {
      return try forEachBatch { batch in
        for row in 0..<batch.rowCount { try body(batch, row) }
        return true
      }
    }
    var isWanted = [Bool](repeating: false, count: order.max().map { Int($0) + 1 } ?? 0)
    for place in order { isWanted[Int(place)] = true }
    try forEachBatch { batch in
      for row in 0..<batch.rowCount where batch.firstRow + row < isWanted.count {
        if isWanted[batch.firstRow + row] { try body(batch, row) }
      }
      return true
    }
  }

  /// The nearest browsed row below or above one that satisfies a condition; nil if none does.
  ///
  /// - Parameters:
  ///   - last: the last row that is looked at; nil for that at the end.
  ///   - isPossible: whether a batch can have such a row at all, for conditions that are faster to check at once.
  func nearest(
    to row: Int, isForward: Bool, upTo last: Int? = nil, isPossible: (RowBatch) -> Bool = { _ in true },
    where isWanted: (RowBatch, Int) throws -> Bool
  ) throws -> Int? {
    if let order {
      let rest =
        isForward
        ? stride(from: row + 1, to: min(order.count, last.map { $0 + 1 } ?? .max), by: 1)
        : stride(from: min(row, order.count) - 1, to: max(last ?? 0, 0) - 1, by: -1)
      for row in rest.prefix(Self.nearRows) {
        if let found = try batch(ofRow: row), try isWanted(found.batch, found.place) { return row }
      }
      guard rest.dropFirst(Self.nearRows).contains(where: { _ in true }) else { return nil }
      // Sorted rows are far from each other in the file, which is read once.
      var places = [Bool](repeating: false, count: order.max().map { Int($0) + 1 } ?? 0)
      try forEachRow { if try isWanted($0, $1) { places[$0.firstRow + $1] = true } }
      return rest.first { places[Int(order[$0])] }
    }
    if isForward {
      let end = last.map { $0 + 1 } ?? .max
      return row + 1 < end ? try rows(in: row + 1..<end, isPossible, isWanted) { _ in false } : nil
    }
    if row == .max { try readOn(to: row) }
    var end = min(row, count.known)
    var size = Self.batchRows * 8
    let first = max(last ?? 0, 0)
    while end > first {
      var nearest: Int?
      let start = max(first, end - size)
      _ = try rows(in: start..<end, isPossible, isWanted) { found in
        nearest = found
        return true
      }
      if let nearest { return nearest }
      (end, size) = (start, size * 4)
    }
    return nil
  }

  /// Gives the places in a range that satisfy a condition, as long as more are wanted; the last one that was given.
  private func rows(
    in range: Range<Int>, _ isPossible: (RowBatch) -> Bool, _ isWanted: (RowBatch, Int) throws -> Bool,
    _ wantsMore: (Int) -> Bool
  ) throws -> Int? {
    var found: Int?
    try forEachBatch(from: range.lowerBound) { batch in
      guard batch.firstRow < range.upperBound else { return false }
      guard isPossible(batch) else { return true }
      let end = min(batch.rowCount, range.upperBound - batch.firstRow)
      for row in max(0, range.lowerBound - batch.firstRow)..<max(end, 0) where try isWanted(batch, row) {
        found = batch.firstRow + row
        if !wantsMore(batch.firstRow + row) { return false }
      }
      return true
    }
    return found
  }

  private static let batchRows = 1024
  /// So many rows of another order are read one by one before all are.
  private static let nearRows = 50
}
