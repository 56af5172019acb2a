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
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension TableSnapshot {
  /// Adds items at the end of a section, which is the last section if none is given.
  ///
  /// Throws if one of the items is there already, the section is not there, or there is no section at all.
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) throws(TableViewError) {
    guard let section = section ?? sectionIdentifiers.last else { throw .noSection }
    guard let end = items[section]?.count else { throw unknown(section: section) }
    try insert(identifiers, at: end, in: section)
  }

  /// Adds items before another, in its section; throws if one of them is there already, or the other is not.
  public mutating func insertItems(_ identifiers: [ItemID], beforeItem item: ItemID) throws(TableViewError) {
    let place = try place(of: item)
    try insert(identifiers, at: place.row, in: place.section)
  }

  /// Adds items after another, in its section; throws if one of them is there already, or the other is not.
  public mutating func insertItems(_ identifiers: [ItemID], afterItem item: ItemID) throws(TableViewError) {
    let place = try place(of: item)
    try insert(identifiers, at: place.row + 1, in: place.section)
  }

  /// Removes items; throws if one of them is not there.
  public mutating func deleteItems(_ identifiers: [ItemID]) throws(TableViewError) {
    try checkItems(identifiers)
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sections[$0] }) { items[section]?.removeAll(where: gone.contains) }
    for item in gone { sections[item] = nil }
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  /// Removes all items, and all sections with them.
  public mutating func deleteAllItems() { self = TableSnapshot() }

  /// Moves an item before another, into its section; throws if one of them is not there.
  ///
  /// An item that is moved before itself stays.
  public mutating func moveItem(_ item: ItemID, beforeItem other: ItemID) throws(TableViewError) {
    try move(item, by: 0, other)
  }

  /// Moves an item after another, into its section; throws if one of them is not there.
  ///
  /// An item that is moved after itself stays.
  public mutating func moveItem(_ item: ItemID, afterItem other: ItemID) throws(TableViewError) {
    try move(item, by: 1, other)
  }

  /// Gives items new cells when the snapshot is applied; throws if one of them is not there.
  ///
  /// The cell of an item that moves as well is not replaced, it is filled again.
  public mutating func reloadItems(_ identifiers: [ItemID]) throws(TableViewError) {
    try checkItems(identifiers)
    reloadedItemIdentifiers += identifiers
  }

  /// Fills the cells of items again when the snapshot is applied; throws if one of them is not there.
  public mutating func reconfigureItems(_ identifiers: [ItemID]) throws(TableViewError) {
    try checkItems(identifiers)
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemID], at row: Int, in section: SectionID
  ) throws(TableViewError) {
    if let twin = sections.enter(section, for: identifiers) { throw .duplicateIdentifier(.item, "\(twin)") }
    items[section]?.insert(contentsOf: identifiers, at: row)
  }

  private mutating func move(_ item: ItemID, by offset: Int, _ other: ItemID) throws(TableViewError) {
    let from = try place(of: item)
    _ = try place(of: other)
    guard item != other else { return }
    items[from.section]?.remove(at: from.row)
    let target = try place(of: other)
    items[target.section]?.insert(item, at: target.row + offset)
    sections[item] = target.section
  }

  private func checkItems(_ identifiers: [ItemID]) throws(TableViewError) {
    for item in identifiers where sections[item] == nil { throw unknown(item: item) }
  }
}

extension Dictionary {
  /// Enters a value for new keys, for all or for none of them, looking each up once.
  ///
  /// Returns the first key that is there already or is given twice; `nil` if the value was entered for all.
  mutating func enter(_ value: Value, for keys: [Key]) -> Key? {
    reserveCapacity(count + keys.count)
    for (index, key) in keys.enumerated() {
      guard let former = updateValue(value, forKey: key) else { continue }
      self[key] = former
      for newcomer in keys[..<index] { self[newcomer] = nil }
      return key
    }
    return nil
  }
}

extension TableSnapshot {
  /// Adds empty sections behind the last; throws if one of them is there already.
  public mutating func appendSections(_ identifiers: [SectionID]) throws(TableViewError) {
    try insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds empty sections before another; throws if one of them is there already, or the other is not.
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection section: SectionID
  ) throws(TableViewError) {
    try insert(identifiers, at: index(of: section))
  }

