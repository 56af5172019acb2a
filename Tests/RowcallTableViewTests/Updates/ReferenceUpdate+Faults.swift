import Foundation

@testable import RowcallTableView

extension ReferenceUpdate {
  // MARK: What can be seen in the table before

  func faultsBefore() -> [TableViewError] {
    malformed() + outOfRangeBefore() + rowConflicts() + sectionConflicts()
  }

  private var leavingRows: [IndexPath] {
    deletedRows + reloadedRows + reconfiguredRows + movedRows.map(\.from)
  }
  private var arrivingRows: [IndexPath] { insertedRows + movedRows.map(\.to) }
  private var arrivingSections: [Int] { insertedSections + movedSections.map(\.to) }

  private func malformed() -> [TableViewError] {
    (leavingRows + arrivingRows).filter { $0.count != 2 }.map { .malformedPath($0) }
  }

  private func outOfRangeBefore() -> [TableViewError] {
    let rows: [TableViewError] = leavingRows.filter { $0.count == 2 }.compactMap { path in
      let rows = before.indices.contains(path.section) ? before[path.section].count : nil
      if let rows, path.row >= 0, path.row < rows { return nil }
      return .rowOutOfRange(path, sections: before.count, rows: rows, .beforeUpdate)
    }
    let sections = (deletedSections + reloadedSections + movedSections.map(\.from))
      .filter { !before.indices.contains($0) }
    return rows + sections.map { .sectionOutOfRange($0, sections: before.count, .beforeUpdate) }
  }

  private func rowConflicts() -> [TableViewError] {
    let paths = Set(leavingRows + arrivingRows).filter { $0.count == 2 }
    return paths.flatMap { path in
      conflicts(
        deletes: deletedRows.count { $0 == path }, moves: movedRows.count { $0.from == path },
        reloads: reloadedRows.count { $0 == path }, reconfigures: reconfiguredRows.count { $0 == path },
        arrivals: arrivingRows.count { $0 == path }
      ).map { .conflict(.row(path), $0) }
    }
  }

  private func sectionConflicts() -> [TableViewError] {
    Set(deletedSections + reloadedSections + movedSections.map(\.from) + arrivingSections).flatMap {
      section in
      conflicts(
        deletes: deletedSections.count { $0 == section }, moves: movedSections.count { $0.from == section },
        reloads: reloadedSections.count { $0 == section }, reconfigures: 0,
        arrivals: arrivingSections.count { $0 == section }
      ).map { .conflict(.section(section), $0) }
    }
  }

  private func conflicts(
    deletes: Int, moves: Int, reloads: Int, reconfigures: Int, arrivals: Int
  ) -> [UpdateConflict] {
    var conflicts: [UpdateConflict] = []
    if deletes > 1 { conflicts.append(.deletedTwice) }
    if moves > 1 { conflicts.append(.movedTwice) }
    if deletes > 0, moves > 0 { conflicts.append(.deletedAndMoved) }
    if deletes > 0, reloads + reconfigures > 0 { conflicts.append(.deletedAndReloaded) }
    if reloads > 0, moves > 0 { conflicts.append(.reloadedAndMoved) }
    if arrivals > 1 { conflicts.append(.arrivedTwice) }
    return conflicts
  }

  // MARK: What the data source says

  func faultsOfSections() -> [TableViewError] {
    let found = claims.numberOfSections
    guard found >= 0, found <= 2_147_483_647 else { return [.impossibleCount(found, section: nil)] }
    let numbers = CountMismatch(
      before: before.count, deleted: deletedSections.count, inserted: insertedSections.count, found: found)
    if before.count - deletedSections.count + insertedSections.count != found {
      return [.sectionCountMismatch(numbers)]
    }
    return arrivingSections.filter { $0 < 0 || $0 >= found }.map {
      .sectionOutOfRange($0, sections: found, .afterUpdate)
    }
  }

  func strayRows() -> [TableViewError] {
    let sections = claims.numberOfSections
    return arrivingRows.filter { $0.section < 0 || $0.section >= sections }.map {
      .rowOutOfRange($0, sections: sections, rows: nil, .afterUpdate)
    }
  }

  func faultsOfRows() -> [TableViewError] {
    sectionOrigins().enumerated().flatMap { section, origin -> [TableViewError] in
      guard isTouched(section, origin) else { return [] }
      let found = claims.rows(section)
      if found < 0 || found > 2_147_483_647 { return [.impossibleCount(found, section: section)] }
      return mismatch(section, origin, found) + straySlots(section, found)
    }
  }

  private func mismatch(_ section: Int, _ origin: Int?, _ found: Int) -> [TableViewError] {
    guard let origin, !reloadedSections.contains(origin) else { return [] }
    let numbers = CountMismatch(
      before: before[origin].count,
      deleted: deletedRows.count { $0.section == origin },
      inserted: insertedRows.count { $0.section == section },
      movedOut: movedRows.count { $0.from.section == origin },
      movedIn: movedRows.count { $0.to.section == section }, found: found)
    let expected = numbers.before - numbers.deleted + numbers.inserted - numbers.movedOut + numbers.movedIn
    return expected == found ? [] : [.rowCountMismatch(section: section, before: origin, numbers)]
  }

  private func straySlots(_ section: Int, _ found: Int) -> [TableViewError] {
    arrivingRows.filter { $0.section == section && ($0.row < 0 || $0.row >= found) }.map {
      .rowOutOfRange($0, sections: claims.numberOfSections, rows: found, .afterUpdate)
    }
  }
}
