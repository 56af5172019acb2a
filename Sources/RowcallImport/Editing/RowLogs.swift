import RowcallSQLite

/// Notes which rows a transaction deletes, those included that foreign keys and triggers delete.
struct DeletedRows {
  private let table: EditableDatabase
  /// The names of the tables that have them: SQLite allows no more than 2,000 columns in one.
  private let logs: [String]

  /// The most columns of one of them.
  private static let width = 1000

  /// Begins to note them; nil where a row is never deleted with another.
  init?(of table: EditableDatabase, columns: [String]) throws {
    self.table = table
    guard try table.database.hasRules else { return nil }
    let names = table.keyNames + columns.map(\.quotedName)
    let starts = stride(from: 0, to: names.count, by: Self.width)
    logs = starts.map { "rowcall_deleted_\($0)" }
    for (log, start) in zip(logs, starts) {
      let names = names[start..<min(names.count, start + Self.width)]
      let places = names.indices.map { "c\($0)" }.joined(separator: ", ")
      let values = names.map { "OLD.\($0)" }.joined(separator: ", ")
      try table.database.run("CREATE TEMP TABLE \(log)(\(places))")
      try table.database.run(
        """
        CREATE TEMP TRIGGER \(log)_rows AFTER DELETE ON main.\(table.schema.name.quotedName)
        BEGIN INSERT INTO \(log) VALUES (\(values)); END
        """)
    }
    let keys = table.keyNames.indices.map { "c\($0)" }.joined(separator: ", ")
    try table.database.run("CREATE INDEX temp.rowcall_deleted_keys ON \(logs[0])(\(keys))")
  }

  /// Whether a row with a key was deleted since they were taken last.
  func contains(_ key: [SQLiteValue]) throws -> Bool {
    let conditions = key.indices.map { "c\($0) IS ?" }.joined(separator: " AND ")
    return try !table.database.run("SELECT 1 FROM temp.\(logs[0]) WHERE \(conditions) LIMIT 1", key).isEmpty
  }

  /// What they were since they were taken last.
  func take() throws -> [DatabaseChanges.SavedRow] {
    var rows: [[SQLiteValue]] = []
    for log in logs {
      let values = try table.database.run("SELECT * FROM temp.\(log) ORDER BY rowid")
      rows = rows.isEmpty ? values : zip(rows, values).map { $0 + $1 }
      try table.database.run("DELETE FROM temp.\(log)")
    }
    let width = table.keyNames.count
    return rows.map { DatabaseChanges.SavedRow(key: Array($0[..<width]), values: Array($0[width...])) }
  }

  /// No more are noted.
  func end() throws {
    for log in logs {
      try table.database.run("DROP TABLE temp.\(log)")
      try table.database.run("DROP TRIGGER temp.\(log)_rows")
    }
  }
}

/// Notes which rows a transaction changes and deletes beside those that it was asked to, as foreign keys and triggers say; but of the
/// table itself only those that it changes when nothing but deleting was asked for.
struct TouchedRows {
  private let database: SQLiteDatabase
  private var triggers: [String] = []

  /// Begins to note them; nil where there is no such rule.
  init?(besides changes: DatabaseChanges, in table: EditableDatabase) throws {
    database = table.database
    guard try database.hasRules else { return nil }
    try database.run("CREATE TEMP TABLE rowcall_touched(name, action, row)")
    let deletesOnly =
      changes.rows.allSatisfy { $0.change == .delete } && changes.oldColumns == changes.newColumns
    let reached = try Self.reached(from: table.schema.name, in: database)
    for relation in try database.relations()
    where !relation.isView && reached?.contains(relation.name.lowercased()) ?? true {
      let isOwn = relation.name == table.schema.name
      // A table of a module that SQLite does not have cannot be read; no trigger can be on it either.
      guard !isOwn || deletesOnly, let schema = try? DatabaseSchema(relation.name, in: database),
        schema.kind == .table
      else { continue }
      if !isOwn { try note("DELETE", as: "'DELETE'", of: schema) }
      let losses = schema.foreignKeys.flatMap(\.columns).map(\.quotedName).map {
        "OLD.\($0) IS NOT NULL AND NEW.\($0) IS NULL"
      }
      try note(
        "UPDATE",
        as: losses.isEmpty
          ? "'UPDATE'" : "CASE WHEN \(losses.joined(separator: " OR ")) THEN 'BLANK' ELSE 'UPDATE' END",
        of: schema)
    }
  }

