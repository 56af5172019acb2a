import RowcallModel

/// What is in a cell, piece by piece in reading order.
struct HTMLContent {
  private let page: HTMLPage
  private let cell: Int
  /// The number of each table of the page.
  private let tables: [Int: Int]
  private(set) var pieces: [CellPiece] = []
  /// Where its links lead, as their author wrote it.
  private(set) var addresses: [String] = []
  private var words = HTMLWords()

  private var tree: HTMLTree { page.tree }

  /// Reads a cell.
  ///
  /// - Parameter tables: the number of each table of the page by its element; tables in the cell become a piece with
  ///   theirs, except for those that only place things, whose content is the cell's.
  init(of cell: Int, on page: HTMLPage, tables: [Int: Int], names: inout HTMLNames) throws(ImportError) {
    self.page = page
    self.cell = cell
    self.tables = tables
    try collect(&names)
  }

  private mutating func collect(_ names: inout HTMLNames) throws(ImportError) {
    var cursor = HTMLCursor(inside: cell, of: page)
    while let step = cursor.next() {
      switch step {
      case .gap: words.addGap()
      case .text(let node):
        try names.budget.spend(tree.text(node).count + 1)
        if !isInOwnLabel(node) { words.add(tree.text(node)) }
      case .element(let node):
        try names.budget.spend(1)
        let found = try piece(for: node, &names)
        if case .link? = found.piece, let address = address(of: node) { addresses.append(address) }
        if found.isWhole { cursor.pass(node) }
        guard let piece = found.piece else { continue }
        endText()
        pieces.append(piece)
      }
    }
    endText()
  }

  /// The piece that an element makes, and whether that stands for everything inside it.
  private func piece(for node: Int, _ names: inout HTMLNames) throws(ImportError) -> (
    piece: CellPiece?, isWhole: Bool
  ) {
    if let table = tables[node], !tree.isLayout(node) { return (.table(table), true) }
    if let control = try names.control(node) { return (.control(control), true) }
    if let gauge = try names.gauge(node) { return (gauge.map { .text($0) }, true) }
    if let image = try names.image(node) { return (image.isDecoration ? nil : .image(image.name), true) }
    let role = tree.role(node)
    if role == .link || (role == nil && tree.tag(node) == .a && tree.has(.href, node)) {
      return (.link(try names.name(node)), true)
    }
    if let level = headingLevel(node, role), let text = try names.name(node) {
      return (.heading(text, level: level), true)
    }
    return (nil, false)
  }

  /// Where a link leads; nil for one that runs a script.
  private func address(of link: Int) -> String? {
    guard let address = tree[link, .href]?.trimmed, !address.isEmpty,
      !address.lowercased().hasPrefix("javascript:")
    else { return nil }
    return address
  }

  private func headingLevel(_ node: Int, _ role: ARIARole?) -> Int? {
    guard role == .heading || role == nil else { return nil }
    let said = tree.number(node, .level).flatMap { $0 > 0 ? $0 : nil }
    return role == .heading
      ? said ?? tree.tag(node).headingLevel ?? 2 : tree.tag(node).headingLevel.map { said ?? $0 }
  }

  /// Whether a text is in the label of a control in the same cell, which says it.
  private func isInOwnLabel(_ text: Int) -> Bool {
    guard !page.labels.isEmpty else { return false }
    var place = tree.parent(text)
    while let here = place, here != cell {
      if tree.tag(here) == .label { return page.controls[here].map(saysItsLabel) ?? false }
      place = tree.parent(here)
    }
    return false
  }

  private func saysItsLabel(_ control: Int) -> Bool {
    (cell..<tree.end(cell)).contains(control) && page.isShown(control)
      && !tree.has(.label, control) && !tree.has(.labelledBy, control)
  }

  private mutating func endText() {
    if let text = words.text { pieces.append(.text(text)) }
    words = HTMLWords()
  }
}

extension HTMLNames {
  /// The name of an element that is named by what is in it; nil for none.
  mutating func name(_ node: Int) throws(ImportError) -> String? {
    if let name = try authored(node) { return name }
    if let text = try content(node) { return text }
    return try tooltip(node)
  }
}

extension HTMLTree {
  /// A whole number by HTML's rules for parsing integers; nil for anything else.
  ///
  /// The rules skip what follows the digits. A number that is too large to count with is the largest there is.
  package func number(_ node: Int, _ name: HTMLAttribute) -> Int? {
    guard var text = self[node, name]?.trimmed[...] else { return nil }
    let isNegative = text.first == "-"
    if isNegative || text.first == "+" { text = text.dropFirst() }
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    let size = Int(digits) ?? .max
    return isNegative ? -size : size
  }
}
