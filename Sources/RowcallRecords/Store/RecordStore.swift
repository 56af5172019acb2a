import RowcallSQLite
import RowcallTableView

/// The file of a context: its identity, its schema, and its records.
struct RecordStore {
  let schema: RecordSchema
  let file: RecordFile
  /// What SQLite counts up when another program writes.
  private let dataVersion: Int
  private let layouts: [String: EntityLayout]

  /// The mark of the files in their header, "Rcal".
  private static let mark = 0x5263_616C

  private init(_ file: RecordFile, _ schema: RecordSchema) throws(SQLiteFailure) {
    self.file = file
    self.schema = schema
    layouts = Dictionary(schema.entities.map { ($0.name, EntityLayout($0, in: schema)) }) { first, _ in first
    }
    dataVersion = try file.integer("PRAGMA data_version")
  }

  // MARK: Opening

  /// Opens a file with its records; creates it, or migrates it, if need be.
  static func open(
    _ path: String, _ schema: RecordSchema, _ migrations: [RecordMigration]
  ) throws(RecordError) -> (RecordStore, RecordGraph) {
    do {
      let file = try RecordFile(path: path)
      try create(schema, in: file)
      let stored = try storedSchema(in: file, for: schema)
      let differences = schema.differences(from: stored)
      if stored.version > schema.version {
        throw RecordError.newerVersion(
          path: path, found: stored.version, known: schema.version, differences: differences)
      }
      if stored.version == schema.version, !differences.isEmpty {
        throw RecordError.otherSchema(path: path, version: schema.version, differences: differences)
      }
      if stored.version < schema.version {
        let migration = migrations.first { $0.version == stored.version }
        try SchemaMigration(file: file, old: stored, new: schema, migration: migration).run()
      }
      let opened = try file.transaction("DEFERRED") {
        let store = try RecordStore(file, schema)
        return (store, try store.load())
      }
      MigrationCopy.removeAll(of: path, before: schema.version)
      return opened
    } catch let error as RecordError {
      throw error
    } catch let problem as SQLiteFailure {
      // Nobody exports the tables of a file that a program asks for.
      throw .unreadable(
        path: path,
        reason: problem.isNoDatabase
          ? "this is no SQLite database, or an encrypted one; choose another file" : problem.reason)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }

  /// Makes the tables of a file that is empty.
  private static func create(_ schema: RecordSchema, in file: RecordFile) throws {
    guard try isEmpty(file) else { return }
    try file.transaction("IMMEDIATE") {
      // Another program may have been faster.
      guard try isEmpty(file) else { return }
      try file.run("PRAGMA application_id = \(mark)")
      try file.run("CREATE TABLE rowcall_records (schema TEXT NOT NULL)")
      try file.run("INSERT INTO rowcall_records (schema) VALUES ('')")
      try makeTables(of: schema, in: file)
    }
  }

  private static func isEmpty(_ file: RecordFile) throws(SQLiteFailure) -> Bool {
    guard try file.integer("PRAGMA application_id") == 0 else { return false }
    return try file.integer("SELECT count(*) FROM sqlite_schema") == 0
  }

  /// Makes the tables of a schema and notes it in the file.
  static func makeTables(of schema: RecordSchema, in file: RecordFile) throws {
    for entity in schema.entities {
      for statement in EntityLayout(entity, in: schema).creation { try file.run(statement) }
    }
    let text = try schema.json()
    try file.run("UPDATE rowcall_records SET schema = ?", [.text(text)])
    try file.run("PRAGMA user_version = \(schema.version)")
  }

  /// The schema of a file; throws if the file belongs to another program.
  private static func storedSchema(in file: RecordFile, for schema: RecordSchema) throws -> RecordSchema {
    guard try file.integer("PRAGMA application_id") == mark,
      let text = try file.run("SELECT schema FROM rowcall_records").first?.first??.text
    else { throw RecordError.otherProgram(path: file.path, name: nil, expected: schema.name) }
    let stored = try RecordSchema(json: text, path: file.path)
    guard stored.name == schema.name else {
      throw RecordError.otherProgram(path: file.path, name: stored.name, expected: schema.name)
    }
    return stored
  }

  // MARK: Loading

  /// The records of a file as an old schema has them.
  static func load(_ file: RecordFile, _ schema: RecordSchema) throws -> RecordGraph {
    try RecordStore(file, schema).load()
  }

  private func load() throws -> RecordGraph {
    var graph = RecordGraph(schema)
    var links: [(RecordID, RecordRelation, Int)] = []
    for layout in schema.entities.compactMap({ layouts[$0.name] }) {
      var failure: RecordError?
      try file.forEachRow(layout.selection) { row in
        do throws(RecordError) {
          let (record, related) = try record(row, layout)
          graph.load(record)
          for (relation, number) in related { links.append((record.id, relation, number)) }
        } catch { failure = failure ?? error }
      }
      if let failure { throw failure }
      for relation in layout.tables {
        try file.forEachRow(layout.selection(of: relation)) { row in
          let numbers = row.map { $0?.integer ?? 0 }
          links.append((RecordID(layout.entity.name, numbers[0]), relation, numbers[1]))
        }
      }
    }
    for (id, relation, number) in links { try load(id, relation, number, into: &graph) }
    for row in try file.run("SELECT name, seq FROM sqlite_sequence") {
      if let entity = row[0]?.text, let number = row[1]?.integer { graph.noteNumber(number, of: entity) }
    }
    return graph
  }

  private func record(
    _ row: [RecordValue?], _ layout: EntityLayout
  ) throws(RecordError) -> (Record, [(RecordRelation, Int)]) {
    let entity = layout.entity
    var record = Record(RecordID(entity.name, row[0]?.integer ?? 0))
    for (attribute, stored) in zip(entity.attributes, row.dropFirst()) {
      guard let stored else { continue }
      guard let value = attribute.type.value(stored: stored) else {
        throw damage("\(record.id).\(attribute.name) is \(stored) and must be \(attribute.type.article)")
      }
      record.values[attribute.name] = value
    }
    let related = zip(layout.columns, row.dropFirst(1 + entity.attributes.count))
    return (record, related.compactMap { relation, value in value?.integer.map { (relation, $0) } })
  }

  private func load(
    _ id: RecordID, _ relation: RecordRelation, _ number: Int, into graph: inout RecordGraph
  ) throws(RecordError) {
    let other = RecordID(relation.destination, number)
    guard graph[id] != nil, graph[other] != nil else {
      throw damage("\(id).\(relation.name) leads to \(other), and one of them is not there")
    }
    graph.load(id, relation, other)
  }

  private func damage(_ problem: String) -> RecordError {
    .unreadable(
      path: file.path,
      reason:
        "another program changed the file: \(problem); correct the value with sqlite3, or restore the file")
  }

  // MARK: Saving

  /// Writes changes in one transaction.
  func save(_ step: RecordStep) throws(RecordError) {
    do {
      try file.transaction("IMMEDIATE") {
        guard try file.integer("PRAGMA data_version") == dataVersion else {
          throw RecordError.changedMeanwhile(path: file.path)
        }
        try write(step)
      }
    } catch let error as RecordError {
      throw error
    } catch let problem as SQLiteFailure {
      throw .unwritable(path: file.path, reason: problem.reason)
    } catch {
      throw .unwritable(path: file.path, reason: "\(error)")
    }
  }

  private func write(_ step: RecordStep) throws(SQLiteFailure) {
    for (id, change) in step.sorted(by: { $0.key < $1.key }) {
      try layouts[id.entity]?.write(change, of: id, to: file)
    }
  }

  /// Makes the tables of a schema and writes all records of a graph into them.
  static func write(_ graph: RecordGraph, to file: RecordFile) throws {
    try makeTables(of: graph.schema, in: file)
    for entity in graph.schema.entities {
      let layout = EntityLayout(entity, in: graph.schema)
      for record in graph.records(of: entity.name).sorted(by: { $0.id < $1.id }) {
        try layout.write(RecordChange(before: nil, after: record), of: record.id, to: file)
      }
      // Also those of records that were deleted.
      try file.run("DELETE FROM sqlite_sequence WHERE name = ?", [.text(entity.name)])
      try file.run(
        "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)",
        [.text(entity.name), .integer(graph.lastNumber(of: entity.name))])
    }
  }
}

extension RecordSchema {
  fileprivate func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  fileprivate init(json: String, path: String) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      self = try decoder.decode(RecordSchema.self, from: Data(json.utf8))
    } catch {
      throw RecordError.unreadable(
        path: path, reason: "the schema in the file cannot be read; open it with a newer program")
    }
  }
}
