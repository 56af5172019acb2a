extension UITableView {
  /// How the sections are set off from each other.
  public enum Style: Int, Sendable {
    /// One list; headers stay in sight while their section scrolls.
    case plain = 0
    /// Each section is a group of its own.
    case grouped = 1
    /// Each section is a group of its own, set in from the edges.
    case insetGrouped = 2
  }

  /// How rows come and go; accepted, because nothing moves here.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// By sliding to or from the right.
    case right = 1
    /// By sliding to or from the left.
    case left = 2
    /// By sliding to or from the top.
    case top = 3
    /// By sliding to or from the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// So that they stay in the middle.
    case middle = 6
    /// As the table finds best.
    case automatic = 100
  }

  /// Where a row lies after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in sight.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// What the inset of separators is measured from; accepted and not drawn.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edge of the cell.
    case fromCellEdges = 0
    /// From where the table would begin the line by itself.
    case fromAutomaticInsets = 1
  }

  /// Whether cells measure themselves anew when their content changes; accepted and not drawn.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When they ask for it.
    case enabled = 1
    /// When they ask for it, or their constraints change.
    case enabledIncludingConstraints = 2
  }
}

extension UITableViewCell {
  /// The line below a row; accepted and not drawn.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A single line.
    case singleLine = 1
    /// A line with a light edge; no longer drawn on a phone either.
    case singleLineEtched = 2
  }
}

// The engine knows the same ideas under its own names.

extension TableView.Style {
  init(_ style: UITableView.Style) {
    self =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
  }
}

extension ScrollPosition {
  init(_ position: UITableView.ScrollPosition) {
    self =
      switch position {
      case .none: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
  }
}
