import RowcallModel

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

  /// Creates a transcript.
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
    var batches = BatchSource(source, rows: rows)
    defer { source = batches.source }
    if try writeAlone(&batches, to: sink) { try writeTogether(&batches, to: sink) }
    try batches.rethrow()
    return batches.wantedRows
  }

  /// A source that gives so many bytes at a time does not wait for anybody.
  private static let largeBatch = 1 << 16

  private func writeTogether(
    _ batches: inout BatchSource<some RowSource & Sendable>, to sink: @Sendable (Span<UInt8>) throws -> Void
  ) throws {
    let order = BatchOrder(batches, slots: jobs)
    Threads.perform(jobs) { _ in
      var writer = writer
      var lines = ByteBuffer()
      while let batch = order.take() {
        lines.removeAll()
        writer.append(rows, of: batch.rows, to: &lines)
        order.inTurn(batch.number) { try lines.withSpan(sink) }
      }
    }
    batches = order.source
    try order.rethrow()
  }

  /// Writes each batch before the next is asked for, so that rows from a slow pipe are not held back.
  ///
  /// Returns whether there may be more that is worth several threads.
  private func writeAlone(
    _ batches: inout BatchSource<some RowSource & Sendable>, to sink: (Span<UInt8>) throws -> Void
  ) throws -> Bool {
    var writer = writer
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
