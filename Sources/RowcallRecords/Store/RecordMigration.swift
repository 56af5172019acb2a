import RowcallSQLite
import RowcallTableView

/// What becomes of the records of an older version of the schema.
///
/// Without one, a file is migrated by names and former names, if these leave nothing open.
public struct RecordMigration: Sendable {
  /// The version of the file.
  public var version: Int
  /// Changes a record that has what names and former names gave it, given what it was in the file.
  ///
  /// Related records have the same numbers as before. Of a relation with a side to one, that side decides.
  public var convert: @Sendable (_ old: Record, _ new: inout Record) throws -> Void

  /// Creates a migration.
  ///
  /// - Parameters:
  ///   - version: the version of the file.
  ///   - convert: changes each record; without it, whatever has no former name is new or gone on purpose.
  public init(
    from version: Int,
    _ convert: @escaping @Sendable (_ old: Record, _ new: inout Record) throws -> Void = { _, _ in }
  ) {
    self.version = version
    self.convert = convert
  }
}

/// Brings a file from one schema to another, in one transaction.
struct SchemaMigration {
  let file: RecordFile
  let old: RecordSchema
  let new: RecordSchema
  let migration: RecordMigration?

  /// Migrates the file; throws and leaves it as it was if that is not certain or fails.
  func run() throws {
    let uncertain = new.differences(from: old).uncertain
    guard migration != nil || uncertain.isEmpty else {
      throw RecordError.uncertainMigration(
        path: file.path, from: old.version, to: new.version, differences: uncertain)
    }
    let copy = try MigrationCopy(of: file, before: new.version)
    do {
      try copy?.make(from: file)
      try write()
    } catch {
      copy?.remove()
      throw failure(error)
    }
  }

  /// The file, the disk and other programs are no faults of the migration.
  private func failure(_ error: any Error) -> RecordError {
    switch error {
    case let error as RecordError where error == .changedMeanwhile(path: file.path): return error
    case RecordError.unreadable(file.path, let reason): return .unreadable(path: file.path, reason: reason)
    case let problem as SQLiteFailure where !problem.isConstraint:
      return .unwritable(path: file.path, reason: problem.reason)
    default:
      let reason = (error as? SQLiteFailure)?.reason ?? "\(error)"
      return .migrationFailed(path: file.path, from: old.version, to: new.version, reason: reason)
    }
  }

  /// Writes the new tables in place of the old ones.
  private func write() throws {
    // Or dropping a table would delete its rows one by one, with a check of each.
    try file.run("PRAGMA foreign_keys = OFF")
    defer {
      file.forgetStatements()
      _ = try? file.run("PRAGMA foreign_keys = ON")
    }
    try file.transaction("IMMEDIATE") {
      guard try file.integer("PRAGMA user_version") == old.version else {
        // Another program migrated it first.
        throw RecordError.changedMeanwhile(path: file.path)
      }
      let graph = try migrated(RecordStore.load(file, old))
      file.forgetStatements()
      try file.run("DROP TABLE IF EXISTS \(MigrationCopy.mark)")
      for entity in old.entities {
        for statement in EntityLayout(entity, in: old).removal { try file.run(statement) }
      }
      try RecordStore.write(graph, to: file)
    }
  }

  // MARK: Records

  /// The records as the new schema has them.
  private func migrated(_ graph: RecordGraph) throws -> RecordGraph {
    var result = RecordGraph(new)
    var drafts: [Record] = []
    for entity in new.entities {
      guard let former = new.former(of: entity, in: old) else { continue }
      result.noteNumber(graph.lastNumber(of: former.name), of: entity.name)
      for record in graph.records(of: former.name).sorted(by: { $0.id < $1.id }) {
        var draft = draft(of: record, entity, former)
        try migration?.convert(record, &draft)
        drafts.append(draft)
        result.load(Record(draft.id))
      }
    }
    for draft in drafts { try result.update(decided(draft, in: result)) }
    try result.checkComplete(drafts.map(\.id))
    return result
  }

  /// A draft without what its relations say where the other side decides.
  private func decided(_ draft: Record, in result: RecordGraph) -> Record {
    var decided = draft
    for relation in new.entity(draft.id.entity)?.relations ?? []
    where !decides(relation, of: draft.id.entity) {
      decided.links[relation.name] = result[draft.id]?.links[relation.name]
    }
    return decided
  }

  /// Whether this side of a relation decides: the stored one, unless only the other one was in the old schema.
  private func decides(_ relation: RecordRelation, of entity: String) -> Bool {
    let isStored = new.stores(relation, of: entity)
    guard let inverse = new.inverse(of: relation) else { return isStored }
    let wasThere = hasFormer(relation, of: entity)
    return wasThere == hasFormer(inverse, of: relation.destination) ? isStored : wasThere
  }

  private func hasFormer(_ relation: RecordRelation, of entity: String) -> Bool {
    new.entity(entity).flatMap { new.former(of: $0, in: old) }?.former(of: relation) != nil
  }

  private func draft(of record: Record, _ entity: RecordEntity, _ former: RecordEntity) -> Record {
    var draft = Record(RecordID(entity.name, record.id.number))
    for attribute in entity.attributes {
      let before = former.former(of: attribute)
      let value = before.flatMap { record[$0.name]?.converted(to: attribute.type) }
      let isNew = before == nil || !attribute.isOptional
      draft.values[attribute.name] = value ?? (isNew ? attribute.defaultValue : nil)
    }
    for relation in entity.relations {
      guard let before = former.former(of: relation),
        new.destination(of: relation, in: old) == before.destination
      else { continue }
      draft.relate(
        relation.name, to: record.related(before.name).map { RecordID(relation.destination, $0.number) })
    }
    return draft
  }
}

extension RecordValue {
  /// The value as another type, where nothing is lost; nil otherwise.
  fileprivate func converted(to kind: Kind) -> RecordValue? {
    if self.kind == kind { return self }
    if case .integer(let number) = self, kind == .number { return .number(Double(number)) }
    return nil
  }
}
