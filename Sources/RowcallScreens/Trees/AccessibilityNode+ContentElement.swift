public import RowcallAccessibility
public import RowcallTableView

extension AccessibilityNode {
  /// What a listener comes upon where an element stands by itself, in no cell.
  ///
  /// Nil for one with nothing to say, and for one that its author hid or said to be no element.
  public init?(of element: ContentElement) {
    let authored = element.accessibility
    guard element.hasSomethingToSay, !authored.isHidden, authored.isElement != false else { return nil }
    self = element.node(in: AccessibilityElement(.row))
  }
}
