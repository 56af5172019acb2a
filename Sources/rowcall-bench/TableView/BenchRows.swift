import Foundation
import RowcallTableView

/// A model of numbered rows in equal sections, which costs next to nothing itself and counts what it is asked.
final class BenchRows: TableViewDataSource {
  private(set) var rows: [Int]
  /// How many cells were asked for.
  private(set) var cellsAsked = 0
  /// How many times the rows of a section were asked for.
  private(set) var countsAsked = 0

  init(sections: Int, rowsEach: Int) { rows = Array(repeating: rowsEach, count: sections) }

  func forgetWhatWasAsked() { (cellsAsked, countsAsked) = (0, 0) }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return rows[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(reuseIdentifier: "row")
    cell.content.title = "row"
    return cell
  }

  /// Changes the model as a block does.
  func apply(_ block: BenchBlock) {
    for path in block.deleted { rows[path.section] -= 1 }
    for path in block.inserted { rows[path.section] += 1 }
  }
}

/// A hundred deletes and a hundred inserts, spread over the table, so that its size stays the same.
struct BenchBlock {
  /// How many rows go, and how many come.
  static let operations = 100

  /// The rows that go, by their paths before.
  let deleted: [IndexPath]
  /// The rows that come, by their paths after.
  let inserted: [IndexPath]

  /// A block for a table of equal sections, different for each seed.
  init(sections: Int, rowsEach: Int, seed: UInt64) {
    var generator = SplitMix(state: seed)
    var places = Set<IndexPath>()
    while places.count < Self.operations {
      let section = generator.below(sections)
      places.insert(IndexPath(row: generator.below(rowsEach - Self.operations), section: section))
    }
    deleted = places.sorted()
    // A row comes in each section as often as one goes, so the block fits the same table again and again.
    inserted = deleted
  }
}
