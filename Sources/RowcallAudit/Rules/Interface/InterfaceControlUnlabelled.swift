import RowcallImport

/// A control with a value and without a name.
struct InterfaceControlUnlabelled: Rule {
  static let description = RuleDescription(
    id: "interface-control-unlabelled", subject: .interface, impact: .critical,
    summary: "Every control with a value has a label of its own.",
    rationale: """
      A listener who stops at the control hears its value and what it is, and not what it is for. A text beside it is \
      another stop, and may be far away in the order of stops.
      """,
    remedy:
      "Give the control an accessibility label in the Identity inspector, or make its cell one element in code.",
    standards: [.criterion("4.1.2"), .criterion("1.3.1"), .uikitLabel],
    passing: [
      .cell(
        """
        <label text="Alerts"/>
        <switch id="s1"><accessibility key="accessibilityConfiguration" label="Alerts"/></switch>
        """),
      .cell(
        """
        <slider id="s1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Volume"/>
        </userDefinedRuntimeAttributes></slider>
        """),
      .cells(
        """
        <tableViewCell id="c1"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
          <subviews><label text="Alerts"/><switch id="s1"/></subviews></tableViewCell>
        """, caption: "The cell is one element, heard with its switch."),
      .cell(#"<switch hidden="YES" id="s1"/>"#, caption: "Nobody comes upon what is hidden."),
    ],
    failing: [
      .cell(
        """
        <label text="Alerts"/>
        ↓<switch on="YES" id="s1"/>
        """, caption: "The text beside the switch is another stop."),
      .cell(#"↓<slider value="0.4" minValue="0.0" maxValue="1" id="s1"/>"#),
      .view(
        """
        ↓<stepper maximumValue="10" id="s1"/>
        ↓<textField id="f1"/>
        """),
      .cell(
        """
        <label text="Alerts"/>
        ↓<switch id="s1" customClass="NamedSwitch"/>
        """, caption: "The class may give it a label.", outcome: .cantTell),
      .view(
        """
        ↓<segmentedControl id="g1"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
        """, caption: "The segments may say enough.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where Self.kinds.contains(element.kind) && element.isThere {
      guard element.content.isControl, element.authored.isElement != false else { continue }
      notes.look()
      guard element.authored.label == nil, !element.hasPlaceholder, !element.standsForItsCell else {
        continue
      }
      notes.add(finding(element, interface))
    }
  }

  private static let kinds: Set<InterfaceElement.Kind> = [
    .switch, .slider, .stepper, .segmentedControl, .textField, .textView,
  ]

  private func finding(_ element: AuditedElement, _ interface: AuditedInterface) -> Finding {
    let beside = element.textsBeside.first
    let what = "The \(element.kind.noun) has no label"
    let message = beside.map { "\(what); \"\($0.cut)\" beside it is another stop." } ?? "\(what)."
    let heard = interface.heard(element) { $0.accessibility.label = beside }
    let hasTitles = element.namesItsSegments
    let isOpen = element.isNamedByCode || hasTitles
    let impact: Impact = hasTitles ? .minor : beside == nil ? .critical : .serious
    return Finding(
      isOpen ? .cantTell : .failed, at: element.place, message, key: element.key,
      impact: isOpen ? impact.lower : impact, advice: advice(element),
      heard: beside == nil ? Heard(now: heard.now) : heard)
  }

  private func advice(_ element: AuditedElement) -> String? {
    if element.namesItsSegments {
      return "Check that the titles of the segments say what is chosen; if not, give the control a label."
    }
    return element.isNamedByCode ? "Check that code sets its accessibilityLabel." : nil
  }
}

extension AuditedElement {
  /// Whether something stands in the field that names it, which another rule is about.
  var hasPlaceholder: Bool {
    if case .textField(_, let placeholder?) = content.kind {
      !placeholder.allSatisfy(\.isWhitespace)
    } else {
      false
    }
  }

  /// Whether it is a row of segments that all have titles.
  fileprivate var namesItsSegments: Bool {
    guard case .segmentedControl(let titles, _) = content.kind else { return false }
    return !titles.isEmpty && titles.allSatisfy { !$0.isEmpty }
  }
}
