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

/// Colours in a normal form for comparison.
enum PlainColour {
  /// A lowercase colour as `#rrggbb` if it is a common name, `#rgb` or `rgb(r, g, b)`; otherwise unchanged.
  static func written(_ colour: String) -> String {
    if let hex = names[colour] { return hex }
    let bytes = Array(colour.utf8.prefix(40))
    if bytes.count == 4, bytes[0] == 0x23 {
      return String(decoding: [bytes[0]] + bytes.dropFirst().flatMap { [$0, $0] }, as: UTF8.self)
    }
    return hex(ofFunction: colour) ?? colour
  }

  /// `rgb(r, g, b)` as `#rrggbb`; nil for other forms.
  private static func hex(ofFunction colour: String) -> String? {
    guard colour.hasPrefix("rgb("), colour.hasSuffix(")"), colour.utf8.count < 40 else { return nil }
    let parts = colour.dropFirst(4).dropLast().split { $0 == "," || $0 == " " }
    let levels = parts.compactMap { UInt8($0) }
    guard levels.count == 3, parts.count == 3 else { return nil }
    return "#" + levels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static let names = [
    "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "grey": "#808080", "white": "#ffffff",
    "maroon": "#800000", "red": "#ff0000", "purple": "#800080", "fuchsia": "#ff00ff", "magenta": "#ff00ff",
    "green": "#008000", "lime": "#00ff00", "olive": "#808000", "yellow": "#ffff00", "navy": "#000080",
    "blue": "#0000ff", "teal": "#008080", "aqua": "#00ffff", "cyan": "#00ffff", "orange": "#ffa500",
    "pink": "#ffc0cb", "brown": "#a52a2a", "gold": "#ffd700",
  ]
}
