import RowcallScreens

struct InterfaceContrastLow: Rule {
  static let description = RuleDescription(
    id: "interface-contrast-low", subject: .interface, impact: .moderate,
    summary: "Texts with fixed colours stand out from their background.",
    rationale: """
      Many people who listen also read with what sight they have. A text that is hardly darker or lighter than what is \
      behind it is lost to them, and fixed colours do not follow the setting for more contrast.
      """,
    remedy:
      "Choose colours with a contrast of 4.5 to 1, or 3 to 1 for text of 18 points, or of 14 points in bold; system colours adapt by themselves.",
    standards: [.criterion("1.4.3"), .appleGuidelines],
    passing: [
      .view(
        """
        <label text="Melody" id="l1"><color key="textColor" white="0.33" alpha="1"/>
          <color key="backgroundColor" white="1" alpha="1"/></label>
        """),
      .view(
        """
        <label text="Melody" id="l1"><fontDescription key="fontDescription" type="system" pointSize="30"/>
          <color key="textColor" white="0.5" alpha="1"/><color key="backgroundColor" white="1" alpha="1"/></label>
        """, caption: "Large text needs less contrast."),
      .view(
        """
        <label text="Melody" id="l1"><fontDescription key="fontDescription" type="boldSystem" pointSize="14"/>
          <color key="textColor" white="0.5" alpha="1"/><color key="backgroundColor" white="1" alpha="1"/></label>
        """, caption: "So does bold text from 14 points."),
    ],
    failing: [
      .view(
        """
        ↓<label text="Melody" id="l1"><color key="textColor" white="0.67" alpha="1"/>
          <color key="backgroundColor" white="1" alpha="1"/></label>
        """),
      .view(
        """
        ↓<label text="Melody" id="l1"><fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" white="0.5" alpha="1"/><color key="backgroundColor" white="1" alpha="1"/></label>
        """),
      .cells(
        """
        <tableViewCell id="c1"><color key="backgroundColor" red="1" green="1" blue="1" alpha="1"/><subviews>
          ↓<label text="Melody" id="l1"><color key="textColor" red="1" green="0.8" blue="0" alpha="1"/></label>
          </subviews></tableViewCell>
        """, caption: "Yellow on the white of the cell."),
      .cells(
        """
        <tableViewCell id="c1" customClass="SongCell"><color key="backgroundColor" white="1" alpha="1"/><subviews>
          ↓<label text="Melody" id="l1"><color key="textColor" white="0.67" alpha="1"/></label></subviews>
          <connections><outlet property="title" destination="l1"/></connections></tableViewCell>
        """, caption: "Code may set another colour through the outlet.", outcome: .cantTell),
    ],
    inapplicable: [
      .view(
        """
        <label text="Melody" id="l1"><color key="textColor" systemColor="secondaryLabelColor"/>
          <color key="backgroundColor" white="1" alpha="1"/></label>
        """, caption: "The system adapts its colours."),
      .view(
        """
        <imageView image="waves"/>
        <label text="Melody" id="l1"><color key="textColor" white="1" alpha="1"/></label>
        """, caption: "A picture may be behind the text."),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.kind == .label && element.design?.isHidden != true {
      guard let contrast = element.design?.contrast, element.content.text?.contains(where: \.isLetter) == true
      else { continue }
      notes.look()
      let isLarge = element.design?.font?.isLarge ?? false
      guard contrast < (isLarge ? 3 : 4.5) else { continue }
      let code = element.isSet(["textColor", "backgroundColor"])
      if code == true { continue }
      notes.add(
        element,
        "The label has a contrast of \(contrast.points) to 1 with its background, under \(isLarge ? "3" : "4.5").",
        impact: contrast < 3 ? .moderate : .minor,
        review: element.isReachable && code == nil ? "Check that code sets other colours." : nil)
    }
  }
}

extension InterfaceFont {
  /// Whether its texts are large by WCAG: 18 points, or 14 in bold.
  fileprivate var isLarge: Bool {
    textStyle?.contains("Title") ?? false || (size ?? Self.sizes[textStyle ?? ""] ?? 0) >= (isBold ? 14 : 18)
  }

  /// Sizes of styles, unless the reader chooses others.
  private static let sizes: [String: Double] = ["Headline": 17]
}
