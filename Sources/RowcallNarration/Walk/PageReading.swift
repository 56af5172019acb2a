import RowcallAccessibility
import RowcallModel

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
    while let inner = begun.first?.table, let place = page.nesting.place(of: inner) {
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
        page.isPresent($0) && page.nesting.place(of: $0) == nil && !known.contains($0)
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
    page.nesting.place(of: table).map { $0.table == begun.last?.table } ?? false
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
