import RowcallImport

extension AuditedPage {
  /// The background in the attributes of an element, lowercase; nil for none.
  func background(of node: Int) -> String? {
    guard tree.hasAttributes(node) else { return nil }
    if let colour = tree[node, .bgcolor]?.filled { return Self.colour(colour) }
    return declared(["background", "background-color"], on: node)
  }

  /// The text colour in the attributes of an element or of its first text; nil for the default.
  func inkColour(of element: Int) -> String? {
    var node = firstText(in: element) ?? element
    while true {
      if tree.hasAttributes(node) {
        let attribute = tree.tag(node) == .font ? tree[node, .color].flatMap(Self.colour) : nil
        if let colour = attribute ?? declared(["color"], on: node) { return colour }
      }
      guard node != element, let parent = tree.parent(node) else { return nil }
      node = parent
    }
  }

  /// The first text node in an element.
  private func firstText(in element: Int) -> Int? {
    (element + 1..<tree.end(element)).first { node in
      tree.tag(node) == .text && page.isShown(node)
        && tree.text(node).contains { ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
    }
  }

  /// The last value of some style properties of an element.
  private func declared(_ properties: Set<String>, on node: Int) -> String? {
    guard let style = tree[node, .style] else { return nil }
    let values = style.lowercased().split(separator: ";").compactMap { declaration -> String? in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, properties.contains(parts[0].trimmed) else { return nil }
      return parts[1].replacing("!important", with: "").trimmed
    }
    return values.last.flatMap(Self.colour)
  }

  /// A colour in lowercase; nil for a default colour.
  private static func colour(_ value: String) -> String? {
    let colour = PlainColour.written(value.trimmed.lowercased())
    return colour.isEmpty || plainColours.contains(colour) ? nil : colour
  }

  private static let plainColours: Set<String> = [
    "none", "transparent", "inherit", "initial", "unset", "revert", "currentcolor", "#000000", "#111111",
    "#222222", "#333333",
  ]
}
