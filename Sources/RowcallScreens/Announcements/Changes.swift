import RowcallTableView

/// Rows and sections that came, went, moved or show something else.
struct Changes {
  /// Rows that went, as they were.
  private(set) var deleted: [RowReference] = []
  /// Rows that came.
  private(set) var inserted: [RowReference] = []
  /// Rows that show something else.
  private(set) var changed: [RowReference] = []
  /// Rows that went elsewhere, each with the row beside which it lies now.
  private(set) var moved: [(row: RowReference, from: RowReference, neighbour: Neighbour?)] = []
  private(set) var deletedSections: [SectionReference] = []
  private(set) var insertedSections: [SectionReference] = []
  private(set) var changedSections: [SectionReference] = []
  private(set) var movedSections: [SectionReference] = []

  /// Whether there are none.
  var isEmpty: Bool { !changesPlaces && changed.isEmpty && changedSections.isEmpty }

  /// Whether rows have other places than before.
  var changesPlaces: Bool {
    !(deleted.isEmpty && inserted.isEmpty && moved.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && movedSections.isEmpty)
  }

  /// Takes note of an event that tells of an update; others are none of its business.
  mutating func add(_ event: TableViewEvent) {
    switch event {
    case .rowDeleted(let row): deleted.append(row)
    case .rowInserted(let row): inserted.append(row)
    case .rowReloaded(let row):
      if !changed.contains(where: { $0.indexPath == row.indexPath }) { changed.append(row) }
    case .rowMoved(let from, let to, let neighbour): moved.append((to, from, neighbour))
    case .sectionDeleted(let section): deletedSections.append(section)
    case .sectionInserted(let section): insertedSections.append(section)
    case .sectionReloaded(let section): changedSections.append(section)
    case .sectionMoved(from: _, let section): movedSections.append(section)
    case .loaded, .scrolled, .focused, .edgeReached, .selected, .deselected, .accessoryPressed, .operated,
      .editingBegan,
      .editingEnded, .swipeBegan, .swipeEnded, .confirmationAsked, .confirmationCancelled, .committed,
      .swipeActionPerformed, .indexReloaded, .indexFollowed, .indexMoved, .indexEndReached, .searched,
      .reorderingBegan,
      .dropProposed,
      .reorderingCancelled, .refused:
      break
    }
  }
}
