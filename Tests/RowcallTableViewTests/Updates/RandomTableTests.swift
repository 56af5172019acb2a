import Testing

@testable import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Random sequences of updates on a table that is looked at: everything follows its item.
@Suite struct RandomTableTests {
  // TV-54 TV-58 TV-60
  @Test func whatIsShownSelectedAndFocusedFollowsItsItem() throws {
    for seed in Seeds.next(1_000, of: "tables") {
      var random = SeededGenerator(seed: seed)
      let watched = try WatchedTable(ReferenceTable(using: &random), &random)
      for _ in 0..<4 {
        try watched.look(&random)
        let update = RandomUpdate(on: watched.reference, using: &random)
        let before = watched.reference.sections
        // The table does not look at the data source for a block that asks for nothing.
        if update.block.isEmpty { continue }
        guard let difference = try watched.difference(after: update, &random) else { continue }
        Issue.record("ROWCALL_SEED=\(seed): \(difference)\nafter \(update.block.operations)\non \(before)")
        return
      }
    }
  }
}

/// A table on a data source of numbered items, which knows by the plain reference what must be where.
private final class WatchedTable: TableViewDataSource {
  private(set) var reference: ReferenceTable
  private let table: TableView
  /// What the data source says during an update.
  private var claims: ReferenceTable.Claims?
  /// How often the content of an item has changed.
  private var versions: [Int: Int] = [:]
  private var nextItem = 1_000

  init(_ reference: ReferenceTable, _ random: inout SeededGenerator) throws {
    self.reference = reference
    table = TableView(windowSize: Int.random(in: 1...8, using: &random), log: EventLog(capacity: 10))
    table.allowsMultipleSelection = true
    table.dataSource = self
    try table.reloadData()
  }

  // MARK: TableViewDataSource

  func numberOfSections(in tableView: TableView) -> Int {
    claims?.numberOfSections ?? reference.sections.count
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    claims?.rows(section) ?? reference.sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) throws -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item") ?? TableViewCell(reuseIdentifier: "item")
    cell.content.title = title(at: indexPath)
    return cell
  }

  private func title(at path: IndexPath) -> String? {
    item(at: path).map { "\($0) version \(versions[$0] ?? 0)" }
  }

  private func item(at path: IndexPath) -> Int? {
    reference.sections.element(at: path.section)?.element(at: path.row)
  }

  // MARK: Looking and updating

  /// Puts the cursor on some row, and with it the window; selects some rows.
  func look(_ random: inout SeededGenerator) throws {
    let paths = reference.paths
    if let path = paths.randomElement(using: &random) { try table.moveFocus(to: .row(path)) }
    for path in paths where random.chance(10) { try table.selectRow(at: path) }
  }

  /// Applies an update; returns what is wrong afterwards, nil if nothing is.
  func difference(after update: RandomUpdate, _ random: inout SeededGenerator) throws -> String? {
    let before = Sight(of: table, reference)
    let (old, oldVersions) = (reference, versions)
    let outcome = reference.outcome(of: update.block, update.claims)
    if case .arranged(let after, _) = outcome { settle(after, update) }
    claims = update.claims
    defer { claims = nil }
    do throws(TableViewError) {
      try request(update.block.operations[...], &random)
    } catch {
      (reference, versions) = (old, oldVersions)
      guard outcome.explains(error, update.claims) else { return "refused: \(error)" }
      return Sight(of: table, reference) == before ? nil : "the refused update left something behind"
    }
    guard case .arranged(let after, _) = outcome else { return "only the table accepts" }
    return wrongCells() ?? wrongSelection(before, update, old) ?? wrongFocus(before, update, old, after)
  }

  /// Makes the calls of a block, some of them in blocks inside the block.
  private func request(
    _ operations: ArraySlice<UpdateBlock.Operation>, _ random: inout SeededGenerator
  ) throws(TableViewError) {
    let middle = Int.random(in: operations.startIndex...operations.endIndex, using: &random)
    try table.beginUpdates()
    for operation in operations[..<middle] { try table.request(operation) }
    if middle < operations.endIndex { try request(operations[middle...], &random) }
    try table.endUpdates()
  }

  private func settle(_ after: [[Int?]], _ update: RandomUpdate) {
    for case .refreshRow(let path, _) in update.block.operations {
      item(at: path).map { versions[$0, default: 0] += 1 }
    }
    reference.sections = after.map { items in
      items.map { item in
        nextItem += 1
        return item ?? nextItem
      }
    }
  }

  // MARK: Checking

  private func wrongCells() -> String? {
    guard table.numberOfRows == reference.paths.count else { return "\(table.numberOfRows) rows" }
    let expected = table.indexPathsForVisibleRows.map(title)
    guard table.visibleCells.count == min(table.windowSize, table.numberOfRows) else {
      return "the window is not full"
    }
    let shown = table.visibleCells.map(\.content.title)
    return shown == expected ? nil : "shows \(shown), not \(expected)"
  }

  private func wrongSelection(_ before: Sight, _ update: RandomUpdate, _ old: ReferenceTable) -> String? {
    let present = Set(reference.sections.joined())
    let reloaded = update.block.operations.compactMap { operation in
      if case .refreshRow(let path, .reload) = operation { old.item(at: path) } else { nil }
    }
    let expected = before.selected.intersection(present).subtracting(reloaded)
    let selected = Set(table.indexPathsForSelectedRows.compactMap(reference.item))
    return selected == expected ? nil : "selected \(selected), not \(expected)"
  }

  /// The cursor is on the same item; if that is gone, on the nearest that stayed in its section: the next, else the
  /// previous; and if none stayed, on any row that there is.
  private func wrongFocus(
    _ before: Sight, _ update: RandomUpdate, _ old: ReferenceTable, _ after: [[Int?]]
  ) -> String? {
    guard case .row(let path)? = before.focus, let former = old.item(at: path) else { return nil }
    let moved = update.block.operations.compactMap { operation in
      if case .moveRow(let path, _) = operation { old.item(at: path) } else { nil }
    }
    let stayed = Set(after.joined().compactMap(\.self)).subtracting(moved)
    let neighbours =
      old.sections[path.section][(path.row + 1)...] + old.sections[path.section][..<path.row].reversed()
    let present = Set(reference.sections.joined())
    let expected = present.contains(former) ? former : neighbours.first(where: stayed.contains)
    guard case .row(let now)? = table.focus else { return present.isEmpty ? nil : "the focus is lost" }
    guard let found = reference.item(at: now) else { return "the focus is on \(now), outside the table" }
    return expected == nil || found == expected ? nil : "the focus is on \(found), not \(expected ?? 0)"
  }
}

