public import RowcallAccessibility
public import RowcallNarration

extension Narrator {
  /// What is heard of one element when a listener comes upon it by itself: "Delete Buy milk, button".
  public func line(for element: AccessibilityElement) -> SpokenLine {
    let narration = ElementNarration(element: element, narrator: self)
    let parts = narration.parts + [narration.hint].compactMap(\.self)
    return line(parts.joined(withMark: wording.separator), language: element.language)
  }

  /// The same for one whose lack of a name is not put into words, as screen readers of phones leave it; empty where
  /// nothing is heard.
  package func bareLine(for element: AccessibilityElement) -> SpokenLine {
    var narration = ElementNarration(element: element, narrator: self)
    if element.label == nil { narration.known = "" }
    narration.saysChoice = true
    return line(narration.parts.joined(withMark: wording.separator), language: element.language)
  }

  /// What is heard of everything in a tree, one element after the other; on a phone a lack of a name is not put into
  /// words.
  package func lines(for tree: AccessibilityTree, isPhone: Bool) -> [SpokenLine] {
    isPhone ? tree.root.elements.map(bareLine) : lines(for: tree)
  }

  /// What is heard of everything in a tree, one element after the other, in reading order.
  ///
  /// Cells of data tables are said by their texts alone; a `TableWalk` says them with their headers.
  public func lines(for tree: AccessibilityTree) -> [SpokenLine] {
    tree.root.elements.map(line)
  }
}
