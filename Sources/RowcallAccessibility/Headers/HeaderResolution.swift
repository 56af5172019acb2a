import RowcallModel

/// The header cells of each cell of a grid, by the HTML standard's algorithm.
///
/// The algorithm is https://html.spec.whatwg.org/multipage/tables.html#algorithm-for-assigning-header-cells; the lines
/// quoted in comments are from there. Making a resolution walks the grid once, along rows and along columns; each
/// question after that costs a few binary searches and what it finds. Cells are named by their index in `grid.cells`;
/// an index that the grid does not have, has no headers.
package struct HeaderResolution: Sendable {
  /// The grid whose headers are resolved.
  package let grid: TableGrid

  private let kinds: [GridCell.Scope?]
  private let columns: HeaderScan
  private let rows: HeaderScan
  private let rowGroups: GroupHeaders
  private let columnGroups: GroupHeaders
  /// The first cell of each ID; empty when no cell names its headers.
  private let identified: [String: Int]

  /// Prepares to resolve the headers of a grid.
  package init(_ grid: TableGrid) {
    self.grid = grid
    let headers = HeaderKinds(grid)
    kinds = headers.kinds
    columns = HeaderScanBuilder(grid, headers, along: .column).scan()
    rows = HeaderScanBuilder(grid, headers, along: .row).scan()
    rowGroups = GroupHeaders(grid, kinds, of: .row)
    columnGroups = GroupHeaders(grid, kinds, of: .column)
    identified = grid.cells.firstOfEachID
  }

  /// What a cell is a header of; nil for data, and for a header without scope that stands in the middle of data.
  package func kind(of cell: Int) -> GridCell.Scope? {
    kinds.indices.contains(cell) ? kinds[cell] : nil
  }

  /// The header cells assigned to a cell, in the order in which the standard's algorithm lists them.
  ///
  /// Header cells have headers of their own by the same rules.
  package func headers(of cell: Int) -> [Int] { nearestHeaders(of: cell, most: .max) }

  /// The same, of each line and each group no more than so many, those next to the cell.
  func nearestHeaders(of cell: Int, most: Int) -> [Int] {
    guard grid.cells.indices.contains(cell) else { return [] }
    let list = grid.cells[cell].headerIDs.map(headers(withIDs:)) ?? scannedHeaders(of: cell, most: most)
    if list.isEmpty { return [] }
    // "Remove any duplicates from the header list. Remove principal cell from the header list if it is there."
    var seen: Set<Int> = [cell]
    return list.filter { seen.insert($0).inserted }
  }

  /// The cells that the author named.
  ///
  /// "For each token in the id list, if the first element in the Document with an ID equal to the token is a cell in
  /// the same table, and that cell is not the principal cell, then add that cell to header list." That an ID belongs to
  /// the first element of the document only, the importer has seen to: it gives no ID to the others.
  private func headers(withIDs tokens: [String]) -> [Int] {
    tokens.compactMap { identified[$0] }.filter { !grid.cells[$0].isEmptyCell }
  }

  /// What the two scans and the groups give a cell "that does not have a headers attribute specified".
  private func scannedHeaders(of cell: Int, most: Int) -> [Int] {
    let cells = grid.cells
    guard cells[cell].coversSlots else { return [] }
    let isHeader = cells[cell].kind == .header
    let slot = cells[cell].slot
    var list: [Int] = []
    for row in cells[cell].rows {
      list += rows.headers(
        inLine: row, before: slot.column, ofHeader: isHeader ? cells[cell].extent(across: .row) : nil,
        most: most)
    }
    for column in cells[cell].columns {
      list += columns.headers(
        inLine: column, before: slot.row, ofHeader: isHeader ? cells[cell].extent(across: .column) : nil,
        most: most)
    }
    return list + rowGroups.headers(for: cell, in: cells, most: most)
      + columnGroups.headers(for: cell, in: cells, most: most)
  }
}

extension [GridCell] {
  /// The first cell of each ID; empty when no cell names its headers.
  var firstOfEachID: [String: Int] {
    guard indices.contains(where: { self[$0].headerIDs != nil }) else { return [:] }
    let pairs = indices.compactMap { index in self[index].id.map { ($0, index) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
