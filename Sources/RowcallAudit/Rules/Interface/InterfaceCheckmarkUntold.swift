import RowcallScreens
import RowcallTableView

struct InterfaceCheckmarkUntold: Rule {
  static let description = RuleDescription(
    id: "interface-checkmark-untold", subject: .interface, impact: .serious,
    summary: "A row with a checkmark has the selected trait.",
    rationale: """
      The checkmark shows the state of the row. Without the trait, a listener does not hear which row is \
      selected.
      """,
    remedy: "Add the selected trait together with the checkmark, and remove both together.",
    standards: [.criterion("4.1.2"), .criterion("1.1.1"), .uikitTraits],
    passing: [
      .cells(
        """
        <tableViewCell accessoryType="checkmark" id="c1"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" selected="YES"/></accessibility>
          <subviews><label text="Blackbird"/></subviews></tableViewCell>
        """),
      .cells(
        """
        <tableViewCell accessoryType="checkmark" id="c1"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" button="YES" selected="YES"/></accessibility>
          <subviews><label text="Nightingale"/></subviews></tableViewCell>
        """),
    ],
    failing: [
      .cells(
        """
        ↓<tableViewCell accessoryType="checkmark" id="c1"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" button="YES"/></accessibility>
          <subviews><label text="Blackbird"/></subviews></tableViewCell>
        """, caption: "The traits that are set leave out the state."),
      .cells(
        """
        ↓<tableViewCell accessoryType="checkmark" id="c1"><subviews><label text="Blackbird"/></subviews></tableViewCell>
        """, outcome: .cantTell),
    ],
    inapplicable: [
      .cells(#"<tableViewCell id="c1"><subviews><label text="Blackbird"/></subviews></tableViewCell>"#)
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells where !cell.authored.isHidden {
      guard cell.content.accessory == .checkmark, cell.table.mode != .live else { continue }
      notes.look()
      let traits = cell.authored.traits
      if traits?.contains(.selected) == true { continue }
      // What is spoken if the system adds no trait for the checkmark.
      let now = cell.words { $0.accessory = .none }
      let after = cell.words {
        $0.accessory = .none
        $0.accessibility.traits = (traits ?? []).union(.selected)
      }
      let advice = "Check on a device that the state is spoken, or set the selected trait."
      notes.add(
        cell,
        traits == nil
          ? "The row has a checkmark but no selected trait."
          : "The row has a checkmark, but its traits do not include selected.",
        impact: traits == nil ? .minor : .serious,
        review: traits == nil || cell.isReachable ? advice : nil, advice: advice,
        heard: Heard(now: now, after: after))
    }
  }
}
