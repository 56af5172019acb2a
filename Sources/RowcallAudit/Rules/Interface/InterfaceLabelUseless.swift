import RowcallScreens

struct InterfaceLabelUseless: Rule {
  static let description = RuleDescription(
    id: "interface-label-useless", subject: .interface, impact: .serious,
    summary: "Every label says in words what the element is for.",
    rationale: """
      A file name, a variable name or the editor's default text is spoken as it is and tells a listener \
      nothing. A role word such as “button” is spoken twice, because the screen reader adds it.
      """,
    remedy: "Say in a few words what the element is for.",
    standards: [.criterion("2.4.6"), .criterion("1.1.1"), .uikitLabel],
    passing: [
      .view(
        """
        <button id="b1"><state key="normal" image="bin"/>
          <accessibility key="accessibilityConfiguration" label="Delete melody"/></button>
        """),
      .cell(#"<label text="iCloud"/>"#),
      .prototypes(
        """
        <tableViewCell reuseIdentifier="Alarm" textLabel="l1" style="IBUITableViewCellStyleDefault" id="c1">
          <tableViewCellContentView key="contentView"><subviews><label text="Title" id="l1"/></subviews>
          </tableViewCellContentView></tableViewCell>
        """, caption: "Code fills a prototype with data."),
      .cell(
        #"<label text="12:30"><accessibility key="accessibilityConfiguration" label="Photo"/></label>"#,
        caption: "The label of a text may be any word."),
    ],
    failing: [
      .view(
        """
        ↓<button id="b1"><state key="normal" image="bin"/>
          <accessibility key="accessibilityConfiguration" label="ic_delete.png"/></button>
        """),
      .cell(
        """
        <label text="Alerts"/>
        ↓<switch id="s1"><accessibility key="accessibilityConfiguration" label="alertsSwitch"/></switch>
        """),
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Button"/></button>
        ↓<label text="Label" id="l1"/>
        """, caption: "The editor's default text was never replaced."),
      .cells(
        """
        <tableViewCell textLabel="l1" style="IBUITableViewCellStyleDefault" id="c1"><subviews>
          ↓<label text="Title" id="l1"/></subviews></tableViewCell>
        """, caption: "Code may set the title of the cell.", outcome: .cantTell),
      .view(
        """
        ↓<button id="b1"><state key="normal" image="bin"/>
          <accessibility key="accessibilityConfiguration" label="Delete button"/></button>
        """, caption: "The screen reader adds \"button\" itself."),
      .cell(
        """
        ↓<slider id="s1"><accessibility key="accessibilityConfiguration" label="slider"/></slider>
        ↓<imageView image="bell" id="i1"><accessibility key="accessibilityConfiguration" label="Icon"/></imageView>
        """, caption: "A role word does not say what the element is for."),
      .view(
        #"↓<button id="b1"><state key="normal" title="•••"/></button>"#,
        caption: "A sign is spoken by its name, or not at all.", outcome: .cantTell),
      .view(
        """
        ↓<button id="b1"><state key="normal" image="camera"/>
          <accessibility key="accessibilityConfiguration" label="Photo"/></button>
        """, caption: "It may take a photo or show one.", outcome: .cantTell),
      .cells(
        """
        ↓<tableViewCell id="c1"><accessibility key="accessibilityConfiguration" label="cell_alerts"/>
          <subviews><label text="Alerts"/></subviews></tableViewCell>
        """),
      Example(
        """
        ↓<navigationItem key="navigationItem" title="Title" id="n1"/>
        ↓<tabBarItem key="tabBarItem" title="Item" id="i1"/>
        """),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.isThere {
      guard let label = element.writtenLabel else { continue }
      notes.look()
      let isAuthored = element.authored.label != nil
      guard let fault = fault(label, element, isAuthored: isAuthored) else { continue }
      let what = "The \(isAuthored ? "label" : "text") \"\(label.cut)\" of the \(element.kind.noun)"
      notes.add(
        element, "\(what) \(fault.what).", impact: fault.impact, review: fault.review,
        heard: fault.fixed.map { fixed in element.heard { $0.accessibility.label = fixed } })
    }
    for cell in interface.cells { checkLabel(of: cell, into: &notes) }
    for scene in interface.scenes { checkTitle(of: scene, into: &notes) }
  }

  private func checkLabel(of cell: AuditedCell, into notes: inout Notes) {
    guard let label = cell.authored.label, !cell.authored.isHidden else { return }
    notes.look()
    let role = ["cell", "row", "tableviewcell"].contains(WrittenForPrograms.folded(label))
    guard let what = role ? "only names its role" : WrittenForPrograms.fault(in: label) else { return }
    notes.add(
      cell, "The label \"\(label.cut)\" of the cell \(what).",
      heard: cell.heard { $0.accessibility.label = nil })
  }

  /// Checks the title of a screen.
  private func checkTitle(of scene: InterfaceScene, into notes: inout Notes) {
    guard let title = scene.title, let place = scene.titlePlace else { return }
    notes.look()
    guard title == "Title" || title == "Root View Controller" else { return }
    let isOpen = scene.customClass != nil
    let target = KnownTarget(
      place: Place(scene.path, at: place), key: PlaceKey([scene.id ?? scene.path]), heard: Heard(now: title))
    notes.add(
      target, "The title \"\(title)\" of the screen is the default of the editor.",
      impact: isOpen ? .minor : nil,
      review: isOpen ? "Check that code sets the title." : nil)
  }

  /// What is wrong with a label.
  private struct Fault {
    let what: String
    var impact: Impact?
    var fixed: String?
    /// What to review; nil if it is a problem in any case.
    var review: String?
  }

  private func fault(_ label: String, _ element: AuditedElement, isAuthored: Bool) -> Fault? {
    if !isAuthored {
      if element.isFilledByCode { return nil }
      if case .button = element.content.kind, !label.contains(where: { $0.isLetter || $0.isNumber }) {
        return Fault(
          what: "contains only signs", impact: .minor,
          review:
            "Check that VoiceOver's name for it says what the \(element.kind.noun) does; if not, add a label."
        )
      }
      guard element.showsEditorDefault else { return nil }
      // Code sets the texts of a standard style without an outlet.
      return element.isStandardPart
        ? Fault(
          what: "is the default of the editor", impact: .minor, review: "Check that code sets the text.")
        : Fault(what: "is the default of the editor")
    }
    if let what = WrittenForPrograms.fault(in: label) { return Fault(what: what) }
    if WrittenForPrograms.isRoleWord(label, for: element.kind) { return Fault(what: "only names its role") }
    // The label of a text may be any word.
    if element.kind != .label, WrittenForPrograms.isRoleWord(label) {
      return Fault(
        what: "only names a kind of object", impact: .minor,
        review: "Check that it says what the \(element.kind.noun) is for, not what it shows.")
    }
    guard let rest = withoutRole(label, element) else { return nil }
    return Fault(what: "repeats its role", impact: .minor, fixed: rest)
  }

  /// The label without its role word; nil if it has none.
  private func withoutRole(_ label: String, _ element: AuditedElement) -> String? {
    guard element.content.isControl || element.kind == .imageView else { return nil }
    let nouns = element.kind == .imageView ? ["image", "icon", "picture"] : [element.kind.noun, "button"]
    let lower = label.lowercased()
    guard let noun = nouns.first(where: { lower.hasSuffix(" " + $0) }) else { return nil }
    if noun == "button", element.kind != .button, element.kind != .barButtonItem { return nil }
    return String(label.dropLast(noun.count + 1))
  }
}

extension AuditedElement {
  /// Whether its text is the default of Interface Builder for such an element.
  var showsEditorDefault: Bool {
    switch (kind, content.text) {
    case (.label, let text?):
      // "Title" next to a control may be its name, but not in a cell of a standard style.
      text == "Label" || isStandardPart && ["Title", "Subtitle", "Detail"].contains(text)
    case (.button, "Button"), (.barButtonItem, "Item"), (.tabBarItem, "Item"): true
    case (.textView, let text?): text.hasPrefix("Lorem ipsum")
    default: false
    }
  }
}
