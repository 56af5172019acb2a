import Testing

@testable import RowcallTableView

/// The two examples of the table-view contract, item by item; a plus marks what the update brought.
@Suite struct UpdateExampleTests {
  private let states = [["Arizona", "California", "Delaware", "New Jersey", "Washington"]]
  private let statesAfter = [["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]]

  // TV-56
  @Test func deletesNameRowsBeforeAndInsertsRowsAfter() throws {
    let after = try states.updated(
      to: statesAfter,
      by: [
        .deleteRow([0, 2]), .deleteRow([0, 4]), .insertRow([0, 0]), .insertRow([0, 3]), .insertRow([0, 5]),
      ])
    #expect(after == [["+Alaska", "Arizona", "California", "+Georgia", "New Jersey", "+Virginia"]])
  }

  // TV-55
  @Test func theOrderOfTheCallsDoesNotMatter() throws {
    let after = try states.updated(
      to: statesAfter,
      by: [
        .insertRow([0, 5]), .deleteRow([0, 4]), .insertRow([0, 0]), .deleteRow([0, 2]), .insertRow([0, 3]),
      ])
    #expect(after == [["+Alaska", "Arizona", "California", "+Georgia", "New Jersey", "+Virginia"]])
  }

  // TV-57
  @Test func insertsNameSectionsAfterTheDeletes() throws {
    let table = [["a0", "a1", "a2"], ["b0", "b1", "b2"], ["c0", "c1", "c2"]]
    let after = try table.updated(
      to: [["a0", "a2"], ["c0", "new", "c1", "c2"]],
      by: [.deleteRow([0, 1]), .deleteSection(1), .insertRow([1, 1])])
    #expect(after == [["a0", "a2"], ["c0", "+new", "c1", "c2"]])
  }
}

extension [[String]] {
  /// Updates a table to what a model holds: rows that stay are carried by the plan, rows that came are read and marked.
  fileprivate func updated(
    to model: Self, by operations: [UpdateBlock.Operation]
  ) throws(TableViewError) -> Self {
    var counts = SectionCounts(map(\.count))
    let plan = try UpdatePlan(
      UpdateBlock(operations: operations), before: counts, numberOfSections: model.count
    ) { model[$0].count }
    plan.apply(to: &counts)
    return counts.rowCounts.enumerated().map { section, rows in
      (0..<rows).map { row in
        let old = plan.oldPlace(of: RowPlace(section: section, row: row))
        return old.map { self[$0.section][$0.row] } ?? "+" + model[section][row]
      }
    }
  }
}
