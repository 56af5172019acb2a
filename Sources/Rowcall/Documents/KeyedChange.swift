import RowcallImport
import RowcallSQLite

/// A change of a database table as the journal keeps it.
///
/// It names rows by their keys, since places change when other programs add rows, and has the very values of cells.
struct KeyedChange: Codable {
  enum Row: Hashable, Codable {
    /// A row that the database has.
    case key([SQLiteValue])
    /// A row that was added and not saved, by a number of its own.
    case new(Int)
  }

  enum Kind: Codable {
    /// Nil gives a cell of a new row its default.
    case set(Row, column: Int, value: SQLiteValue?)
    /// Adds a row, or brings a row back; the key is that of a row that was saved and is deleted in the database.
    case insert(Row, place: Int, cells: [SQLiteValue?], key: [SQLiteValue]?)
    case remove(Row)
    case addColumn(String)
    case removeColumn(String)
  }

  let kind: Kind
  /// What the database had in the row when it was first changed; nil for a later change of the row.
  var was: [SQLiteValue]?
}

/// What a journal has about a database table: its columns before the changes, the changes, and the transaction that was about to
/// be committed, if any.
struct KeyedChanges {
  var table = ""
  var columns: [String] = []
  var changes: [KeyedChange] = []
  var commit: DatabaseCommit?

  /// How many columns they remove that they did not add: the last ones of the table.
  var columnsRemoved: Int {
    var (added, removed) = (0, 0)
    for change in changes {
      if case .addColumn = change.kind { added += 1 }
      if case .removeColumn = change.kind {
        (added, removed) = added > 0 ? (added - 1, removed) : (0, removed + 1)
      }
    }
    return removed
  }
}
