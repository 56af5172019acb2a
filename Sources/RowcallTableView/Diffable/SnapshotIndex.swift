/// Finds the places of items in a snapshot; what was looked up in a section once is found at once from then on.
struct SnapshotIndex<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  let snapshot: TableSnapshot<SectionID, ItemID>
  private lazy var sections = snapshot.sectionIdentifiers.places
  private var rows: [SectionID: [ItemID: Int]] = [:]

  init(_ snapshot: TableSnapshot<SectionID, ItemID>) { self.snapshot = snapshot }

  /// The place of an item; `nil` if it is not there.
  mutating func place(of item: ItemID) -> RowPlace? {
    guard let identifier = snapshot.sections[item], let section = sections[identifier] else { return nil }
    return row(of: item, in: identifier).map { RowPlace(section: section, row: $0) }
  }

  /// The index of a section; `nil` if it is not there.
  mutating func index(of section: SectionID) -> Int? { sections[section] }

  /// The identifier of the section at an index; `nil` if there is none.
  func section(at index: Int) -> SectionID? { snapshot.sectionIdentifiers.element(at: index) }

  /// The items of the section at an index; none if there is no such section.
  func items(inSection index: Int) -> [ItemID] { section(at: index).flatMap { snapshot.items[$0] } ?? [] }

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
