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
    case "subviews": inside.container = element.parent
    default: note(spot, &inside)
    }
    if reading.isHidden(spot.node) { inside.isHidden = true }
    return inside
  }

  /// Keeps an element that is seen or operated.
  private mutating func note(_ spot: Spot, _ inside: inout Spot) {
    guard var found = FoundElement(spot.node, in: reading) else { return }
    let authored = found.element.content.accessibility
    if found.element.kind == .view {
      if authored.isElement == true { inside.cover = spot.cover ?? spot.node }
      if authored.isHidden { inside.isHidden = true }
    }
    found.element.design?.isCovered = spot.cover != nil
    found.element.design?.cover = spot.cover
    found.element.design?.number = spot.node
    found.element.design?.container = spot.container
    if spot.isHidden || reading.isHidden(spot.node) {
      found.element.design?.isHidden = true
      found.element.content.accessibility.isHidden = true
    }
    if spot.cover != nil { found.element.content.accessibility.isHidden = true }
    if let cell = spot.cell { cells[cell].elements.append(found) } else { loose.append(found) }
  }

  /// The children of an element as they are read: views side by side by where they lie, anything else as written.
  private func children(of node: Int) -> [Int] {
    let children = Array(tree.children(of: node))
    guard tree[node].name == "subviews", let parent = tree[node].parent, tree[parent].name != "stackView"
    else {
      return children
    }
    let frames = children.compactMap { reading.frame(of: $0) }
    return frames.count == children.count ? ReadingOrder.sorted(children, by: frames) : children
  }
}

/// The order in which people read what lies on a screen.
enum ReadingOrder {
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
