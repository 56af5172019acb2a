import RowcallImport
import RowcallTableView

/// Goes through a scene from its first object to its last, in reading order, and sorts what it finds.
///
/// The walk keeps what is still ahead in a list of its own, however deep views nest.
struct SceneWalk {
  /// An element that is still ahead, and what is around it.
  private struct Spot {
    var node: Int
    var table: Int?
    var section: Int?
    var cell: Int?
    var isHidden = false
    /// The outermost view around it that is one element for listeners.
    var cover: Int?
    var container: Int?
    var collectionCell: Int?
  }

  /// A table that was found, with its sections so far.
  struct TableDraft {
    let node: Int
    var sections: [Int] = []
  }

  /// A cell that was found, with what it holds.
  struct CellDraft {
    let node: Int
    let table: Int?
    let section: Int?
    var elements: [FoundElement] = []
  }

  let reading: InterfaceReading
  let path: String
  private(set) var tables: [TableDraft] = []
  private(set) var cells: [CellDraft] = []
  private(set) var loose: [FoundElement] = []
  private var tapped: [FoundElement] = []
  /// The controls outside cells that cells have as their accessories, by the element of the cell.
  private var accessories: [Int: FoundElement] = [:]

  init(_ reading: InterfaceReading, path: String) {
    self.reading = reading
    self.path = path
  }

  private var tree: XMLTree { reading.tree }

  /// Finds everything inside an element.
  mutating func walk(_ root: Int) {
    var ahead = [Spot(node: root)]
    while let spot = ahead.popLast() {
      let inside = visit(spot)
      for node in children(of: spot.node).reversed() {
        var next = inside
        next.node = node
        ahead.append(next)
      }
    }
    findAccessories()
  }

  /// Notes what an element is; gives what holds for what is inside it.
  private mutating func visit(_ spot: Spot) -> Spot {
    let element = tree[spot.node]
    var inside = spot
    switch element.name {
    case "tableView":
      inside.table = tables.count
      (inside.section, inside.cell) = (nil, nil)
      tables.append(TableDraft(node: spot.node))
    case "tableViewSection":
      inside.section = spot.node
      if let table = spot.table { tables[table].sections.append(spot.node) }
    case "tableViewCell":
      inside.cell = cells.count
      cells.append(CellDraft(node: spot.node, table: spot.table, section: spot.section))
    case "collectionViewCell":
      inside.collectionCell = spot.node
      note(spot, &inside)
    case "subviews": inside.container = element.parent
    default: note(spot, &inside)
    }
    if reading.isHidden(spot.node) { inside.isHidden = true }
    return inside
  }

  /// Keeps an element that is seen or operated.
  private mutating func note(_ spot: Spot, _ inside: inout Spot) {
    guard var found = FoundElement(spot.node, in: reading) else { return noteTap(spot) }
    let authored = found.element.content.accessibility
    if found.element.kind == .view {
      if authored.isElement == true { inside.cover = spot.cover ?? spot.node }
      if authored.isHidden { inside.isHidden = true }
    }
    found.element.design?.isCovered = spot.cover != nil
    found.element.design?.cover = spot.cover
    found.element.design?.number = spot.node
    found.element.design?.container = spot.container
    found.element.design?.collectionCell = spot.collectionCell
    if spot.isHidden || reading.isHidden(spot.node) {
      found.element.design?.isHidden = true
      found.element.content.accessibility.isHidden = true
    }
    if spot.cover != nil { found.element.content.accessibility.isHidden = true }
    if let cell = spot.cell { cells[cell].elements.append(found) } else { loose.append(found) }
  }

  private mutating func noteTap(_ spot: Spot) {
    guard spot.cover == nil, !spot.isHidden, !reading.isHidden(spot.node),
      var found = FoundElement(tapped: spot.node, in: reading)
    else { return }
    found.element.design?.number = spot.node
    found.element.design?.isRoot = tree[spot.node]["key"] == "view"
    tapped.append(found)
  }

  /// The views that can be tapped, although nothing is said of them for listeners.
  var tappedViews: [InterfaceElement] {
    let reached = (loose + cells.flatMap(\.elements)).filter(\.isReached).map(\.node)
    return tapped.map { found in
      var found = found
      let inside = found.node..<tree[found.node].end
      found.element.design?.holdsElements = reached.contains(where: inside.contains)
      return found
    }.placed(below: path)
  }

  /// The children of an element as they are read: views side by side by where they lie, anything else as written.
  private func children(of node: Int) -> [Int] {
    let children = Array(tree.children(of: node))
    guard tree[node].name == "subviews", let parent = tree[node].parent, tree[parent].name != "stackView"
    else {
      return children
    }
    let frames = children.compactMap { reading.frame(of: $0) }
    return frames.count == children.count ? SceneOrder.sorted(children, by: frames) : children
  }
}

