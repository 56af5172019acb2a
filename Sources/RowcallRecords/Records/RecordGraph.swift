/// All records and their relations.
///
/// Every relation is known from both sides. Each call either is carried out as a whole or throws and changes nothing.
struct RecordGraph {
  let schema: RecordSchema
  private let entities: [String: RecordEntity]
  private var records: [String: [Int: Record]] = [:]
  /// The highest number that a record of each entity had.
  private var lastNumbers: [String: Int] = [:]
  /// What the records were that changed since the changes were taken the last time; nil for those that were not there.
  private var earlier: [RecordID: Record?] = [:]

  init(_ schema: RecordSchema) {
    self.schema = schema
    entities = Dictionary(schema.entities.map { ($0.name, $0) }) { first, _ in first }
  }

  // MARK: Reading

  /// A record; nil if there is none.
  subscript(id: RecordID) -> Record? { records[id.entity]?[id.number] }

  /// All records of an entity, in no order.
  func records(of entity: String) -> some Collection<Record> { (records[entity] ?? [:]).values }

  func entity(_ name: String) throws(RecordError) -> RecordEntity {
    guard let entity = entities[name] else {
      throw .unknownName(name, .entity, names: schema.entities.map(\.name))
    }
    return entity
  }

  func record(_ id: RecordID) throws(RecordError) -> Record {
    _ = try entity(id.entity)
    guard let record = self[id] else { throw .noRecord(id) }
    return record
  }

  /// A record as errors name it: with the first text that it has.
  func name(of id: RecordID) -> String {
    let attributes = entities[id.entity]?.attributes ?? []
    let text = attributes.lazy.compactMap { self[id]?[$0.name]?.text }.first { !$0.isEmpty }
    return text.map { "\(id) (\"\($0)\")" } ?? "\(id)"
  }

  // MARK: Changing

  /// A new record with the default values, which is not inserted yet.
  mutating func draft(of entityName: String) throws(RecordError) -> Record {
    let entity = try entity(entityName)
    lastNumbers[entityName, default: 0] += 1
    var record = Record(RecordID(entityName, lastNumbers[entityName] ?? 0))
    for attribute in entity.attributes { record.values[attribute.name] = attribute.defaultValue }
    return record
  }

  /// Inserts a new record.
  mutating func insert(_ draft: Record) throws(RecordError) {
    let entity = try entity(draft.id.entity)
    try check(draft, entity)
    put(Record(draft.id), at: draft.id)
    carryOut(draft, entity)
  }

  /// Gives a record other values and relations.
  mutating func update(_ draft: Record) throws(RecordError) {
    let entity = try entity(draft.id.entity)
    _ = try record(draft.id)
    try check(draft, entity)
    carryOut(draft, entity)
  }

  /// Deletes records with all that their rules delete with them; throws if a rule denies it.
  mutating func delete(_ ids: some Sequence<RecordID>) throws(RecordError) {
    for id in try RecordDeletion.records(deleting: ids, in: self) {
      guard let record = self[id], let entity = entities[id.entity] else { continue }
      for relation in entity.relations {
        for other in record.links[relation.name] ?? [] { unlink(id, relation, other) }
      }
      put(nil, at: id)
    }
  }

  /// Brings records to what they are after a step.
  mutating func apply(_ step: RecordStep) {
    for (id, change) in step { put(change.after, at: id) }
  }

  /// What changed since the last call.
  mutating func takeChanges() -> RecordStep {
    defer { earlier = [:] }
    let changes = earlier.map { ($0, RecordChange(before: $1, after: self[$0])) }
    return RecordStep(uniqueKeysWithValues: changes.filter { $1.before != $1.after })
  }

  /// Goes on with changes that were taken earlier, before those that came since.
  mutating func resume(_ earlier: RecordStep) {
    self.earlier.merge(earlier.mapValues(\.before)) { $1 }
  }

  // MARK: Loading

  /// Takes a record as a file has it, without its relations; numbers up to the last one were used before.
  mutating func load(_ record: Record) {
    records[record.id.entity, default: [:]][record.id.number] = record
    noteNumber(record.id.number, of: record.id.entity)
  }

  /// The highest number that a record of an entity ever had; zero if there was none.
  func lastNumber(of entity: String) -> Int { lastNumbers[entity] ?? 0 }

  mutating func noteNumber(_ number: Int, of entity: String) {
    lastNumbers[entity] = max(lastNumber(of: entity), number)
  }

  /// Relates two records as a file has it.
  mutating func load(_ id: RecordID, _ relation: RecordRelation, _ other: RecordID) {
    records[id.entity]?[id.number]?.links[relation.name, default: []].insert(other)
    records[other.entity]?[other.number]?.links[relation.inverse, default: []].insert(id)
  }
}

extension RecordGraph {
  private func check(_ draft: Record, _ entity: RecordEntity) throws(RecordError) {
    for (name, value) in draft.values {
      guard let attribute = entity.attribute(name) else {
        throw .unknownName(name, .attribute(of: entity.name), names: entity.attributes.map(\.name))
      }
      guard value.kind == attribute.type, value.isStorable else {
        throw .wrongValue(value, entity: entity.name, attribute: name, expected: attribute.type)
      }
    }
    for (name, others) in draft.links { try check(name, others, of: draft.id, entity) }
  }

