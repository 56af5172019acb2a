import RowcallScreens

struct InterfaceProgressUnlabelled: Rule {
  static let description = RuleDescription(
    id: "interface-progress-unlabelled", subject: .interface, impact: .moderate,
    summary: "Every progress bar outside a row has a label.",
    rationale: """
      A listener hears “40 percent”, but not of what. A text next to the bar is a separate stop. In a row, the bar is \
      spoken with the texts of the row.
      """,
    remedy: "Set an accessibility label that says what progresses, such as \"Download\".",
    standards: [.criterion("4.1.2"), .criterion("1.1.1"), .uikitLabel],
    passing: [
      .view(
        """
        <progressView progress="0.4" id="p1"><accessibility key="accessibilityConfiguration" label="Download"/></progressView>
        """),
      .cell(
        """
        <label text="Download"/>
        <progressView progress="0.4" id="p1"/>
        """, caption: "It is spoken with the text of its row."),
    ],
    failing: [
      .view(
        """
        <label text="Download"/>
        ↓<progressView progress="0.4" id="p1"/>
        """),
      .view(#"↓<progressView id="p1"/>"#),
      .view(
        #"↓<progressView customClass="DownloadBar" id="p1"/>"#, caption: "The class may set a label.",
        outcome: .cantTell),
    ],
    inapplicable: [
      .view(#"<activityIndicatorView id="a1"/>"#, caption: "The system says that it is in progress.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.kind == .progressView && element.isThere {
      let isInRow = element.cell.map { !$0.content.texts.allSatisfy(\.isBlank) } ?? false
      guard element.authored.isElement != false else { continue }
      notes.look()
      guard element.authored.label == nil, !isInRow, !element.isLabelledByCode else { continue }
      let beside = element.textsBeside.first
      let rest = beside.map { "; the text \"\($0.cut)\" next to it is a separate stop." } ?? "."
      notes.add(
        element, "The progress bar has no label\(rest)", review: element.reviewOfLabel,
        heard: beside.map { label in element.heard { $0.accessibility.label = label } })
    }
  }
}
