import RowcallScreens

/// Something to press that is smaller than a finger.
struct InterfaceTargetSmall: Rule {
  static let description = RuleDescription(
    id: "interface-target-small", subject: .interface, impact: .moderate,
    summary: "What can be pressed is 44 points wide and high, or more.",
    rationale: """
      A listener explores the screen with a finger, and people with a tremor aim at what they press. A small target is \
      passed over by the one and missed by the other.
      """,
    remedy:
      "Make the control 44 points wide and high by constraints or insets; what it shows may stay small.",
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
        """, caption: "The constraint counts."),
      .view(
        """
        <button id="b1"><rect key="frame" x="0" y="0" width="100" height="60"/><state key="normal" title="Play"/>
          <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="k1"/>
          <constraint firstAttribute="height" constant="20" priority="250" id="k2"/>
          <constraint firstAttribute="width" constant="20" placeholder="YES" id="k3"/></constraints></button>
        """, caption: "What gives way to others does not count."),
    ],
    failing: [
      .view(
        """
        ↓<button id="b1"><rect key="frame" x="0" y="0" width="60" height="30"/><state key="normal" title="Play"/></button>
        """),
      .view(
        """
        ↓<button id="b1"><rect key="frame" x="0" y="0" width="18" height="18"/><state key="normal" title="X"/></button>
        """, caption: "Under 24 points it is hard to hit for anybody."),
      .cells(
        """
        ↓<tableViewCell rowHeight="28" id="c1"><subviews><label text="Melody"/></subviews>
          <connections><segue destination="x" kind="show" id="s1"/></connections></tableViewCell>
        """),
    ],
    inapplicable: [
      .cell(
        """
        <switch id="s1"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
        """, caption: "The size of a switch is the system's.")
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
      let written = "\(size.width.points) by \(size.height.points)"
      notes.add(
        Finding(
          at: element.place, "The \(element.kind.noun) is \(written) points, under 44 by 44.",
          key: element.key,
          impact: smallest < Self.least ? .moderate : .minor,
          heard: Heard(now: interface.heard(element.content))))
    }
  }

  /// Rows that lead on and are lower than a finger; rows of prototypes are told with their table by another rule.
  private func checkRows(_ interface: AuditedInterface, into notes: inout Notes) {
    for cell in interface.cells where !cell.isFilledByCode && cell.leadsOn {
      guard case .fixed(let height)? = cell.cell.design?.rowHeight ?? cell.table.rowHeight else { continue }
      notes.look()
      // A row of 44 points has its separator in them.
      guard height < Self.target - 1 else { continue }
      notes.add(
        Finding(
          at: cell.place, "The row is \(height.points) points high, under 44.", key: cell.key,
          impact: height < Self.least ? .moderate : .minor, heard: Heard(now: interface.heard(cell.content))))
    }
  }

  /// What Apple asks for, and what WCAG does at the least.
  private static let target = 44.0
  private static let least = 24.0
}

extension AuditedElement {
  /// Whether it is pressed, and its size is up to its designer.
  fileprivate var isPressed: Bool {
    guard let design, design.takesTouches else { return false }
    return kind == .button || design.hasGesture && (kind == .imageView || kind == .label)
  }
}

extension InterfaceElement.Design {
  /// The size by constraints, else by the frame; nil where neither is known, and for one that is not laid out.
  fileprivate var size: (width: Double, height: Double)? {
    guard let width = fixedWidth ?? frame?.width, let height = fixedHeight ?? frame?.height, width > 0,
      height > 0
    else { return nil }
    return (width, height)
  }
}
