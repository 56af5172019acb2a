import RowcallSQLite

/// Writes changes of a table into an open transaction.
struct DatabaseTransaction {
  let table: EditableDatabase
  let changes: DatabaseChanges
  /// The path in errors.
  let name: String
  /// Whether rows that another program changed meanwhile are overwritten.
  let isForced: Bool

  private var database: SQLiteDatabase { table.database }
  private var quotedTable: String { table.schema.name.quotedName }

  /// Gives the rows that were changed or added, as the database has them then.
  func write() throws -> [Int: DatabaseChanges.SavedRow] {
    guard try table.columnNames() == changes.oldColumns else {
      throw EditError.changedMeanwhile(path: name)
    }
    // Before anything is written, which may change other rows as well.
    if !isForced { try checkRows() }
    for column in changes.newColumns where !changes.oldColumns.contains(column) {
      let type = DatabaseSchema.Column.added(column).type
      try database.run(
        "ALTER TABLE \(quotedTable) ADD COLUMN \(column.quotedName) \(type)")
    }
    var keys: [Int: [SQLiteValue]] = [:]
    for row in changes.rows {
      do {
        keys[row.id] = try write(row)
      } catch let failure as SQLiteFailure where failure.isConstraint || failure.isMismatch {
        throw try broken(failure, in: row)
      }
    }
    for column in changes.oldColumns.reversed() where !changes.newColumns.contains(column) {
      try drop(column)
    }
    table.forgetStatements()
    return try keys.compactMapValues { key in
      try table.values(ofRow: key, in: changes.newColumns).map {
        DatabaseChanges.SavedRow(key: key, values: $0)
      }
    }
  }

  private func checkRows() throws {
    for row in changes.rows {
      guard let key = row.key, let before = row.before else { continue }
      guard try table.values(ofRow: key, in: changes.oldColumns) == before else {
        throw EditError.rowChanged(path: name, row: row.name)
      }
    }
  }

  /// Gives the key that the row has then; nil for a row that was deleted.
  private func write(_ row: DatabaseChanges.Row) throws -> [SQLiteValue]? {
    switch row.change {
    case .delete:
      try database.run("DELETE FROM \(quotedTable) WHERE \(table.keyCondition)", row.key ?? [])
      guard try table.values(ofRow: row.key ?? [], in: changes.newColumns) == nil else { throw ignored(row) }
      return nil
    case .update(let cells):
      // ABORT also where the table would replace another row that has the same value.
      let setters = cells.keys.map { "\($0.quotedName) = ?" }.joined(separator: ", ")
      let found = try database.run(
        "UPDATE OR ABORT \(quotedTable) SET \(setters) WHERE \(table.keyCondition) RETURNING \(keyList)",
        Array(cells.values) + (row.key ?? []))
      if let key = found.first { return key }
      guard try table.values(ofRow: row.key ?? [], in: changes.newColumns) == nil else { throw ignored(row) }
      // Another program deleted it meanwhile.
      let old = Dictionary(zip(changes.oldColumns, row.before ?? [])) { $1 }
      let writable = old.filter { column in
        table.schema.columns.first { $0.name == column.key }?.isComputed != true
      }
      return try insert(writable.merging(cells) { $1 }, of: row)
    case .insert(let cells): return try insert(cells, of: row)
    }
  }

  private var keyList: String { table.keyNames.joined(separator: ", ") }

  private func insert(_ cells: [String: SQLiteValue], of row: DatabaseChanges.Row) throws -> [SQLiteValue] {
    var names = cells.keys.map(\.quotedName)
    var values = Array(cells.values)
    // A row that comes back gets its number back.
    if let number = table.schema.rowNumberName, table.schema.rowNumberColumn == nil, let key = row.key {
      names.append(number)
      values += key
    }
    let parameters = names.map { _ in "?" }.joined(separator: ", ")
    let contents =
      names.isEmpty ? "DEFAULT VALUES" : "(\(names.joined(separator: ", "))) VALUES (\(parameters))"
    let found = try database.run(
      "INSERT OR ABORT INTO \(quotedTable) \(contents) RETURNING \(keyList)", values)
    guard let key = found.first else { throw ignored(row) }
    return key
  }

  private func ignored(_ row: DatabaseChanges.Row) -> EditError {
    .constraint(path: name, row: row.name, columns: [], reason: "a trigger of the table ignores the row")
  }

  /// Removes a column that this program added, unless another program wrote into it.
  private func drop(_ column: String) throws {
    let quoted = column.quotedName
    let filled = try database.run("SELECT 1 FROM \(quotedTable) WHERE \(quoted) IS NOT NULL LIMIT 1")
    guard isForced || filled.isEmpty else { throw EditError.changedMeanwhile(path: name) }
    try database.run("ALTER TABLE \(quotedTable) DROP COLUMN \(quoted)")
  }
}

