import RowcallScreens
import RowcallTableView

struct InterfaceAccessoryIndexed: Rule {
  static let description = RuleDescription(
    id: "interface-accessory-indexed", subject: .interface, impact: .moderate,
    summary: "Rows of a list with an index have no disclosure indicator or detail button.",
    rationale: """
      The index overlaps the end of each row. A listener who explores by touch hits the index instead of \
      the accessory, and jumps to another section.
      """,
    remedy: "Remove the accessory, and open the next screen when the row is selected.",
    standards: [.criterion("2.5.2"), .appleLists],
    passing: [
      .prototypes(
        #"<tableViewCell reuseIdentifier="City" id="c1"/>"#,
        table: #" sectionIndexMinimumDisplayRowCount="20""#),
      .prototypes(
        #"<tableViewCell accessoryType="checkmark" reuseIdentifier="City" id="c1"/>"#,
        table: #" sectionIndexMinimumDisplayRowCount="20""#, caption: "A checkmark is not tapped."),
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
      let what = accessory == .disclosureIndicator ? "disclosure indicator" : "detail button"
      notes.add(
        cell, "The index of the list overlaps the \(what) of the row.",
        heard: cell.heard { $0.accessory = .none })
    }
  }
}