extension ReferenceTable.Outcome {
  /// Whether a table may refuse an update that comes to this: for the faults of the block, or because the data source
  /// gave another number of rows for a section that the block does not touch and the window shows.
  fileprivate func explains(_ error: TableViewError, _ claims: ReferenceTable.Claims) -> Bool {
    switch (self, error) {
    case (.refused(let faults), _): faults.contains(error)
    case (.arranged(let after, _), .countChanged(let section, let known, let found)):
      after[section].count == known && claims.rows(section) == found
    case (.arranged(let after, _), .impossibleCount(let found, let section?)):
      after[section].count != found && claims.rows(section) == found
    default: false
    }
  }
}

/// What a listener knows of a table.
private struct Sight: Equatable {
  var titles: [String?]
  var paths: [IndexPath]
  var selected: Set<Int>
  var focus: Focus?
  var rows: Int

  init(of table: TableView, _ reference: ReferenceTable) {
    titles = table.visibleCells.map(\.content.title)
    paths = table.indexPathsForVisibleRows
    selected = Set(table.indexPathsForSelectedRows.compactMap(reference.item))
    focus = table.focus
    rows = table.numberOfRows
  }
}

extension ReferenceTable {
  fileprivate var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
  }

  fileprivate func item(at path: IndexPath) -> Int? {
    sections.element(at: path.section)?.element(at: path.row)
  }
}

extension TableView {
  /// Makes the public call that asks for an operation.
  fileprivate func request(_ operation: UpdateBlock.Operation) throws(TableViewError) {
    switch operation {
    case .deleteRow(let path): try deleteRows(at: [path])
    case .insertRow(let path): try insertRows(at: [path])
    case .refreshRow(let path, .reload): try reloadRows(at: [path])
    case .refreshRow(let path, .reconfigure): try reconfigureRows(at: [path])
    case .moveRow(let path, let target): try moveRow(at: path, to: target)
    case .deleteSection(let section): try deleteSections([section])
    case .insertSection(let section): try insertSections([section])
    case .reloadSection(let section): try reloadSections([section])
    case .moveSection(let section, let target): try moveSection(section, toSection: target)
    }
  }
}
