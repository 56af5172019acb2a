import RowcallScreens

struct InterfaceElementOff: Rule {
  static let description = RuleDescription(
    id: "interface-element-off", subject: .interface, impact: .critical,
    summary: "Anything hidden from screen readers can be reached through another element.",
    rationale: """
      A listener cannot reach a control or text with accessibility turned off, although everyone else sees \
      it.
      """,
    remedy: "Turn accessibility on again, or include the text in the label of the surrounding cell.",
    standards: [.criterion("4.1.2"), .criterion("1.1.1"), .uikitElement],
    passing: [
      .cells(
        """
        <tableViewCell id="c1"><accessibility key="accessibilityConfiguration" label="Alerts"><bool key="isElement" value="YES"/>
          </accessibility><subviews><label text="Alerts"><accessibility key="accessibilityConfiguration">
          <bool key="isElement" value="NO"/></accessibility></label></subviews></tableViewCell>
        """),
      .cells(
        """
        <tableViewCell id="c1"><accessibility key="accessibilityConfiguration" label="Alerts"><bool key="isElement" value="YES"/>
          </accessibility><subviews><switch id="s1"><accessibility key="accessibilityConfiguration">
          <bool key="isElement" value="NO"/></accessibility></switch></subviews></tableViewCell>
        """, caption: "The row is spoken with its switch."),
    ],
    failing: [
      .cell(
        """
        <label text="Alerts"/>
        ↓<switch id="s1"><accessibility key="accessibilityConfiguration" label="Alerts"><bool key="isElement" value="NO"/>
          </accessibility></switch>
        """),
      .view(
        """
        ↓<label text="No connection" id="l1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/>
          </accessibility></label>
        """),
    ],
    inapplicable: [
      .view(
        """
        <imageView image="waves" id="i1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/>
          </accessibility></imageView>
        """, caption: "A decorative image may be hidden.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.isThere && element.authored.isElement == false {
      let isControl = element.content.isControl
      guard isControl || element.kind == .label else { continue }
      notes.look()
      if hasReplacement(element) || element.isSet(["isAccessibilityElement"]) == true { continue }
      let what = "The \(element.kind.noun) is hidden from screen readers, and nothing else lets a listener "
      notes.add(
        element, what + (isControl ? "operate it." : "read it."), impact: isControl ? .critical : .serious,
        review: element.isNamedByCode ? "Check that code provides another element for it." : nil,
        heard: Heard(after: element.heard { $0.accessibility.isElement = true }.after))
    }
  }

  /// Whether the surrounding cell is an element with a label or an action for it.
  private func hasReplacement(_ element: AuditedElement) -> Bool {
    guard let authored = element.cell?.authored else { return false }
    if element.kind == .label { return authored.label != nil }
    return authored.label != nil && authored.isElement == true || !authored.customActions.isEmpty
  }
}
