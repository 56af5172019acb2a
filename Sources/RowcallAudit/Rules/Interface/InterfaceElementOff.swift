import RowcallScreens

/// Something that was switched off for listeners with nothing in its place.
struct InterfaceElementOff: Rule {
  static let description = RuleDescription(
    id: "interface-element-off", subject: .interface, impact: .critical,
    summary: "What is no element for listeners is told or operated by another one.",
    rationale:
      "A control or text with accessibility switched off is not there for a listener, though all others see it.",
    remedy: "Switch accessibility on again, or tell the text in the label of the cell around it.",
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
        """, caption: "The row stands for its switch."),
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
        """, caption: "An image that only decorates is no loss.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.isThere && element.authored.isElement == false {
      guard element.content.isControl || element.kind == .label else { continue }
      notes.look()
      if isTold(element) { continue }
      let what = element.content.isControl ? "operate it" : "read it"
      notes.add(
        Finding(
          element.isNamedByCode ? .cantTell : .failed, at: element.place,
          "The \(element.kind.noun) is no element, and nothing else lets a listener \(what).",
          key: element.key,
          impact: element.content.isControl ? .critical : .serious,
          advice: element.isNamedByCode ? "Check that code puts another element in its place." : nil,
          heard: Heard(after: after(element, interface))))
    }
  }

  /// Whether the cell around it is an element with words that stand for it.
  private func isTold(_ element: AuditedElement) -> Bool {
    guard let cell = element.cell else { return false }
    let authored = cell.content.accessibility
    if element.kind == .label { return authored.label != nil }
    return authored.label != nil && authored.isElement == true || !authored.customActions.isEmpty
  }

  private func after(_ element: AuditedElement, _ interface: AuditedInterface) -> String? {
    interface.heard(element) { $0.accessibility.isElement = true }.after
  }
}
