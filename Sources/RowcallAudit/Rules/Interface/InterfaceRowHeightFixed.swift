import RowcallScreens
import RowcallTableView

/// Finds rows that cannot grow with their text.
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
    for table in interface.tables {
      var hasReportedTable = false
      for cell in table.cells where cell.grows {
        notes.look()
        if case .fixed(let height)? = cell.design?.rowHeight, cell.design?.isPrototype == false {
          notes.add(
            finding(
              "The row is", height, at: Place(cell.path, line: cell.place?.line, column: cell.place?.column),
              [cell.design?.id ?? cell.path], isOpen: false, interface.heard(cell.content)))
        } else if case .fixed(let height)? = table.rowHeight,
          cell.design?.rowHeight == nil || table.mode == .prototypes,
          !hasReportedTable
        {
          hasReportedTable = true
          notes.add(
            finding(
              "Rows of the table are", height, at: table.auditPlace, [table.id ?? table.path],
              isOpen: table.mode == .prototypes, interface.heard(cell.content)))
        }
      }
    }
  }

  private func finding(
    _ what: String, _ height: Double, at place: Place, _ key: [String], isOpen: Bool, _ heard: String?
  ) -> Finding {
    Finding(
      isOpen ? .cantTell : .failed, at: place,
      "\(what) fixed at a height of \(height.points) points, whatever the text size.", key: key,
      advice: isOpen ? "Check that code sets the row height to fit its content." : nil,
      heard: Heard(now: heard))
  }
}

extension InterfaceCell {
  /// Whether a text in the cell grows with the user's text size.
  fileprivate var grows: Bool {
    allElements.contains { !$0.content.accessibility.isHidden && $0.design?.font?.textStyle != nil }
  }
}