  private func check(
    _ name: String, _ others: Set<RecordID>, of id: RecordID, _ entity: RecordEntity
  ) throws(RecordError) {
    guard let relation = entity.relation(name) else {
      throw .unknownName(name, .relation(of: entity.name), names: entity.relations.map(\.name))
    }
    guard relation.count == .many || others.count <= 1 else {
      throw .severalRecords(entity: entity.name, relation: name, count: others.count)
    }
    for other in others.sorted() {
      guard other.entity == relation.destination else {
        throw .wrongEntity(other, entity: entity.name, relation: name, expected: relation.destination)
      }
      guard other == id || self[other] != nil else { throw .noRecord(other) }
    }
  }

  /// Makes a record what a checked draft says.
  private mutating func carryOut(_ draft: Record, _ entity: RecordEntity) {
    let id = draft.id
    guard var record = self[id] else { return }
    let old = record.links
    record.values = draft.values
    put(record, at: id)
    for relation in entity.relations {
      let (before, after) = (old[relation.name] ?? [], draft.links[relation.name] ?? [])
      for other in before.subtracting(after) { unlink(id, relation, other) }
      for other in after.subtracting(before).sorted() { link(id, relation, other) }
    }
  }

  /// Relates two records; a side to one leaves the record that it led to.
  private mutating func link(_ id: RecordID, _ relation: RecordRelation, _ other: RecordID) {
    guard let inverse = schema.inverse(of: relation) else { return }
    if relation.count == .one {
      for former in self[id]?.links[relation.name] ?? [] { unlink(id, relation, former) }
    }
    if inverse.count == .one {
      for former in self[other]?.links[inverse.name] ?? [] { unlink(other, inverse, former) }
    }
    change(id) { $0.links[relation.name, default: []].insert(other) }
    change(other) { $0.links[inverse.name, default: []].insert(id) }
  }

  private mutating func unlink(_ id: RecordID, _ relation: RecordRelation, _ other: RecordID) {
    change(id) { $0.unlink(relation.name, other) }
    change(other) { $0.unlink(relation.inverse, id) }
  }

  private mutating func change(_ id: RecordID, _ body: (inout Record) -> Void) {
    guard self[id] != nil else { return }
    note(at: id)
    Self.change(&records[id.entity, default: [:]][id.number], body)
  }

  /// Changes a record in its place: a copy would copy all of its relations.
  private static func change(_ place: inout Record?, _ body: (inout Record) -> Void) {
    guard var record = place else { return }
    place = nil
    body(&record)
    place = record
  }

  private mutating func put(_ record: Record?, at id: RecordID) {
    note(at: id)
    records[id.entity, default: [:]][id.number] = record
  }

  /// Notes what a record is before its first change.
  private mutating func note(at id: RecordID) {
    if earlier[id] == nil { earlier[id] = .some(self[id]) }
  }
}

extension Record {
  fileprivate mutating func unlink(_ relation: String, _ other: RecordID) {
    links[relation]?.remove(other)
    if links[relation]?.isEmpty == true { links[relation] = nil }
  }
}

/// Which records go when some are deleted.
struct RecordDeletion {
  private let graph: RecordGraph
  /// The records, those first from which the deletion started.
  private var records: [RecordID] = []
  private var known: Set<RecordID> = []

  /// The records that go; throws if a rule denies it.
  static func records(
    deleting ids: some Sequence<RecordID>, in graph: RecordGraph
  ) throws(RecordError) -> [RecordID] {
    var deletion = RecordDeletion(graph: graph)
    for id in ids { try deletion.add(id) }
    try deletion.check()
    return deletion.records
  }

  private init(graph: RecordGraph) { self.graph = graph }

  /// Adds a record and all that its rules delete with it, at every depth; cycles end where they began.
  private mutating func add(_ id: RecordID) throws(RecordError) {
    _ = try graph.record(id)
    var waiting = [id]
    while let next = waiting.popLast() {
      guard known.insert(next).inserted else { continue }
      records.append(next)
      try forEachRelation(of: next, .cascade) { _, others in waiting += others.sorted().reversed() }
    }
  }

  /// Throws if a rule denies the deletion because of records that stay.
  private func check() throws(RecordError) {
    for id in records {
      var denial: RecordError?
      try forEachRelation(of: id, .deny) { relation, others in
        let staying = others.subtracting(known).sorted()
        guard denial == nil, !staying.isEmpty else { return }
        denial = .denied(graph.name(of: id), relation: relation, by: staying.map { graph.name(of: $0) })
      }
      if let denial { throw denial }
    }
  }

  private func forEachRelation(
    of id: RecordID, _ rule: RecordRelation.DeleteRule, _ body: (String, Set<RecordID>) -> Void
  ) throws(RecordError) {
    let record = try graph.record(id)
    for relation in try graph.entity(id.entity).relations where relation.deleteRule == rule {
      if let others = record.links[relation.name] { body(relation.name, others) }
    }
  }
}
