/// The fewest operations that bring a table from one snapshot to another.
///
/// A section that is in both stays or moves as a whole, with its rows. A section that moves cannot be reloaded as a
/// whole in the same update, so its rows are, one by one; a row that moves is reconfigured where a reload was asked for.
struct SnapshotDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Snapshot = TableSnapshot<SectionID, ItemID>

  private let old: Snapshot
  private let new: Snapshot
  private let sections: IdentifierDifference
  private let rows: RowDifference<ItemID>
  /// The sections that are reloaded as a whole.
  private let reloaded: Set<SectionID>

  /// Compares two snapshots; what is to be reloaded or reconfigured is what the new one says.
  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    sections = IdentifierDifference(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    let moved = Set(sections.moves.map { new.sectionIdentifiers[$0.to] })
    reloaded = Set(new.reloadedSectionIdentifiers).subtracting(moved).filter { old.items[$0] != nil }
    rows = RowDifference(Self.pairs(old, new, reloaded))
  }

  /// The operations of one update block: of sections, of rows, and what is to be brought up to date.
  var operations: [UpdateBlock.Operation] {
    sectionOperations + rowOperations + refreshes
  }

  private var sectionOperations: [UpdateBlock.Operation] {
    sections.deletes.map { .deleteSection($0) } + sections.inserts.map { .insertSection($0) }
      + sections.moves.map { .moveSection(from: $0.from, to: $0.to) }
      + old.sectionIdentifiers.indices.filter { reloaded.contains(old.sectionIdentifiers[$0]) }
      .map { .reloadSection($0) }
  }

  private var rowOperations: [UpdateBlock.Operation] {
    rows.deletes.map { .deleteRow($0.indexPath) } + rows.inserts.map { .insertRow($0.indexPath) }
      + rows.moves.map { .moveRow(from: $0.from.indexPath, to: $0.to.indexPath) }
  }

  private var refreshes: [UpdateBlock.Operation] {
    let wishes = wishes
    let sections = Set(wishes.keys.compactMap { old.sections[$0] })
    return old.sectionIdentifiers.enumerated().filter { sections.contains($0.element) }.flatMap {
      section, identifier in
      (old.items[identifier] ?? []).enumerated().compactMap { row, item in
        wishes[item].map { .refreshRow(RowPlace(section: section, row: row).indexPath, $0) }
      }
    }
  }

  /// What is asked for the items that stay in the table.
  private var wishes: [ItemID: Refresh] {
    var wishes: [ItemID: Refresh] = [:]
    for item in new.reconfiguredItemIdentifiers { wishes[item] = .reconfigure }
    for item in new.reloadedItemIdentifiers { wishes[item] = .reload }
    for section in new.reloadedSectionIdentifiers where !reloaded.contains(section) {
      for item in new.items[section] ?? [] { wishes[item] = .reload }
    }
    guard !wishes.isEmpty else { return wishes }
    for move in rows.moves where wishes[move.item] != nil { wishes[move.item] = .reconfigure }
    return wishes
  }

  /// The sections of both snapshots, those before in their order, then those that come.
  private static func pairs(
    _ old: Snapshot, _ new: Snapshot, _ reloaded: Set<SectionID>
  ) -> [RowDifference<ItemID>.Section] {
    let places = new.sectionIdentifiers.places
    let kept = old.sectionIdentifiers.enumerated().map { index, section in
      RowDifference<ItemID>.Section(
        old: (index, old.items[section] ?? []), new: places[section].map { ($0, new.items[section] ?? []) },
        isReloaded: reloaded.contains(section))
    }
    return kept
      + new.sectionIdentifiers.enumerated().filter { old.items[$0.element] == nil }.map { index, section in
        RowDifference<ItemID>.Section(old: nil, new: (index, new.items[section] ?? []))
      }
  }
}
