import RowcallScreens
import RowcallTableView

struct InterfaceCellUnjoined: Rule {
  static let description = RuleDescription(
    id: "interface-cell-unjoined", subject: .interface, impact: .moderate,
    summary: "A cell with several texts is spoken as one sentence.",
    rationale: """
      If each text is a separate stop, a listener has to visit all of them and put them together. If the \
      texts are only joined, their order may not make sense.
      """,
    remedy: """
      Make the cell an accessibility element with one label that joins its texts with commas, in an order \
      that makes sense.
      """,
    standards: [.criterion("1.3.1"), .criterion("1.3.2"), .uikitLabel],
    passing: [
      .cell(
        """
        <label text="Apple Inc."/>
        <label text="$648.11"/>
        """, caption: "UIKit joins two texts."),
      .cells(
        """
        <tableViewCell id="c1"><accessibility key="accessibilityConfiguration" label="Apple Inc., $648.11, up 1.85%"/>
          <subviews><label text="Apple Inc."/><label text="$648.11"/><label text="1.85"/></subviews></tableViewCell>
        """),
    ],
    failing: [
      .cells(
        """
        ↓<tableViewCell id="c1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
          <subviews><label text="Oslo"/><label text="12 degrees"/></subviews></tableViewCell>
        """),
      .cells(
        """
        ↓<tableViewCell id="c1"><subviews>
          <label text="Apple Inc."/><label text="$648.11"/><label text="1.85"/></subviews></tableViewCell>
        """, outcome: .cantTell),
      .cells(
        """
        ↓<tableViewCell id="c1"><subviews><label text="Ada"/><label text="Monday"/>
          <textView editable="NO" text="The ferry was late."/></subviews></tableViewCell>
        """, outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells where !cell.authored.isHidden {
      let texts = cell.shown.filter(\.isText).compactMap(\.content.readText)
      guard texts.count > 1 else { continue }
      notes.look()
      guard cell.authored.label == nil, !cell.isLabelledByCode else { continue }
      if cell.authored.isElement == false {
        notes.add(
          cell, "The cell is not an accessibility element, so its \(texts.count) texts are separate stops.",
          review: cell.isReachable ? "Check that code joins them in one element." : nil,
          heard: cell.heard {
            $0.accessibility.isElement = nil
            $0.accessibility.label = texts.joined(separator: ", ")
          })
      } else if texts.count > 2, cell.content.style == .custom, cell.controlCount == 0 {
        notes.add(
          cell, "The cell has \(texts.count) texts and no label that joins them.", impact: .minor,
          review:
            "Check that the texts make sense one after the other, or that code sets the cell's accessibilityLabel."
        )
      }
    }
  }
}

extension InterfaceElement {
  /// Whether it shows a text that nobody can change.
  fileprivate var isText: Bool { if case .label = content.kind { true } else { false } }
}
