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

    var words: String {
      switch self {
      case .key(let key): "the row with the key " + key.map(\.text).joined(separator: ", ")
      case .new(let number): "new row \(number + 1)"
      }
    }
  }

  enum Kind: Codable {
    /// Nil gives a cell of a new row its default.
    case set(Row, column: Int, value: SQLiteValue?)
    /// Adds a row, or brings a row back; the key is that of a row that was saved and is deleted in the database.
    case insert(Row, place: Int, cells: [SQLiteValue?], key: [SQLiteValue]?)
    case remove(Row)
    case addColumn(String)
    case removeColumn(String)
    /// Takes the last change back that is there, or makes it again.
    case undo, redo
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

  /// Those that were made and not taken back.
  private var made: [KeyedChange.Kind] {
    var (made, undone): ([KeyedChange.Kind], [KeyedChange.Kind]) = ([], [])
    for change in changes {
      switch change.kind {
      case .undo: undone += made.popLast().map { [$0] } ?? []
      case .redo: made += undone.popLast().map { [$0] } ?? []
      default:
        made.append(change.kind)
        undone = []
      }
    }
    return made
  }

  /// They in words, so that somebody can make them again.
  var edits: [String] {
    made.map { kind in
      switch kind {
      case .set(let row, let column, let value):
        let name = columns.indices.contains(column) ? columns[column] : "column \(column + 1)"
        return "\(row.words), \(name): \(Self.words(for: value))"
      case .insert(let row, _, let cells, _):
        return "\(row.words) inserted: \(cells.map(Self.words).joined(separator: ", "))"
      case .remove(let row): return "\(row.words) deleted"
      case .addColumn(let name): return "column \(name) added"
      case .removeColumn(let name): return "column \(name) removed"
      case .undo, .redo: return ""
      }
    }
  }

  private static func words(for value: SQLiteValue?) -> String {
    value.map { $0 == .null ? "NULL" : $0.text } ?? "default"
  }

  /// How many columns they remove that they did not add: the last ones of the table.
  var columnsRemoved: Int {
    var (added, removed) = (0, 0)
    for change in made {
      if case .addColumn = change { added += 1 }
      if case .removeColumn = change {
        (added, removed) = added > 0 ? (added - 1, removed) : (0, removed + 1)
      }
    }
    return removed
  }
}
