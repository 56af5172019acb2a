import Foundation

/// The peer: the same rows as plain arrays of identifiers, changed in place, with nothing checked, mapped or logged.
struct PlainTable {
  private var sections: [[Int]]
  private var nextIdentifier: Int

  init(sections: Int, rowsEach: Int) {
    self.sections = (0..<sections).map { section in Array(section * rowsEach..<(section + 1) * rowsEach) }
    nextIdentifier = sections * rowsEach
  }

  mutating func apply(_ block: BenchBlock) {
    for path in block.deleted.reversed() { sections[path[0]].remove(at: path[1]) }
    for path in block.inserted {
      sections[path[0]].insert(nextIdentifier, at: path[1])
      nextIdentifier += 1
    }
  }
}
