extension UITableViewCell {
  /// The layout of a cell's standard parts.
  public enum CellStyle: Int, Sendable {
    /// Image and title.
    case `default` = 0
    /// The title at the start, the detail at the end as its value.
    case value1 = 1
    /// The title as a name and the detail beside it.
    case value2 = 2
    /// Image and title, the detail below the title.
    case subtitle = 3
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The row leads to the next level.
    case disclosureIndicator = 1
    /// The row leads to the next level, and a button of its own opens the item's detail.
    case detailDisclosureButton = 2
    /// The row is the chosen one, or one of the chosen ones.
    case checkmark = 3
    /// A button of its own opens the item's detail.
    case detailButton = 4
  }

  /// Whether a selected row stays highlighted.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing stays highlighted; a tap still reaches the delegate.
    case none = 0
    /// Highlighted in blue; the same as `default`.
    case blue = 1
    /// Highlighted in gray; the same as `default`.
    case gray = 2
    /// Highlighted until the row is deselected.
    case `default` = 3
  }

  /// What an edit control does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing: there is no control.
    case none = 0
    /// Deletes the row.
    case delete = 1
    /// Inserts a row.
    case insert = 2
  }

  /// How a cell looks while a keyboard is at it; accepted and not drawn.
  public enum FocusStyle: Int, Sendable {
    /// The standard look.
    case `default` = 0
    /// A look of the app's own.
    case custom = 1
  }

  /// How a cell looks while it is dragged; never entered here.
  public enum DragState: Int, Sendable {
    /// At rest.
    case none = 0
    /// Being taken up.
    case lifting = 1
    /// Being carried.
    case dragging = 2
  }

  /// The controls that a cell shows while its table is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edit control is shown.
    public static let showingEditControl = Self(rawValue: 1 << 0)
    /// The button that confirms a deletion is shown.
    public static let showingDeleteConfirmation = Self(rawValue: 1 << 1)
  }
}

// The engine knows the same ideas under its own names.

extension CellStyle {
  init(_ style: UITableViewCell.CellStyle) {
    self =
      switch style {
      case .default: .default
      case .value1: .value1
      case .value2: .value2
      case .subtitle: .subtitle
      }
  }
}

extension CellAccessory {
  init(_ type: UITableViewCell.AccessoryType) {
    self =
      switch type {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
  }
}

extension EditingStyle {
  init(_ style: UITableViewCell.EditingStyle) {
    self =
      switch style {
      case .none: .none
      case .delete: .delete
      case .insert: .insert
      }
  }
}

extension UITableViewCell.EditingStyle {
  init(_ style: EditingStyle) {
    self =
      switch style {
      case .none: .none
      case .delete: .delete
      case .insert: .insert
      }
  }
}
