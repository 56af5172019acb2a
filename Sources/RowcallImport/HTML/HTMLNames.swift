/// Accessible names and descriptions, by the algorithm of the "Accessible Name and Description Computation" 1.2 as far as
/// tables and what is in them need it.
///
/// Its steps are in the comments: 2B `aria-labelledby`, 2C embedded controls, 2D `aria-label`, 2E what HTML itself names
/// things by, 2F the content, 2I the tooltip. References are followed once and never from inside a reference, so that
/// circular ones end.
struct HTMLNames {
  let page: HTMLPage
  /// How many bytes of text may still be made.
  var budget: HTMLBudget

  private var tree: HTMLTree { page.tree }

  /// The name that the author gave an element by ARIA (2B, 2D); nil for none.
  mutating func authored(_ element: Int) throws(ImportError) -> String? {
    if let referenced = try referenced(element, .labelledBy) { return referenced }
    return try words(element, .label)
  }

  /// The description: `aria-describedby`, `aria-description`; nil for none.
  mutating func described(_ element: Int) throws(ImportError) -> String? {
    if let referenced = try referenced(element, .describedBy) { return referenced }
    return try words(element, .details)
  }

  /// The tooltip (2I); nil for none.
  mutating func tooltip(_ element: Int) throws(ImportError) -> String? {
    try words(element, .title)
  }

  /// The text of the elements that an attribute refers to, in its order; nil for none.
  private mutating func referenced(_ element: Int, _ attribute: HTMLAttribute) throws(ImportError) -> String?
  {
    guard tree.has(attribute, element) else { return nil }
    var words = HTMLWords()
    for target in page.elements(element, attribute) {
      words.add(apart: try text(ofReferenced: target) ?? "")
    }
    return words.text
  }

  /// What an element that others refer to says, hidden or not: its name, else its content.
  private mutating func text(ofReferenced target: Int) throws(ImportError) -> String? {
    if let label = try words(target, .label) { return label }
    if let own = try leaf(target) { return own }
    if let text = try content(target, isReferenced: true) { return text }
    return try tooltip(target)
  }

  /// The text inside an element (2F), with what it holds named in its place; nil for none.
  ///
  /// - Parameters:
  ///   - isReferenced: whether it is followed from a reference already, so that no other may be followed.
  ///   - excluded: an element inside that says nothing: the control whose label this is.
  mutating func content(
    _ element: Int, isReferenced: Bool = false, without excluded: Int? = nil
  ) throws(ImportError) -> String? {
    var words = HTMLWords()
    var cursor = HTMLCursor(
      inside: element, of: page, includesHidden: isReferenced && page.visibility[element] != .shown)
    while let step = cursor.next() {
      switch step {
      case .gap: words.addGap()
      case .text(let node):
        try budget.spend(tree.text(node).count + 1)
        words.add(tree.text(node))
      case .element(let node):
        try budget.spend(1)
        if node == excluded {
          cursor.pass(node)
          continue
        }
        guard let name = try embedded(node, isReferenced: isReferenced) else { continue }
        name.isApart ? words.add(apart: name.text) : words.add(name.text.utf8)
        cursor.pass(node)
      }
    }
    return words.text
  }

  /// What stands for an element inside a name; nil if its content does.
  private mutating func embedded(_ node: Int, isReferenced: Bool) throws(ImportError)
    -> (text: String, isApart: Bool)?
  {
    let isControl = tree.control(node) != nil
    if tree.hasAttributes(node) {
      let label = isReferenced ? try words(node, .label) : try authored(node)
      if let label { return (label, isControl || tree.tag(node).isBlock) }
    }
    guard let text = try leaf(node) else { return isControl && tree.isLeaf(node) ? ("", true) : nil }
    return (text, isControl)
  }

  /// What HTML itself says instead of an element's content: the value of a control (2C), an image's alternative (2E).
  private mutating func leaf(_ node: Int) throws(ImportError) -> String? {
    switch tree.tag(node) {
    case .img: return try words(node, tree.has(.alt, node) ? .alt : .title) ?? ""
    case .svg: return try vectorTitle(node) ?? ""
    case .math: return try words(node, .alt)
    default:
      // Controls made of other elements are spoken by their content, which comes next on the way through.
      guard [.input, .select].contains(tree.tag(node)), let kind = tree.control(node) else { return nil }
      return switch kind {
      // Not by its labels: one of them may be what is being named.
      case .button: try writing(on: node)
      case .checkbox, .radio, .switch: nil
      default: try value(of: node, kind)
      }
    }
  }

  /// The title that a drawing begins with; nil for none.
  mutating func vectorTitle(_ svg: Int) throws(ImportError) -> String? {
    guard let title = tree.children(svg).first(where: { tree.tag($0) == .title }) else { return nil }
    return try spent(Self.text(directlyIn: title, of: tree))
  }

  /// The text inside an element as it is; nil for none.
  static func text(directlyIn element: Int, of tree: HTMLTree) -> String? {
    var words = HTMLWords()
    for node in element + 1..<tree.end(element) where tree.tag(node) == .text { words.add(tree.text(node)) }
    return words.text
  }

  /// The words of an attribute; nil for none.
  mutating func words(_ element: Int, _ attribute: HTMLAttribute) throws(ImportError) -> String? {
    try spent(HTMLWords.collapsed(tree[element, attribute]))
  }

  /// Takes a text's length from the budget.
  private mutating func spent(_ text: String?) throws(ImportError) -> String? {
    try budget.spend(text?.utf8.count ?? 0)
    return text
  }
}

/// How much text a page's tables may still make.
struct HTMLBudget {
  let path: String
  let limit: Int
  private var left: Int

  init(path: String, limits: ImportLimits) {
    self.path = path
    limit = limits[.textBytes]
    left = limit
  }

  /// Takes so many bytes away; throws when there are not so many left.
  mutating func spend(_ bytes: Int) throws(ImportError) {
    left -= bytes
    guard left >= 0 else { throw .limitExceeded(path: path, line: 1, limit: .textBytes, value: limit) }
  }
}
