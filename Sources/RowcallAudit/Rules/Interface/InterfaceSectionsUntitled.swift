import RowcallScreens

struct InterfaceSectionsUntitled: Rule {
  static let description = RuleDescription(
    id: "interface-sections-untitled", subject: .interface, impact: .moderate,
    summary: "The sections of a static table have titles.",
    rationale: """
      A gap between groups is visible but not spoken. Titles tell a listener where a group starts and what \
      it is about, and let them jump from group to group.
      """,
    remedy: "Give each section a header title; a single row that names itself needs none.",
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
        """, caption: "One untitled section may belong to the one before.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for view in interface.tables where view.table.mode == .static || view.table.mode == .live {
      let sections = view.table.sections.filter { !$0.cells.isEmpty }
      guard sections.count > 1 else { continue }
      notes.look()
      if view.hasHeadersByCode { continue }
      // A single row names itself, and the title of the screen names the first section.
      let untitled = sections.filter { $0.cells.count > 1 && ($0.header ?? "").isBlank }
      guard let group = untitled.first(where: { $0 != sections[0] }) else { continue }
      let isOpen = untitled.count == 1
      notes.add(
        view,
        isOpen
          ? "A section of several rows has no title."
          : "\(untitled.count) sections of several rows have no titles.", impact: isOpen ? .minor : nil,
        review: isOpen ? "Check that each of its rows is clear on its own." : nil,
        heard: view.cells.first { $0.cell == group.cells[0] }?.heard)
    }
  }
}
