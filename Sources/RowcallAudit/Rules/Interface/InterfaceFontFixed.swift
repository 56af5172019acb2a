import RowcallScreens

/// Texts that do not grow with the size that the reader asks for.
struct InterfaceFontFixed: Rule {
  static let description = RuleDescription(
    id: "interface-font-fixed", subject: .interface, impact: .minor,
    summary: "Texts have the fonts of text styles, and follow the size that is set while they are shown.",
    rationale: """
      Many who listen also read with some sight, in large letters. A font of so many points stays small whatever size \
      they set. One of a text style that does not adjust keeps the size that was set when its screen opened.
      """,
    remedy: "Choose a text style (Body, Headline, Caption) for the font, and Automatically Adjusts Font.",
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
        """, caption: "One finding stands for all texts of a table."),
      .view(
        """
        ↓<button id="b1"><state key="normal" title="Play"/><fontDescription key="fontDescription" name="Courier" \
        family="Courier" pointSize="15"/></button>
        """),
      .view(
        """
        ↓<label text="Melody" id="l1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <label text="Volume" id="l2"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """, caption: "One note stands for all such texts of a file.", outcome: .cantTell),
    ],
    inapplicable: [
      .cell(#"<label text="Melody"/>"#, caption: "Nothing is said about the font.")
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
      if let elements = groups[group] { notes.add(finding(elements, group, interface)) }
    }
    if let finding = note(still, interface) { notes.add(finding) }
  }

  /// What is noted of texts of text styles that do not follow while they are shown; nil for none.
  private func note(_ still: [AuditedElement], _ interface: AuditedInterface) -> Finding? {
    guard let first = still.first else { return nil }
    let others =
      still.count > 1
      ? ", and so \(still.count == 2 ? "does" : "do") \(still.count - 1) more in the file" : ""
    return Finding(
      .cantTell, at: first.place,
      "The \(first.kind.noun) has a text style and does not adjust its font\(others).",
      key: ["adjusts"],
      advice: "Switch Automatically Adjusts Font on, or check that code does, or lays the screen out anew.",
      heard: Heard(now: interface.heard(first.content)))
  }

  private static let kinds: Set<InterfaceElement.Kind> = [.label, .button, .textField, .textView]

  private func finding(_ elements: [AuditedElement], _ group: [String], _ interface: AuditedInterface)
    -> Finding
  {
    let first = elements[0]
    let around = first.cell == nil ? "on the screen" : "in the table"
    let size = first.design?.font?.size.map { " of \($0.points) points" } ?? ""
    let others =
      elements.count > 1
      ? ", and so \(elements.count == 2 ? "does" : "do") \(elements.count - 1) more \(around)" : ""
    let isOpen = elements.allSatisfy { $0.design?.customClass != nil }
    return Finding(
      isOpen ? .cantTell : .failed, at: first.place,
      "The \(first.kind.noun) has a fixed font\(size)\(others).", key: group,
      advice: isOpen ? "Check that code sets a font that follows the size of the reader." : nil,
      heard: Heard(now: interface.heard(first.content)))
  }
}

extension AuditedElement {
  /// Whether it shows a text, or is there for one.
  fileprivate var hasText: Bool {
    switch kind {
    case .textField, .textView: true
    default: content.text.map { !$0.allSatisfy(\.isWhitespace) } ?? false
    }
  }
}
