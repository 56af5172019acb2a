import RowcallScreens

struct InterfaceFontFixed: Rule {
  static let description = RuleDescription(
    id: "interface-font-fixed", subject: .interface, impact: .minor,
    summary: "Texts use text styles and adjust to the user's text size.",
    rationale: """
      Many listeners also read large text. A fixed font size ignores the user's text size. A text style \
      that does not adjust keeps the size that was set when its screen opened.
      """,
    remedy:
      "Choose a text style (Body, Headline, Caption) for the font, and turn on Automatically Adjusts Font.",
    standards: [.criterion("1.4.4"), .appleGuidelines],
    passing: [
      .cell(
        """
        <label text="Melody" adjustsFontForContentSizeCategory="YES">
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """),
      .view(
        """
        <textField placeholder="Name" adjustsFontForContentSizeCategory="YES" id="f1">
          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></textField>
        """),
    ],
    failing: [
      .cell(
        """
        ↓<label text="Melody" id="l1"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <label text="Blackbird" id="l2"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
        """, caption: "One finding covers all texts of a table."),
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Play"/><fontDescription key="fontDescription" name="Courier" \
        family="Courier" pointSize="15"/></button>
        """),
      .view(
        """
        ↓<label text="Melody" id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <label text="Volume" id="l2"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """, caption: "One finding covers all such texts of a file.", outcome: .cantTell),
      .cells(
        """
        <tableViewCell id="c1" customClass="SongCell"><subviews>
          ↓<label text="Melody" id="l1"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          </subviews><connections><outlet property="title" destination="l1"/></connections></tableViewCell>
        """, caption: "Code may set another font through the outlet.", outcome: .cantTell),
    ],
    inapplicable: [
      .cell(#"<label text="Melody"/>"#, caption: "No font is set."),
      .cell(
        """
        <label text="•" id="l1"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """, caption: "A sign is a picture."),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    var groups: [[String]: [AuditedElement]] = [:]
    var order: [[String]] = []
    var still: [AuditedElement] = []
    for element in interface.elements where element.isThere && element.design?.isCovered != true {
      guard let font = element.design?.font, Self.kinds.contains(element.kind), element.hasText else {
        continue
      }
      notes.look()
      if element.isSet(Self.fontProperties) == true { continue }
      if font.textStyle != nil {
        if !font.adjusts, element.kind != .button { still.append(element) }
        continue
      }
      let scene = element.scene.id ?? element.scene.path
      let group = element.cell.map { [scene, $0.table.id ?? $0.table.path] } ?? [scene]
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(element)
    }
    for group in order {
      let elements = groups[group] ?? []
      let closed = elements.filter { !$0.isReachable || $0.isSet(Self.fontProperties) == false }
      notes.add(finding(closed.isEmpty ? elements : closed, group, isOpen: closed.isEmpty))
    }
    if !still.isEmpty { notes.add(finding(ofStill: still)) }
  }

  private static let fontProperties: Set<String> = ["font", "adjustsFontForContentSizeCategory"]

  private static let kinds: Set<InterfaceElement.Kind> = [.label, .button, .textField, .textView]

  /// A finding for all texts with text styles that do not adjust.
  private func finding(ofStill elements: [AuditedElement]) -> Finding {
    let first = elements[0]
    let others = elements.count > 1 ? " (and \(elements.count - 1) more in the file)" : ""
    var finding = KnownTarget(place: first.place, key: PlaceKey(["adjusts"]), heard: first.heard).finding(
      "The \(first.kind.noun) has a text style but does not adjust its font\(others).",
      review: "Turn on Automatically Adjusts Font, or check that code does so or updates the layout.")
    let closed = elements.filter { !$0.isReachable || $0.isSet(Self.fontProperties) == false }
    finding.fixes = closed.map {
      Fix(.attribute("adjustsFontForContentSizeCategory", value: "YES"), at: $0.place)
    }
    return finding
  }

  private func finding(_ elements: [AuditedElement], _ group: [String], isOpen: Bool) -> Finding {
    let first = elements[0]
    let around = first.cell == nil ? "on the screen" : "in the table"
    let size = first.design?.font?.size.map { " of \($0.points) points" } ?? ""
    let others = elements.count > 1 ? " (and \(elements.count - 1) more \(around))" : ""
    return KnownTarget(place: first.place, key: PlaceKey(group), heard: first.heard).finding(
      "The \(first.kind.noun) has a fixed font\(size)\(others).",
      review: isOpen ? "Check that code sets a font that follows the user's text size." : nil)
  }
}

extension AuditedElement {
  /// Whether it shows or accepts text; a sign alone is a picture.
  fileprivate var hasText: Bool {
    kind == .textField || kind == .textView
      || content.text?.contains { $0.isLetter || $0.isNumber } == true
  }
}
