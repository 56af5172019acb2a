/// An outline of one section: items with children, which are rows while their parent is expanded.
///
/// A call that a phone answers with an exception changes nothing here.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  private struct Entry {
    let item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }
  /// The items in reading order: each parent before its children.
  private var entries: [Entry] = []
  /// Makes an empty outline.
  public init() {}
  /// All items in reading order, children after their parent.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
  /// The items that are rows: those whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var deepest = 0
    return entries.filter { entry in
      guard entry.level <= deepest else { return false }
      deepest = entry.level + (entry.isExpanded ? 1 : 0)
      return true
    }.map(\.item)
  }
  /// True if an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// The index of an item in ``items``; `nil` if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
  /// The number of parents above an item; 0 for an item that is not there.
  public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { entries[$0].level } ?? 0 }
  /// The parent of an item; `nil` for an item without one.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = index(of: child) else { return nil }
    return entries[..<place].last { $0.level < entries[place].level }?.item
  }
  /// True if the children of an item are rows, provided that the item is one.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { entries[$0].isExpanded } ?? false
  }
  /// True if an item is a row.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Adds items at the end, or as the last children of a parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, at: entries.count, level: 0) }
    guard let place = index(of: parent) else { return }
    insert(items, at: end(of: place), level: entries[place].level + 1)
  }
  /// Adds items before another, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = index(of: item) else { return }
    insert(items, at: place, level: entries[place].level)
  }
  /// Adds items after another and its children, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = index(of: item) else { return }
    insert(items, at: end(of: place), level: entries[place].level)
  }
  /// Removes items with their children; items that are not there are skipped.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let place = index(of: item) { entries.removeSubrange(place..<end(of: place)) }
    }
  }
  /// Removes all items.
  public mutating func deleteAll() { entries = [] }
  /// Makes the children of items rows.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }
  /// Takes the children of items out of the rows.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }
  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    for item in items {
      if let place = index(of: item) { entries[place].isExpanded = isExpanded }
    }
  }
  private mutating func insert(_ items: [ItemIdentifierType], at place: Int, level: Int) {
    guard Set(items).count == items.count, !items.contains(where: contains) else { return }
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: place)
  }
  /// The index after an item and all its children.
  private func end(of place: Int) -> Int {
    entries[(place + 1)...].firstIndex { $0.level <= entries[place].level } ?? entries.count
  }
}
