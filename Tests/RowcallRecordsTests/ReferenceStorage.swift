import RowcallRecords

/// The records of the schema `storage` in the simplest form: what a context must agree with.
///
/// Undo is a stack of whole copies, and deletion looks at everything until nothing more goes.
struct ReferenceStorage: Equatable {
  var names: [RecordID: String] = [:]
  var shelfOf: [RecordID: RecordID] = [:]
  var outerOf: [RecordID: RecordID] = [:]
  var lenderOf: [RecordID: RecordID] = [:]
  var labels: Set<[RecordID]> = []

  /// The records of an entity, in the order of their numbers.
  func ids(_ entity: String) -> [RecordID] { names.keys.filter { $0.entity == entity }.sorted() }

  /// Relates a record to these records and to no others.
  mutating func relate(_ id: RecordID, _ relation: String, to others: [RecordID]) {
    switch relation {
    case "shelf": shelfOf[id] = others.first
    case "outer": outerOf[id] = others.first
    case "lender": lenderOf[id] = others.first
    case "inner": Self.adopt(&outerOf, id, others)
    case "labels": labels = labels.filter { $0[0] != id }.union(others.map { [id, $0] })
    default:
      switch id.entity {
      case "Shelf": Self.adopt(&shelfOf, id, others)
      case "Lender": Self.adopt(&lenderOf, id, others)
      default: labels = labels.filter { $0[1] != id }.union(others.map { [$0, id] })
      }
    }
  }

  private static func adopt(_ owners: inout [RecordID: RecordID], _ owner: RecordID, _ others: [RecordID]) {
    owners = owners.filter { $0.value != owner }
    for other in others { owners[other] = owner }
  }

  /// The related records of a relation, in order.
  func related(_ id: RecordID, _ relation: String) -> [RecordID] {
    switch relation {
    case "shelf": [shelfOf[id]].compactMap { $0 }
    case "outer": [outerOf[id]].compactMap { $0 }
    case "lender": [lenderOf[id]].compactMap { $0 }
    case "inner": outerOf.filter { $0.value == id }.keys.sorted()
    case "labels": labels.filter { $0[0] == id }.map { $0[1] }.sorted()
    default:
      switch id.entity {
      case "Shelf": shelfOf.filter { $0.value == id }.keys.sorted()
      case "Lender": lenderOf.filter { $0.value == id }.keys.sorted()
      default: labels.filter { $0[1] == id }.map { $0[0] }.sorted()
      }
    }
  }

  /// Deletes records; false if a lender of a box that stays denies it, and then nothing is deleted.
  mutating func delete(_ ids: [RecordID]) -> Bool {
    var gone = Set(ids)
    while true {
      let more = names.keys.filter { id in
        !gone.contains(id) && [shelfOf[id], outerOf[id]].contains { $0.map(gone.contains) ?? false }
      }
      if more.isEmpty { break }
      gone.formUnion(more)
    }
    guard lenderOf.allSatisfy({ gone.contains($0.key) || !gone.contains($0.value) }) else { return false }
    names = names.filter { !gone.contains($0.key) }
    shelfOf = shelfOf.filter { !gone.contains($0.key) && !gone.contains($0.value) }
    outerOf = outerOf.filter { !gone.contains($0.key) && !gone.contains($0.value) }
    lenderOf = lenderOf.filter { !gone.contains($0.key) && !gone.contains($0.value) }
    labels = labels.filter { gone.isDisjoint(with: $0) }
    return true
  }
}
