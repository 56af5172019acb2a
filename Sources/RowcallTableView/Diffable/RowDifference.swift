/// The fewest deletions, insertions and moves of rows that bring the sections of a table from old items to new ones.
///
/// As many rows as possible stay in their section; those that leave it for another are moved. Rows that go or come
/// with a section that is deleted, inserted or reloaded are no changes of their own.
struct RowDifference<ItemID: Hashable> {
  /// A section of the table as it was, as it will be, or both.
  struct Section {
    /// The place before, with the items; `nil` if the section is inserted.
    var old: (index: Int, items: [ItemID])?
    /// The place afterwards, with the items; `nil` if the section is deleted.
    var new: (index: Int, items: [ItemID])?
    var isReloaded = false

    /// Whether it takes with it the rows that go from it or come to it.
    fileprivate var absorbs: Bool { old == nil || new == nil || isReloaded }
  }

  /// A move of a row from its place before to its place afterwards.
  struct Move: Hashable {
    var item: ItemID
    var from: RowPlace
    var to: RowPlace
  }

  /// Places before, in ascending order.
  private(set) var deletes: [RowPlace] = []
  /// Places afterwards, section by section in the order in which these were given.
  private(set) var inserts: [RowPlace] = []
  /// Moves inside of sections, then moves from one to another.
  private(set) var moves: [Move] = []

  /// Compares the items of all sections.
  init(_ sections: [Section]) {
    var gone: [ItemID: RowPlace] = [:]
    let differences = sections.map {
      IdentifierDifference(from: $0.old?.items ?? [], to: $0.new?.items ?? [])
    }
    for (section, difference) in zip(sections, differences) {
      if let old = section.old {
        for row in difference.deletes { gone[old.items[row]] = RowPlace(section: old.index, row: row) }
      }
      moves += Self.moves(in: section, difference)
    }
    for (section, difference) in zip(sections, differences) {
      bring(difference.inserts, to: section, &gone)
    }
    let absorbed = Set(sections.filter(\.absorbs).compactMap(\.old?.index))
    deletes = gone.values.filter { !absorbed.contains($0.section) }.sorted()
  }

  /// The moves inside of a section; a section that is reloaded needs none.
  private static func moves(in section: Section, _ difference: IdentifierDifference) -> [Move] {
    guard let old = section.old, let new = section.new, !section.isReloaded else { return [] }
    return difference.moves.map { move in
      Move(
        item: new.items[move.to], from: RowPlace(section: old.index, row: move.from),
        to: RowPlace(section: new.index, row: move.to))
    }
  }

  /// Rows that come to a section: moved, if they went from another, or inserted.
  private mutating func bring(_ rows: [Int], to section: Section, _ gone: inout [ItemID: RowPlace]) {
    guard let new = section.new, !(section.absorbs && gone.isEmpty) else { return }
    for row in rows {
      let place = RowPlace(section: new.index, row: row)
      if let origin = gone.removeValue(forKey: new.items[row]) {
        moves.append(Move(item: new.items[row], from: origin, to: place))
      } else if !section.absorbs {
        inserts.append(place)
      }
    }
  }
}
