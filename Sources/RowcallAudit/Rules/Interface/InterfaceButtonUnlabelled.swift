import RowcallScreens

/// Finds buttons without a title or label.
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
        """
        ↓<button id="b1"><state key="normal" image="trash" catalog="system"/></button>
        """, caption: "A system symbol has its own name, which may mean something else.", outcome: .cantTell
      ),
    ],
    inapplicable: [
      .view(#"<button buttonType="infoLight" id="b1"/>"#, caption: "UIKit names it.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.isThere && element.authored.isElement != false {
      guard Self.kinds.contains(element.kind), element.design?.isNamedBySystem != true else { continue }
      let hasTitle = element.content.text.map { !$0.allSatisfy(\.isWhitespace) } ?? false
      let image = element.design?.imageName
      // An empty bar button hides the title of the back button, and code fills an empty tab.
      if element.kind != .button, image == nil, !hasTitle { continue }
      notes.look()
      if hasTitle || element.authored.label != nil { continue }
      notes.add(finding(element, image, interface))
    }
  }

  private static let kinds: Set<InterfaceElement.Kind> = [.button, .barButtonItem, .tabBarItem]

  private func finding(_ element: AuditedElement, _ image: String?, _ interface: AuditedInterface) -> Finding
  {
    let what = "The \(element.kind.noun)"
    let heard = Heard(now: interface.heard(element.content))
    if let image, element.design?.hasSystemImage == true {
      return Finding(
        .cantTell, at: element.place,
        "\(what) shows only the symbol \"\(image)\", which is spoken with its system name.",
        key: element.key, impact: .minor,
        advice: "Check that the name of the symbol says what the button does; if not, add a label.",
        heard: heard)
    }
    let message =
      image.map { "\(what) shows only the image \"\($0)\" and has no label." }
      ?? "\(what) has neither a title nor a label."
    if image == nil ? element.isReachable : element.isNamedByCode {
      return Finding(
        .cantTell, at: element.place, message, key: element.key, impact: image == nil ? .moderate : .serious,
        advice: "Check that code sets its \(image == nil ? "title" : "accessibilityLabel").", heard: heard)
    }
    return Finding(at: element.place, message, key: element.key, heard: heard)
  }
}
