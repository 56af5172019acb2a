/// What a program stores: the entities with their attributes and relations, and the version of all of it.
///
/// ```swift
/// let schema = RecordSchema(name: "to-do", version: 1, entities: [
///   RecordEntity("List", attributes: [RecordAttribute("name", .text)],
///     relations: [RecordRelation("tasks", to: "Task", .many, inverse: "list", whenDeleted: .cascade)]),
///   RecordEntity("Task", attributes: [RecordAttribute("name", .text)],
///     relations: [RecordRelation("list", to: "List", .one, inverse: "tasks")]),
/// ])
/// ```
public struct RecordSchema: Hashable, Sendable, Codable {
  /// The name by which a program recognizes its own files.
  public var name: String
  /// Counts from 1; raise it whenever the entities change.
  public var version: Int
  /// The entities.
  public var entities: [RecordEntity]

  /// Creates a schema; a context checks it when it opens a file.
  public init(name: String, version: Int, entities: [RecordEntity]) {
    self.name = name
    self.version = version
    self.entities = entities
  }

  /// The entity of a name; nil if there is none.
  public func entity(_ name: String) -> RecordEntity? { entities.first { $0.name == name } }
}

/// A kind of records, such as tasks.
public struct RecordEntity: Hashable, Sendable, Codable {
  /// The name, which is also that of the table in the file.
  public var name: String
  /// The values of each record.
  public var attributes: [RecordAttribute]
  /// The relations of each record to others.
  public var relations: [RecordRelation]
  /// The name in older versions of the schema; nil if it was the same.
  public var formerName: String?

  /// Creates an entity.
  public init(
    _ name: String, attributes: [RecordAttribute], relations: [RecordRelation] = [], formerName: String? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.relations = relations
    self.formerName = formerName
  }

  /// The attribute of a name; nil if there is none.
  public func attribute(_ name: String) -> RecordAttribute? { attributes.first { $0.name == name } }

  /// The relation of a name; nil if there is none.
  public func relation(_ name: String) -> RecordRelation? { relations.first { $0.name == name } }
}

/// A value of each record, such as a name.
public struct RecordAttribute: Hashable, Sendable, Codable {
  /// The name, which is also that of the column in the file.
  public var name: String
  /// What the values are.
  public var type: RecordValue.Kind
  /// Whether a record may be saved without a value.
  public var isOptional: Bool
  /// The value of new records; nil for none.
  public var defaultValue: RecordValue?
  /// The name in older versions of the schema; nil if it was the same.
  public var formerName: String?

  /// Creates an attribute.
  public init(
    _ name: String, _ type: RecordValue.Kind, isOptional: Bool = false, defaultValue: RecordValue? = nil,
    formerName: String? = nil
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.formerName = formerName
  }
}

/// A relation between the records of two entities, as seen from one of them.
public struct RecordRelation: Hashable, Sendable, Codable {
  /// To how many records a record can be related.
  public enum Count: String, Hashable, Sendable, Codable {
    /// To one or to none.
    case one
    /// To any number.
    case many
  }

  /// What happens to the related records when a record is deleted.
  public enum DeleteRule: String, Hashable, Sendable, Codable {
    /// They stay and are no longer related to it.
    case nullify
    /// They are deleted, too.
    case cascade
    /// The record cannot be deleted as long as there are any.
    case deny
  }

  /// The name.
  public var name: String
  /// The entity of the related records.
  public var destination: String
  /// To how many records a record can be related.
  public var count: Count
  /// The relation that leads back.
  public var inverse: String
  /// What happens to the related records when a record is deleted.
  public var deleteRule: DeleteRule
  /// Whether a record may be saved without a related record.
  public var isOptional: Bool
  /// The name in older versions of the schema; nil if it was the same.
  public var formerName: String?

  /// Creates a relation.
  public init(
    _ name: String, to destination: String, _ count: Count, inverse: String,
    whenDeleted deleteRule: DeleteRule = .nullify, isOptional: Bool = true, formerName: String? = nil
  ) {
    self.name = name
    self.destination = destination
    self.count = count
    self.inverse = inverse
    self.deleteRule = deleteRule
    self.isOptional = isOptional
    self.formerName = formerName
  }
}

extension RecordSchema {
  /// Throws if no file could hold these entities.
  func check() throws(RecordError) {
    guard version >= 1 else { throw .schema("version \(version) is less than 1; versions count from 1") }
    try checkNames(entities.map(\.name), of: "the schema")
    for entity in entities {
      let names = entity.attributes.map(\.name) + entity.relations.map(\.name)
      try checkNames(names, of: entity.name)
      for attribute in entity.attributes { try check(attribute, of: entity) }
      for relation in entity.relations { try check(relation, of: entity) }
    }
  }

  /// SQLite ignores case in names, and the columns of relations join the attributes.
  private func checkNames(_ names: [String], of owner: String) throws(RecordError) {
    var seen: Set<String> = []
    for name in names {
      let plain = name.lowercased()
      guard !name.isEmpty, !name.contains("."), !name.contains("\0") else {
        throw .schema("\(owner) has the name \"\(name)\"; choose a name without periods that is not empty")
      }
      guard plain != "id", !plain.hasPrefix("sqlite_"), !plain.hasPrefix("rowcall_") else {
        throw .schema("\(owner) has the name \"\(name)\", which is reserved; choose another name")
      }
      guard seen.insert(plain).inserted else {
        throw .schema("\(owner) has the name \"\(name)\" twice, where case is ignored; choose another name")
      }
    }
  }

  private func check(_ attribute: RecordAttribute, of entity: RecordEntity) throws(RecordError) {
    guard let value = attribute.defaultValue, value.kind != attribute.type || !value.isStorable else {
      return
    }
    throw .schema(
      "the default value of \(entity.name).\(attribute.name) is \(value); it must be \(attribute.type.article)"
    )
  }

  private func check(_ relation: RecordRelation, of entity: RecordEntity) throws(RecordError) {
    let name = "\(entity.name).\(relation.name)"
    guard let destination = self.entity(relation.destination) else {
      throw .schema("\(name) leads to \(relation.destination), which is no entity of the schema")
    }
    guard let inverse = destination.relation(relation.inverse), inverse.destination == entity.name,
      inverse.inverse == relation.name, destination.name != entity.name || inverse.name != relation.name
    else {
      throw .schema(
        "\(name) needs a relation \(destination.name).\(relation.inverse) that leads back to \(name)")
    }
  }
}

extension RecordSchema {
  /// The inverse of a relation of an entity.
  func inverse(of relation: RecordRelation) -> RecordRelation? {
    entity(relation.destination)?.relation(relation.inverse)
  }

  /// Whether the file stores a relation with this side of it: a side to one record in a column, and of two equal sides the
  /// one whose name comes first.
  func stores(_ relation: RecordRelation, of entity: String) -> Bool {
    guard let inverse = inverse(of: relation) else { return false }
    if relation.count != inverse.count { return relation.count == .one }
    return (entity, relation.name) < (relation.destination, inverse.name)
  }
}
