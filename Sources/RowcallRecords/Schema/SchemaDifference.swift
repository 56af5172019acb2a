/// What differs between the schema of a file and that of the program.
public enum SchemaDifference: Hashable, Sendable {
  /// An entity that the file does not have.
  case entityAdded(String)
  /// An entity that only the file has.
  case entityRemoved(String)
  /// An entity with another name in the file.
  case entityRenamed(from: String, to: String)
  /// An attribute that the file does not have.
  case attributeAdded(entity: String, String, RecordValue.Kind)
  /// An attribute that only the file has.
  case attributeRemoved(entity: String, String, RecordValue.Kind)
  /// An attribute with another name in the file.
  case attributeRenamed(entity: String, from: String, to: String)
  /// An attribute of another type in the file.
  case attributeType(entity: String, String, from: RecordValue.Kind, to: RecordValue.Kind)
  /// An attribute or a relation without which records could be saved, and now cannot.
  case required(entity: String, String)
  /// A relation that the file does not have.
  case relationAdded(entity: String, String, to: String)
  /// A relation that only the file has.
  case relationRemoved(entity: String, String, to: String)
  /// A relation with another name in the file.
  case relationRenamed(entity: String, from: String, to: String)
  /// A relation that leads to other records, or to one in place of many.
  case relationChanged(entity: String, String)
  /// What several names could take over; those of attributes and relations follow the name of their entity.
  case severalNames(of: String, [String])
}

extension SchemaDifference: CustomStringConvertible {
  /// `Task.priority is new`.
  public var description: String {
    switch self {
    case .entityAdded(let name): "\(name) is new"
    case .entityRemoved(let name): "\(name) is gone"
    case .entityRenamed(let from, let to): "\(from) is now \(to)"
    case .attributeAdded(let entity, let name, _), .relationAdded(let entity, let name, _):
      "\(entity).\(name) is new"
    case .attributeRemoved(let entity, let name, _), .relationRemoved(let entity, let name, _):
      "\(entity).\(name) is gone"
    case .attributeRenamed(let entity, let from, let to), .relationRenamed(let entity, let from, let to):
      "\(entity).\(from) is now \(entity).\(to)"
    case .attributeType(let entity, let name, let from, let to):
      "\(entity).\(name) was \(from.article) and is now \(to.article)"
    case .required(let entity, let name): "\(entity).\(name) must now have a value"
    case .relationChanged(let entity, let name): "\(entity).\(name) leads to other records"
    case .severalNames(let name, let names):
      "\(name) can be only one of \(names.joined(separator: " and "))"
    }
  }
}

extension RecordSchema {
  /// What differs from the schema of a file, entity by entity.
  ///
  /// Default values and delete rules are no differences: they say nothing about what is in the file.
  func differences(from old: RecordSchema) -> [SchemaDifference] {
    var differences: [SchemaDifference] = []
    for entity in entities {
      guard let former = former(of: entity, in: old) else {
        differences.append(.entityAdded(entity.name))
        continue
      }
      if former.name != entity.name { differences.append(.entityRenamed(from: former.name, to: entity.name)) }
      differences += attributeDifferences(of: entity, from: former)
      differences += relationDifferences(of: entity, from: former, in: old)
    }
    let known = known(entities.map { (former(of: $0, in: old)?.name, $0.name) })
    return differences + severalNames(known)
      + old.entities.filter { known[$0.name] == nil }.map { .entityRemoved($0.name) }
  }

  /// The entity of a file that became an entity.
  func former(of entity: RecordEntity, in old: RecordSchema) -> RecordEntity? {
    old.entity(entity.name) ?? entity.formerName.flatMap(old.entity)
  }

  private func attributeDifferences(of entity: RecordEntity, from old: RecordEntity) -> [SchemaDifference] {
    var differences: [SchemaDifference] = []
    let known = known(entity.attributes.map { (old.former(of: $0)?.name, $0.name) })
    for attribute in entity.attributes {
      guard let former = old.former(of: attribute) else {
        differences.append(.attributeAdded(entity: entity.name, attribute.name, attribute.type))
        continue
      }
      if former.name != attribute.name {
        differences.append(.attributeRenamed(entity: entity.name, from: former.name, to: attribute.name))
      }
      if former.type != attribute.type {
        differences.append(
          .attributeType(entity: entity.name, attribute.name, from: former.type, to: attribute.type))
      }
      if former.isOptional, !attribute.isOptional {
        differences.append(.required(entity: entity.name, attribute.name))
      }
    }
    return differences + severalNames(known, of: entity.name, from: old.name)
      + old.attributes.filter { known[$0.name] == nil }.map {
        .attributeRemoved(entity: entity.name, $0.name, $0.type)
      }
  }

