import RowcallScreens

/// A label that was written for a program, or by nobody.
struct InterfaceLabelUseless: Rule {
  static let description = RuleDescription(
    id: "interface-label-useless", subject: .interface, impact: .serious,
    summary: "Every label says in words what the thing is for.",
    rationale: """
      The name of a file or a variable, or the text that the editor puts in, is heard as it stands and tells a listener \
      nothing. A word for what the thing is, is heard twice, because the screen reader says it by itself.
      """,
    remedy: "Write in a few words what the thing is for, as its designer would tell a friend on the phone.",
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
        """
        <label text="12:30"><accessibility key="accessibilityConfiguration" label="Photo"/></label>
        """, caption: "What something is called may be a word for a thing of another kind."),
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
        """, caption: "What the editor puts in was never replaced."),
      .view(
        """
        ↓<button id="b1"><state key="normal" image="bin"/>
          <accessibility key="accessibilityConfiguration" label="Delete button"/></button>
        """, caption: "The screen reader says \"button\" by itself."),
      .cell(
        """
        ↓<slider id="s1"><accessibility key="accessibilityConfiguration" label="slider"/></slider>
        ↓<imageView image="bell" id="i1"><accessibility key="accessibilityConfiguration" label="Icon"/></imageView>
        """, caption: "A word for what the thing is does not say what it is for."),
      .view(
        """
        ↓<button id="b1"><state key="normal" image="camera"/>
          <accessibility key="accessibilityConfiguration" label="Photo"/></button>
        """, caption: "It may take a photo, or show one.", outcome: .cantTell),
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
      guard let label = element.authored.label ?? element.content.text, !label.allSatisfy(\.isWhitespace)
      else {
        continue
      }
      notes.look()
      let isAuthored = element.authored.label != nil
      guard let fault = fault(label, element, isAuthored: isAuthored) else { continue }
      let what = "The \(isAuthored ? "label" : "text") \"\(label.cut)\" of the \(element.kind.noun)"
      notes.add(
        Finding(
          fault.advice == nil ? .failed : .cantTell, at: element.place, "\(what) \(fault.what).",
          key: element.key, impact: fault.impact, advice: fault.advice,
          heard: fault.mended.map { mended in interface.heard(element) { $0.accessibility.label = mended } }
            ?? Heard(now: interface.heard(element.content))))
    }
    for cell in interface.cells { check(cell, interface, into: &notes) }
    for scene in interface.scenes { checkTitle(of: scene, into: &notes) }
  }

  /// The label of a cell as a whole.
  private func check(_ cell: AuditedCell, _ interface: AuditedInterface, into notes: inout Notes) {
    guard let label = cell.content.accessibility.label, !cell.content.accessibility.isHidden else { return }
    notes.look()
    let role = ["cell", "row", "tableviewcell"].contains(WrittenForPrograms.folded(label))
    guard let what = role ? "says only what it is" : WrittenForPrograms.fault(in: label) else { return }
    var mended = cell.content
    mended.accessibility.label = nil
    notes.add(
      Finding(
        at: cell.place, "The label \"\(label.cut)\" of the cell \(what).", key: cell.key,
        heard: Heard(now: interface.heard(cell.content), after: interface.heard(mended))))
  }

  /// The title of a screen.
  private func checkTitle(of scene: InterfaceScene, into notes: inout Notes) {
    guard let title = scene.title, let place = scene.titlePlace else { return }
    notes.look()
    guard title == "Title" || title == "Root View Controller" else { return }
    let isOpen = scene.customClass != nil
    notes.add(
      Finding(
        isOpen ? .cantTell : .failed, at: Place(scene.path, line: place.line, column: place.column),
        "The title \"\(title)\" of the screen is what the editor puts in.", key: [scene.id ?? scene.path],
        impact: isOpen ? .minor : nil, advice: isOpen ? "Check that code sets the title." : nil,
        heard: Heard(now: title)))
  }

  /// What is wrong with a label.
  private struct Fault {
    let what: String
    var impact: Impact?
    var mended: String?
    /// What to look at where only a person can tell; nil where it is a fault in any case.
    var advice: String?
  }

  private func fault(_ label: String, _ element: AuditedElement, isAuthored: Bool) -> Fault? {
    if !isAuthored {
      return Self.isDefault(label, of: element) && !element.isFilledByCode
        ? Fault(what: "is what the editor puts in") : nil
    }
    if let what = WrittenForPrograms.fault(in: label) { return Fault(what: what) }
    if WrittenForPrograms.isRoleWord(label, for: element.kind) { return Fault(what: "says only what it is") }
    // A text may well be called by any word.
    if element.kind != .label, WrittenForPrograms.isRoleWord(label) {
      return Fault(
        what: "is a word for a kind of thing", impact: .minor,
        advice: "Check that it says what the \(element.kind.noun) is for, and not what is seen on it.")
    }
    guard let rest = withoutRole(label, element) else { return nil }
    return Fault(what: "says again what it is", impact: .minor, mended: rest)
  }

  /// The label without the word for what the thing is; nil if that is not in it.
  private func withoutRole(_ label: String, _ element: AuditedElement) -> String? {
    guard element.content.isControl || element.kind == .imageView else { return nil }
    let nouns = element.kind == .imageView ? ["image", "icon", "picture"] : [element.kind.noun, "button"]
    let lower = label.lowercased()
    guard let noun = nouns.first(where: { lower.hasSuffix(" " + $0) }) else { return nil }
    if noun == "button", element.kind != .button, element.kind != .barButtonItem { return nil }
    return String(label.dropLast(noun.count + 1))
  }

  /// Whether a text is the one that Interface Builder gives such a thing.
  private static func isDefault(_ text: String, of element: AuditedElement) -> Bool {
    switch element.kind {
    case .label:
      // "Title" beside a control may well be its name; in a cell of a standard style it is nobody's.
      text == "Label" || element.isStandardPart && ["Title", "Subtitle", "Detail"].contains(text)
    case .button: text == "Button"
    case .barButtonItem, .tabBarItem: text == "Item"
    case .textView: text.hasPrefix("Lorem ipsum")
    default: false
    }
  }
}

extension AuditedElement {
  /// Whether it is the title or detail of a cell of a standard style.
  fileprivate var isStandardPart: Bool { cell?.cell.standardElements.contains(element) ?? false }
}
