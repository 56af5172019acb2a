import RowcallScreens

struct InterfaceControlUnlabelled: Rule {
  static let description = RuleDescription(
    id: "interface-control-unlabelled", subject: .interface, impact: .critical,
    summary: "Every control with a value has its own label.",
    rationale: """
      A listener who stops at the control hears its value and role, but not what it is for. A text next to \
      it is a separate stop, and may be far away in the reading order.
      """,
    remedy: "Set an accessibility label in the Identity inspector, or make the cell one element in code.",
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
        """, caption: "The cell is one element, spoken with its switch."),
      .cells(
        """
        <tableViewCell id="c1"><subviews><label text="Alerts"/></subviews>
          <switch key="accessoryView" id="s1"/></tableViewCell>
        """, caption: "UIKit joins an accessory view with the text of its cell."),
    ],
    failing: [
      .cell(
        """
        <label text="Alerts"/>
        ↓<switch on="YES" id="s1"/>
        """, caption: "The text next to the switch is a separate stop."),
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
        """, caption: "The class may set a label.", outcome: .cantTell),
      .view(
        """
        <collectionView><cells><collectionViewCell customClass="SongCell"><view key="contentView"><subviews>
          ↓<switch id="s1"/></subviews></view>
          <connections><outlet property="favourite" destination="s1"/></connections></collectionViewCell></cells>
        </collectionView>
        """, caption: "The class of the cell has an outlet to it and may set a label.",
        outcome: .cantTell),
      .cell(
        """
        <label text="Birthday"/>
        ↓<datePicker id="p1"/>
        """),
      .view(
        """
        <label text="Month"/>
        ↓<pickerView id="p1"/>
        """, caption: "The wheels of a picker are named in code.", outcome: .cantTell),
      .view(
        #"↓<searchBar id="b1"/>"#,
        caption: "A listener hears that it is a search field, but not what it searches."),
      .view(
        """
        ↓<searchBar id="b1"/>
        <searchDisplayController id="d1"><connections><outlet property="searchBar" destination="b1"/></connections>
        </searchDisplayController>
        """, caption: "Code that reaches it may set a placeholder.", outcome: .cantTell),
      .view(
        """
        ↓<segmentedControl id="g1"><segments><segment image="sun"/><segment title="Week"/></segments>
          <accessibility key="accessibilityConfiguration" label="Span"/></segmentedControl>
        """, caption: "The first segment is a button without a name."),
      .view(
        """
        ↓<segmentedControl id="g1"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
        """, caption: "The segments may say enough.", outcome: .cantTell),
    ],
    inapplicable: [
      .cell(#"<switch hidden="YES" id="s1"/>"#, caption: "Hidden controls cannot be reached.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where Self.kinds.contains(element.kind) && element.isThere {
      guard element.content.isControl || element.isPicker, element.authored.isElement != false else {
        continue
      }
      notes.look()
      if let finding = segmentFinding(element) {
        notes.add(finding)
      } else if element.authored.label == nil, !element.hasPlaceholder, !element.standsForItsCell,
        !element.isLabelledByCode, element.isSet(["placeholder"]) != true
      {
        notes.add(finding(element))
      }
    }
  }

  private static let kinds: Set<InterfaceElement.Kind> = [
    .switch, .slider, .stepper, .segmentedControl, .textField, .textView, .searchBar, .datePicker,
    .pickerView,
  ]

  private func finding(_ element: AuditedElement) -> Finding {
    // The first text on the screen does not name a search bar.
    let beside = element.kind == .searchBar ? nil : element.textsBeside.first
    let lack = element.kind == .searchBar ? "neither a label nor a placeholder" : "no label"
    let rest = beside.map { "; the text \"\($0.cut)\" next to it is a separate stop." } ?? "."
    let review = review(element)
    let impact = impact(element, isNamedBeside: beside != nil)
    var finding = element.finding(
      "The \(element.kind.noun) has \(lack)\(rest)",
      impact: review == nil || element.isPicker ? impact : impact.lower, review: review,
      advice: advice(element),
      // The date or code decides what a picker speaks.
      heard: element.isPicker
        ? Heard() : beside.map { label in element.heard { $0.accessibility.label = label } })
    if review == nil, let label = element.onlyTextBeside, label == beside {
      finding.fixes = [Fix(.accessibilityLabel(label), at: element.place)]
    }
    return finding
  }

  /// What to do outside cells, of which one element could be made; nil for the remedy of the rule.
  private func advice(_ element: AuditedElement) -> String? {
    guard element.cell == nil else { return nil }
    let placeholder = element.kind == .searchBar ? "Set a placeholder, or an" : "Set an"
    return "\(placeholder) accessibility label in the Identity inspector."
  }

  private func impact(_ element: AuditedElement, isNamedBeside: Bool) -> Impact {
    // A picker speaks at least its choices, a search bar that it searches.
    if element.isPicker { return .moderate }
    if element.kind == .searchBar || element.namesItsSegments { return .minor }
    return isNamedBeside ? .serious : .critical
  }

  /// A finding for segments without text; nil if all have some.
  private func segmentFinding(_ element: AuditedElement) -> Finding? {
    guard case .segmentedControl(let titles, _) = element.content.kind else { return nil }
    let nameless = titles.indices.filter { titles[$0].isBlank }.map { String($0 + 1) }
    guard !nameless.isEmpty else { return nil }
    let what =
      nameless.count == 1
      ? "Segment \(nameless[0]) has" : "Segments \(nameless.joined(separator: ", ")) have"
    return element.finding(
      "\(what) no text and no name.", ["segments"], impact: .serious,
      review: element.isReachable
        ? "Check that code gives each segment a title, or an image with an accessibilityLabel." : nil,
      advice: "Give each segment a title, or set the accessibilityLabel of its image in code.")
  }

  /// What to review; nil if the file alone decides.
  private func review(_ element: AuditedElement) -> String? {
    if element.kind == .pickerView {
      return "Check that its delegate names each wheel: `pickerView(_:accessibilityLabelForComponent:)`."
    }
    if element.namesItsSegments {
      return "Check that the segment titles say what is chosen; if not, set a label for each."
    }
    if element.kind == .searchBar, element.isReachable, element.isSet(["placeholder"]) != false {
      return "Check that code sets a placeholder or an accessibilityLabel."
    }
    return element.reviewOfLabel
  }
}

extension AuditedElement {
  /// Whether the field has a placeholder, which `InterfacePlaceholderOnly` checks.
  var hasPlaceholder: Bool {
    if case .textField(_, let placeholder?) = content.kind { !placeholder.isBlank } else { false }
  }

  /// Whether it is a date picker or another picker.
  fileprivate var isPicker: Bool { kind == .datePicker || kind == .pickerView }

  /// Whether it is a segmented control in which all segments have titles.
  fileprivate var namesItsSegments: Bool {
    guard case .segmentedControl(let titles, _) = content.kind else { return false }
    return !titles.isEmpty && titles.allSatisfy { !$0.isEmpty }
  }
}

extension Impact {
  /// The next lower one; the lowest stays.
  fileprivate var lower: Self {
    switch self {
    case .critical: .serious
    case .serious: .moderate
    case .moderate, .minor: .minor
    }
  }
}
