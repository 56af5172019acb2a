import RowcallImport

extension InterfaceReading {
  /// What only the file says about an element.
  func design(of node: Int, _ kind: InterfaceElement.Kind, _ outlets: [String]) -> InterfaceElement.Design {
    let element = tree[node]
    var design = InterfaceElement.Design()
    design.id = element["id"]
    design.customClass = element["customClass"]
    design.outlets = outlets
    design.owners = element["id"].flatMap { owners[$0] } ?? []
    design.isLocalized = localizedText(of: node) != nil
    design.isOutletOfView = element["id"].map(outletsOfViews.contains) ?? false
    design.isOutletOfCell = element["id"].map(outletsOfCells.contains) ?? false
    design.systemItem = element["systemItem"]
    design.userLabel = element["userLabel"]
    design.frame = frame(of: node)
    design.isMisplaced = element["misplaced"] == "YES"
    (design.fixedWidth, design.fixedHeight) = size(of: node)
    design.font = font(of: node, kind)
    design.contrast = kind == .label ? contrast(of: node) : nil
    design.takesTouches = element["userInteractionEnabled"] != "NO"
    design.notes = notes(of: node)
    design.imageName = imageName(of: node)
    design.hasSystemImage = imageOwner(of: node).map { tree[$0]["catalog"] == "system" } ?? false
    design.isNamedBySystem = isNamedBySystem(node, kind)
    design.hasGesture = hasGesture(node)
    if kind == .barButtonItem, element["systemItem"]?.hasSuffix("Space") == true { design.isHidden = true }
    return design
  }

  /// Whether something is not there for anybody: hidden, so transparent that the system takes it for hidden, or the
  /// tab of a screen that is in no tab bar.
  func isHidden(_ node: Int) -> Bool {
    tree[node]["hidden"] == "YES" || (number(tree[node]["alpha"]) ?? 1) < 0.01 || isUnusedTab(node)
  }

  private func isUnusedTab(_ node: Int) -> Bool {
    guard let tabbed, tree[node].name == "tabBarItem", let screen = tree[node].parent else { return false }
    return !tabbed.contains(tree[screen]["id"] ?? "")
  }

  /// How high a table or cell says that rows are; nil if it does not say it.
  func rowHeight(of node: Int) -> InterfaceTable.RowHeight? {
    number(tree[node]["rowHeight"]).map { $0 < 0 ? .automatic : .fixed($0) }
  }

  /// Where a view lies in the view around it; nil if the file does not say it.
  func frame(of node: Int) -> InterfaceFrame? {
    guard
      let rect = tree.child(of: node, "rect", key: "frame")
        ?? tree.child(of: node, "frame", key: "frameInset")
    else { return nil }
    let values = ["x", "y", "width", "height"].map { number(tree[rect][$0]) }
    guard let x = values[0], let y = values[1], let width = values[2], let height = values[3] else {
      return nil
    }
    return InterfaceFrame(x: x, y: y, width: width, height: height)
  }

  /// The width and height that constraints of the view itself give it; those that only hold it to at least a size
  /// count where its frame is smaller.
  private func size(of node: Int) -> (width: Double?, height: Double?) {
    guard let constraints = tree.child(of: node, "constraints") else { return (nil, nil) }
    let frame = frame(of: node)
    var exact: [String: Double] = [:]
    var least: [String: Double] = [:]
    for index in tree.children(of: constraints) {
      let constraint = tree[index]
      guard let attribute = constraint["firstAttribute"], let size = number(constraint["constant"]),
        isRequired(constraint, of: node)
      else { continue }
      switch constraint["relation"] {
      case nil, "equal": exact[attribute] = size
      case "greaterThanOrEqual": least[attribute] = size
      default: break
      }
    }
    let width = exact["width"] ?? least["width"].map { max($0, frame?.width ?? $0) }
    let height = exact["height"] ?? least["height"].map { max($0, frame?.height ?? $0) }
    return (width, height)
  }

  /// Whether a constraint is about a view alone, and holds when the application runs.
  private func isRequired(_ constraint: XMLTree.Element, of node: Int) -> Bool {
    (constraint["firstItem"] == nil || constraint["firstItem"] == tree[node]["id"])
      && constraint["secondItem"] == nil && constraint["placeholder"] != "YES"
      && (number(constraint["priority"]) ?? 1000) >= 1000
  }

  /// The font of a text; nil where the file names none.
  private func font(of node: Int, _ kind: InterfaceElement.Kind) -> InterfaceFont? {
    let configuration = tree.child(of: node, "buttonConfiguration")
    let inConfiguration = configuration.flatMap { tree.child(of: $0, "fontDescription") }
    guard let index = inConfiguration ?? tree.child(of: node, "fontDescription") else { return nil }
    let font = tree[index]
    return InterfaceFont(
      textStyle: font["style"].map { $0.replacing("UICTFontTextStyle", with: "") },
      size: number(font["pointSize"]), name: font["name"], isBold: isBold(font),
      adjusts: inConfiguration != nil || tree[node]["adjustsFontForContentSizeCategory"] == "YES")
  }

  private func isBold(_ font: XMLTree.Element) -> Bool {
    font["type"] == "boldSystem" || ["bold", "heavy", "black"].contains(font["weight"])
      || font["style"] == "UICTFontTextStyleHeadline"
      || ["bold", "heavy", "black"].contains { font["name"]?.lowercased().contains($0) ?? false }
  }

  /// What the designer noted about an object.
  func notes(of node: Int) -> String? {
    guard let attributes = tree.child(of: node, "attributedString", key: "userComments") else { return nil }
    let text = attributed(of: node, "userComments") ?? ""
    return text.isEmpty ? tree.child(of: attributes, key: "content").map { tree[$0].text } : text
  }

  /// Kinds of buttons and bar items that the system has names for.
  private func isNamedBySystem(_ node: Int, _ kind: InterfaceElement.Kind) -> Bool {
    switch kind {
    case .button:
      ["contactAdd", "detailDisclosure", "infoLight", "infoDark", "close"].contains(tree[node]["buttonType"])
    case .tabBarItem: tree[node]["systemItem"] != nil
    case .barButtonItem: tree[node]["systemItem"] != nil || tree.child(of: node, key: "customView") != nil
    default: false
    }
  }

  private func hasGesture(_ node: Int) -> Bool { !gestures(of: node).isEmpty }

  /// Whether a tap on an object does something.
  func isTapped(_ node: Int) -> Bool {
    gestures(of: node).contains { gesture in
      tree[gesture]["destination"].flatMap { indices[$0] }.map { tree[$0].name == "tapGestureRecognizer" }
        ?? false
    }
  }

  /// The connections of an object to gesture recognizers.
  private func gestures(of node: Int) -> [Int] {
    guard let connections = tree.child(of: node, "connections") else { return [] }
    return tree.children(of: connections).filter { tree[$0]["property"] == "gestureRecognizers" }
  }
}
