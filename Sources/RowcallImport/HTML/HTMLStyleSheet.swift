/// What the style sheets in a page itself take off the page, as far as rules for one element, class or id say it.
///
/// Other rules are not applied. So a rule that hides counts only if none of the others, in whatever state of the page,
/// shows elements of the same name, class or id again: content is rather read too often than lost.
struct HTMLStyleSheet: Sendable {
  /// What hides, and what shows; each by its simple selectors, as written: `nav`, `.menu`, `#top`.
  fileprivate struct Property: Sendable {
    var hiding: Set<String> = []
    var showing: Set<String> = []

    /// Whether the rules hide an element; a rule for its class or id beats one for its name.
    func hides(_ name: String, _ others: [String]) -> Bool {
      if others.contains(where: showing.contains) { return false }
      return others.contains(where: hiding.contains) || hiding.contains(name) && !showing.contains(name)
    }
  }

  private var display = Property()
  private var visibility = Property()

  /// Whether nothing is hidden.
  var isEmpty: Bool { display.hiding.isEmpty && visibility.hiding.isEmpty }

  /// Reads the `style` elements of a page.
  init(of tree: HTMLTree) {
    for node in 0..<tree.count where tree.tag(node) == .style && node + 1 < tree.end(node) {
      if let parent = tree.parent(node), [.noscript, .template].contains(tree.tag(parent)) { continue }
      if let media = tree.word(node, .media), !["", "all", "screen"].contains(media) { continue }
      add(tree.text(node + 1))
    }
  }

  /// Reads the text of a style sheet.
  init(_ text: String) { add(Array(text.utf8)[...]) }

  /// Whether an element is not rendered, and whether it is invisible.
  ///
  /// A page that is hidden as a whole is shown by a script.
  func hides(_ node: Int, in tree: HTMLTree) -> (isAbsent: Bool, isInvisible: Bool) {
    if [.html, .body].contains(tree.tag(node)) { return (false, false) }
    let classes = tree[node, .classes].map { $0.tokens.map { "." + $0 } } ?? []
    let names = classes + (tree[node, .id].map { ["#" + $0] } ?? [])
    let name = tree.tag(node).rawValue
    return (display.hides(name, names), visibility.hides(name, names))
  }

  /// Goes through the blocks; those in a block of another, such as `@media`, may show but not hide.
  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    var depth = 0
    var start = bytes.startIndex
    var selectors: [Substring] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: "/") where bytes[place...].starts(with: "/*".utf8):
        place = end(ofComment: place, in: bytes)
        continue
      case UInt8(ascii: "{"):
        let head = text(bytes[start..<place])
        selectors = head.trimmed.hasPrefix("@") ? [] : head.split(separator: ",")
        depth += 1
        start = place + 1
      case UInt8(ascii: "}"):
        if !selectors.isEmpty {
          add(InlineStyle(text(bytes[start..<place])), to: selectors, isOuter: depth == 1)
        }
        selectors = []
        depth = max(0, depth - 1)
        start = place + 1
      case UInt8(ascii: ";") where selectors.isEmpty: start = place + 1
      default: break
      }
      place += 1
    }
  }

  private func end(ofComment start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var place = start + 2
    while place + 1 < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") { return place + 2 }
      place += 1
    }
    return bytes.endIndex
  }

  /// A part of the style sheet without its comments.
  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "/*", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
      text + part.split(separator: "*/", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().joined()
    }
  }

  private mutating func add(_ style: InlineStyle, to selectors: [Substring], isOuter: Bool) {
    for selector in selectors {
      if let isHidden = style.isDisplayNone { display.add(selector, isHidden, isOuter) }
      if let isHidden = style.isInvisible { visibility.add(selector, isHidden, isOuter) }
    }
  }
}

extension HTMLStyleSheet.Property {
  /// Takes a rule; one for a state that only a pointer or the keyboard brings about says nothing.
  fileprivate mutating func add(_ selector: Substring, _ isHidden: Bool, _ isOuter: Bool) {
    let whole = selector.trimmed
    let last = whole.split { " >+~\n\t\r".contains($0) }.last ?? ""
    if isHidden {
      if isOuter, last.count == whole.count, last.parts == [last] { hiding.insert(String(last)) }
    } else if ![":hover", ":focus", ":active"].contains(where: whole.contains) {
      showing.formUnion(last.parts.map(String.init))
    }
  }
}

extension Substring {
  /// The name, the classes and the ids of a selector for one element: `a.menu#top` has three.
  fileprivate var parts: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    for place in indices {
      let isStart = [".", "#", ":", "["].contains(self[place])
      if isStart, place > start { parts.append(self[start..<place]) }
      if isStart { start = place }
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts.filter { ![":", "[", "*"].contains($0.first) }
  }
}
