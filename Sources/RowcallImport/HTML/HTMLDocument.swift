import RowcallModel

/// A page as its author wrote it: the source, the elements, and the tables that they make.
///
/// Who reads tables needs only these (`HTMLTables`); who judges a page needs to know which element a cell is made of, and
/// where that stands.
package struct HTMLDocument: Sendable {
  /// The source in UTF-8; offsets of elements are places in it.
  package let source: [UInt8]
  /// The elements, and what is known of each.
  package let page: HTMLPage
  /// The tables in the order of the page.
  package let tables: HTMLTables
  /// What each of the tables is made of.
  package let elements: [HTMLTableElements]

  /// Reads a page from bytes in memory; the path is what errors call them.
  package init(bytes: [UInt8], path: String, options: ImportOptions) throws(ImportError) {
    let source = MemoryBytes(path: path, bytes: bytes[...])
    var text = try TableReader.decode(source, options: options.asHTML)
    try self.init(
      source: text.readToEnd(limit: options.limits[.pageBytes]), path: path, limits: options.limits)
  }

  private init(source: [UInt8], path: String, limits: ImportLimits) throws(ImportError) {
    self.source = source
    page = HTMLPage(try HTMLParser(path: path, limits: limits).tree(of: source))
    var elements: [HTMLTableElements] = []
    tables = try HTMLTables(page: page, path: path, limits: limits, elements: &elements)
    self.elements = elements
  }
}

/// The elements that a table is made of, as nodes of the page's tree.
package struct HTMLTableElements: Sendable {
  /// The table.
  package var table: Int
  /// The element of each row of the grid.
  package var rows: [Int] = []
  /// The element of each cell of the grid, in the order of `TableGrid.cells`.
  package var cells: [Int] = []
}
