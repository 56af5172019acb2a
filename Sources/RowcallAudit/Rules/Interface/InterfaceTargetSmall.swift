import RowcallScreens

struct InterfaceTargetSmall: Rule {
  static let description = RuleDescription(
    id: "interface-target-small", subject: .interface, impact: .moderate,
    summary: "Every tap target is at least 44 by 44 points.",
    rationale: """
      A listener explores the screen with a finger, and people with a tremor aim at their target. Small \
      targets are hard to find and easy to miss.
      """,
    remedy: "Make the control 44 points wide and high with constraints or insets; its image may stay small.",
    standards: [.criterion("2.5.8"), .criterion("2.5.5"), .appleGuidelines],
    passing: [
      .view(
        """
        <button id="b1"><rect key="frame" x="0" y="0" width="44" height="44"/><state key="normal" title="Play"/></button>
        """),
      .view(
        """
        <button id="b1"><rect key="frame" x="0" y="0" width="60" height="30"/><state key="normal" title="Play"/>
          <constraints><constraint firstAttribute="height" constant="48" id="k1"/></constraints></button>
        """, caption: "The constraint overrides the frame."),
      .view(
        """
        <button id="b1"><rect key="frame" x="0" y="0" width="100" height="60"/><state key="normal" title="Play"/>
          <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="k1"/>
          <constraint firstAttribute="height" constant="20" priority="250" id="k2"/>
          <constraint firstAttribute="width" constant="20" placeholder="YES" id="k3"/></constraints></button>
        """, caption: "Weak constraints and placeholders are ignored."),
    ],
    failing: [
      .view(
        """
        ↓<button id="b1"><rect key="frame" x="0" y="0" width="60" height="30"/><state key="normal" title="Play"/></button>
        """),
      .view(
        """
        ↓<button id="b1"><rect key="frame" x="0" y="0" width="18" height="18"/><state key="normal" title="X"/></button>
        """, caption: "Under 24 points it is hard to hit for everyone."),
      .cells(
        """
        ↓<tableViewCell rowHeight="28" id="c1"><subviews><label text="Melody"/></subviews>
          <connections><segue destination="x" kind="show" id="s1"/></connections></tableViewCell>
        """),
    ],
    inapplicable: [
      .cell(
        #"<switch id="s1"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>"#,
        caption: "The system sets the size of a switch.")
    ])

  func check(_ interface: AuditedInterface, into notes: inout Notes) {
    checkRows(interface, into: &notes)
    for element in interface.elements where element.isThere {
      guard let design = element.design, element.isPressed, !design.isMisplaced, let size = design.size else {
        continue
      }
      notes.look()
      let smallest = min(size.width, size.height)
      guard smallest < Self.target else { continue }
      notes.add(
        element,
        "The \(element.kind.noun) is \(size.width.points) by \(size.height.points) points, under 44 by 44.",
        impact: smallest < Self.least ? .moderate : .minor)
    }
  }

  /// Checks the height of rows that open something; `InterfaceRowHeightFixed` reports prototypes.
  private func checkRows(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells where !cell.isFilledByCode && cell.leadsOn {
      guard case .fixed(let height)? = cell.cell.design?.rowHeight ?? cell.table.rowHeight else { continue }
      notes.look()
      // A row of 44 points includes its separator.
      guard height < Self.target - 1 else { continue }
      notes.add(
        cell, "The row is \(height.points) points high, under 44.",
        impact: height < Self.least ? .moderate : .minor)
    }
  }

  /// The minimum of Apple in points, and that of WCAG.
  private static let target = 44.0
  private static let least = 24.0
}

extension AuditedElement {
  /// Whether it can be tapped and its designer decides its size.
  fileprivate var isPressed: Bool {
    kind == .button ? design?.takesTouches == true : isTapped && (kind == .imageView || kind == .label)
  }
}

extension InterfaceElement.Design {
  /// The size by constraints or else by the frame; nil if neither is known.
  fileprivate var size: (width: Double, height: Double)? {
    guard let width = fixedWidth ?? frame?.width, let height = fixedHeight ?? frame?.height, width > 0,
      height > 0
    else { return nil }
    return (width, height)
  }
}
