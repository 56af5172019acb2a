import RowcallScreens
import RowcallTableView

struct InterfaceRowHeightFixed: Rule {
  static let description = RuleDescription(
    id: "interface-row-height-fixed", subject: .interface, impact: .minor,
    summary: "Rows with text styles have an automatic height.",
    rationale: """
      Text styles grow with the user's text size. A fixed row height cuts the text off for people who need \
      it large.
      """,
    remedy: """
      Set the height of the row and of the table to Automatic, and constrain the texts to the top and \
      bottom of the cell.
      """,
    standards: [.criterion("1.4.4"), .appleGuidelines],
    passing: [
      .cells(
        """
        <tableViewCell id="c1"><subviews><label text="Melody">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></tableViewCell>
        """, table: #" rowHeight="-1""#),
      .cells(
        """
        <tableViewCell rowHeight="-1" id="c1"><subviews><label text="Melody">
          <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label></subviews></tableViewCell>
        """),
    ],
    failing: [
      .cells(
        """
        ↓<tableViewCell rowHeight="44" id="c1"><subviews><label text="Melody">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></tableViewCell>
        """, table: #" rowHeight="-1""#),
      Example(
        """
        ↓<tableView dataMode="prototypes" rowHeight="44" id="t1"><prototypes>
          <tableViewCell reuseIdentifier="Alarm" id="c1"><subviews><label text="7:30">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></tableViewCell>
        </prototypes></tableView>
        """, caption: "Code may set other heights.", outcome: .cantTell),
    ],
    inapplicable: [
      .cells(
        """
        <tableViewCell rowHeight="60" id="c1"><subviews><label text="Melody">
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></tableViewCell>
        """, caption: "A fixed font does not grow; `interface-font-fixed` reports it.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for view in interface.tables {
      var hasReportedTable = false
      for cell in view.cells where cell.cell.grows {
        notes.look()
        let isOpen = view.table.mode == .prototypes
        if case .fixed(let height)? = cell.cell.design?.rowHeight, cell.cell.design?.isPrototype == false {
          notes.add(
            cell, "The row is \(Self.fault(height))")
        } else if case .fixed(let height)? = view.table.rowHeight,
          cell.cell.design?.rowHeight == nil || isOpen, !hasReportedTable
        {
          hasReportedTable = true
          notes.add(
            view, "Rows of the table are \(Self.fault(height))",
            review: isOpen ? "Check that code sets the row height to fit its content." : nil,
            heard: cell.heard)
        }
      }
    }
  }

  private static func fault(_ height: Double) -> String {
    "fixed at a height of \(height.points) points, whatever the text size."
  }
}

extension InterfaceCell {
  /// Whether a text in the cell grows with the user's text size.
  fileprivate var grows: Bool {
    allElements.contains { !$0.content.accessibility.isHidden && $0.design?.font?.textStyle != nil }
  }
}
