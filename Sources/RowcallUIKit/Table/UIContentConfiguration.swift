/// What a cell shows, as a value from which a view can be made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The same configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration in place of its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True for a configuration of the same type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The view of a cell's content configuration, reused for configurations of the same type.
struct ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?
  /// Shows a configuration in a view, with the current view if it can show it.
  @MainActor mutating func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    container.addSubview(made)
    view = made
  }
}

/// The state for which a configuration is made.
public protocol UIConfigurationState {
  /// Makes the state of a view at rest.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value of the app's own; `nil` if it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value of the app's own in a state.
public typealias UIConfigurationStateCustomKey = String

/// The state of a cell, a header or a footer.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The state of the view; what is not found out here is always false.
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false,
    isPinned = false, isEditing = false, isSwiped = false, isExpanded = false, isReordering = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Makes the state of a view at rest.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  @MainActor init(of cell: UITableViewCell) {
    self.init(traitCollection: cell.traitCollection)
    isDisabled = !cell.isUserInteractionEnabled
    isHighlighted = cell.isHighlighted
    isSelected = cell.isSelected
    isEditing = cell.isEditing
    isSwiped = cell.showingDeleteConfirmation
  }
  /// A value of the app's own; `nil` if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a view that is not a cell.
public typealias UIViewConfigurationState = UICellConfigurationState

/// A change of a colour with the state; never asked.
public struct UIConfigurationColorTransformer {
  /// Makes a change.
  public init(_ transform: @escaping (UIColor) -> UIColor) {}
}

/// The background of a cell; stored only.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// Stored only, without effect.
  public var customView: UIView?, cornerRadius: CGFloat = 0, backgroundInsets = NSDirectionalEdgeInsets.zero,
    backgroundColor: UIColor?, strokeColor: UIColor?, strokeWidth: CGFloat = 0,
    backgroundColorTransformer: UIConfigurationColorTransformer?, image: UIImage?
  private init() {}
  /// No background.
  public static func clear() -> Self { Self() }
  /// The background of a list cell.
  public static func listCell() -> Self { Self() }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> Self { Self() }
  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self() }
  /// The same configuration, because nothing is drawn.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
