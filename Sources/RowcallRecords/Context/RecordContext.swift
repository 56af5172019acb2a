import RowcallText

/// The records of one file: inserts, changes, deletes, fetches and saves them, and takes changes back.
///
/// ```swift
/// let context = try RecordContext(path: "to-do.db", schema: schema)
/// let list = try context.insert("List") { $0["name"] = "Groceries" }
/// try context.insert("Task") {
///   $0["name"] = "Milk"
///   $0.relate("list", to: list)
/// }
/// try context.save()
/// ```
///
/// All records are in memory. The file changes only by `save()`, in one transaction. A call that throws changes nothing. A
/// context belongs to one thread or actor.
public final class RecordContext {
  /// What the file stores.
  public let schema: RecordSchema
  /// The locale in which texts are sorted.
  public let locale: LocaleTag

  private var graph: RecordGraph
  private let store: RecordStore
  private let collator: Collator
  /// What differs from the file.
  private var unsaved: RecordStep = [:]
  private var undoSteps: [RecordStep] = []
  private var redoSteps: [RecordStep] = []
  private var openGroups = 0
  private var observers: [Int: (RecordChanges) throws -> Void] = [:]
  private var lastObserver = 0

  /// Opens a file, and creates it if there is none; `:memory:` stands for a file that is gone with the context.
  ///
  /// - Parameters:
  ///   - path: the SQLite file.
  ///   - schema: what it stores.
  ///   - migrations: what to do with files of older versions where former names do not say it.
  ///   - locale: the locale in which texts are sorted.
  public init(
    path: String, schema: RecordSchema, migrations: [RecordMigration] = [],
    locale: LocaleTag = LocaleTag("en")
  ) throws(RecordError) {
    try schema.check()
    self.schema = schema
    self.locale = locale
    collator = Collator(for: locale)
    (store, graph) = try RecordStore.open(path, schema, migrations)
  }

  // MARK: Reading

  /// A record as it is now; nil if there is none.
  public subscript(id: RecordID) -> Record? { graph[id] }

  /// The records of an entity of which a predicate is true.
  ///
  /// - Parameter sorts: the order; records that are equal in it are in the order in which they were inserted.
  public func fetch(
    _ entity: String, where predicate: RecordPredicate = .all, sortedBy sorts: [RecordSort] = []
  ) throws(RecordError) -> [Record] {
    let description = try graph.entity(entity)
    let order = order(by: sorts)
    try predicate.check(description, in: schema)
    try order.check(description)
    return order.sorted(graph.records(of: entity).filter { predicate.isTrue(of: $0, in: graph) })
  }

  /// Whether a predicate, which was checked, is true of a record.
  func isTrue(_ predicate: RecordPredicate, of record: Record) -> Bool {
    predicate.isTrue(of: record, in: graph)
  }

  func order(by sorts: [RecordSort]) -> RecordOrder { RecordOrder(sorts: sorts, collator: collator) }

  // MARK: Changing

  /// Inserts a record with the default values of its entity.
  ///
  /// - Parameter draft: gives it its first values and relations.
  @discardableResult
  public func insert(_ entity: String, _ draft: (inout Record) throws -> Void = { _ in }) throws -> RecordID {
    var record = try graph.draft(of: entity)
    try draft(&record)
    try perform { (graph) throws(RecordError) in try graph.insert(record) }
    return record.id
  }

  /// Changes values and relations of a record; relations of others change with it.
  public func update(_ id: RecordID, _ body: (inout Record) throws -> Void) throws {
    var record = try graph.record(id)
    try body(&record)
    try perform { (graph) throws(RecordError) in try graph.update(record) }
  }

  /// Deletes a record, and what the delete rules of its relations delete with it.
  ///
  /// - Throws: `RecordError.denied` if a rule denies it.
  public func delete(_ id: RecordID) throws(RecordError) { try delete([id]) }

  /// Deletes several records at once; records that stand in each other's way may go together.
  public func delete(_ ids: [RecordID]) throws(RecordError) {
    try perform { (graph) throws(RecordError) in try graph.delete(ids) }
  }

  /// Makes everything that a closure does one step to undo, and one change for observers; if it throws, none of it is done.
  public func group<Result>(_ body: () throws -> Result) throws -> Result {
    let earlier = graph.takeChanges()
    openGroups += 1
    let result: Result
    do { result = try body() } catch {
      openGroups -= 1
      graph.apply(graph.takeChanges().reversed)
      _ = graph.takeChanges()
      graph.resume(earlier)
      throw error
    }
    openGroups -= 1
    graph.resume(earlier)
    try finish()
    return result
  }

