import RowcallScreens
import RowcallTableView

struct InterfaceReuseIdentifier: Rule {
  static let description = RuleDescription(
    id: "interface-reuse-identifier", subject: .interface, impact: .moderate,
    summary: "Each prototype cell of a table has its own reuse identifier.",
    rationale: """
      Code finds the prototype by its identifier. Without one, or with a duplicate, the row is not the \
      designed one, and its accessibility settings are lost.
      """,
    remedy: "Give the prototype an identifier that no other prototype in its table has.",
    standards: [
      .platform(
        "UIKit, dequeueReusableCell",
        url:
          "https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)")
    ],
    passing: [
      .prototypes(#"<tableViewCell reuseIdentifier="Alarm" id="c1"/>"#),
      .prototypes(
        """
        <tableViewCell reuseIdentifier="Alarm" id="c1"/>
        <tableViewCell reuseIdentifier="Timer" id="c2"/>
        """),
      .prototypes(
        #"<tableViewCell reuseIdentifier="Alarm" id="c1"/><tableViewCell key="tableHeaderView" id="c2"/>"#,
        caption: "A cell that is the header of its table is not reused."),
    ],
    failing: [
      .prototypes(#"↓<tableViewCell id="c1"><subviews><label text="7:30"/></subviews></tableViewCell>"#),
      .prototypes(
        """
        <tableViewCell reuseIdentifier="Alarm" id="c1"/>
        ↓<tableViewCell reuseIdentifier="Alarm" id="c2"/>
        """),
    ],
    inapplicable: [
      .prototypes(#"<tableViewCell id="c1"/>"#, caption: "Nothing was designed that could be lost.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for table in interface.tables where table.table.mode == .prototypes {
      var known: Set<String> = []
      for cell in table.cells where cell.isFilledByCode {
        let identifier = cell.cell.design?.reuseIdentifier
        // Xcode puts an empty prototype into each new table, and code registers another class.
        guard identifier != nil || cell.isDesigned else { continue }
        notes.look()
        if let identifier, known.insert(identifier).inserted { continue }
        notes.add(
          cell,
          identifier.map { "Another prototype of the table also has the identifier \"\($0.cut)\"." }
            ?? "The prototype has no reuse identifier.", heard: Heard(after: cell.words()))
      }
    }
  }
}

extension AuditedCell {
  /// Whether the designer put anything into the cell or gave it a class.
  fileprivate var isDesigned: Bool {
    cell.design?.customClass != nil || !cell.allElements.isEmpty || content.accessory != .none
      || authored != AuthoredAccessibility()
  }
}
