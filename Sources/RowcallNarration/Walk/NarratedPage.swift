public import RowcallAccessibility
import RowcallModel

/// The tables of a page or a file, and who tells each of them.
public struct NarratedPage: Sendable {
  let tables: [any AccessibleTable & Sendable]
  let narrators: [Narrator]
  let nesting: TableNesting

  /// Creates a page of tables that stand for themselves.
  ///
  /// - Parameter narrator: makes the narrator of a table, by its place among the tables.
  public init(_ tables: [any AccessibleTable & Sendable], narrator: (Int) -> Narrator) {
    self.init(tables, nesting: TableNesting(), narrators: tables.indices.map(narrator))
  }

  /// Creates a page of all its tables in their order, those in cells of others included.
  ///
  /// - Parameter narrator: makes the narrator of a table, by its place among the tables.
  public init(_ tables: [MarkedTable], narrator: (Int) -> Narrator) {
    let nesting = TableNesting(tables.map(\.grid))
    self.init(tables, nesting: nesting, narrators: tables.indices.map(narrator))
  }

  private init(
    _ tables: [any AccessibleTable & Sendable], nesting: TableNesting, narrators: [Narrator]
  ) {
    self.tables = tables
    self.nesting = nesting
    self.narrators = narrators
  }

  /// Whether a listener can go into a table.
  func isOpen(_ table: Int) -> Bool {
    narrators[table].dialect.rules.enters(tables[table].outline)
  }

  /// The first table that a listener can go into behind a place; nil when no such table follows.
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

/// Which tables of a page stand in cells of others.
struct TableNesting: Sendable {
  /// Where a table stands.
  struct Place: Hashable, Sendable {
    /// The table around it, by its index.
    var table: Int
    /// The first slot of the cell.
    var slot: GridSlot
  }

  private var places: [Int: Place] = [:]

  /// No table stands in another.
  init() {}

  /// Finds the tables in the cells of a page's tables.
  ///
  /// One that cannot be come upon there, because its cell has no slot or the author gave the cell another content, stands
  /// alone.
  init(_ grids: [TableGrid]) {
    for (index, grid) in grids.enumerated() {
      for (number, cell) in grid.cells.enumerated()
      where cell.label == nil && grid.index(at: cell.slot) == number {
        for case .table(let inner) in cell.content where inner > index && inner < grids.count {
          places[inner] = places[inner] ?? Place(table: index, slot: cell.slot)
        }
      }
    }
  }

  /// Where a table stands; nil for one that stands alone.
  func place(of table: Int) -> Place? { places[table] }

  /// The cell of another table in which a table stands, however deep; nil when it stands elsewhere.
  func slot(of table: Int, in outer: Int) -> GridSlot? {
    var place = places[table]
    while let current = place, current.table != outer { place = places[current.table] }
    return place?.slot
  }
}
