import RowcallScreens
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
      .cells(
        """
        <tableViewCell accessoryType="disclosureIndicator" id="c1"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" button="YES"/></accessibility>
          <subviews><label text="Melody"/></subviews></tableViewCell>
        <tableViewCell id="c2"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" header="YES"/></accessibility>
          <subviews><label text="Sounds"/></subviews></tableViewCell>
        """, caption: "What leads on is a button, and a row that heads others is a header."),
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
      .view(
        """
        ↓<label text="Sounds" id="l1"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" header="YES" button="YES"/></accessibility></label>
        """, caption: "Nothing presses the label."),
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Sounds"/><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" header="YES" button="YES"/></accessibility></button>
        """, caption: "A header that opens its section is pressed.", outcome: .cantTell),
      .cells(
        """
        ↓<tableViewCell accessoryType="disclosureIndicator" id="c1"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" staticText="YES"/></accessibility>
          <subviews><label text="Melody"/></subviews></tableViewCell>
        ↓<tableViewCell id="c2"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" header="YES"/></accessibility>
          <subviews><label text="Alerts"/></subviews>
          <connections><segue destination="x" kind="show" id="s1"/></connections></tableViewCell>
        """),
      .cells(
        """
        ↓<tableViewCell id="c1"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" button="YES" link="YES"/></accessibility>
          <subviews><label text="Terms"/></subviews></tableViewCell>
        """),
      .view(
        """
        ↓<label text="Alarms today" id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/></label>
        <label text="7:30" id="l2"/>
        """, caption: "Headings are how a listener finds a way through a screen.", outcome: .cantTell),
      .prototypes(
        """
        ↓<tableViewCell reuseIdentifier="SectionHeader" id="c1"><subviews><label text="Title" id="l1"/></subviews>
          </tableViewCell>
        """, caption: "The name tells of a header.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.isThere && element.authored.isElement != false {
      check(element, interface, into: &notes)
    }
    for cell in interface.cells {
      checkTraits(of: cell, interface, into: &notes)
      check(cell, interface, into: &notes)
    }
  }

  private func check(_ element: AuditedElement, _ interface: AuditedInterface, into notes: inout Notes) {
    guard let fault = fault(element) else {
      if element.authored.traits != nil || element.design?.hasGesture == true { notes.look() }
      return
    }
    notes.look()
    let isByCode = element.isNamedByCode && element.authored.traits == nil
    let advice = isByCode ? "Check that code sets its accessibilityTraits." : fault.advice
    var mended = element.content
    mended.accessibility.traits = fault.mended
    notes.add(
      Finding(
        advice == nil ? .failed : .cantTell, at: element.place, "The \(element.kind.noun) \(fault.what).",
        key: element.key, impact: isByCode ? nil : fault.impact, advice: advice,
        heard: fault.heard(interface.heard(element.content), after: interface.heard(mended))))
  }

  /// What is wrong with traits.
  private struct Fault {
    let what: String
    let mended: AuthoredTraits
    var impact: Impact?
    /// What to check by hand; nil where the file alone settles it.
    var advice: String?
    /// Whether the words heard now are known: narration knows of one role, screen readers say all that traits name.
    var isKnown = true

    /// What is heard, as far as that is known.
    func heard(_ now: String?, after: String?) -> Heard {
      if isKnown { return Heard(now: now, after: after == now ? nil : after) }
      return Heard(after: advice == nil ? after : nil)
    }
  }

  private func fault(_ element: AuditedElement) -> Fault? {
    if element.kind == .searchBar { return nil }
    guard let traits = element.authored.traits else {
      if element.isStyledAsTitle {
        return Fault(
          what: "has the text style of a title and no header trait", mended: .header, impact: .minor,
          advice: "Check whether it heads what follows it; if so, give it the header trait.")
      }
      guard element.design?.hasGesture == true, element.design?.takesTouches == true,
        element.kind == .label || element.kind == .view
          || element.kind == .imageView && element.authored.label != nil
      else { return nil }
      return Fault(what: "can be pressed and has no trait that says so", mended: .button)
    }
    let isButton = element.kind == .button || element.kind == .barButtonItem
    let isPressed = isButton || element.design?.hasGesture == true || element.isNamedByCode
    if let fault = contradiction(in: traits, isPressed: isPressed) { return fault }
    if isButton, traits.isDisjoint(with: [.button, .link, .keyboardKey, .tabBar, .toggleButton, .adjustable])
    {
      return Fault(
        what: "has traits without that of a button, which they replace", mended: traits.union(.button))
    }
    if element.kind == .slider, !traits.contains(.adjustable) {
      return Fault(
        what: "has traits without that of something adjustable, which they replace",
        mended: traits.union(.adjustable))
    }
    return nil
  }

  /// What contradicts itself in traits; that a heading is pressed makes sense only where something can be pressed.
  private func contradiction(in traits: AuthoredTraits, isPressed: Bool) -> Fault? {
    if let pair = Self.contradictions.first(where: { traits.isSuperset(of: $0.traits) }) {
      let mended = traits.subtracting(pair.traits).union(pair.keeps)
      return Fault(what: "has contradicting traits: \(pair.names)", mended: mended, isKnown: false)
    }
    guard traits.contains(.header), !traits.isDisjoint(with: [.button, .link]) else { return nil }
    let name = traits.contains(.button) ? "button" : "link"
    if !isPressed {
      let mended = traits.subtracting([.button, .link])
      return Fault(
        what: "has contradicting traits: header and \(name), though nothing presses it", mended: mended,
        isKnown: false)
    }
    return Fault(
      what: "is both a header and a \(name)", mended: traits.subtracting(.header), impact: .minor,
      advice: "Check that it heads what follows, as one does that opens and closes a section.", isKnown: false
    )
  }

  private static let contradictions: [(traits: AuthoredTraits, names: String, keeps: AuthoredTraits)] = [
    ([.button, .link], "button and link", .link),
    ([.button, .staticText], "button and static text", .button),
    ([.link, .staticText], "link and static text", .link),
    ([.button, .adjustable], "button and adjustable", .adjustable),
    ([.link, .adjustable], "link and adjustable", .adjustable),
    ([.staticText, .adjustable], "static text and adjustable", .adjustable),
    ([.header, .adjustable], "header and adjustable", .adjustable),
  ]

  /// Traits of a cell as a whole.
  private func checkTraits(of cell: AuditedCell, _ interface: AuditedInterface, into notes: inout Notes) {
    let authored = cell.content.accessibility
    guard let traits = authored.traits, !authored.isHidden, authored.isElement != false else { return }
    notes.look()
    guard let fault = contradiction(in: traits, isPressed: cell.takesChoice) ?? silence(of: cell, traits)
    else {
      return
    }
    var mended = cell.content
    mended.accessibility.traits = fault.mended
    notes.add(
      Finding(
        fault.advice == nil ? .failed : .cantTell, at: cell.place, "The cell \(fault.what).", key: cell.key,
        impact: fault.impact, advice: fault.advice,
        heard: fault.heard(interface.heard(cell.content), after: interface.heard(mended))))
  }

  /// Traits of a row that leads on by which it does not.
  private func silence(of cell: AuditedCell, _ traits: AuthoredTraits) -> Fault? {
    guard cell.leadsOn, traits.isDisjoint(with: [.button, .link]) else { return nil }
    guard let (trait, name) = Self.inert.first(where: { traits.contains($0.trait) }) else { return nil }
    return Fault(
      what: "leads on, and its trait says that it is \(name)",
      mended: traits.subtracting(trait).union(.button))
  }

  private static let inert: [(trait: AuthoredTraits, name: String)] = [
    (.staticText, "a text that does nothing"), (.header, "a header"), (.image, "an image"),
    (.notEnabled, "not enabled"),
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

extension AuditedElement {
  /// Whether it is a text among others outside tables in the letters of a title, and nothing more.
  fileprivate var isStyledAsTitle: Bool {
    guard kind == .label, cell == nil, !isAlone, design?.hasGesture != true, content.readText != nil else {
      return false
    }
    return design?.font?.textStyle?.hasPrefix("Title") == true
  }
}
