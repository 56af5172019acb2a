import RowcallModel
import Testing

@testable import RowcallAccessibility

/// On random grids the resolution and the standard's own steps agree on everything.
@Suite struct RandomHeaderTests {
  @Test func thousandsOfGridsAgreeWithTheReference() {
    var tally = Tally()
    let seeds = Seeds.next(4_000, of: "headers")
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let grid = RandomGrid.grid(using: &random)
      let pair = Pair(resolution: HeaderResolution(grid), reference: ReferenceHeaders(grid))
      for cell in grid.cells.indices {
        if let difference = pair.difference(at: cell) {
          Issue.record("ROWCALL_SEED=\(seed): cell \(cell) \(difference)\nin \(grid.cells)")
          return
        }
        tally.count(pair.resolution.headers(of: cell))
      }
    }
    if seeds.count > 1 { tally.expectVariety() }
  }

  /// The code under test and the standard's steps on the same grid.
  private struct Pair {
    let resolution: HeaderResolution
    let reference: ReferenceHeaders

    /// In what the two differ about a cell; nil if in nothing.
    func difference(at cell: Int) -> String? {
      let (found, expected) = (resolution.headers(of: cell), reference.headerList(cell))
      guard found == expected else { return "has \(found), not \(expected)" }
      let assigned = resolution.assignedHeaders(of: cell)
      guard (assigned.columns + assigned.rows).sorted() == expected.sorted() else {
        return "splits \(expected) into \(assigned)"
      }
      let kind = resolution.kind(of: cell)
      guard resolution.grid.cells[cell].kind == .header else { return kind.map { "is data, not \($0)" } }
      let (isColumn, isRow) = (reference.isColumnHeader(cell), reference.isRowHeader(cell))
      return (kind == .column) == isColumn && (kind == .row) == isRow
        ? nil : "is \(String(describing: kind)), not column: \(isColumn), row: \(isRow)"
    }
  }

  /// How many headers cells had, so that a generator that grows tame is noticed.
  private struct Tally {
    private var cells: [Int: Int] = [:]

    mutating func count(_ headers: [Int]) { cells[min(headers.count, 5), default: 0] += 1 }

    func expectVariety() {
      for count in 0...5 { #expect(cells[count, default: 0] > 100, "with \(count) headers: \(cells)") }
    }
  }
}
