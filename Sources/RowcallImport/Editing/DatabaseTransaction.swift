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
  /// With the schema: a temporary table may have the same name.
  private var quotedTable: String { "main." + table.schema.name.quotedName }

  /// Gives what the database made of the changes.
  func write() throws -> DatabaseChanges.Saved {
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
    let number = try table.lastNumber() ?? 0
    let log = try DeletedRows(of: table, columns: changes.newColumns)
    let others = try TouchedRows(besides: changes, in: table)
    var saved = DatabaseChanges.Saved()
    let keys = try writeRows(log, above: number, &saved.deleted)
    try log?.end()
    saved.others = try others?.end() ?? []
    for column in changes.oldColumns.reversed() where !changes.newColumns.contains(column) {
      try drop(column)
    }
    table.forgetStatements()
    saved.rows = try keys.compactMapValues { key in
      try table.values(ofRow: key, in: changes.newColumns).map {
        DatabaseChanges.SavedRow(key: key, values: $0)
      }
    }
    saved.defaults = try defaults(of: saved.rows, above: number)
    return saved
  }

  /// Writes the rows, and gives their keys then.
  ///
  /// - Parameters:
  ///   - number: the last number that a row had before.
  ///   - deleted: gets the rows that the database deletes with others.
  private func writeRows(
    _ log: DeletedRows?, above number: Int64, _ deleted: inout [DatabaseChanges.SavedRow]
  ) throws -> [Int: [SQLiteValue]] {
    var keys = Dictionary(uniqueKeysWithValues: changes.rows.map { ($0.id, $0.key) })
    try writeOldRows(&keys, log)
    let moved = Set(
      changes.rows.compactMap { row in (keys[row.id] ?? nil).flatMap { $0 == row.key ? nil : $0 } })
    deleted = try missing(log, moved)
    // Before a new row may get the key of one that is gone.
    let gone = Set(deleted.map(\.key))
    for row in changes.rows where keys[row.id] == row.key && row.key.map(gone.contains) ?? false {
      keys[row.id] = nil as [SQLiteValue]?
    }
    try writeNewRows(&keys, above: number, log)
    deleted += try missing(log, [])
    return keys.compactMapValues(\.self)
  }

  /// The rows that the database deleted since this was asked last, and did not insert again.
  ///
  /// - Parameter moved: the keys that rows have which had others before.
  private func missing(
    _ log: DeletedRows?, _ moved: Set<[SQLiteValue]>
  ) throws -> [DatabaseChanges.SavedRow] {
    let wanted = Set(changes.rows.compactMap { $0.change == .delete ? $0.key : nil })
    return try (log?.take() ?? []).filter {
      try !wanted.contains($0.key)
        && (moved.contains($0.key) || table.values(ofRow: $0.key, in: changes.newColumns) == nil)
    }
  }

  /// Changes and deletes rows.
  ///
  /// SQLite checks after each row whether two have a value that only one may have, so a row waits until another one has given up
  /// its value. Rows that wait for each other get values meanwhile that no row has.
  private func writeOldRows(_ keys: inout [Int: [SQLiteValue]?], _ log: DeletedRows?) throws {
    var waiting = changes.rows.filter { !$0.isNew }
    var round = 0
    var lent: Set<Cell> = []
    while !waiting.isEmpty {
      var blocked: [(row: DatabaseChanges.Row, failure: SQLiteFailure)] = []
      for row in waiting {
        do {
          keys[row.id] = try write(row, key: keys[row.id] ?? nil, log)
        } catch let failure as SQLiteFailure where failure.isDuplicate {
          blocked.append((row, failure))
        } catch let failure as SQLiteFailure where failure.isConstraint || failure.isMismatch {
          throw try broken(failure, in: row)
        }
      }
      guard let first = blocked.min(by: { $0.row.id < $1.row.id }) else { return }
      round += 1
      let isStuck = blocked.count == waiting.count
      // Two rounds, one in each direction, write what was only moved up or down.
      let mayLend = try (isStuck || round == 2 && lent.isEmpty) && !isWatched()
      let hasLent = try mayLend && lend(to: blocked, &keys, &lent)
      if isStuck, !hasLent { throw try broken(first.failure, in: first.row) }
      waiting = blocked.reversed().map(\.row)
    }
  }

  /// Whether triggers of the table, or other tables by their foreign keys, would see values that rows have only meanwhile.
  private func isWatched() throws -> Bool {
    let triggers = try database.run(
      """
      SELECT 1 FROM main.sqlite_schema
      WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE AND sql LIKE '%UPDATE%' LIMIT 1
      """, [SQLiteValue(table.schema.name)])
    return try !triggers.isEmpty || database.hasForeignKey(where: "on_update <> 'NO ACTION'")
  }

  /// Gives cells whose new values other rows have a value that no row has; whether there were any that had none yet.
  ///
  /// - Parameter lent: the cells that were given one.
  private func lend(
    to blocked: [(row: DatabaseChanges.Row, failure: SQLiteFailure)], _ keys: inout [Int: [SQLiteValue]?],
    _ lent: inout Set<Cell>
  ) throws -> Bool {
    // The new values are checked when they are written.
    database.checksConditions = false
    defer { database.checksConditions = true }
    let before = lent.count
    for (row, failure) in blocked {
      guard case .update(let cells) = row.change, let key = keys[row.id] ?? nil else { continue }
      let parts = failure.message.split(separator: ": ", maxSplits: 1).map(String.init)
      let named = columns(in: failure, parts.last ?? "").filter { cells[$0] != nil }
      let columns = (named.isEmpty ? Array(cells.keys) : named).filter { !lent.contains(Cell(row.id, $0)) }
      let old = try columns.isEmpty ? [] : table.values(ofRow: key, in: columns) ?? []
      var values: [String: SQLiteValue] = [:]
      for (column, value) in zip(columns, old) {
        guard let value = value.lent(lent.count) else { continue }
        values[column] = value
        lent.insert(Cell(row.id, column))
      }
      guard !values.isEmpty else { continue }
      do { keys[row.id] = try update(values, key: key) } catch let failure as SQLiteFailure
        where failure.isConstraint
      { throw try broken(failure, in: row) }
    }
    return lent.count > before
  }

  /// A cell of a row with an identifier.
  private struct Cell: Hashable {
    let row: Int
    let column: String

    init(_ row: Int, _ column: String) { (self.row, self.column) = (row, column) }
  }

  private func checkRows() throws {
    for row in changes.rows {
      guard let key = row.key, let before = row.before else { continue }
      guard try table.values(ofRow: key, in: changes.oldColumns) == before else {
        throw EditError.rowChanged(path: name, row: row.name, place: row.place)
      }
    }
  }

  /// Gives the key that the row has then; nil for a row that was deleted.
  func write(
    _ row: DatabaseChanges.Row, key: [SQLiteValue]?, _ log: DeletedRows?
  ) throws -> [SQLiteValue]? {
    switch row.change {
    case .delete:
      try database.run("DELETE FROM \(quotedTable) WHERE \(table.keyCondition)", key ?? [])
      guard try table.values(ofRow: key ?? [], in: changes.newColumns) == nil else { throw ignored(row) }
      return nil
    case .update(let cells):
      if let key = try update(cells, key: key ?? []) { return key }
      guard try table.values(ofRow: key ?? [], in: changes.newColumns) == nil else { throw ignored(row) }
      if let key, try log?.contains(key) ?? false { return nil }
      // Another program deleted it meanwhile.
      let old = Dictionary(zip(changes.oldColumns, row.before ?? [])) { $1 }
      let writable = old.filter { column in
        table.schema.columns.first { $0.name == column.key }?.isComputed != true
      }
      return try insert(writable.merging(cells) { $1 }, of: row)
    case .insert(let cells): return try insert(cells, of: row)
    }
  }

  /// Gives the key that the row has then; nil if there is no row of the key, or a trigger ignores it.
  private func update(_ cells: [String: SQLiteValue], key: [SQLiteValue]) throws -> [SQLiteValue]? {
    let setters = cells.keys.map { "\($0.quotedName) = ?" }.joined(separator: ", ")
    return try database.run(
      "UPDATE \(try conflictClause)\(quotedTable) SET \(setters) WHERE \(table.keyCondition) RETURNING \(keyList)",
      Array(cells.values) + key
    ).first
  }

  /// ABORT also where the table would replace another row that has the same value; elsewhere nothing, since the clause holds for what
  /// triggers do as well.
  private var conflictClause: String {
    get throws {
      try database.run(
        "SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = ? COLLATE NOCASE AND sql LIKE '%CONFLICT%'",
        [SQLiteValue(table.schema.name)]
      ).isEmpty ? "" : "OR ABORT "
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
      "INSERT \(try conflictClause)INTO \(quotedTable) \(contents) RETURNING \(keyList)", values)
    guard let key = found.first else { throw ignored(row) }
    return key
  }

  private func ignored(_ row: DatabaseChanges.Row) -> EditError { error(in: row, .ignored) }

  /// The error for a rule that a row breaks, whichever its columns are.
  func error(in row: DatabaseChanges.Row, _ rule: BrokenRule) -> EditError {
    .constraint(path: name, row: row.name, place: row.place, columns: [], rule)
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
  func broken(_ failure: SQLiteFailure, in row: DatabaseChanges.Row) throws -> EditError {
    if failure.message.hasPrefix("FOREIGN KEY"), let error = try brokenReference(to: row, isDone: false) {
      return error
    }
    let parts = failure.message.split(separator: ": ", maxSplits: 1).map(String.init)
    let rule = parts[0].hasSuffix(" constraint failed") ? String(parts[0].dropLast(18)) : ""
    let rest = parts.count > 1 ? parts[1] : ""
    let columns = columns(in: failure, rest)
    let broken: BrokenRule =
      switch rule {
      case "NOT NULL": .notNull
      case "UNIQUE" where !columns.isEmpty: .unique
      case _ where failure.isMismatch: .wholeNumber
      case "CHECK": .check(rest)
      case _ where failure.isRaised: .refused(failure.message)
      default: .other(failure.message)
      }
    return .constraint(path: name, row: row.name, place: row.place, columns: columns, broken)
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
        path: name, row: row.name, place: row.place, columns: key.columns,
        .missingRow(table: key.table, key: "\(Self.list(key.targets)) \(Self.list(names.map(\.text)))"))
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
          path: name, row: row.name, place: row.place, columns: key.targets,
          .referredTo(table: relation.name, count: found, columns: Self.list(key.columns)))
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

extension SQLiteValue {
  /// A value of the same type that no row has; nil for NULL, which any number of rows may have.
  fileprivate func lent(_ number: Int) -> SQLiteValue? {
    let text = Array("\u{1}rowcall \(number)".utf8)
    return switch self {
    case .null: nil
    case .integer: .integer(.min + Int64(number))
    case .real: .real(-1e300 * Double(number + 1))
    case .text: .text(text)
    case .blob: .blob(text)
    }
  }
}

extension String {
  fileprivate func components(separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
