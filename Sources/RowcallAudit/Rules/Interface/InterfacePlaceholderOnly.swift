import RowcallScreens
import RowcallTableView

struct InterfacePlaceholderOnly: Rule {
  static let description = RuleDescription(
    id: "interface-placeholder-only", subject: .interface, impact: .moderate,
    summary: "A text field has a label in addition to its placeholder.",
    rationale: """
      The placeholder disappears with the first typed letter. A listener who returns to a filled field \
      hears its text, but not what the field is for.
      """,
    remedy: "Set an accessibility label; keep the placeholder for an example of the input.",
    standards: [.criterion("3.3.2"), .criterion("4.1.2"), .uikitLabel],
    passing: [
      .view(
        """
        <textField placeholder="Name" id="f1"><accessibility key="accessibilityConfiguration" label="Name"/></textField>
        """),
      .view(
        """
        <textField placeholder="name@example.org" id="f1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Mail address"/>
        </userDefinedRuntimeAttributes></textField>
        """),
    ],
    failing: [
      .cell(#"↓<textField placeholder="Name" id="f1"/>"#),
      .view(
        """
        ↓<textField placeholder="Street" id="f1"/>
        ↓<textField placeholder="Town" id="f2"/>
        """),
    ],
    inapplicable: [
      .view(
        #"<searchBar placeholder="Search songs" id="f1"/>"#, caption: "It is spoken as a search field.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.kind == .textField && element.isThere {
      guard element.authored.isElement != false else { continue }
      notes.look()
      guard element.authored.label == nil, element.hasPlaceholder, !element.standsForItsCell,
        !element.isLabelledByCode,
        case .textField(_, let placeholder?) = element.content.kind
      else { continue }
      notes.add(
        element,
        "Only the placeholder \"\(placeholder.cut)\" names the field, and it disappears with the first letter.",
        impact: element.isNamedByCode ? .minor : nil, review: element.reviewOfLabel,
        heard: element.heard { $0.accessibility.label = placeholder })
    }
  }
}
