import RowcallScreens

struct InterfaceButtonUnlabelled: Rule {
  static let description = RuleDescription(
    id: "interface-button-unlabelled", subject: .interface, impact: .critical,
    summary: "Every button has a title or an accessibility label.",
    rationale: """
      For an image-only button, a screen reader speaks only “button” or the image's file name. A listener \
      has to press it to find out what it does.
      """,
    remedy: "Give the button an accessibility label that says what it does, such as \"Delete\".",
    standards: [.criterion("4.1.2"), .criterion("1.1.1"), .uikitLabel],
    passing: [
      .view(#"<button id="b1"><state key="normal" title="Delete" image="bin"/></button>"#),
      .view(
        """
        <button id="b1"><state key="normal" image="bin"/>
          <accessibility key="accessibilityConfiguration" label="Delete"/></button>
        """),
      .view(
        """
        <button id="b1"><state key="normal" title="Play"/>
          <buttonConfiguration key="configuration" style="plain" title=""/></button>
        """, caption: "The title of the state is shown."),
    ],
    failing: [
      .view(#"↓<button id="b1"><state key="normal" image="bin"/></button>"#),
      .cell(
        """
        <label text="Melody"/>
        ↓<button id="b1"><buttonConfiguration key="configuration" style="plain" image="note"/></button>
        """),
      Example(
        """
        <navigationItem key="navigationItem" title="Alarms">
          ↓<barButtonItem key="rightBarButtonItem" image="moon" id="b1"/>
        </navigationItem>
        """),
      Example(#"↓<tabBarItem key="tabBarItem" image="clock" id="i1"/>"#),
      .view(
        #"↓<button id="b1"><state key="normal" image="trash" catalog="system"/></button>"#,
        caption: "A system symbol has its own name, which may mean something else.", outcome: .cantTell),
    ],
    inapplicable: [
      .view(#"<button buttonType="infoLight" id="b1"/>"#, caption: "UIKit names it.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.isThere && element.authored.isElement != false {
      guard Self.kinds.contains(element.kind), element.design?.isNamedBySystem != true else { continue }
      let hasTitle = element.content.text?.isBlank == false
      // An empty bar button hides the title of the back button, and code fills an empty tab.
      if element.kind != .button, element.design?.imageName == nil, !hasTitle { continue }
      notes.look()
      if hasTitle || element.authored.label != nil || element.isLabelledByCode { continue }
      if element.isSet(["setTitle", "setAttributedTitle", "title"]) == true { continue }
      notes.add(finding(element))
    }
  }

  private static let kinds: Set<InterfaceElement.Kind> = [.button, .barButtonItem, .tabBarItem]

  private func finding(_ element: AuditedElement) -> Finding {
    let what = "The \(element.kind.noun)"
    guard let image = element.design?.imageName else {
      return element.finding(
        "\(what) has neither a title nor a label.", impact: element.isReachable ? .moderate : nil,
        review: element.isReachable ? "Check that code sets its title." : nil)
    }
    if element.design?.hasSystemImage == true {
      return element.finding(
        "\(what) shows only the symbol \"\(image)\", which is spoken with its system name.", impact: .minor,
        review: "Check that the name of the symbol says what the button does; if not, add a label.")
    }
    return element.finding(
      "\(what) shows only the image \"\(image)\" and has no label.",
      impact: element.isNamedByCode ? .serious : nil, review: element.reviewOfLabel,
      advice: element.kind == .tabBarItem ? "Give the tab a title, or its item an accessibility label." : nil)
  }
}
