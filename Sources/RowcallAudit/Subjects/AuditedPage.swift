public import RowcallImport
import RowcallAccessibility
import RowcallModel
import RowcallNarration

/// A page as rules check it, with its tables and the role of each element.
public struct AuditedPage: Sendable {
  /// The options of the audit.
  public let options: AuditOptions

  /// The parsed page.
  let document: HTMLDocument
  /// The role of each element.
  let semantics: PageSemantics
  /// All tables in page order, layout tables included.
  let tables: [AuditedTable]
  /// Speaks elements and cells.
  let narrator: Narrator
  /// Limits for texts that are built from the page.
  let limits: ImportLimits

  /// The HTML and SVG elements with attributes, in page order, without formulas and templates.
  let attributed: [Int]

  private let lines: PagePositions
  /// The table index and cell index of each cell element.
  private let cells: [Int: (table: Int, cell: Int)]
  /// The index of each table element.
  private let tableIndices: [Int: Int]

  /// Reads a file.
  public init(path: String, reading: ImportOptions, options: AuditOptions) throws(ImportError) {
    let bytes = try WholeFile.bytes(of: path, within: reading.limits, .pageBytes)
    try self.init(bytes: bytes, path: path, reading: reading, options: options)
  }

  /// Reads bytes in memory; findings use the path as their name.
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

  var dataTables: [AuditedTable] { tables.filter(\.isData) }

  /// The page with its attributes and ids.
  var page: HTMLPage { document.page }

  /// The nodes.
  var tree: HTMLTree { document.page.tree }

  /// The cell at an element; nil for others.
  func cell(_ node: Int) -> (table: Int, cell: Int)? { cells[node] }

  private static func attributed(_ tree: HTMLTree) -> [Int] {
    var found: [Int] = []
    var node = 0
    while node < tree.count {
      let isPassedOver = [.math, .template].contains(tree.tag(node))
      if !isPassedOver, tree.hasAttributes(node) { found.append(node) }
      node = isPassedOver ? tree.end(node) : node + 1
    }
    return found
  }

  /// The table at an element; nil for others.
  func table(_ node: Int) -> AuditedTable? { tableIndices[node].map { tables[$0] } }

  /// The cell that contains a node or is it; nil for none.
  func cell(around node: Int) -> (table: Int, cell: Int)? {
    cells[node] ?? page.ancestor(of: node) { cells[$0] != nil }.flatMap { cells[$0] }
  }

  /// Computes accessible names within the limits of the page.
  func names() -> HTMLAccessibleNames {
    var limits = limits
    // Each rule computes them again.
    limits.textBytes = min(limits.textBytes, 1 << 24)
    return HTMLAccessibleNames(page, path: document.tables.path, limits: limits)
  }

  /// The line and column where an element starts.
  func position(of node: Int) -> (line: Int, column: Int)? {
    tree.offset(node).map(lines.position)
  }
}

// MARK: - Spoken text

extension AuditedPage {
  /// What is spoken at an element: a cell with its headers, or a name and role; nil for a generic element without text.
  func heard(at node: Int) -> String? {
    if let cell = cell(node), tables[cell.table].purpose != .declaredLayout {
      return heard(cell.cell, in: tables[cell.table])
    }
    if let table = table(node) { return narrator.heardEntry(of: table.marked.outline) }
    guard let role = semantics.role(node), let piece = piece(node, role) else {
      return shortText(of: node).map { narrator.heard(.text($0)) }
    }
    return narrator.heard(piece)
  }

  /// What is spoken at a control with the given name; nil for other elements.
  func heard(at node: Int, named name: String) -> String? {
    semantics.role(node).flatMap { Self.controls[$0] }
      .map { narrator.heard(.control(CellControl($0, label: name))) }
  }

  /// An element as narration speaks it; nil if only its text is spoken.
  private func piece(_ node: Int, _ role: PageRole) -> CellPiece? {
    if role.isLink { return .link(shortName(of: node, from: .content)) }
    if role.isImage { return .image(shortName(of: node, from: .image)) }
    if role == .heading, let text = shortText(of: node) {
      return .heading(text, level: tree.tag(node).headingLevel ?? 2)
    }
    guard let kind = Self.controls[role] else { return nil }
    return .control(CellControl(kind, label: shortName(of: node, from: .control)))
  }

  private static let controls: [PageRole: CellControl.Kind] = [
    .button: .button, .checkbox: .checkbox, .menuitemcheckbox: .checkbox, .radio: .radio,
    .menuitemradio: .radio, .switch: .switch, .textbox: .textField, .searchbox: .searchField,
    .combobox: .comboBox, .listbox: .listBox, .slider: .slider, .spinbutton: .spinButton, .tab: .button,
    .menuitem: .button,
  ]

  /// The accessible name of an element; nil without one and for a long one.
  func shortName(of node: Int, from source: HTMLAccessibleNames.Source) -> String? {
    var names = shortNames
    return names.name(of: node, from: source)
  }

  /// The text of an element; nil without one and for a long one.
  func shortText(of node: Int) -> String? {
    var names = shortNames
    return names.text(of: node)
  }

  private var shortNames: HTMLAccessibleNames {
    var limits = limits
    limits.textBytes = 1 << 12
    return HTMLAccessibleNames(page, path: document.tables.path, limits: limits)
  }

  /// What is spoken on moving to a cell.
  func heard(_ cell: Int, in table: AuditedTable) -> String? {
    narrator.heard(at: table.grid.cells[cell].slot, in: table.marked)
  }

  /// What is spoken on moving to a cell, now and after a fix.
  func heard(_ cell: Int, in table: AuditedTable, fixed: MarkedTable?) -> Heard {
    let after = fixed.flatMap { narrator.heard(at: table.grid.cells[cell].slot, in: $0) }
    return Heard(now: heard(cell, in: table), after: after)
  }

  /// What is spoken on entering a table, now and after a fix.
  func heardEntry(of table: AuditedTable, fixed: MarkedTable? = nil) -> Heard {
    Heard(
      now: narrator.heardEntry(of: table.marked.outline),
      after: fixed.map { narrator.heardEntry(of: $0.outline) })
  }

  /// A table after a change of its grid, as narration speaks it.
  func fixing(_ table: AuditedTable, _ change: (inout TableGrid) -> Void) -> MarkedTable {
    var grid = table.grid
    change(&grid)
    return grid.marked(in: options.dialect ?? .rowcall)
  }
}
