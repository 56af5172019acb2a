import Dispatch
import RowcallModel
import Synchronization

/// Writes rows in one format, one after the other.
protocol RowAppending: Sendable {
  /// Appends one row without its line break.
  ///
  /// - Parameter row: zero-based within the batch.
  mutating func append(row: Int, of batch: RowBatch, to output: inout ByteBuffer)

  /// Goes on with the rows of a section.
  mutating func begin(section title: String)

  /// What is said once and was said so far.
  var saidOnce: SaidOnce { get set }

  /// How many cells so far did not fit their column.
  var misfits: MisfitCounts { get set }
}

extension RowAppending {
  /// Its heading is above the rows.
  mutating func begin(section title: String) {}
}

extension RowLabel: RowAppending {}
extension SpokenRow: RowAppending {}
extension JSONRow: RowAppending {}

extension RowAppending {
  /// Appends rows, each with a line break after it.
  fileprivate mutating func append(_ rows: Range<Int>, of batch: RowBatch, to output: inout ByteBuffer) {
    for row in rows {
      append(row: row, of: batch, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }
}

/// Writes the rows of a batch in one format; a value, so that each thread has its own.
///
/// What it has learnt in one batch (a currency's symbol, the spoken text of a cell) serves the next. Nothing in the lines
/// is unsafe to print: that is seen to here, on each thread, since there may be many.
package struct RowWriter: Sendable {
  private var rows: any RowAppending
  private let isJSON: Bool
  /// The line before a row where the file repeats the header; empty for none.
  package var repeatedHeader = ""

  /// Writes each row's label on a line.
  package init(_ label: RowLabel) {
    rows = label
    isJSON = false
  }

  /// Writes the spoken text of each row on a line.
  package init(_ spoken: SpokenRow) {
    rows = spoken
    isJSON = false
  }

  /// Writes each row as a JSON object on a line (see ``TranscriptFormat/json``).
  ///
  /// - Parameters:
  ///   - assumptions: what the locale decided about the values of columns, by their zero-based number.
  ///   - number: the number of the table on its page, counted from one; nil outside a page.
  package init(
    json label: RowLabel, _ spoken: SpokenRow, plan: RowPlan, table: Table, assumptions: [Int: String] = [:],
    number: Int? = nil
  ) {
    rows = JSONRow(label, spoken, plan: plan, table: table, assumptions: assumptions, number: number)
    isJSON = true
  }

  /// What is said once and was said so far; who writes other rows of the same table must know them.
  var saidOnce: SaidOnce {
    get { rows.saidOnce }
    set { rows.saidOnce = newValue }
  }

  /// How many cells so far did not fit their column.
  package internal(set) var misfits: MisfitCounts {
    get { rows.misfits }
    set { rows.misfits = newValue }
  }

  /// Goes on with the rows of a section, by its title.
  package mutating func begin(section title: String) { rows.begin(section: title) }

  private mutating func append(_ wanted: Range<Int>, of batch: RowBatch, to output: inout ByteBuffer) {
    var start = wanted.lowerBound
    for row in batch.rowsAfterHeader where wanted.contains(row) && !repeatedHeader.isEmpty {
      rows.append(start..<row, of: batch, to: &output)
      output.append(repeatedHeader + "\n")
      start = row
    }
    rows.append(start..<wanted.upperBound, of: batch, to: &output)
  }

  /// Appends the wanted rows of a batch, each with a line break after it.
  mutating func append(_ selection: RowSelection, of batch: RowBatch, to output: inout ByteBuffer) {
    let start = output.count
    let inTable = batch.firstRow..<(batch.firstRow + batch.rowCount)
    for range in selection.wanted(in: inTable) {
      let wanted = (range.lowerBound - batch.firstRow)..<(range.upperBound - batch.firstRow)
      append(wanted, of: batch, to: &output)
    }
    let safe = output.withSpan { lines in
      isJSON ? TextHazard.json(lines.extracting(start...)) : TextHazard.printed(lines.extracting(start...))
    }
    guard let safe else { return }
    output.removeAll(from: start)
    output.append(safe)
  }
}

/// Reads a source up to the last wanted row, and keeps its error until what came before is written.
struct BatchSource<Source: RowSource & Sendable>: Sendable {
  /// The source, as far as it has been read.
  package private(set) var source: Source
  /// How many of the rows given so far are wanted.
  private(set) var wantedRows = 0
  private let rows: RowSelection
  private var isAtEnd = false
  private var error: (any Error)?

  /// - Parameter rows: the wanted ones; nothing is read after the last of them.
  init(_ source: Source, rows: RowSelection) {
    self.source = source
    self.rows = rows
  }

  /// The next batch; nil after the last, and after an error.
  mutating func next() -> RowBatch? {
    guard !isAtEnd else { return nil }
    do {
      guard let batch = try source.nextBatch() else {
        isAtEnd = true
        return nil
      }
      let given = batch.firstRow..<(batch.firstRow + batch.rowCount)
      wantedRows += rows.wanted(in: given).reduce(0) { $0 + $1.count }
      if let lastRow = rows.lastRow, given.upperBound > lastRow { isAtEnd = true }
      return batch
    } catch {
      isAtEnd = true
      self.error = error
      return nil
    }
  }

  /// Gives nothing more.
  mutating func stop() {
    isAtEnd = true
  }

  /// Throws the error that ended reading.
  func rethrow() throws {
    if let error { throw error }
  }
}

/// Gives batches to several threads and lets each write when all before it have written.
final class BatchOrder<Source: RowSource & Sendable>: Sendable {
  private struct State: Sendable {
    var source: BatchSource<Source>
    var taken = 0
  }

  private let state: Mutex<State>
  // Apart from the source, whose lock is held as long as reading blocks.
  private let failure = Mutex<(any Error)?>(nil)
  // Batch n waits at turns[n % slots]; no more than that many are out at a time, so no two wait at one.
  private let turns: [DispatchSemaphore]

  /// - Parameter slots: how many threads there are, each with one batch at a time.
  init(_ source: BatchSource<Source>, slots: Int) {
    state = Mutex(State(source: source))
    turns = (0..<slots).map { _ in DispatchSemaphore(value: 0) }
    turns[0].signal()
  }

  /// The next batch and its number, which must be given back to `inTurn`; nil if there is none.
  func take() -> (number: Int, rows: RowBatch)? {
    state.withLock { state in
      if failure.withLock({ $0 != nil }) { state.source.stop() }
      guard let batch = state.source.next() else { return nil }
      state.taken += 1
      return (state.taken - 1, batch)
    }
  }

  /// Waits for the turn of a batch, writes it, and gives the turn to the next.
  ///
  /// After an error nothing more is written or read.
  func inTurn(_ number: Int, write: () throws -> Void) {
    turns[number % turns.count].wait()
    do {
      if failure.withLock({ $0 == nil }) { try write() }
    } catch {
      failure.withLock { $0 = error }
    }
    turns[(number + 1) % turns.count].signal()
  }

  /// The source when all is written.
  var source: BatchSource<Source> { state.withLock { $0.source } }

  /// Throws the error of a writer.
  func rethrow() throws {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
