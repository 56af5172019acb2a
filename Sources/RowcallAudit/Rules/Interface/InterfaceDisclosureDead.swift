import RowcallScreens
import RowcallTableView

/// Finds disclosure indicators on rows that cannot be selected.
struct InterfaceDisclosureDead: Rule {
  static let description = RuleDescription(
    id: "interface-disclosure-dead", subject: .interface, impact: .serious,
    summary: "A row with a disclosure indicator can be selected.",
    rationale: """
      The row is spoken as a button. If it cannot be selected, nothing happens when a listener activates \
      it.
      """,
    remedy: "Allow the row to be selected, or remove its disclosure indicator.",
    standards: [.criterion("4.1.2"), .appleLists],
    passing: [
      .cells(
        """
        <tableViewCell accessoryType="disclosureIndicator" id="c1"><subviews><label text="Melody"/></subviews></tableViewCell>
        """),
      .cells(
        """
        <tableViewCell accessoryType="disclosureIndicator" selectionStyle="none" id="c1"><subviews><label text="Melody"/>
          </subviews><connections><segue destination="x" kind="show" id="s"/></connections></tableViewCell>
        """, caption: "A row with a segue opens something even without a highlight."),
    ],
    failing: [
      .cells(
        """
        ↓<tableViewCell accessoryType="disclosureIndicator" id="c1"><subviews><label text="Melody"/></subviews></tableViewCell>
        """, table: #" allowsSelection="NO""#),
      .cells(
        """
        ↓<tableViewCell accessoryType="disclosureIndicator" userInteractionEnabled="NO" id="c1"><subviews>
          <label text="Melody"/></subviews></tableViewCell>
        """),
      .cells(
        """
        ↓<tableViewCell accessoryType="disclosureIndicator" selectionStyle="none" id="c1"><subviews><label text="Melody"/>
          </subviews></tableViewCell>
        """, caption: "Without a highlight and without a segue.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells where cell.content.accessory == .disclosureIndicator {
      guard !cell.content.accessibility.isHidden else { continue }
      notes.look()
      var fixed = cell.content
      fixed.accessory = .none
      let heard = Heard(now: interface.heard(cell.content), after: interface.heard(fixed))
      if !cell.table.allowsSelection {
        notes.add(
          Finding(
            at: cell.place, "The row has a disclosure indicator, but its table does not allow selection.",
            key: cell.key, heard: heard))
      } else if cell.cell.design?.takesTouches == false {
        notes.add(
          Finding(
            at: cell.place, "The row has a disclosure indicator, but does not receive touches.",
            key: cell.key,
            heard: heard))
      } else if cell.content.selectionStyle == .none, cell.cell.design?.segues.isEmpty == true {
        notes.add(
          Finding(
            .cantTell, at: cell.place,
            "The row has a disclosure indicator, but its selection style is none.", key: cell.key,
            impact: .minor,
            advice: "Check that code opens something when the row is selected.", heard: heard))
      }
    }
  }
}
