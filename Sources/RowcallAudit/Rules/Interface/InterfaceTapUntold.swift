import RowcallScreens

struct InterfaceTapUntold: Rule {
  static let description = RuleDescription(
    id: "interface-tap-untold", subject: .interface, impact: .serious,
    summary: "A view that can be tapped is an element for screen readers.",
    rationale: """
      A gesture recognizer makes a view a button for those who see it. Screen readers pass over a plain view, or speak the \
      texts inside without a word that they can be activated.
      """,
    remedy: """
      Make the view an accessibility element with a label and the trait "Button", or use a button.
      """,
    standards: [.criterion("2.1.1"), .criterion("4.1.2"), .uikitLabel],
    passing: [
      .view(
        """
        <view id="v1"><accessibility key="accessibilityConfiguration" label="Map"><bool key="isElement" value="YES"/>
          <accessibilityTraits key="traits" button="YES"/></accessibility><connections>
          <outletCollection property="gestureRecognizers" destination="g1"/></connections></view>
        <tapGestureRecognizer id="g1"/>
        """),
      .view(
        """
        <view id="v1"><accessibility key="accessibilityConfiguration" label="Photo, opens the album">
          <bool key="isElement" value="YES"/></accessibility><subviews><imageView image="boat" id="i1"/></subviews>
          <connections><outletCollection property="gestureRecognizers" destination="g1"/></connections></view>
        <tapGestureRecognizer id="g1"/>
        """),
    ],
    failing: [
      .view(
        """
        <label text="Stations"/>
        ↓<view id="v1"><subviews><imageView image="map" id="i1"/></subviews><connections>
          <outletCollection property="gestureRecognizers" destination="g1"/></connections></view>
        <tapGestureRecognizer id="g1"/>
        """, caption: "Nothing in the view is spoken."),
      .view(
        """
        ↓<view id="v1"><subviews><label text="Open map" id="l1"/></subviews><connections>
          <outletCollection property="gestureRecognizers" destination="g1"/></connections></view>
        <tapGestureRecognizer id="g1"/>
        """, caption: "A tap on the label inside reaches the view, but nobody hears that.", outcome: .cantTell
      ),
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    for view in interface.elements where view.kind == .view && view.isTapped { notes.look() }
    for view in interface.tappedViews where view.design?.takesTouches == true {
      notes.look()
      if view.isSet(["isAccessibilityElement", "accessibilityTraits", "accessibilityElements"]) == true {
        continue
      }
      notes.add(finding(view))
    }
  }

  private func finding(_ view: AuditedElement) -> Finding {
    if view.design?.isRoot == true {
      return view.finding(
        "A tap anywhere on the screen does something.", impact: .minor,
        review: "If it does more than hide the keyboard, offer the same as a button.")
    }
    if view.design?.holdsElements == true {
      return view.finding(
        "The view can be tapped, but what is inside is not spoken as a button.", impact: .moderate,
        review:
          "Make the view one accessibility element with the trait \"Button\", or give that trait to what is inside."
      )
    }
    return view.finding(
      "The view can be tapped, but screen readers do not reach it.",
      review: view.isNamedByCode ? "Check that code makes it an accessibility element." : nil,
      heard: view.heard {
        $0.accessibility.label = view.textsBeside.first ?? "What it does"
        $0.accessibility.traits = .button
      })
  }
}
