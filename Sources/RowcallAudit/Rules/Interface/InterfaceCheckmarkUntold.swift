import RowcallScreens
import RowcallTableView

/// A checkmark that is seen and may not be heard.
struct InterfaceCheckmarkUntold: Rule {
  static let description = RuleDescription(
    id: "interface-checkmark-untold", subject: .interface, impact: .serious,
    summary: "A row with a checkmark has the trait of what is selected.",
    rationale:
      "The checkmark is the state of the row. Without the trait a listener does not hear which row is chosen.",
    remedy: "Set the selected trait on the row together with its checkmark, and take both away together.",
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
        """, caption: "The traits that are set have no place for the state."),
      .cells(
        """
        ↓<tableViewCell accessoryType="checkmark" id="c1"><subviews><label text="Blackbird"/></subviews></tableViewCell>
        """, outcome: .cantTell),
    ],
    inapplicable: [
      .cells(#"<tableViewCell id="c1"><subviews><label text="Blackbird"/></subviews></tableViewCell>"#)
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells where !cell.content.accessibility.isHidden {
      guard cell.content.accessory == .checkmark, cell.table.mode != .live else { continue }
      notes.look()
      let traits = cell.content.accessibility.traits
      if traits?.contains(.selected) == true { continue }
      // What is heard if the system adds nothing to the traits for the checkmark.
      var plain = cell.content
      plain.accessory = .none
      var mended = plain
      mended.accessibility.traits = (traits ?? []).union(.selected)
      let isSet = traits != nil
      notes.add(
        Finding(
          isSet && !cell.isReachable ? .failed : .cantTell, at: cell.place,
          isSet
            ? "The row has a checkmark, and its traits do not say that it is selected."
            : "The row has a checkmark and no trait that says so.",
          key: cell.key, impact: isSet ? .serious : .minor,
          advice: "Check on a device that the state is heard, or set the selected trait.",
          heard: Heard(now: interface.heard(plain), after: interface.heard(mended))))
    }
  }
}
