import RowcallImport
import RowcallNarration
import Synchronization

/// The rows on their way to the voices, which take them on a thread of their own.
final class RowFeed: Sendable {
  /// How far it has come.
  struct Position {
    /// How many rows have been handed over.
    var utterances = 0
    /// Zero-based number, in the table, of the row that comes next.
    var nextRow = 0
    /// Bytes of the table that have been said so far.
    var spokenBytes = 0
  }

  private let rows: Mutex<SpokenRows<TableReader>>
  /// Apart from the rows, since whoever asks must not wait for a slow pipe.
  private let current = Mutex(Position())

  init(_ rows: SpokenRows<TableReader>) {
    self.rows = Mutex(rows)
  }

  /// How far it has come.
  var position: Position { current.withLock { $0 } }

  /// Where the rows come from; waits for a row that is being read.
  var reader: TableReader { rows.withLock { $0.source } }

  /// What is said for the next row; nil after the last.
  func next() throws -> Utterance? {
    try rows.withLock { rows in
      guard let utterance = try rows.next() else { return nil }
      current.withLock {
        $0 = Position(
          utterances: $0.utterances + 1, nextRow: rows.nextRow, spokenBytes: rows.spokenBytes)
      }
      return utterance
    }
  }
}
