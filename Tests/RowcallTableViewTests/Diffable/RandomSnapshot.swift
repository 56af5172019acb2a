@testable import RowcallTableView

extension TableSnapshot<Int, Int> {
  /// The items of each section.
  var table: [[Int]] { sectionIdentifiers.map { items[$0] ?? [] } }

  /// A small snapshot, sometimes of nothing.
  static func random(_ random: inout SeededGenerator) throws(TableViewError) -> Self {
    var snapshot = Self()
    let sections = random.numbers(Int.random(in: 0...5, using: &random), below: 7).shuffled(using: &random)
    try snapshot.appendSections(sections)
    for item in 0..<16 where random.chance(70) {
      guard let section = sections.randomElement(using: &random) else { continue }
      let others = try snapshot.itemIdentifiers(inSection: section)
      if let other = others.randomElement(using: &random) {
        try snapshot.insertItems([item], beforeItem: other)
      } else {
        try snapshot.appendItems([item], toSection: section)
      }
    }
    return snapshot
  }

  /// The same snapshot after a few calls.
  func varied(_ random: inout SeededGenerator) throws(TableViewError) -> Self {
    var snapshot = self
    for item in 20..<30 where sections[item] == nil && random.chance(20) {
      guard let some = snapshot.itemIdentifiers.randomElement(using: &random),
        let other = snapshot.itemIdentifiers.randomElement(using: &random)
      else { return snapshot }
      try snapshot.insertItems([item], afterItem: other)
      try snapshot.moveItem(some, beforeItem: other)
      if random.chance(50) { try snapshot.deleteItems([some]) }
    }
    return snapshot
  }
}
