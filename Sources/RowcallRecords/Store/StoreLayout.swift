import RowcallSQLite

/// How the records of an entity are stored: a table with a column for each attribute and each relation that it stores.
///
/// Relations of many to many have a table of their own, `Task.tags`.
struct EntityLayout {
  let entity: RecordEntity
  /// The relations to one that are columns of the table.
  let columns: [RecordRelation]
  /// The relations to many that are tables of their own.
  let tables: [RecordRelation]

  init(_ entity: RecordEntity, in schema: RecordSchema) {
    self.entity = entity
    let stored = entity.relations.filter { schema.stores($0, of: entity.name) }
    columns = stored.filter { $0.count == .one }
    tables = stored.filter { $0.count == .many }
  }

  private var name: String { entity.name.quotedName }
  private var columnNames: [String] { entity.attributes.map(\.name) + columns.map(\.name) }

  func tableName(of relation: RecordRelation) -> String { "\(entity.name).\(relation.name)".quotedName }

  // MARK: Statements

  /// Makes the tables and the indexes by which SQLite checks relations.
  var creation: [String] {
    let attributes = entity.attributes.map { "\($0.name.quotedName) \($0.type.columnType)" }
    let relations = columns.map { "\($0.name.quotedName) INTEGER \(reference(to: $0.destination))" }
    let parts = ["id INTEGER PRIMARY KEY AUTOINCREMENT"] + attributes + relations
    return ["CREATE TABLE \(name) (\(parts.joined(separator: ", ")))"]
      + columns.map {
        "CREATE INDEX \("\(entity.name).\($0.name)".quotedName) ON \(name) (\($0.name.quotedName))"
      }
      + tables.flatMap { creation(of: $0) }
  }

  private func creation(of relation: RecordRelation) -> [String] {
    let table = tableName(of: relation)
    let index = "\(entity.name).\(relation.name).target".quotedName
    return [
      "CREATE TABLE \(table) (source INTEGER NOT NULL \(reference(to: entity.name)), "
        + "target INTEGER NOT NULL \(reference(to: relation.destination)), "
        + "PRIMARY KEY (source, target)) WITHOUT ROWID",
      "CREATE INDEX \(index) ON \(table) (target)",
    ]
  }

  private func reference(to entity: String) -> String {
    "REFERENCES \(entity.quotedName) (id) DEFERRABLE INITIALLY DEFERRED"
  }

  var removal: [String] { tables.map { "DROP TABLE \(tableName(of: $0))" } + ["DROP TABLE \(name)"] }

  var selection: String {
    "SELECT \((["id"] + columnNames.map(\.quotedName)).joined(separator: ", ")) FROM \(name) ORDER BY id"
  }

  func selection(of relation: RecordRelation) -> String {
    "SELECT source, target FROM \(tableName(of: relation))"
  }

  // MARK: Writing

  /// Writes what changed about a record.
  func write(_ change: RecordChange, of id: RecordID, to file: RecordFile) throws(SQLiteFailure) {
    let number = RecordValue.integer(id.number)
    guard let after = change.after else {
      try writeTables(change, number, to: file)
      try file.run("DELETE FROM \(name) WHERE id = ?", [number])
      return
    }
    if let before = change.before {
      let changed = columnNames.filter { value(before, $0) != value(after, $0) }
      if !changed.isEmpty {
        let assignments = changed.map { "\($0.quotedName) = ?" }.joined(separator: ", ")
        try file.run(
          "UPDATE \(name) SET \(assignments) WHERE id = ?", changed.map { value(after, $0) } + [number])
      }
    } else {
      let names = (["id"] + columnNames.map(\.quotedName)).joined(separator: ", ")
      let places = Array(repeating: "?", count: columnNames.count + 1).joined(separator: ", ")
      try file.run(
        "INSERT INTO \(name) (\(names)) VALUES (\(places))", [number] + columnNames.map { value(after, $0) })
    }
    try writeTables(change, number, to: file)
  }

  private func value(_ record: Record, _ column: String) -> RecordValue? {
    record.values[column] ?? record.relatedRecord(column).map { .integer($0.number) }
  }

  private func writeTables(
    _ change: RecordChange, _ number: RecordValue, to file: RecordFile
  ) throws(SQLiteFailure) {
    for relation in tables {
      let table = tableName(of: relation)
      let before = change.before?.links[relation.name] ?? []
      let after = change.after?.links[relation.name] ?? []
      for other in before.subtracting(after).sorted() {
        try file.run(
          "DELETE FROM \(table) WHERE source = ? AND target = ?", [number, .integer(other.number)])
      }
      for other in after.subtracting(before).sorted() {
        try file.run(
          "INSERT INTO \(table) (source, target) VALUES (?, ?)", [number, .integer(other.number)])
      }
    }
  }
}

extension RecordValue.Kind {
  /// The type of a column, by which SQLite stores the values unchanged.
  fileprivate var columnType: String {
    switch self {
    case .text: "TEXT"
    case .integer, .boolean: "INTEGER"
    case .number, .date: "REAL"
    case .data: "BLOB"
    }
  }

  /// What a stored value is; nil for one that is not of this type.
  func value(stored value: RecordValue) -> RecordValue? {
    switch (self, value) {
    case (.text, .text), (.integer, .integer), (.number, .number), (.data, .data): value
    case (.boolean, .integer(0)): .boolean(false)
    case (.boolean, .integer(1)): .boolean(true)
    case (.number, .integer(let number)): .number(Double(number))
    case (.date, .number(let seconds)): .date(seconds)
    case (.date, .integer(let seconds)): .date(Double(seconds))
    default: nil
    }
  }
}
