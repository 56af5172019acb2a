public import RowcallImport
import RowcallAccessibility
import RowcallModel
import RowcallNarration

/// What rules for HTML pages are held against: the page, its tables, and what each element is for a listener.
public struct AuditedPage: Sendable {
  /// What decides the audit besides the page.
  public let options: AuditOptions

  /// The page as its author wrote it.
  let document: HTMLDocument
  /// What each element is.
  let semantics: PageSemantics
  /// The tables, in the order of the page; those that are no tables for a listener, too.
  let tables: [AuditedTable]
  /// Who says what is heard.
  let narrator: Narrator
  /// How much all texts that are made of the page may come to.
  let limits: ImportLimits

  /// The elements of HTML and SVG that have any attribute, in the order of the page; what is in a formula is left out.
  let attributed: [Int]

  private let lines: PagePositions
  /// The place among the tables, and in the cells of the grid, of each element that is a cell.
  private let cells: [Int: (table: Int, cell: Int)]
  /// The place among the tables of each element that is one.
  private let tableIndices: [Int: Int]

  /// Reads a file.
  public init(path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError) {
    let bytes = try WholeFile.bytes(of: path, within: reading.limits, .pageBytes)
    try self.init(bytes: bytes, path: path, reading: reading, options: options)
  }

  /// Reads bytes in memory; the path is what findings call them.
  public init(bytes: [UInt8], path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError)
  {
    let document = try HTMLDocument(bytes: bytes, path: path, options: reading)
    let dialect = options.dialect ?? .rowcall
    self.options = options
    self.document = document
    limits = reading.limits
    semantics = PageSemantics(document.page)
    narrator = Narrator(dialect, locale: options.locale)
    lines = PagePositions(document.source)
    attributed = Self.attributed(document.page.tree)
    tables = document.elements.enumerated().map { index, elements in
      AuditedTable(
        number: index + 1, grid: document.tables.tables[index], elements: elements, dialect: dialect)
    }
    var cells: [Int: (table: Int, cell: Int)] = [:]
    for (table, elements) in document.elements.enumerated() {
      for (cell, element) in elements.cells.enumerated() { cells[element] = (table, cell) }
    }
    self.cells = cells
    tableIndices = Dictionary(
      document.elements.enumerated().map { ($1.table, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The page with what is known of its elements.
  var page: HTMLPage { document.page }

  /// The nodes.
  var tree: HTMLTree { document.page.tree }

  /// The cell of a table that an element is; nil for others.
  func cell(_ node: Int) -> (table: Int, cell: Int)? { cells[node] }

  private static func attributed(_ tree: HTMLTree) -> [Int] {
    var found: [Int] = []
    var node = 0
    while node < tree.count {
      let isFormula = tree.tag(node) == .math
      if !isFormula, tree.hasAttributes(node) { found.append(node) }
      node = isFormula ? tree.end(node) : node + 1
    }
    return found
  }

  /// The table that an element is; nil for others.
  func table(_ node: Int) -> AuditedTable? { tableIndices[node].map { tables[$0] } }

  /// The cell of a table in which a node stands, or which it is; nil for none.
  func cell(around node: Int) -> (table: Int, cell: Int)? {
    var place: Int? = node
    while let here = place {
      if let cell = cells[here] { return cell }
      place = tree.parent(here)
    }
    return nil
  }

  /// Works out what elements are called, within the bounds of the page.
  func names() -> HTMLAccessibleNames {
    var limits = limits
    // Each rule makes them anew.
    limits.textBytes = min(limits.textBytes, 1 << 24)
    return HTMLAccessibleNames(page, path: document.tables.path, limits: limits)
  }

  /// The line and the column at which an element begins.
  func position(of node: Int) -> (line: Int, column: Int)? {
    tree.offset(node).map(lines.position)
  }
}
