import RowcallModel
import RowcallTableView

/// Fetched records in sections, kept up to date while the context changes.
///
/// ```swift
/// let results = try RecordResults(context, "Task", sortedBy: [RecordSort("name")])
/// let source = DiffableDataSource<String, RecordID>(tableView: table) { table, path, id in … }
/// try results.show(in: source)
/// ```
///
/// After each change the table gets the fewest updates: rows and sections that come, go and move, and rows whose records
/// changed.
public final class RecordResults {
  /// The sections by their titles, and the records in them.
  public typealias Snapshot = TableSnapshot<String, RecordID>

  /// What the results are now.
  public private(set) var snapshot = Snapshot()
  /// Gets each new snapshot, with the records to reload.
  public var whenChanged: ((Snapshot) throws -> Void)?

  private let context: RecordContext
  private let entity: String
  private let predicate: RecordPredicate
  private let sorts: [RecordSort]
  private let shown: [String]
  private let sectionOf: ((Record) -> String)?
  private var records: [Record] = []
  private var observer = 0

  /// Fetches the records.
  ///
  /// - Parameters:
  ///   - context: the context, which is kept.
  ///   - entity: the entity of the records.
  ///   - predicate: which records.
  ///   - sorts: the order, also that of the sections: each stands where its first record stands.
  ///   - shown: relations to records that rows show as well, so that the rows are reloaded when these change.
  ///   - sectionOf: the title of the section of a record; unless given, there is one section, also without records.
  public init(
    _ context: RecordContext, _ entity: String, where predicate: RecordPredicate = .all,
    sortedBy sorts: [RecordSort] = [], showing shown: [String] = [],
    sectionedBy sectionOf: ((Record) -> String)? = nil
  ) throws(RecordError) {
    self.context = context
    self.entity = entity
    self.predicate = predicate
    self.sorts = sorts
    self.shown = shown
    self.sectionOf = sectionOf
    records = try fetch()
    snapshot = grouped()
    observer = context.observe { [weak self] changes in try self?.follow(changes) }
  }

  deinit { context.stopObserving(observer) }

  /// Shows the records in a table, now and after each change.
  ///
  /// The table keeps its data source no more than any other does: keep it.
  public func show(in dataSource: DiffableDataSource<String, RecordID>) throws {
    whenChanged = { [weak dataSource] in try dataSource?.apply($0) }
    try dataSource.apply(snapshot)
  }

  private func fetch() throws(RecordError) -> [Record] {
    try context.fetch(entity, where: predicate, sortedBy: sorts)
  }

  /// The records in their sections.
  private func grouped() -> Snapshot {
    guard let sectionOf else { return Snapshot([("", records.map(\.id))]) }
    var titles: [String] = []
    var sections: [String: [RecordID]] = [:]
    for record in records {
      let title = sectionOf(record)
      if sections[title] == nil { titles.append(title) }
      sections[title, default: []].append(record.id)
    }
    return Snapshot(titles.map { ($0, sections[$0] ?? []) })
  }

  private func follow(_ changes: RecordChanges) throws {
    try bringUpToDate(changes)
    let former = snapshot
    var changed = grouped()
    let stale = changed.itemIdentifiers.filter {
      former.sectionIdentifier(containingItem: $0) != nil && isStale($0, changes)
    }
    guard changed != former || !stale.isEmpty else { return }
    snapshot = changed
    try changed.reloadItems(stale)
    try whenChanged?(changed)
  }

  /// Takes out the records that changed, and puts those back that belong here, each in its place.
  private func bringUpToDate(_ changes: RecordChanges) throws {
    let touched = changes.inserted.union(changes.updated).union(changes.deleted).filter {
      $0.entity == entity
    }
    guard !predicate.followsRelations, touched.count < Self.mostPlaced else { return records = try fetch() }
    guard !touched.isEmpty else { return }
    records.removeAll { touched.contains($0.id) }
    let order = context.order(by: sorts)
    for record in touched.compactMap({ context[$0] }) where context.isTrue(predicate, of: record) {
      records.insert(record, at: records.partitionPoint { order.precedes(record, $0) })
    }
  }

  /// More changes at once are fetched anew.
  private static let mostPlaced = 500

  /// Whether a row shows something that changed.
  private func isStale(_ id: RecordID, _ changes: RecordChanges) -> Bool {
    if changes.updated.contains(id) { return true }
    return shown.contains { context[id]?.links[$0]?.contains(where: changes.updated.contains) ?? false }
  }
}

extension TableSnapshot {
  /// Creates a snapshot of different sections with different items.
  fileprivate init(_ sections: [(SectionID, [ItemID])]) {
    self.init()
    // Neither throws where all are different.
    for (section, items) in sections {
      try? appendSections([section])
      try? appendItems(items, toSection: section)
    }
  }
}
