import RowcallScreens

/// A prototype that code cannot tell from others.
struct InterfaceReuseIdentifier: Rule {
  static let description = RuleDescription(
    id: "interface-reuse-identifier", subject: .interface, impact: .moderate,
    summary: "Each prototype of a table has a reuse identifier of its own.",
    rationale: """
      Code gets a row from its prototype by the identifier. Without one, or with one that another prototype has, the row \
      is not what was designed, and what was designed for listeners with it is lost.
      """,
    remedy: "Give the prototype an identifier that no other one in its table has.",
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
    ],
    failing: [
      .prototypes(#"↓<tableViewCell id="c1"><subviews><label text="7:30"/></subviews></tableViewCell>"#),
      .prototypes(
        """
        <tableViewCell reuseIdentifier="Alarm" id="c1"/>
        ↓<tableViewCell reuseIdentifier="Alarm" id="c2"/>
        """),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for scene in interface.scenes {
      for table in scene.tables where table.mode == .prototypes {
        var known: Set<String> = []
        for cell in table.cells where cell.design?.isPrototype == true {
          notes.look()
          let identifier = cell.design?.reuseIdentifier
          if let identifier, known.insert(identifier).inserted { continue }
          notes.add(
            Finding(
              at: Place(cell.path, line: cell.place?.line, column: cell.place?.column),
              identifier.map { "Another prototype of the table has the identifier \"\($0.cut)\", too." }
                ?? "The prototype has no reuse identifier.",
              key: [cell.design?.id ?? cell.path], heard: Heard(after: interface.heard(cell.content))))
        }
      }
    }
  }
}
