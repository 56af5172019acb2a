/// The number formats and looks of the cells of a workbook in Office Open XML, by their style.
struct CellFormats: Sendable {
  var shown = ShownNumber()
  private var formats: [NumberFormat] = []
  private var looks: [CellLook] = []
  /// For each format of conditions whether it has a colour or bold type.
  private var marks: [Bool] = []
  /// Whether the forms of columns are to be counted; see ``ColumnForms``.
  private(set) var needForms = false
  /// Whether a format shows nothing of some cells.
  private(set) var mayHide = false

  /// Whether there are no styles.
  var isEmpty: Bool { formats.isEmpty }

  /// Whether a style is missing; the first is that of cells which name none.
  func lacks(_ style: Int) -> Bool { style > 0 && style >= formats.count }

  /// The format of cells with a style.
  subscript(_ style: Int) -> NumberFormat { formats.indices.contains(style) ? formats[style] : .general }

  /// Whether a format of conditions has a colour or bold type.
  func isMark(_ number: Int?) -> Bool { number.map { marks.indices.contains($0) && marks[$0] } ?? false }

  /// The look of cells with a style.
  func look(_ style: Int) -> CellLook { looks.indices.contains(style) ? looks[style] : CellLook() }

  /// Reads the part `styles.xml`.
  mutating func read(_ tree: XMLTree) {
    var codes: [Int: NumberFormat] = [:]
    var fonts: [(colour: String?, isBold: Bool)] = []
    var fills: [String?] = []
    for (index, element) in tree.elements.enumerated() {
      switch (element.localName, parent(of: index, in: tree)) {
      case ("numFmt", "numFmts"):
        guard let number = element["numFmtId"].flatMap({ Int($0) }) else { continue }
        codes[number] = NumberFormat(code: element["formatCode"] ?? "")
      case ("font", "fonts"):
        let bold = tree.elements[index..<element.end].first { $0.localName == "b" }
        let isBold = bold.map { !["0", "false"].contains($0["val"]) } ?? false
        fonts.append((Self.colour(in: element, at: index, of: tree, "color"), isBold))
      case ("dxf", "dxfs"):
        marks.append(
          tree.elements[index..<element.end].contains {
            ["color", "fgColor", "bgColor", "b"].contains($0.localName)
          })
      case ("fill", "fills"): fills.append(Self.fill(element, at: index, of: tree))
      case ("xf", "cellXfs"):
        let number = element["numFmtId"].flatMap { Int($0) } ?? 0
        add(codes[number] ?? NumberFormat(builtIn: number) ?? .general)
        let font = Self.item(element["fontId"], of: fonts)
        looks.append(
          CellLook(
            fill: Self.item(element["fillId"], of: fills) ?? nil, text: font?.colour,
            isBold: font?.isBold ?? false))
      default: break
      }
    }
  }

  /// Takes a format for the next style.
  private mutating func add(_ format: NumberFormat) {
    formats.append(format)
    needForms = needForms || format.needsForm
    mayHide = mayHide || format.mayHide
  }

  private func parent(of index: Int, in tree: XMLTree) -> Substring? {
    tree[index].parent.map { tree[$0].localName }
  }

  private static func item<Item>(_ number: String?, of items: [Item]) -> Item? {
    guard let number = number.flatMap({ Int($0) }), items.indices.contains(number) else { return nil }
    return items[number]
  }

  private static func fill(_ element: XMLTree.Element, at index: Int, of tree: XMLTree) -> String? {
    let pattern = tree.elements[index..<element.end].first { $0.localName == "patternFill" }?["patternType"]
    guard let pattern, pattern != "none", pattern != "gray125" else { return nil }
    return colour(in: element, at: index, of: tree, "fgColor")
  }

  /// A colour inside an element; nil for black, white and what the program chooses.
  private static func colour(
    in element: XMLTree.Element, at index: Int, of tree: XMLTree, _ name: Substring
  ) -> String? {
    guard let colour = tree.elements[index..<element.end].first(where: { $0.localName == name }) else {
      return nil
    }
    if let rgb = colour["rgb"] {
      return ["000000", "FFFFFF"].contains(rgb.suffix(6).uppercased()) ? nil : rgb.uppercased()
    }
    let tint = colour["tint"].flatMap { Double($0) } ?? 0
    if let theme = colour["theme"] {
      // The first two are for pages and for texts on them, the last two for links.
      return ["0", "1", "10", "11"].contains(theme) && tint == 0 ? nil : "theme \(theme) \(tint)"
    }
    return colour["indexed"].flatMap {
      ["0", "1", "8", "9", "64", "65"].contains($0) ? nil : "indexed \($0)"
    }
  }
}
