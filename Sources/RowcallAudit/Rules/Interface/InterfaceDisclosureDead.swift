import RowcallScreens
import RowcallTableView

/// A row that is said to lead on and cannot be chosen.
struct InterfaceDisclosureDead: Rule {
  static let description = RuleDescription(
    id: "interface-disclosure-dead", subject: .interface, impact: .serious,
    summary: "A row with a disclosure indicator can be chosen.",
    rationale:
      "The row is heard as a button that leads on. Where it cannot be chosen, a listener presses in vain.",
    remedy: "Let the row be chosen, or take its disclosure indicator away.",
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
        """, caption: "A segue shows that it leads on, with or without a highlight."),
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
      var mended = cell.content
      mended.accessory = .none
      let heard = Heard(now: interface.heard(cell.content), after: interface.heard(mended))
      if !cell.table.allowsSelection {
        notes.add(
          Finding(
            at: cell.place, "The row has a disclosure indicator, and its table lets no row be chosen.",
            key: cell.key, heard: heard))
      } else if cell.cell.design?.takesTouches == false {
        notes.add(
          Finding(
            at: cell.place, "The row has a disclosure indicator, and touches do not reach it.", key: cell.key,
            heard: heard))
      } else if cell.content.selectionStyle == .none, cell.cell.design?.segues.isEmpty == true {
        notes.add(
          Finding(
            .cantTell, at: cell.place,
            "The row has a disclosure indicator, and its selection is switched off.", key: cell.key,
            impact: .minor,
            advice: "Check that code opens something when the row is chosen.", heard: heard))
      }
    }
  }
}
