/// Which records are fetched.
///
/// ```swift
/// .compare("priority", .greater, 2) && !.hasValue("completed")
/// .isRelated("list", to: groceries) && .contains("name", "milk")
/// ```
public indirect enum RecordPredicate: Hashable, Sendable {
  /// How two values are compared.
  public enum Comparison: Hashable, Sendable {
    /// The same.
    case equal
    /// Less, or before; in texts by their characters, whatever the locale.
    case less
    /// Greater, or after.
    case greater
    /// Less or the same.
    case lessOrEqual
    /// Greater or the same.
    case greaterOrEqual
  }

  /// All records.
  case all
  /// An attribute whose value compares so with another; never one without a value.
  case compare(String, Comparison, RecordValue)
  /// An attribute that has a value.
  case hasValue(String)
  /// A text that has another one in it; case makes no difference.
  case contains(String, String)
  /// A text that begins with another one; case makes no difference.
  case begins(String, String)
  /// A relation that leads to a record.
  case isRelated(String, to: RecordID)
  /// A relation that leads to at least one record of which a predicate is true.
  case hasRelated(String, RecordPredicate)
  /// All of some predicates.
  case and([RecordPredicate])
  /// At least one of some predicates.
  case or([RecordPredicate])
  /// The opposite.
  case not(RecordPredicate)

  /// An attribute that has a certain value.
  public static func equal(_ attribute: String, _ value: RecordValue) -> Self {
    .compare(attribute, .equal, value)
  }

  /// Both.
  public static func && (first: Self, second: Self) -> Self { .and([first, second]) }
  /// One of them, or both.
  public static func || (first: Self, second: Self) -> Self { .or([first, second]) }
  /// The opposite.
  public static prefix func ! (predicate: Self) -> Self { .not(predicate) }
}

extension RecordPredicate {
  /// Throws for names that an entity does not have, and for values of other types than its attributes.
  func check(_ entity: RecordEntity, in schema: RecordSchema) throws(RecordError) {
    switch self {
    case .all: break
    case .compare(let name, _, let value):
      let kind = try attribute(name, of: entity).type
      let areNumbers = [kind, value.kind].allSatisfy { $0 == .integer || $0 == .number }
      guard kind == value.kind || areNumbers else {
        throw .wrongValue(value, entity: entity.name, attribute: name, expected: kind)
      }
    case .hasValue(let name): _ = try attribute(name, of: entity)
    case .contains(let name, let text), .begins(let name, let text):
      let kind = try attribute(name, of: entity).type
      guard kind == .text else {
        throw .wrongValue(.text(text), entity: entity.name, attribute: name, expected: kind)
      }
    case .isRelated(let name, let other):
      let relation = try relation(name, of: entity)
      guard other.entity == relation.destination else {
        throw .wrongEntity(other, entity: entity.name, relation: name, expected: relation.destination)
      }
    case .hasRelated(let name, let predicate):
      guard let other = schema.entity(try relation(name, of: entity).destination) else { return }
      try predicate.check(other, in: schema)
    case .and(let parts), .or(let parts): for part in parts { try part.check(entity, in: schema) }
    case .not(let part): try part.check(entity, in: schema)
    }
  }

  private func attribute(_ name: String, of entity: RecordEntity) throws(RecordError) -> RecordAttribute {
    guard let attribute = entity.attribute(name) else {
      throw .unknownName(name, .attribute(of: entity.name), names: entity.attributes.map(\.name))
    }
    return attribute
  }

  private func relation(_ name: String, of entity: RecordEntity) throws(RecordError) -> RecordRelation {
    guard let relation = entity.relation(name) else {
      throw .unknownName(name, .relation(of: entity.name), names: entity.relations.map(\.name))
    }
    return relation
  }

  /// Whether it is true of a record.
  func isTrue(of record: Record, in graph: RecordGraph) -> Bool {
    switch self {
    case .all: true
    case .compare(let name, let comparison, let value):
      record[name].map { comparison.isTrue(of: $0, value) } ?? false
    case .hasValue(let name): record[name] != nil
    case .contains(let name, let text):
      record[name]?.text.map { text.isEmpty || $0.lowercased().contains(text.lowercased()) } ?? false
    case .begins(let name, let text):
      record[name]?.text.map { $0.lowercased().hasPrefix(text.lowercased()) } ?? false
    case .isRelated(let name, let other): record.links[name]?.contains(other) ?? false
    case .hasRelated(let name, let predicate):
      record.links[name]?.contains { graph[$0].map { predicate.isTrue(of: $0, in: graph) } ?? false } ?? false
    case .and(let parts): parts.allSatisfy { $0.isTrue(of: record, in: graph) }
    case .or(let parts): parts.contains { $0.isTrue(of: record, in: graph) }
    case .not(let part): !part.isTrue(of: record, in: graph)
    }
  }

  /// Whether it looks at records of other entities.
  var followsRelations: Bool {
    switch self {
    case .hasRelated: true
    case .and(let parts), .or(let parts): parts.contains(where: \.followsRelations)
    case .not(let part): part.followsRelations
    default: false
    }
  }
}

extension RecordPredicate.Comparison {
  fileprivate func isTrue(of first: RecordValue, _ second: RecordValue) -> Bool {
    switch self {
    case .equal: !first.precedes(second) && !second.precedes(first)
    case .less: first.precedes(second)
    case .greater: second.precedes(first)
    case .lessOrEqual: !second.precedes(first)
    case .greaterOrEqual: !first.precedes(second)
    }
  }
}

extension RecordValue {
  /// Whether it comes before another value of its type: texts by their characters, false before true.
  func precedes(_ other: RecordValue) -> Bool {
    switch (self, other) {
    case (.text(let first), .text(let second)): first < second
    case (.integer(let first), .integer(let second)): first < second
    case (.boolean(let first), .boolean(let second)): !first && second
    case (.date(let first), .date(let second)): first < second
    case (.data(let first), .data(let second)): first.lexicographicallyPrecedes(second)
    default: (number ?? 0) < (other.number ?? 0)
    }
  }
}
