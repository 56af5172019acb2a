import Testing

@testable import RowcallTableView

/// Random sequences of updates on random tables: the plan and the reference agree on everything.
@Suite struct RandomUpdateTests {
  // TV-54 TV-55 TV-58
  @Test func tenThousandSequencesAgreeWithTheReference() throws {
    var tally = Tally()
    let seeds = Seeds.next(10_000, of: "updates")
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      var pair = Pair(ReferenceTable(using: &random))
      for _ in 0..<3 {
        let update = RandomUpdate(on: pair.reference, using: &random)
        let before = pair.reference.sections
        guard let difference = pair.difference(after: update, &tally) else { continue }
        Issue.record("ROWCALL_SEED=\(seed): \(difference)\nafter \(update.block.operations)\non \(before)")
        return
      }
    }
    if seeds.count > 1 { tally.expectEveryKind() }
  }
}

/// How often each outcome was met, so that a generator that grows tame is noticed.
private struct Tally {
  var accepted = 0
  var refused: [String: Int] = [:]

  mutating func count(_ error: TableViewError) {
    let kind =
      switch error {
      case .conflict(.row, let conflict): "row \(conflict)"
      case .conflict(.section, let conflict): "section \(conflict)"
      default: Mirror(reflecting: error).children.first?.label ?? ""
      }
    refused[kind, default: 0] += 1
  }

  func expectEveryKind() {
    #expect(accepted > 15_000)
    #expect(refused.count == 18, "\(refused)")
  }
}

/// A reference table and the engine's counts of the same table.
private struct Pair {
  private(set) var reference: ReferenceTable
  private var counts: SectionCounts
  private var nextItem = 1_000

  init(_ reference: ReferenceTable) {
    self.reference = reference
    counts = SectionCounts(reference.sections.map(\.count))
  }

  /// Applies an update to both; returns in what they differ, nil if in nothing.
  mutating func difference(after update: RandomUpdate, _ tally: inout Tally) -> String? {
    let expected = reference.outcome(of: update.block, update.claims)
    do {
      let plan = try UpdatePlan(
        update.block, before: counts, numberOfSections: update.claims.numberOfSections
      ) { update.claims.rows($0) }
      tally.accepted += 1
      guard case .arranged(let after, let sections) = expected else { return "only the plan accepts" }
      guard plan.changes.count <= update.block.operations.count else {
        return "too many changes: \(plan.changes)"
      }
      return strayedSection(plan, sections) ?? follow(plan, to: after)
    } catch {
      tally.count(error)
      guard case .refused(let faults) = expected else { return "only the plan refuses: \(error)" }
      return faults.contains(error) ? nil : "\(error) is none of \(faults)"
    }
  }

  private mutating func follow(_ plan: UpdatePlan, to after: [[Int?]]) -> String? {
    plan.apply(to: &counts)
    guard counts.rowCounts == after.map(\.count) else { return "counts \(counts.rowCounts), not \(after)" }
    let items = after.indices.map { section in
      after[section].indices.map { row in
        plan.oldPlace(of: RowPlace(section: section, row: row)).map { reference.sections[$0.section][$0.row] }
      }
    }
    guard items == after else { return "arranged \(items), not \(after)" }
    if let strayed = strayedRow(plan, after) { return strayed }
    settle(after)
    return nil
  }

  private func strayedSection(_ plan: UpdatePlan, _ origins: [Int?]) -> String? {
    guard origins.indices.map(plan.sections.old) == origins else {
      return "sections came from elsewhere than \(origins)"
    }
    let lost = reference.sections.indices.first { plan.sections.new(of: $0) != origins.firstIndex(of: $0) }
    return lost.map { "section \($0) is elsewhere" }
  }

  private func strayedRow(_ plan: UpdatePlan, _ after: [[Int?]]) -> String? {
    var places: [Int: RowPlace] = [:]
    for (section, items) in after.enumerated() {
      for (row, item) in items.enumerated() {
        item.map { places[$0] = RowPlace(section: section, row: row) }
      }
    }
    for (section, items) in reference.sections.enumerated() {
      for (row, item) in items.enumerated() {
        let place = RowPlace(section: section, row: row)
        if plan.newPlace(of: place) != places[item] { return "\(place) is elsewhere" }
      }
    }
    return nil
  }

  /// Gives a number to each item that came.
  private mutating func settle(_ after: [[Int?]]) {
    reference.sections = after.map { items in
      items.map { item in
        nextItem += 1
        return item ?? nextItem
      }
    }
  }
}
