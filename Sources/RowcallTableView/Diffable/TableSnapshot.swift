/// What a table shows at one moment: its sections and their items, by identifiers of the app's own.
///
/// Build one, hand it to `DiffableDataSource.apply(_:)`, and the table is brought there with the fewest changes.
/// Every identifier is in a snapshot once. A call that is refused with an error leaves the snapshot as it was.
///
/// ```swift
/// var snapshot = TableSnapshot<Region, Trail.ID>()
/// try snapshot.appendSections([.north, .south])
/// try snapshot.appendItems(northern, toSection: .north)
/// ```
public struct TableSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionID] = []
  /// The items of each section, in order.
  var items: [SectionID: [ItemID]] = [:]
  /// The section of each item.
  var sections: [ItemID: SectionID] = [:]

  /// The items that get a new cell when the snapshot is applied, in the order in which that was asked for.
  public internal(set) var reloadedItemIdentifiers: [ItemID] = []
  /// The items whose cells are filled again when the snapshot is applied, in the order in which that was asked for.
  public internal(set) var reconfiguredItemIdentifiers: [ItemID] = []
  /// The sections that are reloaded when the snapshot is applied, in the order in which that was asked for.
  public internal(set) var reloadedSectionIdentifiers: [SectionID] = []

  /// Makes a snapshot of an empty table.
  public init() {}

  // MARK: Counting

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.count }

  /// How many items a section has; throws if there is no such section.
  public func numberOfItems(inSection section: SectionID) throws(TableViewError) -> Int {
    try itemIdentifiers(inSection: section).count
  }

  // MARK: Finding

  /// All items, section by section.
  public var itemIdentifiers: [ItemID] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// The items of a section, in order; throws if there is no such section.
  public func itemIdentifiers(inSection section: SectionID) throws(TableViewError) -> [ItemID] {
    guard let items = items[section] else { throw unknown(section: section) }
    return items
  }

  /// The section of an item; `nil` if the item is not there.
  public func sectionIdentifier(containingItem item: ItemID) -> SectionID? { sections[item] }

  /// The index of an item among all items, counted from zero; `nil` if the item is not there.
  ///
  /// Costs a walk through the item's section and the sections before it.
  public func indexOfItem(_ item: ItemID) -> Int? {
    guard let section = sections[item], let row = items[section]?.firstIndex(of: item) else { return nil }
    return sectionIdentifiers.prefix { $0 != section }.reduce(row) { $0 + (items[$1]?.count ?? 0) }
  }

  /// The index of a section, counted from zero; `nil` if the section is not there.
  public func indexOfSection(_ section: SectionID) -> Int? { sectionIdentifiers.firstIndex(of: section) }
}

// MARK: - Refusals

extension TableSnapshot {
  func unknown(section: SectionID) -> TableViewError {
    .unknownIdentifier(.section, "\(section)", count: numberOfSections)
  }

  func unknown(item: ItemID) -> TableViewError { .unknownIdentifier(.item, "\(item)", count: numberOfItems) }

  /// The section and the row of an item; throws if the item is not there.
  func place(of item: ItemID) throws(TableViewError) -> (section: SectionID, row: Int) {
    guard let section = sections[item], let row = items[section]?.firstIndex(of: item) else {
      throw unknown(item: item)
    }
    return (section, row)
  }

  /// The index of a section; throws if the section is not there.
  func index(of section: SectionID) throws(TableViewError) -> Int {
    guard let index = indexOfSection(section) else { throw unknown(section: section) }
    return index
  }
}

// MARK: - For the data source

extension TableSnapshot {
  /// The same snapshot when everything that it asked for is done.
  package var settled: Self {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    settled.reloadedSectionIdentifiers = []
    return settled
  }

  /// Moves the item in one row to another, which is the one that it has after the move; does nothing if it cannot.
  mutating func moveItem(from source: RowPlace, to destination: RowPlace) {
    let ends = [source.section, destination.section]
    guard ends.allSatisfy(sectionIdentifiers.indices.contains) else { return }
    let (old, new) = (sectionIdentifiers[source.section], sectionIdentifiers[destination.section])
    guard let item = items[old]?.element(at: source.row) else { return }
    let room = (items[new]?.count ?? 0) - (old == new ? 1 : 0)
    guard (0...room).contains(destination.row) else { return }
    items[old]?.remove(at: source.row)
    items[new]?.insert(item, at: destination.row)
    sections[item] = new
  }
}

extension Array {
  /// The element at an index; `nil` if there is none.
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
