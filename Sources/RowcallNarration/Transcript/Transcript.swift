import RowcallModel
import Synchronization

/// Writes a table row by row, in order, on as many cores as it may use.
///
/// Each thread takes the next batch, works on it, waits until all batches before it are written, and writes it. So no
/// more than `jobs` batches are in memory, however long the table is, and nothing is handed from thread to thread. A table
/// whose batches are small never starts a thread.
package struct Transcript: Sendable {
  /// Writes the rows.
  package var writer: RowWriter
  /// The rows that are wanted; nothing is read after the last of them.
  package var rows: RowSelection
  /// How many threads work at a time; no more than there are cores.
  package var jobs: Int

  package init(_ writer: RowWriter, rows: RowSelection = .all, jobs: Int = 1) {
    self.writer = writer
    self.rows = rows
    self.jobs = max(jobs, 1)
  }

  /// Reads all wanted rows and hands their lines to the sink, a batch at a time; returns how many rows there were.
  ///
  /// Throws what the source or the sink throws. When the source fails, all rows before the failure are written first.
  ///
  /// - Parameters:
  ///   - source: read up to the last wanted row; it then knows what it put up with.
  ///   - sink: called in order and never twice at a time, but on any thread.
  @discardableResult
  package func write<Source: RowSource & Sendable>(
    _ source: inout Source, to sink: @Sendable (Span<UInt8>) throws -> Void
  ) throws -> Int {
    var transcript = self
    return try transcript.writeSection(&source, to: sink)
  }

  /// The same for some of a table's rows, after which the writer goes on with others.
  package mutating func writeSection<Source: RowSource & Sendable>(
    _ source: inout Source, to sink: @Sendable (Span<UInt8>) throws -> Void
  ) throws -> Int {
    var batches = BatchSource(source, rows: rows)
    defer { source = batches.source }
    if try writeAlone(&batches, to: sink) { try writeTogether(&batches, to: sink) }
    try batches.rethrow()
    return batches.wantedRows
  }

  /// A source that gives so many bytes at a time does not wait for anybody.
  private static let largeBatch = 1 << 16

  private mutating func writeTogether(
    _ batches: inout BatchSource<some RowSource & Sendable>, to sink: @Sendable (Span<UInt8>) throws -> Void
  ) throws {
    let order = BatchOrder(batches, slots: jobs)
    let saidOnce = Mutex(writer.saidOnce)
    let misfits = Mutex(writer.misfits)
    Threads.perform(jobs) { [rows, writer] _ in
      var writer = writer
      var lines = ByteBuffer()
      while let batch = order.take() {
        writer.saidOnce = saidOnce.withLock { $0 }
        writer.misfits = MisfitCounts()
        lines.removeAll()
        writer.append(rows, of: batch.rows, to: &lines)
        order.inTurn(batch.number) {
          let said = saidOnce.withLock { $0 }
          if writer.saidOnce.isLate(after: said) {
            // A batch before this one said the same first, while this one was written.
            writer.saidOnce = said
            writer.misfits = MisfitCounts()
            lines.removeAll()
            writer.append(rows, of: batch.rows, to: &lines)
          }
          saidOnce.withLock { $0.join(writer.saidOnce) }
          misfits.withLock { $0.add(writer.misfits) }
          try lines.withSpan(sink)
        }
      }
    }
    batches = order.source
    writer.saidOnce = saidOnce.withLock { $0 }
    writer.misfits = misfits.withLock { $0 }
    try order.rethrow()
  }

  /// Writes each batch before the next is asked for, so that rows from a slow pipe are not held back.
  ///
  /// Returns whether there may be more that is worth several threads.
  private mutating func writeAlone(
    _ batches: inout BatchSource<some RowSource & Sendable>, to sink: (Span<UInt8>) throws -> Void
  ) throws -> Bool {
    var lines = ByteBuffer()
    while let batch = batches.next() {
      lines.removeAll()
      writer.append(rows, of: batch, to: &lines)
      try lines.withSpan(sink)
      if jobs > 1 && batch.bytes.count >= Self.largeBatch { return true }
    }
    return false
  }
}

