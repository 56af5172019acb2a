import RowcallTableView

extension SceneWalk {
  /// The tables with their cells, and what lies outside cells; a cell that is in no table stands in one of its own.
  func assembled() -> (tables: [InterfaceTable], elements: [InterfaceElement]) {
    let accessories = self.accessories
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
      table(draft, number, sections: byOwner, prototypes: byTable[number] ?? [], accessories)
    }
    if !rootCells.isEmpty {
      let cells = numbered(rootCells, below: path, isPrototype: true, accessories)
      let section = InterfaceSection(cells: cells, path: path)
      assembled.append(InterfaceTable(mode: .loose, path: path, sections: [section]))
    }
    return (assembled, elements)
  }

  /// The controls outside cells that cells have as their accessories, by the element of the cell.
  private var accessories: [Int: FoundElement] {
    var found: [Int: FoundElement] = [:]
    let byNode = Dictionary(loose.map { ($0.node, $0) }) { first, _ in first }
    for cell in cells {
      guard let connections = reading.tree.child(of: cell.node, "connections") else { continue }
      for index in reading.tree.children(of: connections)
      where reading.tree[index]["property"] == "accessoryView" {
        if let id = reading.tree[index]["destination"], let node = reading.indices[id] {
          found[cell.node] = byNode[node]
        }
      }
    }
    return found
  }

  private func table(
    _ draft: TableDraft, _ number: Int, sections: [Int: [Int]], prototypes: [Int],
    _ accessories: [Int: FoundElement]
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
    table.rowHeight = height(element["rowHeight"])
    table.allowsSelection = element["allowsSelection"] != "NO"
    table.hasIndex = hasIndex(draft.node) ? true : nil
    table.sections = draft.sections.enumerated().map { number, section in
      self.section(section, number, sections[section] ?? [], of: path, accessories)
    }
    if !prototypes.isEmpty {
      let cells = numbered(prototypes, below: path, isPrototype: table.mode == .prototypes, accessories)
      table.sections.append(InterfaceSection(cells: cells, path: path))
    }
    return table
  }

  private func section(
    _ node: Int, _ number: Int, _ cells: [Int], of table: String, _ accessories: [Int: FoundElement]
  ) -> InterfaceSection {
    var section = InterfaceSection(
      header: title(of: node, "headerTitle"), footer: title(of: node, "footerTitle"))
    let name = section.header.map(quoted) ?? reading.tree[node]["userLabel"].map(quoted) ?? "\(number + 1)"
    section.path = "\(table) > section \(name)"
    section.id = reading.tree[node]["id"]
    section.place = InterfacePlace(reading.tree[node])
    section.cells = numbered(cells, below: section.path, isPrototype: false, accessories)
    return section
  }

  private func title(of node: Int, _ key: String) -> String? {
    reading.texts.text(of: node, key).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Cells under one roof; one that nothing tells apart has its number for a name.
  private func numbered(
    _ cells: [Int], below path: String, isPrototype: Bool, _ accessories: [Int: FoundElement]
  ) -> [InterfaceCell] {
    cells.enumerated().map { place, number in
      let draft = self.cells[number]
      let accessory = accessories[draft.node]
      return CellAssembly(reading, draft, accessory, isPrototype: isPrototype).cell(place + 1, below: path)
    }
  }

  private func style(_ text: String?) -> TableView.Style {
    switch text {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  private func height(_ text: String?) -> InterfaceTable.RowHeight? {
    reading.number(text).map { $0 < 0 ? .automatic : .fixed($0) }
  }

  /// Whether the designer gave the table's index a look, which nobody does without one.
  private func hasIndex(_ node: Int) -> Bool {
    reading.tree.child(of: node, key: "sectionIndexColor") != nil
      || reading.tree[node]["sectionIndexMinimumDisplayRowCount"] != nil
  }
}
