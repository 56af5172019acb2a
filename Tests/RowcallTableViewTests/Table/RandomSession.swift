@testable import RowcallTableView

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A table under random operations beside a model that keeps items by what they are, and never by where they are.
final class RandomSession {
  /// What the cursor is on, by identity.
  enum Item: Hashable {
    case row(Int)
    case header(section: Int)
    case footer(section: Int)
    case index
  }

  let table: TableView
  let source: ItemSource
  var random: SeededGenerator
  private var nextItem = 10_000
  /// The last operation, for the report.
  private(set) var operation = ""
  /// The last refusal, for the report.
  private(set) var lastRefusal = ""
  /// How often each operation was carried out.
  private(set) var tally: [String: Int] = [:]

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    let shape = ReferenceTable(using: &random)
    source = ItemSource(
      shape.sections.enumerated().map { .init(id: $0.offset, items: $0.element) },
      namesItems: random.chance(50),
      indexTitles: random.chance(50) ? (0..<5).map(String.init) : [])
    table = TableView(windowSize: Int.random(in: 1...8, using: &random))
    table.dataSource = source
    table.allowsMultipleSelection = random.chance(50)
    try table.reloadData()
  }

  /// Carries out a random operation; returns what is wrong afterwards, `nil` if nothing is.
  func step() -> String? {
    source.asked = []
    let wrong =
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<30: update()
      case 30..<33: reload()
      case 33..<46: table.focus == .sectionIndex ? walkOffIndex() : walk()
      case 46..<50: adjustIndex()
      case 50: reloadIndex()
      case 51: activateIndex()
      case 52..<56: search()
      case 56..<62: scroll()
      case 62..<72: select()
      default: edit()
      }
    return wrong ?? source.faults.first ?? problem()
  }

  func perform(
    _ name: String, _ body: () throws(TableViewError) -> Void
  ) -> TableViewError? {
    operation = name
    do throws(TableViewError) {
      try body()
      tally[name, default: 0] += 1
      return nil
    } catch {
      tally["refused", default: 0] += 1
      lastRefusal = "\(name): \(error)"
      return error
    }
  }

  private func problem() -> String? {
    let titles = source.sections.map { $0.items.map { "item \($0)" } }
    if let problem = table.problem(showing: titles) { return problem }
    let shown = Set(table.indexPathsForVisibleRows)
    return source.asked.first { !shown.contains($0) }.map { "asked for \($0) outside the window" }
  }

  // MARK: What is where

  var focusedItem: Item? {
    switch table.focus {
    case .row(let path): source.item(at: path).map { .row($0) }
    case .sectionHeader(let section): .header(section: source.sections[section].id)
    case .sectionFooter(let section): .footer(section: source.sections[section].id)
    case .sectionIndex: .index
    default: nil
    }
  }

  var selectedItems: Set<Int> { Set(table.indexPathsForSelectedRows.compactMap(source.item(at:))) }

  func anyRow() -> IndexPath? {
    source.stops.compactMap { stop in if case .row(let path) = stop { path } else { nil } }
      .randomElement(using: &random)
  }
}

// MARK: The program

extension RandomSession {
  private func update() -> String? {
    let before = source.sections
    let reference = ReferenceTable(sections: before.map(\.items))
    let update = RandomUpdate(on: reference, using: &random)
    // Nobody looks at the data for a block that asks for nothing.
    if update.block.isEmpty { return nil }
    let (focused, selected) = (focusedItem, selectedItems)
    let (focus, window) = (table.focus, table.indexPathsForVisibleRows)
    source.claims = update.claims
    defer { source.claims = nil }
    switch reference.outcome(of: update.block, update.claims) {
    case .refused(let faults):
      let error = perform("wrong update") { () throws(TableViewError) in try table.perform(update.block) }
      guard let error, faults.contains(error) else {
        return "got \(String(describing: error)), not \(faults)"
      }
      let isAsBefore = table.focus == focus && table.indexPathsForVisibleRows == window
      return isAsBefore && selectedItems == selected ? nil : "a refused update changed the table"
    case .arranged(let after, let origins):
      // Lies about sections in which nothing happens are another test's.
      source.claims = nil
      source.sections = settle(after, origins, before)
      let error = perform("update") { () throws(TableViewError) in try table.perform(update.block) }
      if let error { return "refused: \(error)" }
      return expectation(focused, before, update.block) ?? lostSelection(selected, update.block, before)
    }
  }