/// The order in which people read what lies on a screen.
enum SceneOrder {
  /// Line by line from the top; a line holds what begins above the middle of its first.
  static func sorted(_ items: [Int], by frames: [InterfaceFrame]) -> [Int] {
    let ordered = zip(items, frames).enumerated().sorted {
      ($0.element.1.y, $0.offset) < ($1.element.1.y, $1.offset)
    }
    var lines: [[(item: Int, x: Double)]] = []
    var middle = -Double.infinity
    for (_, (item, frame)) in ordered {
      if frame.y >= middle || lines.isEmpty {
        lines.append([])
        middle = frame.y + frame.height / 2
      }
      lines[lines.count - 1].append((item, frame.x))
    }
    return lines.flatMap { line in
      line.enumerated().sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }.map(\.element.item)
    }
  }
}

extension SceneWalk {
  /// The tables with their cells, and what lies outside cells; a cell that is in no table stands in one of its own.
  func assembled() -> (tables: [InterfaceTable], elements: [InterfaceElement]) {
    let taken = Set(accessories.values.map(\.node))
    let elements = loose.filter { !taken.contains($0.node) }.placed(below: path)
    var byOwner: [Int: [Int]] = [:]
    var byTable: [Int: [Int]] = [:]
    var rootCells: [Int] = []
    for (number, cell) in cells.enumerated() {
      if let section = cell.section {
        byOwner[section, default: []].append(number)
      } else if let table = cell.table {
        byTable[table, default: []].append(number)
      } else {
        rootCells.append(number)
      }
    }
    var assembled = tables.enumerated().map { number, draft in
      table(draft, number, sections: byOwner, prototypes: byTable[number] ?? [])
    }
    if !rootCells.isEmpty {
      let cells = numbered(rootCells, below: path, isPrototype: true)
      let section = InterfaceSection(cells: cells, path: path)
      assembled.append(InterfaceTable(mode: .loose, path: path, sections: [section]))
    }
    return (assembled, elements)
  }

  private mutating func findAccessories() {
    let byNode = Dictionary(loose.map { ($0.node, $0) }) { first, _ in first }
    for cell in cells {
      guard let connections = reading.tree.child(of: cell.node, "connections") else { continue }
      for index in reading.tree.children(of: connections)
      where reading.tree[index]["property"] == "accessoryView" {
        if let id = reading.tree[index]["destination"], let node = reading.indices[id] {
          accessories[cell.node] = byNode[node]
        }
      }
    }
  }

  private func table(
    _ draft: TableDraft, _ number: Int, sections: [Int: [Int]], prototypes: [Int]
  ) -> InterfaceTable {
    let element = reading.tree[draft.node]
    let name = tables.count > 1 ? element["userLabel"].map(quoted) ?? "\(number + 1)" : nil
    let step = (["table view"] + [name].compactMap(\.self)).joined(separator: " ")
    let path = path.isEmpty ? step : "\(path) > \(step)"
    var table = InterfaceTable(style: style(element["style"]), mode: .prototypes, path: path)
    if element["dataMode"] == "static" || !draft.sections.isEmpty { table.mode = .static }
    table.id = element["id"]
    table.customClass = element["customClass"]
    table.place = InterfacePlace(element)
    table.rowHeight = reading.rowHeight(of: draft.node)
    table.allowsSelection = element["allowsSelection"] != "NO"
    table.hasIndex = hasIndex(draft.node) ? true : nil
    table.sections = draft.sections.enumerated().map { number, section in
      self.section(section, number, sections[section] ?? [], of: path)
    }
    if !prototypes.isEmpty {
      let cells = numbered(prototypes, below: path, isPrototype: table.mode == .prototypes)
      table.sections.append(InterfaceSection(cells: cells, path: path))
    }
    return table
  }

  private func section(_ node: Int, _ number: Int, _ cells: [Int], of table: String) -> InterfaceSection {
    var section = InterfaceSection(
      header: title(of: node, "headerTitle"), footer: title(of: node, "footerTitle"))
    let name = section.header.map(quoted) ?? reading.tree[node]["userLabel"].map(quoted) ?? "\(number + 1)"
    section.path = "\(table) > section \(name)"
    section.id = reading.tree[node]["id"]
    section.place = InterfacePlace(reading.tree[node])
    section.cells = numbered(cells, below: section.path, isPrototype: false)
    return section
  }

  private func title(of node: Int, _ key: String) -> String? {
    reading.text(of: node, key)?.nonEmpty
  }

  /// The cells of one section or table; a cell without a name is named by its number.
  private func numbered(_ cells: [Int], below path: String, isPrototype: Bool) -> [InterfaceCell] {
    cells.enumerated().map { place, number in
      let draft = self.cells[number]
      // A cell with a key is the header or footer of its table.
      let assembly = CellAssembly(
        reading: reading, draft: draft, outerAccessory: accessories[draft.node],
        isPrototype: isPrototype && reading.tree[draft.node]["key"] == nil)
      return assembly.cell(place + 1, below: path)
    }
  }

  private func style(_ text: String?) -> TableView.Style {
    switch text {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// Whether the designer gave the table's index a look, which nobody does without one.
  private func hasIndex(_ node: Int) -> Bool {
    reading.tree.child(of: node, key: "sectionIndexColor") != nil
      || reading.tree[node]["sectionIndexMinimumDisplayRowCount"] != nil
  }
}
