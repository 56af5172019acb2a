import RowcallNarration
import Synchronization

/// The rows of all tables on their way to the voices, which take them on a thread of their own.
final class RowFeed: Sendable {
  /// How far it has come.
  struct Position {
    /// How many rows have been handed over.
    var rows = 0
    /// Zero-based number, in the table, of the row that comes next.
    var nextRow = 0
    /// Bytes of the table that have been said so far.
    var spokenBytes = 0
  }

  private let tables: Mutex<SpokenTables>
  /// Apart from the rows, since whoever asks must not wait for a slow pipe.
  private let current = Mutex(Position())

  init(_ tables: SpokenTables) {
    self.tables = Mutex(tables)
  }

  /// How far it has come.
  var position: Position { current.withLock { $0 } }

  /// Tells what reading had to put up with; waits for a row that is being read.
  func reportProblems() { tables.withLock { $0.reportProblems() } }

  /// What is said next: a row, or what tells its table from others; nil after the last.
  func next() throws -> Utterance? {
    try tables.withLock { tables in
      let utterance = try tables.next()
      current.withLock { $0 = tables.position }
      return utterance
    }
  }
}
