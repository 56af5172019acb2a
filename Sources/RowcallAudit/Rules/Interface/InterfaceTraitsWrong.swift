import RowcallScreens
import RowcallTableView

struct InterfaceTraitsWrong: Rule {
  static let description = RuleDescription(
    id: "interface-traits-wrong", subject: .interface, impact: .serious,
    summary: "The traits of an element match what it does and do not contradict each other.",
    rationale: """
      Traits tell a listener that an element is a button, a link or a header. Traits that are set replace \
      the default ones, so a missing trait hides what the element is.
      """,
    remedy: "Set the one trait that says what the element is, and no contradicting one.",
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
        """, caption: "A row that opens something is a button, and a row above others is a header."),
    ],
    failing: [
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Play"/><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" selected="YES"/></accessibility></button>
        """, caption: "The button trait is missing."),
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Play"/><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" button="YES" notEnabled="YES"/></accessibility></button>
        """, caption: "The button works, but is spoken as dimmed."),
      .view(
        """
        ↓<label text="Terms" id="l1"><connections>
          <outletCollection property="gestureRecognizers" destination="g1"/></connections></label>
        """, caption: "The text can be tapped."),
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Terms"/><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" button="YES" link="YES"/></accessibility></button>
        """),
      .view(
        """
        ↓<label text="Sounds" id="l1"><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" header="YES" button="YES"/></accessibility></label>
        """, caption: "The label cannot be tapped."),
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Sounds"/><accessibility key="accessibilityConfiguration">
          <accessibilityTraits key="traits" header="YES" button="YES"/></accessibility></button>
        """, caption: "A header that opens its section is also a button.", outcome: .cantTell),
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
        """, caption: "Listeners use headings to navigate a screen.", outcome: .cantTell),
      .prototypes(
        """
        ↓<tableViewCell reuseIdentifier="SectionHeader" id="c1"><subviews><label text="Title" id="l1"/></subviews>
          </tableViewCell>
        """, caption: "The name suggests a header.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.isThere && element.authored.isElement != false {
      checkTraits(of: element, into: &notes)
    }
    for cell in interface.cells {
      checkTraits(of: cell, into: &notes)
      checkHeader(cell, into: &notes)
    }
  }

  private func checkTraits(of element: AuditedElement, into notes: inout Notes) {
    guard let fault = fault(element) else {
      if element.authored.traits != nil || element.design?.hasGesture == true { notes.look() }
      return
    }
    notes.look()
    let isByCode = element.isNamedByCode && element.authored.traits == nil
    let review = isByCode ? "Check that code sets its accessibilityTraits." : fault.review
    notes.add(
      element, "The \(element.kind.noun) \(fault.what).", impact: isByCode ? nil : fault.impact,
      review: review,
      heard: fault.heard(element.heard { $0.accessibility.traits = fault.fixed }))
  }

  private struct Fault {
    let what: String
    let fixed: AuthoredTraits
    var impact: Impact?
    /// What to review; nil if the file alone decides.
    var review: String?
    /// Whether the spoken text is known: narration speaks one role, screen readers speak all traits.
    var isKnown = true

    /// What is spoken, if that is known.
    func heard(_ heard: Heard) -> Heard {
      isKnown ? heard : Heard(after: review == nil ? heard.after ?? heard.now : nil)
    }
  }

  private func fault(_ element: AuditedElement) -> Fault? {
    if element.kind == .searchBar { return nil }
    guard let traits = element.authored.traits else {
      if element.isStyledAsTitle {
        return Fault(
          what: "has the text style of a title but no header trait", fixed: .header, impact: .minor,
          review: "If it is a heading, add the header trait.")
      }
      guard element.isTapped,
        element.kind == .label || element.kind == .view
          || element.kind == .imageView && element.authored.label != nil
      else { return nil }
      return Fault(what: "can be tapped but has no button or link trait", fixed: .button)
    }
    let isButton = element.kind == .button || element.kind == .barButtonItem
    let isPressed = isButton || element.design?.hasGesture == true || element.isNamedByCode
    if let fault = contradiction(in: traits, isPressed: isPressed) { return fault }
    if traits.contains(.notEnabled), element.content.isControl, element.content.isEnabled {
      return Fault(
        what: "is enabled, but has the trait not enabled", fixed: traits.subtracting(.notEnabled),
        review: element.isReachable ? "Check that code removes the trait when it enables the control." : nil)
    }
    if isButton, traits.isDisjoint(with: [.button, .link, .keyboardKey, .tabBar, .toggleButton, .adjustable])
    {
      return Fault(
        what: "has traits that replace the button trait", fixed: traits.union(.button))
    }
    if element.kind == .slider, !traits.contains(.adjustable) {
      return Fault(
        what: "has traits that replace the adjustable trait",
        fixed: traits.union(.adjustable))
    }
    return nil
  }

  /// A contradiction in traits; a header may be a button or link only if it can be tapped.
  private func contradiction(in traits: AuthoredTraits, isPressed: Bool) -> Fault? {
    if let pair = Self.contradictions.first(where: { traits.isSuperset(of: $0.traits) }) {
      let fixed = traits.subtracting(pair.traits).union(pair.keeps)
      return Fault(what: "has contradicting traits: \(pair.names)", fixed: fixed, isKnown: false)
    }
    guard traits.contains(.header), !traits.isDisjoint(with: [.button, .link]) else { return nil }
    let name = traits.contains(.button) ? "button" : "link"
    if !isPressed {
      let fixed = traits.subtracting([.button, .link])
      return Fault(
        what: "has contradicting traits: header and \(name), but it cannot be tapped", fixed: fixed,
        isKnown: false)
    }
    return Fault(
      what: "is both a header and a \(name)", fixed: traits.subtracting(.header), impact: .minor,
      review: "Check that it is a heading, such as one that opens and closes its section.", isKnown: false)
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

  private func checkTraits(of cell: AuditedCell, into notes: inout Notes) {
    guard let traits = cell.authored.traits, !cell.authored.isHidden, cell.authored.isElement != false else {
      return
    }
    notes.look()
    guard let fault = contradiction(in: traits, isPressed: cell.takesChoice) ?? silence(of: cell, traits)
    else {
      return
    }
    notes.add(
      cell, "The cell \(fault.what).", impact: fault.impact, review: fault.review,
      heard: fault.heard(cell.heard { $0.accessibility.traits = fault.fixed }))
  }

  /// Traits of a row that opens something but is announced as inactive.
  private func silence(of cell: AuditedCell, _ traits: AuthoredTraits) -> Fault? {
    guard cell.leadsOn, traits.isDisjoint(with: [.button, .link]) else { return nil }
    guard let (trait, name) = Self.inert.first(where: { traits.contains($0.trait) }) else { return nil }
    return Fault(
      what: "opens something, but its trait says that it is \(name)",
      fixed: traits.subtracting(trait).union(.button))
  }

  private static let inert: [(trait: AuthoredTraits, name: String)] = [
    (.staticText, "static text"), (.header, "a header"), (.image, "an image"),
    (.notEnabled, "not enabled"),
  ]

  /// Checks that a prototype named as a header has the header trait.
  private func checkHeader(_ cell: AuditedCell, into notes: inout Notes) {
    guard cell.isFilledByCode, cell.table.mode == .prototypes, let design = cell.cell.design else { return }
    let names = [design.reuseIdentifier, design.customClass].compactMap { $0?.lowercased() }
    guard
      names.contains(where: { $0.contains("sectionheader") || $0.contains("tableheader") })
    else { return }
    notes.look()
    let traits = [cell.authored.traits] + cell.shown.map(\.content.accessibility.traits)
    if traits.contains(where: { $0?.contains(.header) == true }) { return }
    notes.add(
      cell, "The prototype is named as a header but has no header trait.", impact: .moderate,
      review: "Check that code adds the header trait.",
      heard: cell.heard { $0.accessibility.traits = .header })
  }
}

extension AuditedElement {
  /// Whether it is a text with a title style among others outside tables.
  fileprivate var isStyledAsTitle: Bool {
    guard kind == .label, cell == nil, !isAlone, design?.hasGesture != true, content.readText != nil else {
      return false
    }
    return design?.font?.textStyle?.hasPrefix("Title") == true
  }
}
