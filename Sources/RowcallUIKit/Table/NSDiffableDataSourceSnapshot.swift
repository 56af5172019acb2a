/// What a table shows at one moment: its sections and their items, by identifiers of the app's own.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  var table = TableSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Makes a snapshot of an empty table.
  public init() {}
  init(_ table: TableSnapshot<SectionIdentifierType, ItemIdentifierType>) { self.table = table }
  /// How many items there are in all sections.
  public var numberOfItems: Int { table.numberOfItems }
  /// How many sections there are.
  public var numberOfSections: Int { table.numberOfSections }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { table.sectionIdentifiers }
  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { table.itemIdentifiers }
  /// The items that get a new cell when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { table.reloadedItemIdentifiers }
  /// How many items a section has; 0 if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section, in order; none if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    (try? table.itemIdentifiers(inSection: identifier)) ?? []
  }
  /// The section of an item; `nil` if the item is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    table.sectionIdentifier(containingItem: identifier)
  }
  /// The index of an item among all items; `nil` if the item is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { table.indexOfItem(identifier) }
  /// The index of a section; `nil` if the section is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { table.indexOfSection(identifier) }
}

// What changes the items.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, which is the last one if none is given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) { try? table.appendItems(identifiers, toSection: sectionIdentifier) }
  /// Adds items before another, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { try? table.insertItems(identifiers, beforeItem: beforeIdentifier) }
  /// Adds items after another, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { try? table.insertItems(identifiers, afterItem: afterIdentifier) }
  /// Removes those of the items that are there.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    try? table.deleteItems(identifiers.filter { table.sectionIdentifier(containingItem: $0) != nil })
  }
  /// Removes all items, and all sections with them.
  public mutating func deleteAllItems() { table.deleteAllItems() }
  /// Moves an item before another, into its section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  { try? table.moveItem(identifier, beforeItem: toIdentifier) }
  /// Moves an item after another, into its section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  { try? table.moveItem(identifier, afterItem: toIdentifier) }
  /// Gives items new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    try? table.reloadItems(identifiers)
  }
  /// Fills the cells of items again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    try? table.reconfigureItems(identifiers)
  }
}

// What changes the sections.
extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections behind the last.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    try? table.appendSections(identifiers)
  }
  /// Adds empty sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { try? table.insertSections(identifiers, beforeSection: toIdentifier) }
  /// Adds empty sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { try? table.insertSections(identifiers, afterSection: toIdentifier) }
  /// Removes those of the sections that are there, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    try? table.deleteSections(identifiers.filter { table.indexOfSection($0) != nil })
  }
  /// Moves a section with its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { try? table.moveSection(identifier, beforeSection: toIdentifier) }
  /// Moves a section with its items after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { try? table.moveSection(identifier, afterSection: toIdentifier) }
  /// Reloads sections, with all their items, when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    try? table.reloadSections(identifiers)
  }
}