  /// Adds empty sections after another; throws if one of them is there already, or the other is not.
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection section: SectionID
  ) throws(TableViewError) {
    try insert(identifiers, at: index(of: section) + 1)
  }

  /// Removes sections with all their items; throws if one of them is not there.
  public mutating func deleteSections(_ identifiers: [SectionID]) throws(TableViewError) {
    try checkSections(identifiers)
    let gone = Set(identifiers)
    try deleteItems(gone.flatMap { items[$0] ?? [] })
    sectionIdentifiers.removeAll(where: gone.contains)
    reloadedSectionIdentifiers.removeAll(where: gone.contains)
    for section in gone { items[section] = nil }
  }

  /// Moves a section with its items before another; throws if one of them is not there.
  ///
  /// A section that is moved before itself stays.
  public mutating func moveSection(
    _ section: SectionID, beforeSection other: SectionID
  ) throws(TableViewError) {
    try move(section, by: 0, other)
  }

  /// Moves a section with its items after another; throws if one of them is not there.
  ///
  /// A section that is moved after itself stays.
  public mutating func moveSection(
    _ section: SectionID, afterSection other: SectionID
  ) throws(TableViewError) {
    try move(section, by: 1, other)
  }

  /// Reloads sections, with all their items, when the snapshot is applied; throws if one of them is not there.
  public mutating func reloadSections(_ identifiers: [SectionID]) throws(TableViewError) {
    try checkSections(identifiers)
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionID], at index: Int) throws(TableViewError) {
    if let twin = items.enter([], for: identifiers) { throw .duplicateIdentifier(.section, "\(twin)") }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  private mutating func move(_ section: SectionID, by offset: Int, _ other: SectionID) throws(TableViewError)
  {
    let from = try index(of: section)
    _ = try index(of: other)
    guard section != other else { return }
    sectionIdentifiers.remove(at: from)
    sectionIdentifiers.insert(section, at: try index(of: other) + offset)
  }

  private func checkSections(_ identifiers: [SectionID]) throws(TableViewError) {
    for section in identifiers where items[section] == nil { throw unknown(section: section) }
  }
}

/// Finds the places of items in a snapshot; what was looked up in a section once is found at once from then on.
package struct SnapshotIndex<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  package let snapshot: TableSnapshot<SectionID, ItemID>
  private lazy var sections = snapshot.sectionIdentifiers.places
  private var rows: [SectionID: [ItemID: Int]] = [:]

  package init(_ snapshot: TableSnapshot<SectionID, ItemID> = .init()) { self.snapshot = snapshot }

  /// The path of an item; `nil` if it is not there.
  package mutating func indexPath(of item: ItemID) -> IndexPath? {
    guard let identifier = snapshot.sections[item], let section = sections[identifier] else { return nil }
    return row(of: item, in: identifier).map { IndexPath(row: $0, section: section) }
  }

  /// The index of a section; `nil` if it is not there.
  package mutating func index(of section: SectionID) -> Int? { sections[section] }

  /// The identifier of the section at an index; `nil` if there is none.
  package func section(at index: Int) -> SectionID? { snapshot.sectionIdentifiers.element(at: index) }

  /// The items of the section at an index; none if there is no such section.
  package func items(inSection index: Int) -> [ItemID] {
    section(at: index).flatMap { snapshot.items[$0] } ?? []
  }

  /// The item in a row; `nil` if there is no such row.
  package func item(at path: IndexPath) -> ItemID? { items(inSection: path.section).element(at: path.row) }

  private mutating func row(of item: ItemID, in section: SectionID) -> Int? {
    if let known = rows[section] { return known[item] }
    let known = snapshot.items[section]?.places ?? [:]
    rows[section] = known
    return known[item]
  }
}

extension Array where Element: Hashable {
  /// The index of each identifier.
  ///
  /// No list that an app gives makes this trap, not even one whose identifiers have changed since they were compared:
  /// the first one counts.
  var places: [Element: Int] { Dictionary(zip(self, indices)) { first, _ in first } }
}
