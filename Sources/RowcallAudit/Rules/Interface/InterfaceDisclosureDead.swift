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
    for cell in interface.cells
    where cell.content.accessory == .disclosureIndicator && !cell.authored.isHidden {
      notes.look()
      guard let fault = fault(cell) else { continue }
      let isOpen = cell.takesChoice
      notes.add(
        cell, "The row has a disclosure indicator, but \(fault).", impact: isOpen ? .minor : nil,
        review: isOpen ? "Check that code opens something when the row is selected." : nil,
        heard: cell.heard { $0.accessory = .none })
    }
  }

  private func fault(_ cell: AuditedCell) -> String? {
    if !cell.table.allowsSelection { return "its table does not allow selection" }
    if cell.cell.design?.takesTouches == false { return "does not receive touches" }
    let isPlain = cell.content.selectionStyle == .none && cell.cell.design?.segues.isEmpty == true
    return isPlain ? "its selection style is none" : nil
  }
}
