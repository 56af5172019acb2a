import RowcallScreens
import RowcallTableView

struct InterfaceControlsCovered: Rule {
  static let description = RuleDescription(
    id: "interface-controls-covered", subject: .interface, impact: .critical,
    summary: "No accessibility element contains other controls.",
    rationale: """
      Screen readers do not reach anything inside an accessibility element. Others can use these controls; \
      a listener does not know that they exist.
      """,
    remedy: """
      Turn accessibility off for the cell or view and on for its controls, or add a custom action for each \
      control in code.
      """,
    standards: [.criterion("2.1.1"), .criterion("4.1.2"), .uikitElement],
    passing: [
      .cells(
        """
        <tableViewCell id="c1"><accessibility key="accessibilityConfiguration" label="Alerts"><bool key="isElement" value="YES"/>
          </accessibility><subviews><label text="Alerts"/><switch id="s1"/></subviews></tableViewCell>
        """, caption: "The row is spoken with its only switch."),
      .cells(
        """
        <tableViewCell id="c1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/>
          </accessibility><subviews><label text="Melody"/><label text="3:02"/></subviews></tableViewCell>
        """),
    ],
    failing: [
      .cells(
        """
        ↓<tableViewCell id="c1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/>
          </accessibility><subviews><label text="Melody"/><button id="b1"><state key="normal" title="Play"/></button>
          <button id="b2"><state key="normal" title="Delete"/></button></subviews></tableViewCell>
        """),
      .view(
        """
        ↓<view id="v1"><accessibility key="accessibilityConfiguration" label="Volume"><bool key="isElement" value="YES"/>
          </accessibility><subviews><slider id="s1"/></subviews></view>
        <view id="v2"><accessibility key="accessibilityConfiguration" label="Logo"><bool key="isElement" value="YES"/>
          </accessibility></view>
        """),
    ],
    inapplicable: [
      .cell(
        """
        <label text="Melody"/>
        <button id="b1"><state key="normal" title="Play"/></button>
        <button id="b2"><state key="normal" title="Delete"/></button>
        """)
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells where cell.authored.isElement == true {
      notes.look()
      let inside = cell.shown.filter { $0.content.isControl && $0.kind != .searchBar }
      let isSpokenWithRow = inside.count == 1 && inside[0].kind != .button
      guard !inside.isEmpty, !isSpokenWithRow else { continue }
      notes.add(
        cell, message("The cell", inside.map(\.kind)), review: cell.isReachable ? Self.review : nil,
        heard: cell.heard { $0.accessibility.isElement = nil })
    }
    let covered = Dictionary(
      grouping: interface.elements.filter { $0.design?.isCovered == true && $0.content.isControl },
      by: \.design?.cover)
    for view in interface.elements where view.kind == .view && view.authored.isElement == true && view.isThere
    {
      notes.look()
      let inside = (covered[view.design?.number] ?? []).prefix(8)
      guard !inside.isEmpty else { continue }
      notes.add(
        view, message("The view", inside.map(\.kind)), review: view.isNamedByCode ? Self.review : nil)
    }
  }

  private static let review = "Check that code adds a custom action for each of them."

  private func message(_ what: String, _ kinds: [InterfaceElement.Kind]) -> String {
    let controls = kinds.map { "a \($0.noun)" }.joined(separator: " and ")
    return "\(what) is one accessibility element, which hides \(controls) from screen readers."
  }
}
