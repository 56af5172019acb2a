import Foundation
import RowcallRecords
import RowcallTableView
import Testing

/// A context does what the simplest model does, whatever is done in whatever order, and a table shows it.
@Suite struct RandomContextTests {
  // TV-75
  @Test func aContextAgreesWithTheReferenceModel() throws {
    for seed in RandomSeeds.next(40) {
      let session = try RandomRecords(seed: seed)
      for step in 0..<60 {
        let what = try session.step()
        let problem = try session.problem()
        #expect(problem == nil, "seed \(seed), step \(step), \(what)")
        if problem != nil { return }
      }
    }
  }
}

/// A random session of a context, of the reference, and of a table.
private final class RandomRecords {
  private let folder: RecordFolder
  private let isAscending: Bool
  private var random: SplitMix
  private var context: RecordContext
  private var results: RecordResults
  private var table: TableView
  private var source: DiffableDataSource<String, RecordID>
  private var now = ReferenceStorage()
  private var saved = ReferenceStorage()
  private var undo: [ReferenceStorage] = []
  private var redo: [ReferenceStorage] = []
  private var nextName = 0

  init(seed: UInt64) throws {
    let isAscending = seed.isMultiple(of: 2)
    let folder = try RecordFolder()
    let context = try RecordContext(folder.path())
    let table = TableView(windowSize: 200)
    let shown = try Self.show(context, in: table, isAscending)
    self.table = table
    random = SplitMix(state: seed)
    self.isAscending = isAscending
    self.folder = folder
    self.context = context
    (results, source) = shown
  }

  private static func show(
    _ context: RecordContext, in table: TableView, _ isAscending: Bool
  ) throws -> (RecordResults, DiffableDataSource<String, RecordID>) {
    let results = try results(context, isAscending)
    let source = DiffableDataSource<String, RecordID>(tableView: table) { table, path, id in
      let cell = TableViewCell(reuseIdentifier: "box")
      let record = context[id]
      cell.content.title = text(of: id, record, record?.relatedRecord("shelf").flatMap { context[$0] })
      return cell
    }
    try results.show(in: source)
    return (results, source)
  }

  private static func results(_ context: RecordContext, _ isAscending: Bool) throws -> RecordResults {
    try RecordResults(
      context, "Box", where: .not(.begins("name", "x")),
      sortedBy: [RecordSort("name", ascending: isAscending)],
      showing: ["shelf"]
    ) { record in record.relatedRecord("shelf").map { "\($0)" } ?? "none" }
  }

  private static func text(of id: RecordID, _ box: Record?, _ shelf: Record?) -> String {
    "\(id) \(box?["name"]?.text ?? "") \(shelf?["name"]?.text ?? "")"
  }

