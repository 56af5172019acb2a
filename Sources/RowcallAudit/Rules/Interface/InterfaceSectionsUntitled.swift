import RowcallScreens

/// A static table of several sections of which nobody says what they are.
struct InterfaceSectionsUntitled: Rule {
  static let description = RuleDescription(
    id: "interface-sections-untitled", subject: .interface, impact: .moderate,
    summary: "The sections of a static table have titles.",
    rationale: """
      The gap between groups is seen and not heard. Titles tell a listener where a group begins and what it is about, \
      and are how one jumps from group to group.
      """,
    remedy: "Give each section a header title; a group of one row that names itself can do without.",
    standards: [.criterion("1.3.1"), .criterion("2.4.6"), .appleLists],
    passing: [
      Example(
        """
        <tableView dataMode="static" style="grouped" id="t1"><sections>
          <tableViewSection headerTitle="Sound"><cells><tableViewCell/><tableViewCell/></cells></tableViewSection>
          <tableViewSection headerTitle="Time"><cells><tableViewCell/><tableViewCell/></cells></tableViewSection>
        </sections></tableView>
        """),
      Example(
        """
        <tableView dataMode="static" style="grouped" id="t1"><sections>
          <tableViewSection headerTitle="Sound"><cells><tableViewCell/><tableViewCell/></cells></tableViewSection>
          <tableViewSection><cells><tableViewCell/></cells></tableViewSection>
        </sections></tableView>
        """, caption: "One row at the end names itself."),
    ],
    failing: [
      Example(
        """
        ↓<tableView dataMode="static" style="grouped" id="t1"><sections>
          <tableViewSection><cells><tableViewCell><subviews><label text="Melody"/></subviews></tableViewCell>
            <tableViewCell><subviews><label text="Volume"/></subviews></tableViewCell></cells></tableViewSection>
          <tableViewSection><cells><tableViewCell><subviews><label text="Hour"/></subviews></tableViewCell>
            <tableViewCell><subviews><label text="Weekdays"/></subviews></tableViewCell></cells></tableViewSection>
        </sections></tableView>
        """),
      Example(
        """
        ↓<tableView dataMode="static" style="grouped" id="t1"><sections>
          <tableViewSection headerTitle="Sound"><cells><tableViewCell/><tableViewCell/></cells></tableViewSection>
          <tableViewSection footerTitle="Both are off at night."><cells><tableViewCell/><tableViewCell/></cells></tableViewSection>
        </sections></tableView>
        """, caption: "A single group among others may belong to the one before.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for table in interface.tables where table.mode == .static || table.mode == .live {
      let sections = table.sections.filter { !$0.cells.isEmpty }
      guard sections.count > 1 else { continue }
      notes.look()
      // A row by itself says what it is about, and the first rows of a screen are told by its title.
      let untitled = sections.filter { $0.cells.count > 1 && ($0.header ?? "").allSatisfy(\.isWhitespace) }
      let groups = untitled.filter { $0 != sections[0] }
      guard let group = groups.first else { continue }
      let isOpen = untitled.count == 1
      notes.add(
        Finding(
          isOpen ? .cantTell : .failed, at: table.auditPlace,
          isOpen
            ? "A section of several rows has no title."
            : "\(untitled.count) sections of several rows have no titles.", key: [table.id ?? table.path],
          impact: isOpen ? .minor : nil,
          advice: isOpen ? "Check that each of its rows says by itself what it is about." : nil,
          heard: Heard(now: group.cells.first.flatMap { interface.heard($0.content) })
        ))
    }
  }
}
