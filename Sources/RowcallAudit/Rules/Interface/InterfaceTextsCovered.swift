import RowcallScreens
import RowcallTableView

struct InterfaceTextsCovered: Rule {
  static let description = RuleDescription(
    id: "interface-texts-covered", subject: .interface, impact: .serious,
    summary: "A view that is one accessibility element has a label with the texts inside it.",
    rationale: """
      Screen readers do not reach anything inside an accessibility element. If the element has no label, a \
      listener hears nothing and misses its texts.
      """,
    remedy: """
      Give the view a label that joins its texts with commas, or turn its accessibility off so that its \
      texts are separate stops.
      """,
    standards: [.criterion("1.1.1"), .criterion("1.3.1"), .uikitElement],
    passing: [
      .view(
        """
        <stackView id="v1"><accessibility key="accessibilityConfiguration" label="Wind, 4 metres per second">
          <bool key="isElement" value="YES"/></accessibility>
          <subviews><label text="Wind"/><label text="4 m/s"/></subviews></stackView>
        """),
      .view(
        """
        <view id="v1"><accessibility key="accessibilityConfiguration" hint="Opens the map"><bool key="isElement" value="NO"/>
          </accessibility><subviews><label text="Oslo"/></subviews></view>
        """, caption: "The text is a separate stop."),
      .view(
        """
        <view id="v1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
          <subviews><imageView image="waves"/></subviews></view>
        """, caption: "There is no text in it."),
    ],
    failing: [
      .view(
        """
        ↓<stackView id="v1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/>
          </accessibility><subviews><label text="Wind"/><label text="4 m/s"/></subviews></stackView>
        """),
      .cell(
        """
        ↓<view id="v1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/>
          </accessibility><subviews><label text="Oslo"/></subviews></view>
        """),
      .view(
        """
        ↓<view id="v1" customClass="WindView"><accessibility key="accessibilityConfiguration">
          <bool key="isElement" value="YES"/></accessibility><subviews><label text="Wind"/></subviews></view>
        """, caption: "The class may set a label.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    let covered = Dictionary(grouping: interface.elements.filter(\.isCoveredText), by: \.design?.cover)
    for view in interface.elements where view.kind == .view && view.isThere && view.authored.isElement != nil
    {
      notes.look()
      guard view.authored.isElement == true, view.authored.label == nil, view.authored.value == nil,
        let texts = covered[view.design?.number]?.compactMap(\.writtenLabel), !texts.isEmpty
      else { continue }
      let more = texts.count > 3 ? ["\(texts.count - 3) more"] : []
      let hidden = (texts.prefix(3).map { "\"\($0.cut)\"" } + more).joinedByAnd
      notes.add(
        view,
        "The view is one accessibility element without a label, which hides \(hidden) from screen readers.",
        review: view.reviewOfLabel,
        heard: view.heard { $0.accessibility.label = texts.prefix(16).joined(separator: ", ") })
    }
  }
}

extension AuditedElement {
  /// Whether it is a text inside a view that is one element.
  fileprivate var isCoveredText: Bool {
    design?.isCovered == true && design?.isHidden != true && (kind == .label || kind == .textView)
      && writtenLabel != nil
  }
}
