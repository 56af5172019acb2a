import RowcallImport

/// One change of a table; rows and columns count from zero, as the table is before the change.
public enum EditStep: Hashable, Sendable, Codable {
  /// Gives a cell another text, null or an empty text.
  case set(row: Int, column: Int, text: EditedCell)
  /// Puts a new row before a row, or behind the last for the number of rows.
  case insert(row: Int, cells: [String])
  /// Removes a row.
  case remove(row: Int)
  /// Removes the rows that a database deleted with others, by their places in order.
  case removeEach(rows: [Int])
  /// Takes a row out and puts it where it then has this place.
  case move(row: Int, to: Int)
  /// Puts the rows in another order: the places that they have now, in their new order.
  case reorder([Int])
  /// Adds a column without texts behind the last.
  case addColumn(String)
  /// Removes the column that was added last.
  case removeColumn(String)
}

extension EditStep {
  /// The row whose cells it changes or removes; nil for any other step.
  var changedRow: Int? {
    switch self {
    case .set(let row, _, _), .remove(let row): row
    case .insert, .removeEach, .move, .reorder, .addColumn, .removeColumn: nil
    }
  }

  /// Whether rows go when it is made again, or when it is undone.
  func removesRows(isRedo: Bool) -> Bool {
    switch self {
    case .remove, .removeEach: isRedo
    case .insert: !isRedo
    case .set, .move, .reorder, .addColumn, .removeColumn: false
    }
  }
}

/// A change as the document keeps it: it names rows of the file and new rows, so that undoing a change brings back the very
/// bytes.
enum RowChange {
  /// What a cell of a row has; nil for what the file has.
  case cell(row: Int, column: Int, EditedCell?)
  case insert(row: Int, at: Int)
  case remove(at: Int)
  /// Several at once; places are in order, as they are with all of these rows.
  case insertEach([(row: Int, at: Int)])
  case removeEach(at: [Int])
  case move(from: Int, to: Int)
  case order([Int])
  case addColumn(String)
  case removeColumn
}

extension EditedRows {
  /// Makes a change, and gives the one that undoes it.
  mutating func apply(_ change: RowChange) -> RowChange {
    switch change {
    case .cell(let row, let column, let content):
      let old = changes[row]?[column]
      changes[row, default: [:]][column] = content
      if changes[row]?.isEmpty == true { changes[row] = nil }
      return .cell(row: row, column: column, old)
    case .insert(let row, let place):
      order.insert(row, at: place)
      return .remove(at: place)
    case .remove(let place):
      return .insert(row: order.remove(at: place), at: place)
    case .insertEach(let rows):
      var (merged, rest) = ([Int](), order[...])
      merged.reserveCapacity(order.count + rows.count)
      for (row, place) in rows {
        let before = rest.prefix(place - merged.count)
        merged += before
        rest = rest.dropFirst(before.count)
        merged.append(row)
      }
      order = merged + rest
      return .removeEach(at: rows.map(\.at))
    case .removeEach(let places):
      let gone = places.map { (row: order[$0], at: $0) }
      let isGone = Set(places)
      order = order.indices.filter { !isGone.contains($0) }.map { order[$0] }
      return .insertEach(gone)
    case .move(let from, let to):
      order.insert(order.remove(at: from), at: to)
      return .move(from: to, to: from)
    case .order(let new):
      defer { order = new }
      return .order(order)
    case .addColumn(let name):
      addedColumns.append(name)
      return .removeColumn
    case .removeColumn:
      return .addColumn(addedColumns.removeLast())
    }
  }
}
