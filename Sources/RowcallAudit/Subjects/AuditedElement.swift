import RowcallImport
import RowcallTableView

/// Something that is seen or operated, and what is around it.
struct AuditedElement: Sendable {
  /// The thing itself.
  let element: InterfaceElement
  /// The cell that it is in; nil outside cells.
  let cell: AuditedCell?
  /// The scene that it is in.
  let scene: InterfaceScene
  /// The texts that stand beside it: those of its cell, or of the view around it.
  let textsBeside: [String]

  /// What a listener gets of it.
  var content: ContentElement { element.content }
  /// What it is.
  var kind: InterfaceElement.Kind { element.kind }
  /// What its designer said for listeners.
  var authored: AuthoredAccessibility { element.content.accessibility }
  /// What only a file says about it; nil for one of a live table.
  var design: InterfaceElement.Design? { element.design }

  /// Whether a listener can come upon it: it is not hidden, and neither is its cell.
  var isThere: Bool { !authored.isHidden && cell?.cell.content.accessibility.isHidden != true }

  /// Whether code can reach it and so may say what the file does not: an outlet leads to it, or a class of the
  /// application's own stands behind it or behind its cell.
  var isReachable: Bool {
    guard let design else { return false }
    return design.customClass != nil || !design.outlets.isEmpty
      || cell?.cell.design?.customClass != nil
  }

  /// Whether its texts stand for others that code puts there.
  var isFilledByCode: Bool { cell?.isFilledByCode == true || isReachable }

  /// What names it for a finding however much is edited: its id, else the way to it.
  var key: [String] { [design?.id ?? element.path] }

  /// Where it is.
  var place: Place { Place(element.path, line: element.place?.line, column: element.place?.column) }
}

extension AuditedElement {
  /// What lies outside the cells of a scene.
  static func loose(of scene: InterfaceScene) -> [Self] {
    var texts: [Int?: [(index: Int, text: String)]] = [:]
    for (index, element) in scene.elements.enumerated() where element.kind == .label {
      guard let text = element.content.readText else { continue }
      texts[element.design?.container, default: []].append((index, text))
    }
    return scene.elements.enumerated().map { index, element in
      let beside = texts[element.design?.container] ?? []
      // A big view holds many texts; the first tell enough.
      let others = beside.prefix(8).filter { $0.index != index }.map(\.text)
      return Self(element: element, cell: nil, scene: scene, textsBeside: others)
    }
  }

  /// What a cell holds.
  static func all(in cell: AuditedCell) -> [Self] {
    let elements = cell.cell.allElements
    let texts = elements.enumerated().filter { $0.element.kind == .label }.prefix(8).compactMap {
      index, element in
      element.content.readText.map { (index: index, text: $0) }
    }
    return elements.enumerated().map { index, element in
      let others = texts.filter { $0.index != index }.map(\.text)
      let standard = element.design == nil ? [cell.cell.content.title, cell.cell.content.detail] : []
      return Self(
        element: element, cell: cell, scene: cell.scene,
        textsBeside: others + standard.compactMap(\.self).filter { !$0.isEmpty })
    }
  }
}

extension ContentElement {
  /// The text that a listener can come upon; nil for none, and for one that is hidden.
  var readText: String? {
    guard !accessibility.isHidden, let text = accessibility.label ?? text else { return nil }
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }
}
