import RowcallImport

/// Texts that do not grow with the size that the reader asks for.
struct InterfaceFontFixed: Rule {
  static let description = RuleDescription(
    id: "interface-font-fixed", subject: .interface, impact: .minor,
    summary: "Texts have the fonts of text styles.",
    rationale: """
      Many who listen also read with some sight, in large letters. A font of so many points stays small whatever size \
      they set.
      """,
    remedy: "Choose a text style (Body, Headline, Caption) for the font, and Automatically Adjusts Font.",
    standards: [.criterion("1.4.4"), .appleGuidelines],
    passing: [
      .cell(
        """
        <label text="Melody"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """),
      .view(
        """
        <textField placeholder="Name" id="f1"><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></textField>
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
    ],
    inapplicable: [
      .cell(#"<label text="Melody"/>"#, caption: "Nothing is said about the font.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    var groups: [[String]: [AuditedElement]] = [:]
    var order: [[String]] = []
    for element in interface.elements where element.isThere && element.design?.isCovered != true {
      guard let font = element.design?.font, Self.kinds.contains(element.kind), element.hasText else {
        continue
      }
      notes.look()
      if font.textStyle != nil { continue }
      let scene = element.scene.id ?? element.scene.path
      let group = element.cell.map { [scene, $0.table.id ?? $0.table.path] } ?? [scene]
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(element)
    }
    for group in order {
      if let elements = groups[group] { notes.add(finding(elements, group, interface)) }
    }
  }

  private static let kinds: Set<InterfaceElement.Kind> = [.label, .button, .textField, .textView]

  private func finding(_ elements: [AuditedElement], _ group: [String], _ interface: AuditedInterface)
    -> Finding
  {
    let first = elements[0]
    let around = first.cell == nil ? "on the screen" : "in the table"
    let size = first.design?.font?.size.map { " of \(Int(($0).rounded())) points" } ?? ""
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
