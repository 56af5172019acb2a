import RowcallScreens
import RowcallTableView

/// A cell whose texts are stops of their own, or are joined as they come.
struct InterfaceCellUnjoined: Rule {
  static let description = RuleDescription(
    id: "interface-cell-unjoined", subject: .interface, impact: .moderate,
    summary: "A cell of several texts is heard as one sentence.",
    rationale: """
      A row that is cut into pieces makes a listener stop at each and put them together; one whose pieces are joined as \
      they stand may be heard in an order or without the words that make sense of them.
      """,
    remedy:
      "Let the cell be an element, and give it one label that joins its texts by commas in the order of sense.",
    standards: [.criterion("1.3.1"), .criterion("1.3.2"), .uikitLabel],
    passing: [
      .cell(
        """
        <label text="Apple Inc."/>
        <label text="$648.11"/>
        """, caption: "Two texts are joined by UIKit."),
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
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells where !cell.content.accessibility.isHidden {
      let texts = cell.shown.filter { $0.kind == .label && $0.content.readText != nil }
      guard texts.count > 1 else { continue }
      notes.look()
      guard cell.content.accessibility.label == nil else { continue }
      if cell.content.accessibility.isElement == false {
        notes.add(split(cell, texts, interface))
      } else if texts.count > 2, cell.content.style == .custom, !cell.isForm {
        notes.add(joined(cell, texts, interface))
      }
    }
  }

  private func split(_ cell: AuditedCell, _ texts: [InterfaceElement], _ interface: AuditedInterface)
    -> Finding
  {
    var mended = cell.content
    mended.accessibility.isElement = nil
    mended.accessibility.label = texts.compactMap(\.content.readText).joined(separator: ", ")
    return Finding(
      cell.isReachable ? .cantTell : .failed, at: cell.place,
      "The cell is no element, and its \(texts.count) texts are stops of their own.", key: cell.key,
      advice: cell.isReachable ? "Check that code joins them in one element." : nil,
      heard: Heard(now: interface.heard(cell.content), after: interface.heard(mended)))
  }

  private func joined(_ cell: AuditedCell, _ texts: [InterfaceElement], _ interface: AuditedInterface)
    -> Finding
  {
    Finding(
      .cantTell, at: cell.place, "The cell has \(texts.count) texts and no label that joins them.",
      key: cell.key,
      impact: .minor,
      advice:
        "Check that the texts make sense one after the other, or that code sets the cell's accessibilityLabel.",
      heard: Heard(now: interface.heard(cell.content)))
  }
}

extension AuditedCell {
  /// Whether controls with values are in it, to which its texts belong.
  fileprivate var isForm: Bool { shown.contains { $0.content.isControl && $0.kind != .button } }
}