// MARK: - Rules of the table

extension DatabaseTransaction {
  /// The error for a rule of the table that a row breaks.
  private func broken(_ failure: SQLiteFailure, in row: DatabaseChanges.Row) throws -> EditError {
    if failure.message.hasPrefix("FOREIGN KEY"), let error = try brokenReference(to: row, isDone: false) {
      return error
    }
    let parts = failure.message.split(separator: ": ", maxSplits: 1).map(String.init)
    let rule = parts[0].hasSuffix(" constraint failed") ? String(parts[0].dropLast(18)) : ""
    let rest = parts.count > 1 ? parts[1] : ""
    let columns = columns(in: failure, rest)
    let reason =
      switch rule {
      case "NOT NULL": "a blank is not allowed (NOT NULL); enter a text"
      case "UNIQUE": "another row has the same already (UNIQUE); enter another text"
      case _ where failure.isMismatch: "the key of a row is a whole number; enter one"
      case "CHECK": "a rule of the table forbids it (CHECK \(rest)); enter another text"
      default: "the database refuses it (\(failure.message)); change it or undo it"
      }
    return .constraint(path: name, row: row.name, columns: columns, reason: reason)
  }

  /// The columns that a message names.
  private func columns(in failure: SQLiteFailure, _ names: String) -> [String] {
    if failure.isMismatch { return table.schema.rowNumberColumn.map { [$0] } ?? [] }
    return table.schema.columns.map(\.name).filter {
      let name = "\(table.schema.name).\($0)"
      return names.components(separator: ", ").contains(name) || failure.message.hasSuffix(" column \(name)")
    }
  }

  /// The error for a foreign key that does not fit when all is written; nil if none is found.
  func brokenForeignKey(saved: [Int: DatabaseChanges.SavedRow]) throws -> EditError? {
    for row in changes.rows {
      if let values = saved[row.id]?.values, let error = try brokenReference(from: row, values) {
        return error
      }
      if let error = try brokenReference(to: row, isDone: true) { return error }
    }
    return nil
  }

  /// The error for a row that refers to a row that there is not.
  private func brokenReference(from row: DatabaseChanges.Row, _ values: [SQLiteValue]) throws -> EditError? {
    let cells = Dictionary(zip(changes.newColumns, values)) { $1 }
    for key in table.schema.foreignKeys {
      let names = key.columns.compactMap { cells[$0] }
      guard names.count == key.columns.count, !names.contains(.null),
        try count(in: key.table, key.targets, names) == 0
      else { continue }
      return .constraint(
        path: name, row: row.name, columns: key.columns,
        reason:
          "no row of \"\(key.table)\" has \(Self.list(key.targets)) \(Self.list(names.map(\.text))) (FOREIGN KEY); enter one that there is, or add that row first"
      )
    }
    return nil
  }

  /// The error for a row that others refer to, and that is deleted or has another key.
  ///
  /// - Parameter isDone: whether it was deleted already.
  private func brokenReference(to row: DatabaseChanges.Row, isDone: Bool) throws -> EditError? {
    guard let before = row.before else { return nil }
    let cells = Dictionary(zip(changes.oldColumns, before)) { $1 }
    for relation in try database.relations() where !relation.isView {
      let keys = try DatabaseSchema(relation.name, in: database)?.foreignKeys ?? []
      for key in keys where key.table.lowercased() == table.schema.name.lowercased() {
        let names = key.targets.compactMap { cells[$0] }
        guard names.count == key.targets.count,
          try !isDone || count(in: table.schema.name, key.targets, names) == 0,
          case let found = try count(in: relation.name, key.columns, names), found > 0
        else { continue }
        return .constraint(
          path: name, row: row.name, columns: key.targets,
          reason:
            "\(found) row\(found == 1 ? "" : "s") of \"\(relation.name)\" \(found == 1 ? "refers" : "refer") to it by \(Self.list(key.columns)) (FOREIGN KEY); change or delete \(found == 1 ? "it" : "them") first"
        )
      }
    }
    return nil
  }

  /// How many rows have values in columns.
  private func count(in table: String, _ columns: [String], _ values: [SQLiteValue]) throws -> Int {
    let conditions = columns.map { "\($0.quotedName) = ?" }.joined(separator: " AND ")
    let rows = try database.run(
      "SELECT count(*) FROM \(table.quotedName) WHERE \(conditions)", values)
    return rows.first.flatMap { Int($0[0].text) } ?? 0
  }

  private static func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }
}

extension String {
  fileprivate func components(separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
