import RowcallAccessibility
import RowcallModel

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

/// The tables of a page or a file with their narrators.
package struct NarratedPage: Sendable {
  let tables: [any AccessibleTable & Sendable]
  let narrators: [Narrator]
  let nesting: TableNesting
  private let leftOut: Set<Int>

  /// Creates a page of tables that stand for themselves.
  ///
  /// - Parameter narrator: makes the narrator of a table, by its place among the tables.
  package init(_ tables: [any AccessibleTable & Sendable], narrator: (Int) -> Narrator) {
    self.tables = tables
    leftOut = []
    nesting = TableNesting([], leavingOut: [])
    narrators = tables.indices.map(narrator)
  }

  /// Creates a page of all its tables in their order, those in cells of others included.
  ///
  /// - Parameter narrator: makes the narrator of a table, by its place among the tables.
  package init(_ tables: [MarkedTable], narrator: (Int) -> Narrator) {
    self.init(tables, leavingOut: [], narrator: narrator)
  }

  /// Creates a page of all its tables in their order, of which some are not there for the listener.
  ///
  /// - Parameters:
  ///   - leftOut: the places, among the tables, of those that are skipped; tables in their cells are alone.
  ///   - narrator: makes the narrator of a table, by its place among the tables.
  package init(_ tables: [MarkedTable], leavingOut leftOut: Set<Int>, narrator: (Int) -> Narrator) {
    self.tables = tables
    self.leftOut = leftOut
    nesting = TableNesting(tables.map(\.grid), leavingOut: leftOut)
    narrators = tables.indices.map(narrator)
  }

  /// Whether a listener can go into a table.
  func isOpen(_ table: Int) -> Bool {
    isPresent(table) && narrators[table].dialect.rules.enters(tables[table].outline)
  }

  /// Whether a table is there for the listener.
  func isPresent(_ table: Int) -> Bool { !leftOut.contains(table) }

  /// The first table that a listener can go into behind a place; nil if no such table follows.
  ///
  /// - Parameter visit: where the listener is in the table; tables in cells before it have been passed.
  func table(behind visit: Visit?, in current: Int) -> Int? {
    let start = visit.map {
      GridSlot(row: $0.cell.span.rows.lowerBound, column: $0.cell.span.columns.lowerBound)
    }
    return tables.indices.dropFirst(current + 1).first { table in
      guard isOpen(table) else { return false }
      guard let start, let slot = nesting.slot(of: table, in: current) else { return true }
      return slot >= start
    }
  }
}

/// Which tables of a page are in cells of others.
struct TableNesting: Sendable {
  /// Where a table stands.
  struct Place: Hashable, Sendable {
    /// The table around it, by its index.
    var table: Int
    /// The first slot of the cell.
    var slot: GridSlot
  }

  /// Where tables stand; one that is alone has no place.
  private(set) var places: [Int: Place] = [:]

  /// Finds the tables in the cells of a page's tables.
  ///
  /// A nested table that cannot be reached, because its cell has no slot or other content, is independent.
  ///
  /// - Parameter leftOut: tables that are in none, and in whose cells none is.
  init(_ grids: [TableGrid], leavingOut leftOut: Set<Int>) {
    for (index, grid) in grids.enumerated() where !leftOut.contains(index) {
      for (number, cell) in grid.cells.enumerated()
      where cell.label == nil && grid.index(at: cell.slot) == number {
        for case .table(let inner) in cell.content
        where inner > index && inner < grids.count && !leftOut.contains(inner) {
          places[inner] = places[inner] ?? Place(table: index, slot: cell.slot)
        }
      }
    }
  }

  /// The cell of another table in which a table stands, however deep; nil if it stands elsewhere.
  func slot(of table: Int, in outer: Int) -> GridSlot? {
    var place = places[table]
    while let current = place, current.table != outer { place = places[current.table] }
    return place?.slot
  }
}

