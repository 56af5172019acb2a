import RowcallImport
import RowcallTableView

/// Puts a cell together of what was found in it.
struct CellAssembly {
  let reading: InterfaceReading
  let draft: SceneWalk.CellDraft
  let outerAccessory: FoundElement?
  let isPrototype: Bool

  private var node: XMLTree.Element { reading.tree[draft.node] }

  /// The cell, the so-manieth below a path.
  func cell(_ number: Int, below path: String) -> InterfaceCell {
    var content = CellContent(style: style)
    let standard = standardParts
    for found in draft.elements where standard.contains(found.node) { fill(&content, found) }
    configure(&content)
    let accessory = outerAccessory ?? draft.elements.first { reading.tree[$0.node]["key"] == "accessoryView" }
    let elements = draft.elements.filter { !standard.contains($0.node) && $0.node != accessory?.node }
    content.elements = elements.map(\.element.content)
    content.accessory =
      accessory.map { .control($0.element.content) } ?? self.accessory(node["accessoryType"])
    content.editingAccessory = self.accessory(node["editingAccessoryType"])
    content.selectionStyle = node["selectionStyle"] == "none" ? .none : .default
    content.indentationLevel = max(0, node["indentationLevel"].flatMap { Int($0) } ?? 0)
    content.accessibility = reading.authored(draft.node)
    if reading.isHidden(draft.node) { content.accessibility.isHidden = true }
    let cellPath = self.path(content, number, below: path)
    let placed =
      (draft.elements.filter { standard.contains($0.node) } + elements + [accessory].compactMap(\.self))
      .placed(below: cellPath)
    var cell = InterfaceCell(content, path: cellPath)
    cell.standardElements = Array(placed.prefix(placed.count - elements.count - (accessory == nil ? 0 : 1)))
    cell.elements = Array(placed.dropFirst(cell.standardElements.count).prefix(elements.count))
    cell.accessoryElement = accessory == nil ? nil : placed.last
    cell.place = InterfacePlace(node)
    cell.design = design
    return cell
  }

  /// The elements that a standard style knows by their parts.
  private var standardParts: Set<Int> {
    if style == .custom { return [] }
    return Set(
      ["textLabel", "detailTextLabel", "imageView"].compactMap { node[$0].flatMap { reading.indices[$0] } })
  }

  private func fill(_ content: inout CellContent, _ found: FoundElement) {
    let id = reading.tree[found.node]["id"]
    let element = found.element.content
    if element.accessibility.isHidden || element.accessibility.isElement == false { return }
    switch element.kind {
    case .image(var image):
      image.label = element.accessibility.label
      content.image = image
    case .label(let text):
      let said = element.accessibility.label ?? text
      if id == node["detailTextLabel"] { content.detail = said } else { content.title = said }
    default: break
    }
  }

  private func configure(_ content: inout CellContent) {
    guard let configuration = reading.tree.child(of: draft.node, key: "contentConfiguration") else { return }
    content.title = reading.text(of: configuration, "text") ?? content.title
    content.detail = reading.text(of: configuration, "secondaryText") ?? content.detail
    if let name = reading.tree[configuration]["image"] { content.image = CellImage(name: name) }
    if content.style == .custom { content.style = content.detail == nil ? .default : .subtitle }
  }

  private var style: CellStyle {
    switch node["style"] {
    case "IBUITableViewCellStyleDefault": .default
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    default: .custom
    }
  }

  private func accessory(_ type: String?) -> CellAccessory {
    switch type {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "detailButton": .detailButton
    case "checkmark": .checkmark
    default: .none
    }
  }

  private func path(_ content: CellContent, _ number: Int, below path: String) -> String {
    let shown = content.accessibility.label ?? content.texts.first { !$0.allSatisfy(\.isWhitespace) }
    let name =
      shown ?? node["userLabel"] ?? node["reuseIdentifier"] ?? (isPrototype ? node["customClass"] : nil)
    let step = "\(isPrototype ? "prototype" : "cell") \(name.map(quoted) ?? "\(number)")"
    return path.isEmpty ? step : "\(path) > \(step)"
  }

  private var design: InterfaceCell.Design {
    var design = InterfaceCell.Design()
    design.id = node["id"]
    design.reuseIdentifier = node["reuseIdentifier"]?.nonEmpty
    design.customClass = node["customClass"]
    design.isOutlet = node["id"].map { reading.outlets[$0] != nil } ?? false
    design.rowHeight = reading.rowHeight(of: draft.node)
    design.takesTouches = node["userInteractionEnabled"] != "NO"
    design.isPrototype = isPrototype
    design.segues = reading.segues[draft.node] ?? []
    design.notes = reading.notes(of: draft.node)
    return design
  }
}