  /// Gives numbers to what came.
  private func settle(_ after: [[Int?]], _ origins: [Int?], _ before: [ItemSource.Section])
    -> [ItemSource.Section]
  {
    zip(after, origins).map { items, origin in
      nextItem += 1
      let id = origin.map { before[$0].id } ?? nextItem
      return .init(
        id: id,
        items: items.map {
          nextItem += 1
          return $0 ?? nextItem
        })
    }
  }

  /// Selected items stay selected unless they went or were reloaded.
  private func lostSelection(_ selected: Set<Int>, _ block: UpdateBlock, _ before: [ItemSource.Section])
    -> String?
  {
    let reloaded = block.operations.compactMap { operation -> Int? in
      if case .refreshRow(let path, .reload) = operation { before[path.section].items[path.row] } else { nil }
    }
    let expected = selected.subtracting(reloaded).filter { source.place(of: $0) != nil }
    return selectedItems == expected ? nil : "selected are \(selectedItems), not \(expected)"
  }

  private func reload() -> String? {
    let focused = focusedItem
    // What is out of sight can be found again by its identifier only.
    let wasSeen = table.focus.map { focus in
      if case .row(let path) = focus { table.cellForRow(at: path) != nil } else { false }
    }
    source.sections.shuffle(using: &random)
    for section in source.sections.indices where random.chance(40) {
      source.sections[section].items.shuffle(using: &random)
      if random.chance(50) {
        source.sections[section].items.removeLast(source.sections[section].items.count / 2)
      }
    }
    if let error = perform("reload", { () throws(TableViewError) in try table.reloadData() }) {
      return "\(error)"
    }
    guard table.selection.isEmpty else { return "something is selected after a reload" }
    guard case .row(let item) = focused, let path = source.place(of: item) else { return nil }
    let isFindable =
      source.namesItems || wasSeen == true && table.indexPathsForVisibleRows.contains(path)
    if isFindable, focusedItem != focused { return "the cursor lost item \(item)" }
    return nil
  }

  /// The neighbour to which the cursor goes by TV-60.
  private func expectation(_ focused: Item?, _ before: [ItemSource.Section], _ block: UpdateBlock) -> String?
  {
    guard let focused else {
      return table.focus == nil || source.stops.isEmpty ? nil : "the cursor came from nowhere"
    }
    if isThere(focused) { return focusedItem == focused ? nil : "the cursor left \(focused)" }
    guard !source.stops.isEmpty else { return table.focus == nil ? nil : "the cursor is on nothing" }
    guard let landed = table.focus, source.stops.contains(landed) else { return "the cursor is nowhere" }
    guard case .row(let item) = focused else { return nil }
    return neighbour(of: item, before, block).flatMap {
      focusedItem == $0 ? nil : "the cursor is not on \($0)"
    }
  }

  /// The item beside which one stood, of those that stayed in their section; `nil` if the rule leaves it open.
  private func neighbour(of item: Int, _ before: [ItemSource.Section], _ block: UpdateBlock) -> Item? {
    guard let section = before.firstIndex(where: { $0.items.contains(item) }),
      let row = before[section].items.firstIndex(of: item)
    else { return nil }
    let moved = block.operations.compactMap { operation -> IndexPath? in
      if case .moveRow(let from, _) = operation { from } else { nil }
    }
    guard let now = source.sections.first(where: { $0.id == before[section].id }) else { return nil }
    let stayed = before[section].items.indices.filter {
      now.items.contains(before[section].items[$0]) && !moved.contains(path(section, $0))
    }
    if let next = stayed.first(where: { $0 > row }) ?? stayed.last {
      return .row(before[section].items[next])
    }
    return now.items.isEmpty && now.header != nil ? .header(section: now.id) : nil
  }

  private func isThere(_ item: Item) -> Bool {
    switch item {
    case .row(let item): source.place(of: item) != nil
    case .header(let id), .footer(let id): source.sections.contains { $0.id == id }
    case .index: source.hasIndex
    }
  }
}

extension TableView {
  /// Asks for everything in a block, with a nested block around every other call.
  fileprivate func perform(_ block: UpdateBlock) throws(TableViewError) {
    try performBatchUpdates {
      for (index, operation) in block.operations.enumerated() {
        if index % 2 == 0 {
          try request(operation)
        } else {
          try performBatchUpdates { try request(operation) }
        }
      }
    }
  }

  private func request(_ operation: UpdateBlock.Operation) throws(TableViewError) {
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