  /// The tables whose rows refer to those of one, or to others that do, in small letters; nil where a trigger may reach any.
  private static func reached(from name: String, in database: SQLiteDatabase) throws -> Set<String>? {
    let references = try database.run(
      """
      SELECT s.name, f."table" FROM main.sqlite_schema s, pragma_foreign_key_list(s.name) f WHERE s.type = 'table'
      """)
    let triggered = try database.run("SELECT tbl_name FROM main.sqlite_schema WHERE type = 'trigger'")
    // Whatever has capitals for SQLite, which knows those of ASCII alone, has them here.
    let children = Dictionary(grouping: references, by: { $0[1].text.lowercased() })
    var reached: Set<String> = []
    var next = [name.lowercased()]
    while let table = next.popLast() {
      guard reached.insert(table).inserted else { continue }
      next += (children[table] ?? []).map { $0[0].text.lowercased() }
    }
    return triggered.contains { reached.contains($0[0].text.lowercased()) } ? nil : reached
  }

  /// Notes the rows of a table with which something is done.
  private mutating func note(_ action: String, as name: String, of schema: DatabaseSchema) throws {
    // Without a key each change counts as one of another row.
    let row =
      schema.keyNames.isEmpty
      ? "hex(randomblob(16))"
      : schema.keyNames.map { "typeof(OLD.\($0)) || hex(OLD.\($0))" }.joined(separator: " || ',' || ")
    let trigger = "rowcall_touched_\(triggers.count)"
    try database.run(
      """
      CREATE TEMP TRIGGER \(trigger) AFTER \(action) ON main.\(schema.name.quotedName)
      BEGIN INSERT INTO rowcall_touched VALUES (\(SQLiteValue(schema.name).literal), \(name), \(row)); END
      """)
    triggers.append(trigger)
  }

  /// The tables and how many of their rows; no more are noted.
  func end() throws -> [TouchedTable] {
    let counts = try database.run(
      """
      SELECT name, sum(is_deleted), sum(1 - is_deleted), sum(is_blanked * (1 - is_deleted))
      FROM (
        SELECT name, max(action = 'DELETE') AS is_deleted, max(action = 'BLANK') AS is_blanked
        FROM temp.rowcall_touched GROUP BY name, row)
      GROUP BY name ORDER BY name
      """)
    for trigger in triggers { try database.run("DROP TRIGGER temp.\(trigger)") }
    try database.run("DROP TABLE temp.rowcall_touched")
    return counts.map { row in
      let numbers = row.dropFirst().map { Int($0.text) ?? 0 }
      return TouchedTable(name: row[0].text, deleted: numbers[0], changed: numbers[1], blanked: numbers[2])
    }
  }
}

extension SQLiteDatabase {
  /// Whether a table has a foreign key for which a condition on its `on_delete` and `on_update` holds.
  func hasForeignKey(where condition: String) throws -> Bool {
    try !run(
      """
      SELECT 1 FROM main.sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
      WHERE tables.type = 'table' AND (\(condition)) LIMIT 1
      """
    ).isEmpty
  }

  /// Whether a trigger or a foreign key may change rows that nobody asked to change.
  var hasRules: Bool {
    get throws {
      let quiet = "('NO ACTION', 'RESTRICT')"
      return try !run("SELECT 1 FROM main.sqlite_schema WHERE type = 'trigger' LIMIT 1").isEmpty
        || hasForeignKey(where: "on_delete NOT IN \(quiet) OR on_update NOT IN \(quiet)")
    }
  }
}
