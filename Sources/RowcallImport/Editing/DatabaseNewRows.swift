import RowcallSQLite

/// Rows that are added, and what they have where their cells are given nothing.
extension DatabaseTransaction {
  /// Adds rows, and notes their keys.
  ///
  /// - Parameter number: the last number that a row had before.
  func writeNewRows(_ keys: inout [Int: [SQLiteValue]?], above number: Int64, _ log: DeletedRows?) throws {
    let added = changes.rows.filter(\.isNew)
    // In their order, since a trigger may want one before the other. None gets the number of a later one.
    let free = added.compactMap(givenNumber).reduce(number, max)
    for row in added {
      do { keys[row.id] = try write(numbered(row, above: free), key: row.key, log) } catch let failure
        as SQLiteFailure
        where failure.isDuplicate || failure.isConstraint || failure.isMismatch
      { throw try broken(failure, in: row) }
    }
  }

  /// Whether a new row was given a number, or had one before.
  private func hasNumber(_ row: DatabaseChanges.Row) -> Bool {
    guard case .insert(let cells) = row.change, let column = table.schema.rowNumberColumn else {
      return row.key != nil
    }
    return cells[column] ?? .null != .null
  }

  /// The number that a new row was given, or had before; nil for none.
  private func givenNumber(_ row: DatabaseChanges.Row) -> Int64? {
    guard case .insert(let cells) = row.change else { return nil }
    // A text such as "3" or "3.0" becomes a whole number where SQLite stores the row.
    let text = (table.schema.rowNumberColumn.flatMap { cells[$0] } ?? row.key?.first)?.text.split(
      separator: " "
    ).first
    return text.flatMap { Int64($0) ?? Double($0).flatMap(Int64.init(exactly:)) }
  }

  /// A new row with a number of its own where the database would give it that of a row which is deleted or gets another one: that row
  /// may come back.
  private func numbered(_ row: DatabaseChanges.Row, above number: Int64) throws -> DatabaseChanges.Row {
    guard case .insert(var cells) = row.change, !hasNumber(row), let last = try table.lastNumber(),
      last < number, number < .max
    else { return row }
    let next = SQLiteValue.integer(number + 1)
    if let column = table.schema.rowNumberColumn { cells[column] = next }
    return DatabaseChanges.Row(
      id: row.id, name: row.name, place: row.place, key: [next], before: row.before, change: .insert(cells))
  }

  /// What the rows that were added have where their cells are given nothing.
  func defaults(
    of saved: [Int: DatabaseChanges.SavedRow], above number: Int64
  ) throws -> [Int: [SQLiteValue]] {
    var defaults: [Int: [SQLiteValue]] = [:]
    var columns: ColumnDefaults?
    for row in changes.rows {
      guard case .insert(let cells) = row.change, let values = saved[row.id]?.values else { continue }
      var next = try columns ?? ColumnDefaults(of: table, columns: changes.newColumns, above: number)
      let others = try next.next()
      columns = next
      defaults[row.id] = changes.newColumns.indices.map { column in
        cells[changes.newColumns[column]] == nil ? values[column] : others[column]
      }
    }
    return defaults
  }
}

/// What the database gives the cells of a row that is added.
struct ColumnDefaults {
  private let table: EditableDatabase
  /// Each as SQL writes it.
  private let expressions: [String]
  /// The place of the column that holds the number of the row; nil for none.
  private let numberPlace: Int?
  /// The last number that a row has or was given here.
  private var number: Int64

  /// - Parameter number: one that no row gets, nor any below it.
  init(of table: EditableDatabase, columns: [String], above number: Int64) throws {
    self.table = table
    self.number = try max(number, table.lastNumber() ?? 0)
    numberPlace = table.schema.rowNumberColumn.flatMap { columns.firstIndex(of: $0) }
    let rows = try table.database.run(
      "SELECT name, dflt_value FROM pragma_table_xinfo(?)", [SQLiteValue(table.schema.name)])
    let written = Dictionary(rows.map { ($0[0].text, $0[1]) }) { $1 }
    expressions = columns.map { column in
      guard let text = written[column], text != .null else { return "NULL" }
      do {
        try table.database.run("SELECT (\(text.text))")
        return "(\(text.text))"
      } catch {
        // A word without quotes, which is a text there and nowhere else.
        return text.literal
      }
    }
  }

  /// What the next row gets.
  mutating func next() throws -> [SQLiteValue] {
    var values = try table.database.run("SELECT " + expressions.joined(separator: ", "))[0]
    guard let numberPlace else { return values }
    if number < .max { number += 1 }
    values[numberPlace] = .integer(number)
    return values
  }
}