  private func perform(_ body: (inout RecordGraph) throws(RecordError) -> Void) throws(RecordError) {
    try body(&graph)
    try finish()
  }

  /// Makes what changed a step, unless a group goes on.
  private func finish() throws(RecordError) {
    guard openGroups == 0 else { return }
    let step = graph.takeChanges()
    guard !step.isEmpty else { return }
    undoSteps.append(step)
    redoSteps = []
    unsaved.add(step)
    try notify(RecordChanges(step, .edit))
  }

  // MARK: Undoing

  /// Whether there is a change to take back.
  public var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is a change that was taken back.
  public var canRedo: Bool { !redoSteps.isEmpty }
  /// Whether the records differ from those of the file.
  public var hasChanges: Bool { !unsaved.isEmpty }

  /// Takes the last change back, also one that was saved; does nothing if there is none.
  public func undo() throws(RecordError) {
    try checkNoGroup("undo()")
    guard let step = undoSteps.popLast() else { return }
    redoSteps.append(step)
    try apply(step.reversed, .undo)
  }

  /// Makes the change again that was taken back last; does nothing if there is none, or another change came after it.
  public func redo() throws(RecordError) {
    try checkNoGroup("redo()")
    guard let step = redoSteps.popLast() else { return }
    undoSteps.append(step)
    try apply(step, .redo)
  }

  /// Goes back to what the file has; this cannot be undone.
  public func rollBack() throws(RecordError) {
    try checkNoGroup("rollBack()")
    undoSteps = []
    redoSteps = []
    try apply(unsaved.reversed, .rollBack)
  }

  private func apply(_ step: RecordStep, _ reason: RecordChanges.Reason) throws(RecordError) {
    graph.apply(step)
    _ = graph.takeChanges()
    unsaved.add(step)
    if !step.isEmpty { try notify(RecordChanges(step, reason)) }
  }

  private func checkNoGroup(_ method: String) throws(RecordError) {
    guard openGroups == 0 else { throw .groupOpen(method) }
  }

  // MARK: Saving

  /// Writes what changed into the file, in one transaction; without changes the file is not touched.
  ///
  /// - Throws: `RecordError.missing` for a record without a value or relation that it needs; `.changedMeanwhile`, `.unwritable`.
  public func save() throws(RecordError) {
    try checkNoGroup("save()")
    guard hasChanges else { return }
    try graph.checkComplete(unsaved.keys.sorted())
    try store.save(unsaved)
    unsaved = [:]
  }

  // MARK: Observing

  /// Calls a closure after each change, until `stopObserving(_:)`.
  ///
  /// What it throws comes out of the call that changed the records, as `RecordError.observerFailed`; the change stands.
  public func observe(_ body: @escaping (RecordChanges) throws -> Void) -> Int {
    lastObserver += 1
    observers[lastObserver] = body
    return lastObserver
  }

  /// Ends an observation.
  public func stopObserving(_ observer: Int) { observers[observer] = nil }

  private func notify(_ changes: RecordChanges) throws(RecordError) {
    var failure: RecordError?
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) {
      do { try observer(changes) } catch { failure = failure ?? .observerFailed(reason: "\(error)") }
    }
    if let failure { throw failure }
  }
}

/// What one change did.
public struct RecordChanges: Hashable, Sendable {
  /// What made the change.
  public enum Reason: Hashable, Sendable {
    /// A call that inserted, updated or deleted records.
    case edit
    /// `undo()`.
    case undo
    /// `redo()`.
    case redo
    /// `rollBack()`.
    case rollBack
  }

  /// What made the change.
  public let reason: Reason
  /// The records that came.
  public let inserted: Set<RecordID>
  /// The records of which values or relations changed.
  public let updated: Set<RecordID>
  /// The records that went.
  public let deleted: Set<RecordID>

  init(_ step: RecordStep, _ reason: Reason) {
    self.reason = reason
    inserted = Set(step.filter { $0.value.before == nil }.keys)
    deleted = Set(step.filter { $0.value.after == nil }.keys)
    updated = Set(step.keys).subtracting(inserted).subtracting(deleted)
  }
}

extension RecordGraph {
  /// Throws for the first record that lacks a value or a related record which it must have.
  func checkComplete(_ ids: [RecordID]) throws(RecordError) {
    for id in ids {
      guard let record = self[id] else { continue }
      let entity = try entity(id.entity)
      let missing =
        entity.attributes.first { !$0.isOptional && record[$0.name] == nil }?.name
        ?? entity.relations.first { !$0.isOptional && record.links[$0.name] == nil }?.name
      if let missing { throw .missing(name(of: id), property: missing) }
    }
  }
}
