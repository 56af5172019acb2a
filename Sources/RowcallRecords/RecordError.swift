import RowcallModel

/// Why records could not be changed, fetched, saved or opened, with what to do.
///
/// A call that throws leaves the records and the file as they were.
public enum RecordError: Error, Hashable, Sendable {
  /// What has a name in a schema.
  public enum NameKind: Hashable, Sendable {
    /// An entity.
    case entity
    /// An attribute of an entity.
    case attribute(of: String)
    /// A relation of an entity.
    case relation(of: String)
  }

  // MARK: Schema

  /// A schema that no file could hold.
  case schema(String)
  /// A name that the schema does not have; the names that it has.
  case unknownName(String, NameKind, names: [String])

  // MARK: Records

  /// A value of another type than the attribute's, or one that is not a number.
  case wrongValue(RecordValue, entity: String, attribute: String, expected: RecordValue.Kind)
  /// A record that was deleted, or that never was.
  case noRecord(RecordID)
  /// A record of another entity than the one that a relation leads to.
  case wrongEntity(RecordID, entity: String, relation: String, expected: String)
  /// Several records for a relation to one.
  case severalRecords(entity: String, relation: String, count: Int)
  /// A record that cannot be deleted because of others, which are related to it; all by names for readers.
  case denied(String, relation: String, by: [String])
  /// A record that cannot be saved without a value of an attribute or a related record.
  case missing(String, property: String)
  /// The context was to be saved, undone or rolled back inside of a group.
  case groupOpen(String)
  /// A change was made, but an observer of the context threw.
  case observerFailed(reason: String)

  // MARK: Files

  /// The file is no SQLite database, or it is a broken one.
  case unreadable(path: String, reason: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)
  /// The file belongs to another program; the name of its schema, if it has one.
  case otherProgram(path: String, name: String?, expected: String)
  /// The file was saved by a newer version of the program.
  case newerVersion(path: String, found: Int, known: Int, differences: [SchemaDifference])
  /// The file has the same version of the schema, but other entities.
  case otherSchema(path: String, version: Int, differences: [SchemaDifference])
  /// The file has an older version of the schema, and what becomes of its records is not certain.
  case uncertainMigration(path: String, from: Int, to: Int, differences: [SchemaDifference])
  /// A migration threw, or made records that cannot be saved.
  case migrationFailed(path: String, from: Int, to: Int, reason: String)
  /// Another program changed the file since it was opened.
  case changedMeanwhile(path: String)
}

extension RecordError: CustomStringConvertible {
  /// More names and records are counted.
  private static let mostNames = 5

  /// One sentence: what was found, what was expected, what to do.
  public var description: String {
    switch self {
    case .schema(let problem): "the schema cannot be used: \(problem)"
    case .unknownName(let name, let kind, let names): Self.unknown(name, kind, names)
    case .wrongValue(let value, let entity, let attribute, let expected):
      "\(entity).\(attribute) cannot be \(value.isStorable ? "\(value)" : "\"not a number\""); it must be \(expected.article)"
    case .noRecord(let id): "there is no \(id); it was deleted, or it never was in this file"
    case .wrongEntity(let id, let entity, let relation, let expected):
      "\(entity).\(relation) cannot lead to \(id); it leads to records of \(expected)"
    case .severalRecords(let entity, let relation, let count):
      "\(entity).\(relation) cannot lead to \(count) records; it leads to one"
    case .denied(let name, let relation, let others):
      "\(name) cannot be deleted, because \(relation) still leads to \(Self.list(others)); delete \(others.count == 1 ? "it" : "them") first, or relate \(others.count == 1 ? "it" : "them") to another record"
    case .missing(let name, let property):
      "\(name) has no \(property) and cannot be saved without; enter one"
    case .groupOpen(let method): "\(method) cannot be called inside of a group; call it after the group"
    case .observerFailed(let reason): "the records were changed, but an observer failed: \(reason)"
    case .changedMeanwhile(let path):
      "\(path): another program changed the file since it was opened; nothing was saved; open it again"
    case .unreadable, .unwritable, .otherProgram, .newerVersion, .otherSchema, .uncertainMigration,
      .migrationFailed:
      fileDescription
    }
  }

  private var fileDescription: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .unwritable(let path, let reason): "\(path): not saved: \(reason); the file is as it was"
    case .otherProgram(let path, let name, let expected):
      "\(path): the file belongs to \(name.map { "the program \"\($0)\"" } ?? "another program"), and \"\(expected)\" does not open it; choose another file"
    case .newerVersion(let path, let found, let known, let differences):
      "\(path): the file has version \(found) of the schema, and this program knows versions up to \(known)\(Self.listed(differences)); the file is as it was; open it with the newer program"
    case .otherSchema(let path, let version, let differences):
      "\(path): the file has version \(version) of the schema like this program, but it differs\(Self.listed(differences)); the file is as it was; raise the version to \(version + 1), so that the file is migrated"
    case .uncertainMigration(let path, let from, let to, let differences):
      "\(path): the file has version \(from) of the schema, and what becomes of its records in version \(to) is not certain\(Self.listed(differences)); the file is as it was; give former names, or a migration from version \(from)"
    case .migrationFailed(let path, let from, let to, let reason):
      "\(path): the migration from version \(from) to \(to) failed: \(reason); the file is as it was; change the migration"
    default: ""
    }
  }

  private static func listed(_ differences: [SchemaDifference]) -> String {
    differences.isEmpty ? "" : ": " + differences.map(\.description).joined(separator: ", ")
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ")
      + (names.count > mostNames ? " and \(names.count - mostNames) more" : "")
  }

  private static func unknown(_ name: String, _ kind: NameKind, _ names: [String]) -> String {
    let found =
      switch kind {
      case .entity: "there is no entity \"\(name)\""
      case .attribute(let entity): "\(entity) has no attribute \"\(name)\""
      case .relation(let entity): "\(entity) has no relation \"\(name)\""
      }
    if let near = NearName.closest(to: name, in: names) { return "\(found); did you mean \"\(near)\"?" }
    return names.isEmpty ? "\(found), nor any other" : "\(found); there are \(list(names))"
  }
}
