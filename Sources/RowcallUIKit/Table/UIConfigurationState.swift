/// What a configuration is made for.
public protocol UIConfigurationState {
  /// Makes the state of a view at rest.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A fact of the app's own about the state; `nil` if it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a fact of the app's own about a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether a keyboard is at the view.
  public var isFocused = false
  /// Whether the view is pinned at the edge; never here.
  public var isPinned = false
  private var facts: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A fact of the app's own about the state; `nil` if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { facts[key] }
    set { facts[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// How a cell takes part in a drag; it never does here.
  public enum DragState: Sendable {
    /// Not at all.
    case none
    /// It is being taken up.
    case lifting
    /// It is being carried.
    case dragging
  }

  /// How a cell takes part in a drop; it never does here.
  public enum DropState: Sendable {
    /// Not at all.
    case none
    /// Something else may be dropped here.
    case notTargeted
    /// Something is about to be dropped on it.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the row is selected.
  public var isSelected = false
  /// Whether a keyboard is at the cell.
  public var isFocused = false
  /// Whether the cell is pinned at the edge; never here.
  public var isPinned = false
  /// Whether the row can be edited now.
  public var isEditing = false
  /// Whether the row is expanded; never here.
  public var isExpanded = false
  /// Whether the row was swiped.
  public var isSwiped = false
  /// Whether the row is being moved; never here.
  public var isReordering = false
  /// How the cell takes part in a drag.
  public var cellDragState = DragState.none
  /// How the cell takes part in a drop.
  public var cellDropState = DropState.none
  private var facts: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a cell at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  @MainActor init(of cell: UITableViewCell) {
    self.init(traitCollection: cell.traitCollection)
    isDisabled = !cell.isUserInteractionEnabled
    isHighlighted = cell.isHighlighted
    isSelected = cell.isSelected
    isEditing = cell.isEditing
    isSwiped = cell.showingDeleteConfirmation
  }

  /// A fact of the app's own about the state; `nil` if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { facts[key] }
    set { facts[key] = newValue }
  }
}
