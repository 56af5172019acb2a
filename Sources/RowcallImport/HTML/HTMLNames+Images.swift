/// An image as a listener reaches it.
struct HTMLImage {
  /// Its text alternative; nil if the author gave none.
  var name: String?
  /// Whether the author said that it means nothing.
  var isDecoration = false
}

extension HTMLNames {
  /// The image that an element is for a listener; nil for other elements.
  mutating func image(_ node: Int) throws(ImportError) -> HTMLImage? {
    let tree = page.tree
    let role = tree.role(node)
    let isDrawing = tree.tag(node) == .svg
    guard tree.tag(node) == .img || isDrawing || role == .img else { return nil }
    if role?.isNone == true { return HTMLImage(isDecoration: true) }
    if let name = try authored(node) { return HTMLImage(name: name) }
    if isDrawing {
      // A drawing without a title and without a role is mostly an icon.
      let title = try vectorTitle(node)
      return HTMLImage(name: title, isDecoration: title == nil && role == nil)
    }
    if tree.tag(node) == .img, let alternative = try words(node, .alt) { return HTMLImage(name: alternative) }
    let tooltip = try tooltip(node)
    return HTMLImage(
      name: tooltip, isDecoration: tooltip == nil && tree.tag(node) == .img && tree.has(.alt, node))
  }
}
