import Foundation

@testable import RowcallTableView

/// A random update block with what the data source says after it: first a sound one, then often spoilt.
struct RandomUpdate {
  private(set) var block = UpdateBlock()
  private(set) var claims = ReferenceTable.Claims(numberOfSections: 0, rows: [])

  init(on table: ReferenceTable, using random: inout SeededGenerator) {
    // For each section afterwards, how many rows stay in it; nil if it came or is reloaded.
    var staying = planSections(table, &random)
    var targets = planRows(table, &staying, &random)
    claims.numberOfSections = staying.count
    for section in staying.indices {
      placeRows(moved: targets.removeValue(forKey: section) ?? [], section, staying[section].rows, &random)
    }
    block.operations.shuffle(using: &random)
    if random.chance(30) { spoil(&random) }
  }

  /// A section afterwards: the one that it was, and how many of its rows stay in it.
  private struct Survivor {
    var origin: Int?
    var rows: Int?
  }

  private mutating func planSections(
    _ table: ReferenceTable, _ random: inout SeededGenerator
  ) -> [Survivor] {
    let isCalm = random.chance(50)
    var staying: [Int] = []
    var moved: [Int] = []
    for section in table.sections.indices {
      switch isCalm ? 99 : Int.random(in: 0..<100, using: &random) {
      case 0..<12: block.operations.append(.deleteSection(section))
      case 12..<24: moved.append(section)
      case 24..<30:
        block.operations.append(.reloadSection(section))
        fallthrough
      default: staying.append(section)
      }
    }
    let inserted = isCalm ? 0 : Int.random(in: 0...2, using: &random)
    return arrange(
      staying: staying, moved: moved.shuffled(using: &random), inserted: inserted, table, &random)
  }

  private mutating func arrange(
    staying: [Int], moved: [Int], inserted: Int, _ table: ReferenceTable, _ random: inout SeededGenerator
  ) -> [Survivor] {
    let count = staying.count + moved.count + inserted
    let slots = random.numbers(moved.count + inserted, below: count).shuffled(using: &random)
    var arrivals: [Int: Int?] = [:]
    for (slot, section) in zip(slots, moved) {
      arrivals[slot] = section
      block.operations.append(.moveSection(from: section, to: slot))
    }
    for slot in slots.dropFirst(moved.count) {
      arrivals[slot] = .some(nil)
      block.operations.append(.insertSection(slot))
    }
    var rest = staying[...]
    return (0..<count).map { slot in
      let origin = arrivals[slot] ?? rest.popFirst()
      let keeps = origin.map { !block.operations.contains(.reloadSection($0)) } ?? false
      return Survivor(origin: origin, rows: keeps ? origin.map { table.sections[$0].count } : nil)
    }
  }

  /// Gives each row a fate; returns the rows that move, by the section to which they go.
  private mutating func planRows(
    _ table: ReferenceTable, _ after: inout [Survivor], _ random: inout SeededGenerator
  ) -> [Int: [IndexPath]] {
    var targets: [Int: [IndexPath]] = [:]
    let target = Dictionary(
      uniqueKeysWithValues: after.indices.compactMap { at in after[at].origin.map { ($0, at) } })
    let restlessness = Int.random(in: 0...60, using: &random)
    for section in table.sections.indices {
      for row in table.sections[section].indices where random.chance(restlessness) {
        let path = IndexPath(row: row, section: section)
        let fate = Int.random(in: 0..<10, using: &random)
        if fate < 4 { block.operations.append(.deleteRow(path)) }
        if (4..<7).contains(fate), let slot = after.indices.randomElement(using: &random) {
          targets[slot, default: []].append(path)
        }
        if fate == 4 || fate == 7 { block.operations.append(.refreshRow(path, .reconfigure)) }
        if fate > 7 { block.operations.append(.refreshRow(path, .reload)) }
        let leaves = fate < 4 || ((4..<7).contains(fate) && !after.isEmpty)
        if leaves, let slot = target[section] { after[slot].rows? -= 1 }
      }
    }
    return targets
  }

  /// Chooses the slots at which rows arrive in a section.
  private mutating func placeRows(
    moved: [IndexPath], _ section: Int, _ staying: Int?, _ random: inout SeededGenerator
  ) {
    let inserted = random.chance(50) ? Int.random(in: 0...3, using: &random) : 0
    let rest = staying ?? Int.random(in: 0...4, using: &random)
    let count = rest + moved.count + inserted
    let slots = random.numbers(moved.count + inserted, below: count).shuffled(using: &random)
    for (slot, path) in zip(slots, moved) {
      block.operations.append(.moveRow(from: path, to: IndexPath(row: slot, section: section)))
    }
    for slot in slots.dropFirst(moved.count) {
      block.operations.append(.insertRow(IndexPath(row: slot, section: section)))
    }
    claims.rows.append(count)
  }

  // MARK: Spoiling

  private mutating func spoil(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: claims.numberOfSections += [-1, 1, -100, Int.max - 100].randomElement(using: &random) ?? 1
    case 1:
      guard let section = claims.rows.indices.randomElement(using: &random) else { return }
      claims.rows[section] += [-1, 1, 2, -100, Int.max - 100].randomElement(using: &random) ?? 1
    case 2:
      guard let operation = block.operations.randomElement(using: &random) else { return }
      block.operations.append(operation)
    case 3:
      guard let operation = block.operations.randomElement(using: &random) else { return }
      insert(wild(path: operation.path ?? [0, 0], section: operation.section ?? 0, &random), &random)
    default:
      let section = Int.random(in: -1...8, using: &random)
      let path: IndexPath = random.chance(5) ? [0] : [section, Int.random(in: -1...8, using: &random)]
      insert(wild(path: path, section: section, &random), &random)
    }
  }

  private mutating func insert(_ operation: UpdateBlock.Operation, _ random: inout SeededGenerator) {
    block.operations.insert(operation, at: Int.random(in: 0...block.operations.count, using: &random))
  }

  /// An operation that knows nothing of the table.
  private func wild(path: IndexPath, section: Int, _ random: inout SeededGenerator) -> UpdateBlock.Operation {
    let target = Int.random(in: -1...8, using: &random)
    let targetPath: IndexPath =
      random.chance(5) ? [1, 2, 3] : [target, Int.random(in: -1...8, using: &random)]
    let operations: [UpdateBlock.Operation] = [
      .deleteRow(path), .insertRow(path), .refreshRow(path, .reload), .refreshRow(path, .reconfigure),
      .moveRow(from: path, to: targetPath), .deleteSection(section), .insertSection(section),
      .reloadSection(section),
      .moveSection(from: section, to: target),
    ]
    return operations.randomElement(using: &random) ?? .insertSection(0)
  }
}

extension UpdateBlock.Operation {
  /// The row that is named first.
  fileprivate var path: IndexPath? {
    switch self {
    case .deleteRow(let path), .insertRow(let path), .refreshRow(let path, _), .moveRow(let path, _): path
    default: nil
    }
  }

  /// The section that is named first.
  fileprivate var section: Int? {
    switch self {
    case .deleteSection(let section), .insertSection(let section), .reloadSection(let section),
      .moveSection(let section, _):
      section
    default: nil
    }
  }
}

extension ReferenceTable {
  /// A small table, sometimes without a section or with empty ones.
  init(using random: inout SeededGenerator) {
    let sections = Int.random(in: 0...8, using: &random)
    let mostRows = Int.random(in: 0...12, using: &random)
    var item = 0
    self.init(
      sections: (0..<sections).map { _ in
        (0..<Int.random(in: 0...mostRows, using: &random)).map { _ in
          item += 1
          return item
        }
      })
  }
}
