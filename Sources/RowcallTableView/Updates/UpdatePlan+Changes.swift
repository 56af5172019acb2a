extension UpdatePlan {
  /// What the update did, in the order in which it is told: deletions, moves, insertions, reloads; sections before
  /// rows; in ascending order of their places, those before the update for all but insertions.
  ///
  /// There are at most as many changes as the block had operations.
  var changes: [UpdateChange] {
    deletions + moves + insertions + refreshes
  }

  private var deletions: [UpdateChange] {
    rowsOfDeletedSections.sorted { $0.key < $1.key }.map { .sectionDeleted($0.key, rows: $0.value) }
      + rows.ledger.fates.filter { $0.value.isDeleted && sections.keepsRows($0.key.section) }.keys.sorted()
      .map { .rowDeleted($0) }
  }

  private var moves: [UpdateChange] {
    sections.ledger.moves.map { .sectionMoved(from: $0.from, to: $0.to) }
      + rows.ledger.moves.map { .rowMoved(from: $0.from, to: $0.to) }
  }

  private var insertions: [UpdateChange] {
    let movedIn = Dictionary(grouping: rows.ledger.moves, by: \.to.section).mapValues(\.count)
    return sections.ledger.insertions.map { section in
      .sectionInserted(section, rows: (rows.touched[section]?.rows ?? 0) - (movedIn[section] ?? 0))
    }
      + rows.ledger.insertions.filter { sections.oldKeepingRows(of: $0.section) != nil }.map {
        .rowInserted($0)
      }
  }

  private var refreshes: [UpdateChange] {
    let reloaded = sections.ledger.fates.filter { $0.value.refresh != nil }.keys.sorted()
    return reloaded.compactMap { section in
      newSection(of: section).map {
        .sectionReloaded(from: section, to: $0, rows: rows.touched[$0]?.rows ?? 0)
      }
    }
      + rows.ledger.fates.sorted { $0.key < $1.key }.compactMap { place, fate in
        guard let target = newPlace(of: place), let refresh = fate.refresh else { return nil }
        return .rowRefreshed(from: place, to: target, refresh)
      }
  }
}

extension UpdateLedger {
  /// The moves, by their origins.
  fileprivate var moves: [(from: Place, to: Place)] {
    fates.compactMap { place, fate in fate.target.map { (place, $0) } }.sorted { $0.from < $1.from }
  }

  /// The places at which something was inserted, in ascending order.
  fileprivate var insertions: [Place] { arrivals.filter { $0.value == .inserted }.keys.sorted() }
}