/// How a transcript is written.
package enum TranscriptFormat: String, CaseIterable, Hashable, Codable, Sendable {
  /// One line for each row.
  case text
  /// One JSON object for each row, each on a line of its own (JSON Lines), so that a reader can start before the end.
  ///
  /// `row` counts from 1. `label` is the display form, `spoken` what is spoken. `cells` are in reading order: `column`
  /// (from 1), `header` as it is said before a value, `display`, `spoken`; both are empty for a cell that the row
  /// leaves out. `written` is the cell as it is in the file, null if a short row lacks it; `comments` and `links` are what people attached to it in a workbook, if anything. `assumed` is what nothing in the file decides but the locale or the delimiter, such as "dates mdy". What the headers of neighbours begin with is `beginning`. Rows of a page start with `table`, the table's number,
  /// and rows of an indexed list with `section`, the title of their section. Before these come an object with `index`, the titles
  /// that lead to rows, and before each section one with `section` and `rows`, how many follow; both have words, too.
  case json
}

/// Gives the spoken text of the wanted rows of a source, one row at a time.
///
/// Nothing is read ahead beyond the batch at hand, so that speech starts with the first row.
package struct SpokenRows<Source: RowSource> {
  /// Where the rows come from.
  package private(set) var source: Source
  /// Speaks the rows; it knows what is said once and has been said.
  package private(set) var speech: SpokenRow
  /// Zero-based number, in the table, of the row that comes next.
  package private(set) var nextRow = 0
  /// Bytes of the table that have been spoken so far, as they are in batches.
  package var spokenBytes: Int { finishedBytes + (batch.map { partialBytes(of: $0) } ?? 0) }

  /// What is spoken before a row where the file repeats the header.
  private let beforeRepeat: [SpeechSegment]
  private let rows: RowSelection
  private var batch: RowBatch?
  private var finishedBytes = 0
  private var isAtEnd = false

  /// Creates a row of utterances.
  ///
  /// - Parameter beforeRepeat: what is spoken before a row where the file repeats the header.
  package init(
    _ speech: SpokenRow, rows: RowSelection = .all, of source: Source, beforeRepeat: [SpeechSegment] = []
  ) {
    self.beforeRepeat = beforeRepeat
    self.speech = speech
    self.rows = rows
    self.source = source
  }

  /// The spoken text of the next wanted row; nil after the last.
  ///
  /// Throws what the source throws.
  package mutating func next() throws -> Utterance? {
    while let batch = try current() {
      let row = nextRow
      nextRow += 1
      guard rows.contains(row) else { continue }
      var utterance = speech.nextUtterance(row: row - batch.firstRow, of: batch)
      if batch.rowsAfterHeader.contains(row - batch.firstRow) {
        utterance.segments.insert(contentsOf: beforeRepeat, at: 0)
      }
      return utterance
    }
    return nil
  }

  /// The batch that holds the next row; nil if no wanted row is left.
  private mutating func current() throws -> RowBatch? {
    while !isAtEnd {
      if let lastRow = rows.lastRow, nextRow > lastRow { return nil }
      if let batch, nextRow < batch.firstRow + batch.rowCount { return batch }
      finishedBytes += batch?.bytes.count ?? 0
      batch = try source.nextBatch()
      isAtEnd = batch == nil
      // The rows of a section begin where those before it end.
      if let batch { nextRow = max(nextRow, batch.firstRow) }
    }
    return nil
  }

  private func partialBytes(of batch: RowBatch) -> Int {
    let share = Double(nextRow - batch.firstRow) / Double(max(1, batch.rowCount))
    return Int(Double(batch.bytes.count) * share)
  }
}

extension SpokenRows: Sendable where Source: Sendable {}
