/// A parsed page with what is known of its nodes before any table is built.
package struct HTMLPage: Sendable {
  package let tree: HTMLTree
  /// The first element of each `id`.
  package private(set) var ids: [String: Int] = [:]
  /// The labels of form controls, by control.
  package private(set) var labels: [Int: [Int]] = [:]
  /// The form control of each label that has one.
  private(set) var controls: [Int: Int] = [:]
  /// The element that took another over by `aria-owns`, by the other; an element has one owner, and none inside itself.
  package private(set) var owners: [Int: Int] = [:]
  /// How far each node is there for a listener.
  package private(set) var visibility: [HTMLVisibility] = []
  /// For each node the nearest element from it upwards that names a language; -1 for none.
  private var languageSources: [Int32] = []

  /// Looks over a tree once.
  init(_ tree: HTMLTree) {
    self.tree = tree
    visibility.reserveCapacity(tree.count)
    languageSources.reserveCapacity(tree.count)
    let sheet = HTMLStyleSheet(of: tree)
    for node in 0..<tree.count {
      let parent = tree.parent(node)
      visibility.append(HTMLVisibility(of: node, in: tree, sheet, below: parent.map { visibility[$0] }))
      let speaks = tree.has(.lang, node) || tree.has(.xmlLanguage, node)
      languageSources.append(speaks ? Int32(node) : parent.map { languageSources[$0] } ?? -1)
      if let id = tree[node, .id], !id.isEmpty, ids[id] == nil { ids[id] = node }
    }
    for node in 0..<tree.count where tree.tag(node) != .text {
      if tree.tag(node) == .label { addLabel(node) }
      for other in elements(node, .owns)
      where !(other..<tree.end(other)).contains(node) && owners[other] == nil {
        owners[other] = node
      }
    }
  }

  /// Whether a node is there for a listener.
  package func isShown(_ node: Int) -> Bool { visibility[node] == .shown }

  /// The language of a node's content as the author wrote it; nil if nothing says it.
  func language(of node: Int) -> String? {
    guard languageSources[node] >= 0 else { return nil }
    let source = Int(languageSources[node])
    let tag = (tree[source, .xmlLanguage] ?? tree[source, .lang])?.trimmed
    return tag.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a node's content runs from right to left.
  func isRightToLeft(_ node: Int) -> Bool {
    var place: Int? = node
    while let here = place {
      switch tree.tag(here) == .text ? nil : tree.word(here, .dir) {
      case "rtl": return true
      case "ltr": return false
      case "auto": return startsRightToLeft(here)
      default: place = tree.parent(here)
      }
    }
    return false
  }

  /// Whether the first letter in an element belongs to a script that runs from right to left.
  private func startsRightToLeft(_ element: Int) -> Bool {
    for node in element + 1..<tree.end(element) where tree.tag(node) == .text && isShown(node) {
      for scalar in String(decoding: tree.text(node), as: UTF8.self).unicodeScalars
      where scalar.properties.isAlphabetic {
        return (0x0590...0x08FF).contains(scalar.value) || (0xFB1D...0xFEFC).contains(scalar.value)
          || (0x1_0800...0x1_0FFF).contains(scalar.value) || (0x1_E800...0x1_EFFF).contains(scalar.value)
      }
    }
    return false
  }

  /// The elements that an attribute names by their ids, in its order; ids that are not there are left out.
  package func elements(_ node: Int, _ name: HTMLAttribute) -> [Int] {
    (tree[node, name]?.tokens ?? []).compactMap { ids[$0] }
  }

  /// The nearest element around a node that fits.
  package func ancestor(of node: Int, where fits: (Int) -> Bool) -> Int? {
    var place = tree.parent(node)
    while let here = place, !fits(here) { place = tree.parent(here) }
    return place
  }

  /// Finds the control that a label is for: the one that it names, else the first inside it.
  private mutating func addLabel(_ label: Int) {
    let control: Int?
    if let id = tree[label, .for] {
      control = ids[id]
    } else {
      control = (label + 1..<tree.end(label)).first { tree.isLabelable($0) }
    }
    guard let control, tree.isLabelable(control) else { return }
    labels[control, default: []].append(label)
    controls[label] = control
  }
}

extension HTMLTree {
  /// Whether a `label` can be for an element.
  fileprivate func isLabelable(_ node: Int) -> Bool {
    switch tag(node) {
    case .button, .select, .textarea, .meter, .progress, .output: true
    case .input: self[node, .type]?.lowercased() != "hidden"
    default: false
    }
  }
}

extension StringProtocol {
  /// The words between the white space that HTML knows.
  package var tokens: [String] {
    utf8.split(whereSeparator: \.isHTMLSpace).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text without white space at its ends.
  package var trimmed: String {
    let rest = Array(utf8.drop(while: \.isHTMLSpace))
    guard let last = rest.lastIndex(where: { !$0.isHTMLSpace }) else { return "" }
    return String(decoding: rest[...last], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is white space by HTML's rules: space, tab, line feed, form feed, carriage return.
  var isHTMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }
}
