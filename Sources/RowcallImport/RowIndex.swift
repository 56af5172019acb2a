import RowcallModel
import Synchronization

/// How many rows a table has, as far as is known.
public enum RowCount: Hashable, Sendable {
  /// All rows were read.
  case exactly(Int)
  /// So many were read, and more may follow.
  case atLeast(Int)

  /// The rows that are known.
  public var known: Int {
    switch self {
    case .exactly(let count), .atLeast(let count): count
    }
  }
}

/// The rows of a table by their place, however large the file is.
///
/// A thread of its own reads the table once and remembers places from which reading can go on; a row is read from the
/// place before it. Of what can be read only once, such as a pipe, all rows are kept in memory. A class, because the thread and
/// its owner share it.
package final class RowIndex: Sendable {
  fileprivate struct State {
    /// Reads on, behind the rows that are known.
    var reader: TableReader
    var count = 0
    var isComplete = false
    /// What ended reading before the last row.
    var error: ImportError?
    /// Places to go on from, by the row that comes next; empty where rows are kept.
    var places: [(row: Int, reader: TableReader)] = []
    /// Bytes between two places, and since the last one.
    var spacing: Int
    var bytes = 0
    /// With more places, every other one is given up.
    let mostPlaces: Int
    /// Rows that are kept: all, or those that were asked for last.
    var kept: [RowBatch] = []
    let keepsAll: Bool
  }

  private let state: Mutex<State>

  /// So many batches are kept of those that were asked for.
  fileprivate static let mostKept = 8

  /// Begins to read a table; the reader must be at its first row.
  ///
  /// - Parameters:
  ///   - spacing: bytes of rows between two places to go on from, as long as there are not too many places.
  ///   - mostPlaces: how many are too many.
  package init(_ reader: TableReader, spacing: Int = 1 << 22, mostPlaces: Int = 256) {
    let place = reader.detached()
    var state = State(reader: reader, spacing: spacing, mostPlaces: mostPlaces, keepsAll: place == nil)
    if let place { state.places = [(0, place)] }
    self.state = Mutex(state)
    // Without a thread, reading goes as far as somebody asks.
    _ = Threads.start { [weak self] in
      Threads.giveWay()
      while let self, self.readOn() {}
    }
  }

  /// How many rows are known so far.
  package var count: RowCount {
    state.withLock { $0.isComplete ? .exactly($0.count) : .atLeast($0.count) }
  }

  /// What ended reading before the last row; nil if nothing did so far.
  package var error: ImportError? { state.withLock { $0.error } }

  /// The batch with a row, zero-based, and the row's place in it; nil behind the last row.
  ///
  /// Waits until the row is known. Throws what reading throws.
  package func row(at row: Int) throws(ImportError) -> (batch: RowBatch, place: Int)? {
    while row >= count.known, readOn() {}
    if row >= count.known, let error { throw error }
    let result = state.withLock { state in Result { () throws(ImportError) in try state.row(at: row) } }
    return try result.get()
  }

  /// Reads all rows, and gives their number.
  package func readAll() -> Int {
    while readOn() {}
    return count.known
  }

  /// The first row from one on whose cells satisfy a condition, zero-based; nil if none does.
  package func firstRow(
    from start: Int = 0, where isWanted: (RowBatch, _ place: Int) throws -> Bool
  ) throws -> Int? {
    var found: Int?
    try forEachBatch(from: start) { batch in
      let first = max(0, start - batch.firstRow)
      found = try (first..<batch.rowCount).first { try isWanted(batch, $0) }.map { batch.firstRow + $0 }
      return found == nil
    }
    return found
  }

  /// Gives the batches from that with a row on, one after the other, as long as `body` wants more.
  package func forEachBatch(
    from row: Int = 0, _ body: (RowBatch) throws -> Bool
  ) throws {
    if var reader = state.withLock({ $0.reader(before: row) }) {
      while let batch = try reader.nextBatch() {
        if batch.firstRow + batch.rowCount > row, try !body(batch) { return }
      }
      return
    }
    var next = row
    while let found = try self.row(at: next), try body(found.batch) {
      next = found.batch.firstRow + found.batch.rowCount
    }
  }

  /// Reads some rows more; false if there are none.
  private func readOn() -> Bool { state.withLock { $0.readOn() } }
}

extension RowIndex.State {
  fileprivate mutating func readOn() -> Bool {
    guard !isComplete else { return false }
    do {
      guard let batch = try reader.nextBatch() else {
        isComplete = true
        return false
      }
      count = batch.firstRow + batch.rowCount
      if keepsAll {
        kept.append(batch)
      } else {
        bytes += batch.bytes.count
        if bytes >= spacing { addPlace() }
      }
      return true
    } catch {
      self.error = error
      isComplete = true
      return false
    }
  }

  private mutating func addPlace() {
    guard let place = reader.detached() else { return }
    bytes = 0
    places.append((count, place))
    guard places.count > mostPlaces else { return }
    spacing *= 2
    places = places.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  fileprivate mutating func row(at row: Int) throws(ImportError) -> (batch: RowBatch, place: Int)? {
    guard (0..<count).contains(row) else { return nil }
    if let index = index(ofBatchWith: row) {
      let batch = kept[index]
      if !keepsAll { kept.append(kept.remove(at: index)) }
      return (batch, row - batch.firstRow)
    }
    guard var reader = reader(before: row) else { return nil }
    while let batch = try reader.nextBatch() {
      guard batch.firstRow + batch.rowCount > row else { continue }
      kept.append(batch)
      if kept.count > RowIndex.mostKept { kept.removeFirst() }
      return (batch, row - batch.firstRow)
    }
    return nil
  }

  /// A reader that goes on at the last place before a row; nil where rows are kept.
  fileprivate func reader(before row: Int) -> TableReader? {
    places.last { $0.row <= row }?.reader.detached()
  }

  private func index(ofBatchWith row: Int) -> Int? {
    guard keepsAll else {
      return kept.lastIndex { $0.firstRow <= row && row < $0.firstRow + $0.rowCount }
    }
    var range = 0..<kept.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = kept[middle].firstRow <= row ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.first
  }
}
