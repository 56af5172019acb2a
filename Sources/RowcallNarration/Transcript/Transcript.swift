import Dispatch
import RowcallModel

/// Writes a table row by row, in order, on as many cores as it may use.
///
/// Each thread takes the next batch, works on it, waits until all batches before it are written, and writes it. So no
/// more than `jobs` batches are in memory, however long the table is, and nothing is handed from thread to thread. A table
/// of one batch never starts a thread.
public struct Transcript: Sendable {
  /// Writes the rows.
  public var writer: RowWriter
  /// The rows that are wanted; nothing is read after the last of them.
  public var rows: RowSelection
  /// How many threads work at a time; no more than there are cores.
  public var jobs: Int

  /// Creates a transcript.
  public init(_ writer: RowWriter, rows: RowSelection = .all, jobs: Int = 1) {
    self.writer = writer
    self.rows = rows
    self.jobs = max(jobs, 1)
  }

  /// Reads all wanted rows and hands their lines to the sink, a batch at a time; returns when all is written.
  ///
  /// Throws what the source or the sink throws. When the source fails, all rows before the failure are written first.
  ///
  /// - Parameter sink: called in order and never twice at a time, but on any thread.
  public func write(
    _ source: some RowSource & Sendable, to sink: @Sendable (Span<UInt8>) throws -> Void
  ) throws {
    var source = BatchSource(source, lastRow: rows.lastRow)
    guard let first = source.next() else { return try source.rethrow() }
    guard jobs > 1, let second = source.next() else {
      return try writeAlone(first, source, to: sink)
    }
    source.putBack([first, second])
    let order = BatchOrder(source, slots: jobs)
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      var writer = writer
      var lines = ByteBuffer()
      while let batch = order.take() {
        lines.removeAll()
        writer.append(rows, of: batch.rows, to: &lines)
        order.inTurn(batch.number) { try lines.withSpan(sink) }
      }
    }
    try order.rethrow()
  }

  private func writeAlone(
    _ first: RowBatch, _ source: BatchSource<some RowSource & Sendable>, to sink: (Span<UInt8>) throws -> Void
  ) throws {
    var source = source
    var writer = writer
    var lines = ByteBuffer()
    var next: RowBatch? = first
    while let batch = next {
      lines.removeAll()
      writer.append(rows, of: batch, to: &lines)
      try lines.withSpan(sink)
      next = source.next()
    }
    try source.rethrow()
  }
}
