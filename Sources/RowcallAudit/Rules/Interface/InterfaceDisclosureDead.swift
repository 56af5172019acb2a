import RowcallScreens
import RowcallTableView

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
          </subviews></tableViewCell>
        """, caption: "A row without a highlight can be selected too."),
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
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells
    where cell.content.accessory == .disclosureIndicator && !cell.authored.isHidden {
      notes.look()
      guard let fault = fault(cell) else { continue }
      notes.add(
        cell, "The row has a disclosure indicator, but \(fault).", heard: cell.heard { $0.accessory = .none })
    }
  }

  private func fault(_ cell: AuditedCell) -> String? {
    if !cell.table.allowsSelection { return "its table does not allow selection" }
    return cell.cell.design?.takesTouches == false ? "does not receive touches" : nil
  }
}
