import RowcallAccessibility

/// A listener's way through the tables of a page.
///
/// `enter` leads from one table to the next, `leave` back to the top of the page.
package struct PageWalk: Sendable {
  private let page: NarratedPage
  private var current: Int?
  private var walk = TableWalk()

  /// Starts above the first table.
  package init(_ page: NarratedPage) { self.page = page }

  /// Makes a move and tells what is spoken; throws what a table throws.
  package mutating func move(_ move: TableMove) throws -> [SpokenLine] {
    guard move == .sayAll else { return try step(move) }
    var reading = try sayAll()
    var lines: [SpokenLine] = []
    while let stretch = try reading.next() { lines += stretch }
    return lines
  }

  /// Begins to read the rest of the table and the tables after it, or everything from outside.
  ///
  /// The listener is then outside. Throws what a table throws.
  package mutating func sayAll() throws -> PageReading {
    defer {
      current = nil
      walk = TableWalk()
    }
    guard let current, let slot = walk.slot else { return PageReading(page) }
    return try PageReading(page, in: current, from: slot)
  }

  private mutating func step(_ move: TableMove) throws -> [SpokenLine] {
    if move == .enter { return try enter() }
    if let current {
      let lines = try walk.move(move, in: page.tables[current], page.narrators[current])
      if move == .leave { self.current = nil }
      return lines
    }
    if move == .leave { return [] }
    if let narrator = page.narrators.first, let sentence = narrator.wording.sentence(.notInTable) {
      return [narrator.line(sentence)]
    }
    if move == .summary { return try summaries() }
    return try enter()
  }

  /// What is in each table of the page, below its name if there are several.
  private mutating func summaries() throws -> [SpokenLine] {
    let open = page.tables.indices.filter(page.isOpen)
    return try open.flatMap { table in
      let words = TableNarration(outline: page.tables[table].outline, narrator: page.narrators[table])
      let label = open.count > 1 ? words.texts(.label) : []
      return try label.map { page.narrators[table].line($0) }
        + walk.move(.summary, in: page.tables[table], page.narrators[table])
    }
  }

  private mutating func enter() throws -> [SpokenLine] {
    guard let first = page.tables.indices.first(where: page.isOpen) else {
      guard let narrator = page.narrators.first else { return [] }
      let sentences = [narrator.wording.sentence(.wrapped), narrator.wording.sentence(.noTable)]
      return sentences.compactMap { $0 }.map { narrator.line($0) }
    }
    let next = current.flatMap { page.table(behind: walk.visit, in: $0) }
    let narrator = page.narrators[first]
    let wording = narrator.wording
    let isBehindLast = current != nil && next == nil
    let wrapped = isBehindLast ? wording.sentence(.wrapped) : nil
    // Who tells that there is no other table, and not that the first one follows, stays where they are.
    if isBehindLast, wrapped == nil, let sentence = wording.sentence(.noTable) {
      return [narrator.line(sentence)]
    }
    let index = next ?? first
    current = index
    walk = TableWalk(after: walk)
    let lines = try walk.move(.enter, in: page.tables[index], page.narrators[index])
    return wrapped.map { [narrator.line($0)] + lines } ?? lines
  }
}
