import RowcallScreens
import RowcallTableView

/// An accessory under the index of a list.
struct InterfaceAccessoryIndexed: Rule {
  static let description = RuleDescription(
    id: "interface-accessory-indexed", subject: .interface, impact: .moderate,
    summary: "Rows of a list with an index have no disclosure indicator and no detail button.",
    rationale: """
      The index lies over the end of each row. Who explores by touch comes upon the index where the accessory is, and \
      jumps to another section in place of opening the detail.
      """,
    remedy: "Take the accessory away, and open the next screen when the row is chosen.",
    standards: [.criterion("2.5.2"), .appleLists],
    passing: [
      .prototypes(
        """
        <tableViewCell reuseIdentifier="City" id="c1"/>
        """, table: #" sectionIndexMinimumDisplayRowCount="20""#),
      .prototypes(
        """
        <tableViewCell accessoryType="checkmark" reuseIdentifier="City" id="c1"/>
        """, table: #" sectionIndexMinimumDisplayRowCount="20""#, caption: "A checkmark is not touched."),
    ],
    failing: [
      .prototypes(
        """
        ↓<tableViewCell accessoryType="disclosureIndicator" reuseIdentifier="City" textLabel="l1" \
        style="IBUITableViewCellStyleDefault" id="c1"><subviews><label text="Oslo" id="l1"/></subviews></tableViewCell>
        """, table: #" sectionIndexMinimumDisplayRowCount="20""#),
      .cells(
        """
        ↓<tableViewCell accessoryType="detailButton" id="c1"><subviews><label text="Oslo"/></subviews></tableViewCell>
        """, table: #" sectionIndexMinimumDisplayRowCount="20""#),
    ],
    inapplicable: [
      .prototypes(
        #"<tableViewCell accessoryType="disclosureIndicator" reuseIdentifier="City" id="c1"/>"#)
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells where cell.table.hasIndex == true {
      notes.look()
      let accessory = cell.content.accessory
      guard accessory == .disclosureIndicator || accessory.hasDetailButton else { continue }
      var mended = cell.content
      mended.accessory = .none
      let what = accessory == .disclosureIndicator ? "disclosure indicator" : "detail button"
      notes.add(
        Finding(
          at: cell.place, "The row has a \(what), and the index of the list lies over it.", key: cell.key,
          heard: Heard(now: interface.heard(cell.content), after: interface.heard(mended))))
    }
  }
}
