import Foundation

@testable import RowcallTableView

/// The rules of batch updates a second time, in the plainest way: arrays of items, walked from end to end.
///
/// It shares the names of the operations and of the errors with the engine, and nothing else.
struct ReferenceTable: Hashable {
  /// The items of each section; an item is never in the table twice.
  var sections: [[Int]]

  /// What a data source says after the change of its model.
  struct Claims: Hashable {
    var numberOfSections: Int
    var rows: [Int]

    func rows(_ section: Int) -> Int { rows.indices.contains(section) ? rows[section] : 0 }
  }

  /// What an update comes to.
  enum Outcome {
    /// The items afterwards, and the sections as they were before; nil stands for what came.
    case arranged([[Int?]], sections: [Int?])
    /// Everything that is wrong at the first stage at which something is.
    case refused([TableViewError])
  }

  func outcome(of block: UpdateBlock, _ claims: Claims) -> Outcome {
    let update = ReferenceUpdate(before: sections, claims: claims, operations: block.operations)
    for faults in [update.faultsBefore, update.faultsOfSections, update.strayRows, update.faultsOfRows] {
      let found = faults()
      if !found.isEmpty { return .refused(found) }
    }
    return .arranged(update.arrangement(), sections: update.sectionOrigins())
  }
}

/// One update block on a reference table, sorted by kind.
struct ReferenceUpdate {
  let before: [[Int]]
  let claims: ReferenceTable.Claims
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  init(before: [[Int]], claims: ReferenceTable.Claims, operations: [UpdateBlock.Operation]) {
    self.before = before
    self.claims = claims
    for operation in operations {
      switch operation {
      case .deleteRow(let path): deletedRows.append(path)
      case .insertRow(let path): insertedRows.append(path)
      case .refreshRow(let path, .reload): reloadedRows.append(path)
      case .refreshRow(let path, .reconfigure): reconfiguredRows.append(path)
      case .moveRow(let path, let target): movedRows.append((path, target))
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let section, let target): movedSections.append((section, target))
      }
    }
  }

  /// The items of each section afterwards.
  func arrangement() -> [[Int?]] {
    sectionOrigins().enumerated().map { section, origin in
      guard isTouched(section, origin) else { return origin.map { before[$0] } ?? [] }
      return rows(of: section, staying: origin.map(itemsStaying) ?? [])
    }
  }

  /// For each section afterwards, the one that it was before; nil if it came.
  func sectionOrigins() -> [Int?] {
    var staying = before.indices.filter { section in
      !deletedSections.contains(section) && !movedSections.contains { $0.from == section }
    }
    return (0..<claims.numberOfSections).map { section in
      if insertedSections.contains(section) { return nil }
      if let move = movedSections.first(where: { $0.to == section }) { return move.from }
      return staying.removeFirst()
    }
  }

  /// Whether any operation names a section: as it was, or as it will be.
  func isTouched(_ section: Int, _ origin: Int?) -> Bool {
    let namedBefore = (deletedRows + reloadedRows + reconfiguredRows + movedRows.map(\.from)).map(\.section)
    let namedAfter = (insertedRows + movedRows.map(\.to)).map(\.section)
    return namedAfter.contains(section) || insertedSections.contains(section)
      || movedSections.contains { $0.to == section } || (namedBefore + reloadedSections).contains(origin)
  }

  /// The items of a section before that neither leave nor are replaced.
  private func itemsStaying(_ section: Int) -> [Int] {
    if reloadedSections.contains(section) { return [] }
    return before[section].indices.filter { row in
      let path = IndexPath(row: row, section: section)
      return !deletedRows.contains(path) && !movedRows.contains { $0.from == path }
    }
    .map { before[section][$0] }
  }

  private func rows(of section: Int, staying: [Int]) -> [Int?] {
    var staying = staying
    return (0..<claims.rows(section)).map { row in
      let path = IndexPath(row: row, section: section)
      if let move = movedRows.first(where: { $0.to == path }) {
        return before[move.from.section][move.from.row]
      }
      if insertedRows.contains(path) || staying.isEmpty { return nil }
      return staying.removeFirst()
    }
  }
}