/// Reads the tables of a page in one go, those inside of cells where they stand.
///
/// It goes in stretches that belong together: the way into a table, each of its rows with the tables in it, the way out.
package struct PageReading: Sendable {
  /// A table that has been begun.
  private struct Begun {
    let table: Int
    /// What is left of the row at hand.
    var items: ArraySlice<ReadingItem>
    var nextRow: Int
  }

  private let page: NarratedPage
  /// Those that have been begun, the innermost last.
  private var begun: [Begun] = []
  /// Those that have been begun or passed, for none is read twice.
  private var known: Set<Int> = []
  /// Where to look for the next table that is in no other.
  private var nextTable = 0

  /// Starts above the first table.
  package init(_ page: NarratedPage) { self.page = page }

  /// Starts inside a table; the rest of it is read, then of those around it, then the tables that follow.
  init(_ page: NarratedPage, in table: Int, from slot: GridSlot) throws {
    self.page = page
    nextTable = table + 1
    known = [table]
    let items = try page.reading(of: table).items(ofRow: slot.row, from: slot.column, isStart: true)
    begun = [Begun(table: table, items: items[...], nextRow: slot.row + 1)]
    while let inner = begun.first?.table, let place = page.nesting.places[inner] {
      let row = try page.reading(of: place.table).items(ofRow: place.slot.row, from: place.slot.column)
      let rest = row.drop { $0 != .table(inner) }.dropFirst()
      begun.insert(Begun(table: place.table, items: rest, nextRow: place.slot.row + 1), at: 0)
      known.insert(place.table)
    }
  }

  /// The spoken text of the next stretch, which may be nothing; nil after the last.
  ///
  /// Throws what a table throws.
  package mutating func next() throws -> [SpokenLine]? {
    guard let outermost = begun.first else {
      let tables = page.tables.indices.dropFirst(nextTable)
      let next = tables.first {
        page.isPresent($0) && page.nesting.places[$0] == nil && !known.contains($0)
      }
      nextTable = next.map { $0 + 1 } ?? page.tables.count
      return next.map { enter($0) }
    }
    if begun.count == 1, outermost.items.isEmpty, try !beginRow() { return leave() }
    var lines: [SpokenLine] = []
    while begun.count > 1 || begun.first?.items.isEmpty == false { lines += try step() }
    return lines
  }

  /// One more item of the innermost table, or its next row, or its end.
  private mutating func step() throws -> [SpokenLine] {
    guard let item = begun[begun.count - 1].items.popFirst() else { return try beginRow() ? [] : leave() }
    switch item {
    case .line(let line): return [line]
    case .table(let table): return isPlaced(table) && !known.contains(table) ? enter(table) : []
    }
  }

  /// Whether a table is in the innermost one.
  private func isPlaced(_ table: Int) -> Bool {
    page.nesting.places[table].map { $0.table == begun.last?.table } ?? false
  }

  private mutating func enter(_ table: Int) -> [SpokenLine] {
    known.insert(table)
    begun.append(Begun(table: table, items: [], nextRow: 0))
    return page.reading(of: table).entry()
  }

  /// Goes on with the next row of the innermost table; false when there is none.
  private mutating func beginRow() throws -> Bool {
    guard var current = begun.last, current.nextRow < page.tables[current.table].outline.rowCount else {
      return false
    }
    let reading = page.reading(of: current.table)
    current.items = try (reading.heading(aboveRow: current.nextRow) + reading.items(ofRow: current.nextRow))[
      ...]
    current.nextRow += 1
    begun[begun.count - 1] = current
    return true
  }

  private mutating func leave() -> [SpokenLine] {
    begun.popLast().map { page.reading(of: $0.table).end() } ?? []
  }
}

extension NarratedPage {
  /// The reading of one of its tables.
  fileprivate func reading(of table: Int) -> TableReading {
    TableReading(table: tables[table], narrator: narrators[table])
  }
}