  /// Does something, and gives what.
  func step() throws -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: return try insert()
    case 6..<10: return try relate()
    case 10: return try rename()
    case 11..<14: return try delete()
    case 14..<16:
      try context.undo()
      if let former = undo.popLast() {
        redo.append(now)
        now = former
      }
      return "undo"
    case 16:
      try context.redo()
      if let later = redo.popLast() {
        undo.append(now)
        now = later
      }
      return "redo"
    case 17:
      try context.save()
      saved = now
      return "save"
    case 18:
      try context.rollBack()
      (now, undo, redo) = (saved, [], [])
      return "roll back"
    default: return try reopen()
    }
  }

  private func insert() throws -> String {
    let entity = ["Shelf", "Box", "Box", "Box", "Label", "Lender"].randomElement(using: &random) ?? ""
    nextName += 1
    let name = "\(["x", "a", "ä", "B"].randomElement(using: &random) ?? "")\(nextName)"
    let id = try context.add(entity, name)
    change { $0.names[id] = name }
    return "insert \(id)"
  }

  private func rename() throws -> String {
    guard let id = now.names.keys.sorted().randomElement(using: &random) else { return "" }
    nextName += 1
    let name = "\(["x", "a", "ä", "B"].randomElement(using: &random) ?? "")\(nextName)"
    try context.update(id) { $0["name"] = .text(name) }
    change { $0.names[id] = name }
    return "rename \(id)"
  }

  private func relate() throws -> String {
    guard let id = now.names.keys.sorted().randomElement(using: &random),
      let relation = context.schema.entity(id.entity)?.relations.randomElement(using: &random)
    else { return "" }
    let count = Int.random(in: 0...(relation.count == .one ? 1 : 4), using: &random)
    let others = Array(now.ids(relation.destination).shuffled(using: &random).prefix(count))
    try context.update(id) { $0.relate(relation.name, to: others) }
    change { $0.relate(id, relation.name, to: others) }
    return "relate \(id) \(relation.name) \(others)"
  }

  private func delete() throws -> String {
    let count = Int.random(in: 1...2, using: &random)
    let ids = Array(now.names.keys.sorted().shuffled(using: &random).prefix(count))
    var copy = now
    let isAllowed = copy.delete(ids)
    guard isAllowed == isDone(ids) else { return "delete \(ids), allowed: \(isAllowed)" }
    if isAllowed { change { $0 = copy } }
    return "delete \(ids)"
  }

  /// Deletes records; false if that is denied.
  private func isDone(_ ids: [RecordID]) -> Bool {
    do { try context.delete(ids) } catch { return false }
    return true
  }

  private func reopen() throws -> String {
    context = try RecordContext(folder.path())
    table = TableView(windowSize: 200)
    (results, source) = try Self.show(context, in: table, isAscending)
    (now, undo, redo) = (saved, [], [])
    return "open again"
  }

  /// Changes the reference; what changes nothing is no step.
  private func change(_ body: (inout ReferenceStorage) -> Void) {
    let before = now
    body(&now)
    guard now != before else { return }
    undo.append(before)
    redo = []
  }

  /// What does not agree; nil if everything does.
  func problem() throws -> String? {
    let records = try context.contents
    guard records.map(\.id) == now.names.keys.sorted(by: inSchemaOrder) else { return "records" }
    for record in records {
      guard record["name"]?.text == now.names[record.id] else { return "name of \(record.id)" }
      for relation in context.schema.entity(record.id.entity)?.relations ?? []
      where record.related(relation.name) != now.related(record.id, relation.name) {
        return "\(record.id).\(relation.name)"
      }
    }
    if context.hasChanges != (now != saved) { return "unsaved changes" }
    if context.canUndo == undo.isEmpty || context.canRedo == redo.isEmpty { return "steps" }
    let texts = results.snapshot.itemIdentifiers.map { id in
      Self.text(of: id, context[id], context[id]?.relatedRecord("shelf").flatMap { context[$0] })
    }
    let boxes = now.ids("Box").filter { now.names[$0]?.hasPrefix("x") == false }
    guard Set(results.snapshot.itemIdentifiers) == Set(boxes) else { return "results" }
    guard try results.snapshot == Self.results(context, isAscending).snapshot else {
      return "order of results"
    }
    return table.visibleCells.map { $0.content.title ?? "" } == texts ? nil : "table"
  }

  private func inSchemaOrder(_ first: RecordID, _ second: RecordID) -> Bool {
    let entities = context.schema.entities.map(\.name)
    let places = [first, second].map { entities.firstIndex(of: $0.entity) ?? 0 }
    return (places[0], first.number) < (places[1], second.number)
  }
}

/// The same seed gives the same numbers on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// New seeds each time, or only the one in `ROWCALL_SEED`.
private enum RandomSeeds {
  static func next(_ count: Int) -> [UInt64] {
    if let seed = ProcessInfo.processInfo.environment["ROWCALL_SEED"].flatMap(UInt64.init) { return [seed] }
    let count = ProcessInfo.processInfo.environment["ROWCALL_SEEDS"].flatMap(Int.init) ?? count
    let first = UInt64.random(in: 0..<UInt64(UInt32.max))
    print("records: seeds from \(first); ROWCALL_SEED=\(first) repeats the first")
    return (0..<UInt64(count)).map { first + $0 }
  }
}
