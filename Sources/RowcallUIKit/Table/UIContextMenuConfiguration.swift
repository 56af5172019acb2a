/// The menu of a row, made when a listener asks for it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes a controller whose view is the preview.
  public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
  /// Makes the menu; it is given the actions that the system suggests, which are none here.
  public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// The identifier by which the app knows the menu.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, made anew; `nil` if the app gave none.
  var menu: UIMenu? { actionProvider?([]) }
}

/// What is shown of a view while its menu is open; accepted and not drawn.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How the view is shown.
  public let parameters: UIPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// How a view is shown while its menu is open; accepted and not drawn.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The colour behind the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .clear
  /// Makes the standard parameters.
  public override init() { super.init() }
}

/// Runs code beside the movement of a menu that is opened; nothing moves here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds code that runs beside the movement.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds code that runs after it.
  func addCompletion(_ completion: @escaping () -> Void)
}