  private func relationDifferences(
    of entity: RecordEntity, from former: RecordEntity, in old: RecordSchema
  ) -> [SchemaDifference] {
    var differences: [SchemaDifference] = []
    let known = known(entity.relations.map { (former.former(of: $0)?.name, $0.name) })
    for relation in entity.relations {
      guard let before = former.former(of: relation) else {
        differences.append(.relationAdded(entity: entity.name, relation.name, to: relation.destination))
        continue
      }
      if before.name != relation.name {
        differences.append(.relationRenamed(entity: entity.name, from: before.name, to: relation.name))
      }
      if before.count != relation.count || destination(of: relation, in: old) != before.destination {
        differences.append(.relationChanged(entity: entity.name, relation.name))
      }
      if before.isOptional, !relation.isOptional {
        differences.append(.required(entity: entity.name, relation.name))
      }
    }
    return differences + severalNames(known, of: entity.name, from: former.name)
      + former.relations.filter { known[$0.name] == nil }.map {
        .relationRemoved(entity: entity.name, $0.name, to: $0.destination)
      }
  }

  /// The names that there are now for each name in a file.
  private func known(_ names: [(former: String?, now: String)]) -> [String: [String]] {
    names.reduce(into: [:]) { known, name in
      if let former = name.former { known[former, default: []].append(name.now) }
    }
  }

  /// Reports names of which only one can be meant: which of them has the values is not certain.
  private func severalNames(
    _ known: [String: [String]], of entity: String? = nil, from former: String? = nil
  ) -> [SchemaDifference] {
    let name = { (owner: String?, name: String) in owner.map { "\($0).\(name)" } ?? name }
    return known.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
      .severalNames(of: name(former, $0.key), $0.value.map { name(entity, $0) })
    }
  }

  /// The name that the destination of a relation has in a file; nil if the file does not have it.
  func destination(of relation: RecordRelation, in old: RecordSchema) -> String? {
    entity(relation.destination).flatMap { former(of: $0, in: old)?.name }
  }
}

extension RecordEntity {
  /// The attribute of a file that became an attribute.
  func former(of attribute: RecordAttribute) -> RecordAttribute? {
    self.attribute(attribute.name) ?? attribute.formerName.flatMap { self.attribute($0) }
  }

  /// The relation of a file that became a relation.
  func former(of relation: RecordRelation) -> RecordRelation? {
    self.relation(relation.name) ?? relation.formerName.flatMap { self.relation($0) }
  }
}

extension [SchemaDifference] {
  /// Those that leave open what becomes of the records: another type, another destination, two names for one, and what is gone
  /// where something of the same kind is new and may be the same under a new name.
  var uncertain: [SchemaDifference] { filter(isUncertain) }

  private func isUncertain(_ difference: SchemaDifference) -> Bool {
    switch difference {
    case .attributeType(_, _, .integer, .number): return false
    case .attributeType, .relationChanged, .severalNames: return true
    case .entityAdded: return contains { if case .entityRemoved = $0 { true } else { false } }
    case .entityRemoved: return contains { if case .entityAdded = $0 { true } else { false } }
    case .attributeAdded(let entity, _, let kind):
      return contains { if case .attributeRemoved(entity, _, kind) = $0 { true } else { false } }
    case .attributeRemoved(let entity, _, let kind):
      return contains { if case .attributeAdded(entity, _, kind) = $0 { true } else { false } }
    case .relationAdded(let entity, _, let destination):
      return contains { if case .relationRemoved(entity, _, destination) = $0 { true } else { false } }
    case .relationRemoved(let entity, _, let destination):
      return contains { if case .relationAdded(entity, _, destination) = $0 { true } else { false } }
    case .entityRenamed, .attributeRenamed, .relationRenamed, .required: return false
    }
  }
}
