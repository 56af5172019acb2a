import RowcallScreens

struct InterfaceImageUnlabelled: Rule {
  static let description = RuleDescription(
    id: "interface-image-unlabelled", subject: .interface, impact: .serious,
    summary: "Every image that carries information or can be tapped has a label.",
    rationale: """
      Screen readers skip images without a label. If the image is all that a row shows, can be tapped or \
      shows a state, a listener misses it.
      """,
    remedy: "Give the image a label that says what it shows, or add that to the label of its cell.",
    standards: [.criterion("1.1.1"), .uikitLabel],
    passing: [
      .cell(
        """
        <imageView image="bell" id="i1"/>
        <label text="Alerts"/>
        """, caption: "An image next to a text that says the same is decorative."),
      .cell(
        """
        <imageView image="map" id="i1"><accessibility key="accessibilityConfiguration" label="Way to the station">
          <bool key="isElement" value="YES"/></accessibility></imageView>
        """),
    ],
    failing: [
      .cell(#"↓<imageView image="map" id="i1"/>"#, caption: "Nothing in the row is spoken."),
      .view(
        #"↓<imageView contentMode="scaleAspectFit" customClass="PhotoView" id="i1"/>"#,
        caption: "Code sets the photo and may set a label.", outcome: .cantTell),
      .view(
        """
        <label text="Profile"/>
        ↓<imageView image="portrait" id="i1"><connections>
          <outletCollection property="gestureRecognizers" destination="g1"/></connections></imageView>
        """, caption: "The image can be tapped."),
      .view(
        """
        <label text="Boats"/>
        <collectionView id="c1"><cells><collectionViewCell id="c2"><view key="contentView"><subviews>
          ↓<imageView image="boat" id="i1"/></subviews></view></collectionViewCell></cells></collectionView>
        """, caption: "A picture is all of the cell."),
      .cell(
        """
        <label text="Inbox"/>
        ↓<imageView image="unread_dot" id="i1"/>
        """, caption: "The name of the image suggests a state.", outcome: .cantTell),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for element in interface.elements where element.kind == .imageView && element.isThere {
      guard element.authored.isElement != false else { continue }
      notes.look()
      guard element.authored.label == nil, element.cell?.authored.label == nil, !element.isLabelledByCode
      else { continue }
      if let finding = finding(element) { notes.add(finding) }
    }
  }

  private func finding(_ element: AuditedElement) -> Finding? {
    let name = element.design?.imageName
    let what = name.map { "The image \"\($0)\"" } ?? "The image"
    // Speaking a row of very many images again for each of them is too slow.
    let row = element.heard.now == nil ? element.cell.flatMap { $0.shown.count > 32 ? nil : $0.heard } : nil
    if let reason = reason(element, name) {
      var finding = element.finding(
        "\(what) \(reason) and has no label.",
        review: element.isFilledByCode ? "Check that code sets a label for it or its cell." : nil, heard: row)
      if element.isNamedByCode { finding.outcome = .cantTell }
      return finding
    }
    guard let name, let state = Self.state(in: name) else { return nil }
    return element.finding(
      "\(what) has no label; its name (\"\(state)\") suggests a state.", impact: .minor,
      review: "Check that the state is spoken: in the label or value of the cell, or as a trait.", heard: row)
  }

  /// Why an image needs a label; nil if there is no sign of that.
  private func reason(_ element: AuditedElement, _ name: String?) -> String? {
    if element.isTapped { return "can be tapped" }
    if element.authored.isElement == true { return "is an accessibility element" }
    if element.isAllOfCollectionCell { return "is all that the cell of the collection shows" }
    guard element.isAlone else { return nil }
    guard let cell = element.cell else { return "is all that the screen shows" }
    guard name != nil, cell.content.title == nil else { return nil }
    return "is all that the row shows"
  }

  /// The part of an image's name that suggests a state.
  private static func state(in name: String) -> String? {
    let parts = name.lowercased().split { !$0.isLetter }
    return parts.first { states.contains(String($0)) }.map(String.init)
  }

  private static let states: Set<String> = [
    "check", "checked", "checkmark", "tick", "unread", "locked", "lock", "warning", "error", "alert",
    "favorite", "favourite", "star", "starred", "badge", "status", "online", "offline", "selected", "new",
  ]
}
