import RowcallAccessibility
import RowcallModel

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
    self.init(tables, nesting: TableNesting(), narrators: tables.indices.map(narrator))
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
    let nesting = TableNesting(tables.map(\.grid), leavingOut: leftOut)
    self.init(tables, nesting: nesting, leftOut: leftOut, narrators: tables.indices.map(narrator))
  }

  private init(
    _ tables: [any AccessibleTable & Sendable], nesting: TableNesting, leftOut: Set<Int> = [],
    narrators: [Narrator]
  ) {
    self.tables = tables
    self.leftOut = leftOut
    self.nesting = nesting
    self.narrators = narrators
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

  private var places: [Int: Place] = [:]

  /// No table is in another.
  init() {}

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

  /// Where a table stands; nil for one that is alone.
  func place(of table: Int) -> Place? { places[table] }

  /// The cell of another table in which a table stands, however deep; nil if it stands elsewhere.
  func slot(of table: Int, in outer: Int) -> GridSlot? {
    var place = places[table]
    while let current = place, current.table != outer { place = places[current.table] }
    return place?.slot
  }
}
