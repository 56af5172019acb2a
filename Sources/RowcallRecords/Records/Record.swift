/// Which record it is: the same for as long as the file exists.
public struct RecordID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name of the entity.
  public let entity: String
  /// The number among all records that the entity ever had.
  public let number: Int

  /// Creates the identifier of a record that a program stored elsewhere.
  public init(_ entity: String, _ number: Int) {
    self.entity = entity
    self.number = number
  }

  /// By entity, then in the order in which the records were inserted.
  public static func < (first: RecordID, second: RecordID) -> Bool {
    (first.entity, first.number) < (second.entity, second.number)
  }

  /// `Task 3`.
  public var description: String { "\(entity) \(number)" }
}

/// A record as it was when the context was asked for it: its values, and the records that it is related to.
///
/// Change it inside `RecordContext.update(_:_:)`; a copy changes nothing.
public struct Record: Hashable, Sendable {
  /// Which record it is.
  public let id: RecordID
  /// The attributes that have a value.
  var values: [String: RecordValue] = [:]
  /// The relations that lead to a record.
  var links: [String: Set<RecordID>] = [:]

  init(_ id: RecordID) { self.id = id }

  /// The value of an attribute; nil for none.
  public subscript(attribute: String) -> RecordValue? {
    get { values[attribute] }
    set { values[attribute] = newValue }
  }

  /// The related records, in the order in which they were inserted.
  public func related(_ relation: String) -> [RecordID] { links[relation]?.sorted() ?? [] }

  /// The related record of a relation to one; nil for none.
  public func relatedRecord(_ relation: String) -> RecordID? { links[relation]?.min() }

  /// Relates the record to these records and to no others.
  public mutating func relate(_ relation: String, to records: some Sequence<RecordID>) {
    let records = Set(records)
    links[relation] = records.isEmpty ? nil : records
  }

  /// Relates the record to one record, or to none.
  public mutating func relate(_ relation: String, to record: RecordID?) {
    relate(relation, to: record.map { [$0] } ?? [])
  }
}

/// What changed about one record: it was inserted if there is nothing before, deleted if there is nothing after.
struct RecordChange: Hashable, Sendable {
  var before: Record?
  var after: Record?
}

/// What changed about several records.
typealias RecordStep = [RecordID: RecordChange]

extension RecordStep {
  /// The change back.
  var reversed: RecordStep { mapValues { RecordChange(before: $0.after, after: $0.before) } }

  /// Adds what changed later; a record that is then as it was before is left out.
  mutating func add(_ later: RecordStep) {
    for (id, change) in later { add(change, of: id) }
  }

  mutating func add(_ change: RecordChange, of id: RecordID) {
    let before = self[id].map(\.before) ?? change.before
    self[id] = before == change.after ? nil : RecordChange(before: before, after: change.after)
  }
}
