import RowcallModel

/// A page as its author wrote it: the source, the elements, and the tables that they make.
///
/// Who reads tables needs only these (`HTMLTables`); who judges a page needs to know which element a cell is made of, and
/// where that stands.
package struct HTMLDocument: Sendable {
  /// The source in UTF-8; offsets of elements are places in it.
  package let source: [UInt8]
  /// What reading the bytes had to put up with, such as letters that were replaced.
  package let problems: [ImportProblem]
  /// The encoding that the page declares, and the other in which its bytes were read; nil if it is as declared.
  package let misdeclared: (declared: String, read: String)?
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
    self.source = try text.readToEnd(limit: options.limits[.pageBytes])
    let limits = options.limits
    problems = text.problems.all
    let isChosen = options.encoding != nil || text.encoding.reasons == [.byteOrderMark]
    let declared = isChosen ? nil : HTMLCharset.declared(in: Array(bytes.prefix(2048)))
    misdeclared = declared.flatMap { name in
      name == text.encoding.choice ? nil : (name, text.encoding.choice)
    }
    page = HTMLPage(try HTMLParser(path: path, limits: limits).tree(of: self.source))
    var elements: [HTMLTableElements] = []
    tables = try HTMLTables(page: page, path: path, limits: limits, elements: &elements)
    self.elements = elements
  }
}

/// The elements that a table is made of, as nodes of the page's tree.
package struct HTMLTableElements: Sendable {
  package var table: Int
  /// The element of each row of the grid.
  package var rows: [Int] = []
  /// The element of each cell of the grid, in the order of `TableGrid.cells`.
  package var cells: [Int] = []
}
