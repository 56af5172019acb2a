import RowcallScreens

struct InterfaceLabelDuplicate: Rule {
  static let description = RuleDescription(
    id: "interface-label-duplicate", subject: .interface, impact: .moderate,
    summary: "Controls of the same kind on one screen have different labels.",
    rationale: """
      A listener who jumps from control to control hears the same name twice and cannot tell which is \
      which, because nothing around the controls is spoken.
      """,
    remedy:
      "Say in each label what it applies to: \"Delete Alps\" and \"Delete Rhine\" instead of \"Delete\".",
    standards: [.criterion("2.4.6"), .criterion("4.1.2"), .uikitLabel],
    passing: [
      .cell(
        """
        <switch id="s1"><accessibility key="accessibilityConfiguration" label="Sounds"/></switch>
        <switch id="s2"><accessibility key="accessibilityConfiguration" label="Badges"/></switch>
        """),
      .view(
        """
        <label text="Total"/>
        <button id="b1"><state key="normal" title="Total"/></button>
        """),
      .view(
        """
        <textField placeholder="Hours" text="0" id="f1"/>
        <textField placeholder="Minutes" text="0" id="f2"/>
        """, caption: "Two fields may have the same value."),
    ],
    failing: [
      .cells(
        """
        <tableViewCell id="c1"><subviews>
          <label text="Alps"/><button id="b1"><state key="normal" title="Delete"/></button></subviews></tableViewCell>
        <tableViewCell id="c2"><subviews>
          <label text="Rhine"/>↓<button id="b2"><state key="normal" title="Delete"/></button></subviews></tableViewCell>
        """),
      .cell(
        """
        <switch id="s1"><accessibility key="accessibilityConfiguration" label="On"/></switch>
        ↓<switch id="s2"><accessibility key="accessibilityConfiguration" label="On"/></switch>
        """),
      .view(
        """
        <button id="b1"><state key="normal" title="Show"/></button>
        ↓<button id="b2"><state key="normal" title="Show"/></button></subviews>
        <connections><outlet property="showButton" destination="b2"/></connections><subviews>
        """, caption: "Code may set another title through the outlet.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    var first: [[String]: AuditedElement] = [:]
    for element in interface.elements where element.isThere && element.content.isControl {
      guard !(element.cell?.isFilledByCode ?? false), element.authored.isElement != false,
        let name = element.name, !element.showsEditorDefault
      else { continue }
      notes.look()
      let place = [
        element.scene.id ?? element.scene.path, element.cell?.table.path ?? "", element.kind.rawValue, name,
      ]
      guard let other = first[place] else {
        first[place] = element
        continue
      }
      let line = other.element.place.map { " on line \($0.line)" } ?? ""
      notes.add(
        element, "The \(element.kind.noun) has the same label, \"\(name.cut)\", as the one\(line).",
        review: element.isReachable || other.isReachable
          ? "Check that code gives one of them another title or label." : nil,
        heard: element.textsBeside.first.map { text in
          element.heard { $0.accessibility.label = "\(name) \(text)" }
        })
    }
  }
}

extension AuditedElement {
  /// Its label, title or placeholder, never the value of a field; nil without one.
  fileprivate var name: String? {
    if let label = authored.label { return label.isBlank ? nil : label }
    let name: String? =
      switch content.kind {
      case .button(let title): title
      case .textField(_, let placeholder): placeholder
      default: nil
      }
    return name.flatMap { $0.isBlank ? nil : $0 }
  }
}
