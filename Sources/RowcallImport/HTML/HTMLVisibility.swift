/// How far a part of a page is there for a listener.
package enum HTMLVisibility: UInt8, Sendable {
  /// Like any other.
  case shown
  /// It takes its place on the page but is not seen; something inside it may be.
  case invisible
  /// It is seen, but not meant for a listener.
  case veiled
  /// It is not rendered at all.
  case absent

  /// Whether a node is there, by its own attributes, by the page's style sheets and by what is around it.
  init(of node: Int, in tree: HTMLTree, _ sheet: HTMLStyleSheet, below parent: HTMLVisibility?) {
    let inherited = parent ?? .shown
    guard inherited != .absent, !tree.tag(node).isNeverShown, !Self.isRemoved(node, in: tree) else {
      self = .absent
      return
    }
    if tree.tag(node) == .rt {
      // A small reading beside a word says it a second time.
      self = .veiled
      return
    }
    let isStyled = !sheet.isEmpty && tree.tag(node) != .text
    guard isStyled || tree.hasAttributes(node) else {
      self = inherited
      return
    }
    let style = InlineStyle(tree[node, .style])
    let hidden = isStyled ? sheet.hides(node, in: tree) : (isAbsent: false, isInvisible: false)
    if style.isDisplayNone ?? hidden.isAbsent {
      self = .absent
    } else if inherited == .veiled || tree[node, .isHidden]?.trimmed.lowercased() == "true"
      || tree.has(.inert, node)
    {
      self = .veiled
    } else {
      let isInvisible = style.isInvisible ?? (hidden.isInvisible ? true : nil)
      self = isInvisible.map { $0 ? .invisible : .shown } ?? inherited
    }
  }

  /// Whether HTML itself takes a node off the page.
  private static func isRemoved(_ node: Int, in tree: HTMLTree) -> Bool {
    if let parent = tree.parent(node), tree.tag(parent) == .details, !tree.has(.open, parent) {
      return tree.tag(node) != .summary
    }
    if tree.has(.hidden, node) || tree.has(.popover, node) { return true }
    return switch tree.tag(node) {
    case .dialog: !tree.has(.open, node)
    case .input: tree.word(node, .type) == "hidden"
    default: false
    }
  }
}

/// The two properties of an inline style that take things off a page.
struct InlineStyle {
  /// Whether `display` is `none`; nil if it is not set.
  private(set) var isDisplayNone: Bool?
  /// Whether `visibility` hides; nil if it is not set.
  private(set) var isInvisible: Bool?

  /// Reads the declarations of a `style` attribute; a later one overrules an earlier one.
  init(_ style: String?) {
    guard let style else { return }
    for declaration in style.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let value = parts[1].tokens.first else { continue }
      switch parts[0].trimmed {
      case "display": isDisplayNone = value == "none" || value.hasPrefix("none!")
      case "visibility": isInvisible = value.hasPrefix("hidden") || value.hasPrefix("collapse")
      default: break
      }
    }
  }
}
