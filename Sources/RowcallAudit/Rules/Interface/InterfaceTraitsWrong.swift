import RowcallImport
import RowcallTableView

/// Traits that contradict each other, or that say nothing of what the thing does.
struct InterfaceTraitsWrong: Rule {
  static let description = RuleDescription(
    id: "interface-traits-wrong", subject: .interface, impact: .serious,
    summary: "The traits of a thing say what it is and agree with what it does.",
    rationale: """
      Traits are how a listener learns that a thing can be pressed, leads elsewhere or begins a section. Those that are \
      set take the place of the usual ones, so that a missing trait hides what a thing is.
      """,
    remedy: "Set the one trait that says what the thing is, and no other that says it is something else.",
    standards: [.criterion("4.1.2"), .criterion("1.3.1"), .uikitTraits],
    passing: [
      .view(
        """
        <label text="Terms" id="l1"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" link="YES"/></accessibility>
          <connections><outletCollection property="gestureRecognizers" destination="g1"/></connections></label>
        """),
      .view(
        """
        <button id="b1"><state key="normal" title="Play"/><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" button="YES" startsMediaSession="YES"/></accessibility></button>
        """),
    ],
    failing: [
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Play"/><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" selected="YES"/></accessibility></button>
        """, caption: "The trait of a button is gone."),
      .view(
        """
        ↓<label text="Terms" id="l1"><connections>
          <outletCollection property="gestureRecognizers" destination="g1"/></connections></label>
        """, caption: "The text can be pressed."),
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Terms"/><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" button="YES" link="YES"/></accessibility></button>
        """),
      .prototypes(
        """
        ↓<tableViewCell reuseIdentifier="SectionHeader" id="c1"><subviews><label text="Title" id="l1"/></subviews>
          </tableViewCell>
        """, caption: "The name tells of a header.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.isThere && element.authored.isElement != false {
      guard let fault = fault(element) else {
        if element.authored.traits != nil || element.design?.hasGesture == true { notes.look() }
        continue
      }
      notes.look()
      notes.add(
        Finding(
          element.isNamedByCode && element.authored.traits == nil ? .cantTell : .failed, at: element.place,
          "The \(element.kind.noun) \(fault.what).", key: element.key,
          advice: element.isNamedByCode ? "Check that code sets its accessibilityTraits." : nil,
          heard: interface.heard(element) { $0.accessibility.traits = fault.mended }))
    }
    for cell in interface.cells { check(cell, interface, into: &notes) }
  }

  private func fault(_ element: AuditedElement) -> (what: String, mended: AuthoredTraits)? {
    if element.kind == .searchBar { return nil }
    guard let traits = element.authored.traits else {
      guard element.design?.hasGesture == true, element.design?.takesTouches == true,
        element.kind == .label || element.kind == .view
          || element.kind == .imageView && element.authored.label != nil
      else { return nil }
      return ("can be pressed and has no trait that says so", .button)
    }
    if let pair = Self.contradictions.first(where: { traits.isSuperset(of: $0.traits) }) {
      return ("has contradicting traits: \(pair.names)", traits.subtracting(pair.traits).union(pair.keeps))
    }
    let isButton = element.kind == .button || element.kind == .barButtonItem
    if isButton, traits.isDisjoint(with: [.button, .link, .keyboardKey, .tabBar, .toggleButton, .adjustable])
    {
      return ("has traits without that of a button, which they replace", traits.union(.button))
    }
    if element.kind == .slider, !traits.contains(.adjustable) {
      return (
        "has traits without that of something adjustable, which they replace", traits.union(.adjustable)
      )
    }
    return nil
  }

  private static let contradictions: [(traits: AuthoredTraits, names: String, keeps: AuthoredTraits)] = [
    ([.button, .link], "button and link", .link),
    ([.button, .staticText], "button and static text", .button),
    ([.link, .staticText], "link and static text", .link),
    ([.button, .adjustable], "button and adjustable", .adjustable),
    ([.staticText, .adjustable], "static text and adjustable", .adjustable),
  ]

  /// A prototype that is called a header and does not say that it is one.
  private func check(_ cell: AuditedCell, _ interface: AuditedInterface, into notes: inout Notes) {
    guard cell.isFilledByCode, cell.table.mode == .prototypes, let design = cell.cell.design else { return }
    let names = [design.reuseIdentifier, design.customClass].compactMap { $0?.lowercased() }
    guard
      names.contains(where: { $0.contains("sectionheader") || $0.contains("tableheader") })
    else { return }
    notes.look()
    let traits = [cell.content.accessibility.traits] + cell.shown.map(\.content.accessibility.traits)
    if traits.contains(where: { $0?.contains(.header) == true }) { return }
    var mended = cell.content
    mended.accessibility.traits = .header
    notes.add(
      Finding(
        .cantTell, at: cell.place, "The prototype is called a header and has no trait of one.", key: cell.key,
        impact: .moderate, advice: "Check that code gives it the header trait.",
        heard: Heard(now: interface.heard(cell.content), after: interface.heard(mended))))
  }
}
