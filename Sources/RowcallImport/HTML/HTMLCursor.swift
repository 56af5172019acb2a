/// Goes through what a listener finds inside an element, in reading order.
struct HTMLCursor {
  /// What comes next.
  enum Step {
    case text(Int)
    /// An element; what is inside it comes next unless it is skipped.
    case element(Int)
    /// The words before and after are apart.
    case gap
  }

  private let page: HTMLPage
  private var place: Int
  private let end: Int
  /// Whether hidden things are gone through as well, as far as they are content at all.
  private let includesHidden: Bool
  /// Where the blocks that the cursor is in end.
  private var blockEnds: [Int] = []
  private var opensBlock = false

  /// Starts at an element, which is not given itself.
  ///
  /// - Parameter includesHidden: for an element that is named although it is hidden.
  init(inside element: Int, of page: HTMLPage, includesHidden: Bool = false) {
    self.page = page
    self.includesHidden = includesHidden
    place = element + 1
    end = page.tree.end(element)
  }

  /// The next step; nil at the end.
  mutating func next() -> Step? {
    if let blockEnd = blockEnds.last, blockEnd <= place {
      blockEnds.removeLast()
      return .gap
    }
    while place < end {
      let node = place
      if isLeftOut(node) {
        place = page.tree.end(node)
        continue
      }
      if page.tree.tag(node).isBlock, !opensBlock {
        opensBlock = true
        blockEnds.append(page.tree.end(node))
        return .gap
      }
      opensBlock = false
      place = node + 1
      if includesHidden || page.isShown(node) {
        return page.tree.tag(node) == .text ? .text(node) : .element(node)
      }
    }
    return nil
  }

  /// Passes over what is inside the element that was given last.
  mutating func pass(_ element: Int) { place = page.tree.end(element) }

  private func isLeftOut(_ node: Int) -> Bool {
    if includesHidden { return page.tree.tag(node).isNeverShown }
    return page.visibility[node] == .absent || page.visibility[node] == .veiled
  }
}
