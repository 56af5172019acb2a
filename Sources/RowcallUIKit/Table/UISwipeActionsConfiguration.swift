/// The actions behind one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first at the edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first action; accepted, because no swipe is long here.
  open var performsFirstActionWithFullSwipe = true
  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One action behind a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Runs the action; the last argument must be called, with whether the action was carried out.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void
  /// What kind of action it is.
  public let style: Style
  /// Runs the action.
  public let handler: Handler
  /// The title and the image; `nil` for none.
  open var title: String?, image: UIImage?
  /// The colour behind the title; stored only.
  open var backgroundColor: UIColor?
  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
  /// The name of the action for a person: what the author said, the title, or what the image shows.
  var name: String? { title ?? image?.accessibilityLabel ?? image?.name }
}

/// One action behind a row, as it was written before there were swipe actions.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The same as `default`.
    public static let destructive = Self.default
  }
  /// What kind of action it is.
  public let style: Style
  /// The title, and the colour behind it, which is stored only.
  open var title: String?, backgroundColor: UIColor?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void
  /// Makes an action.
  public init(
    style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The menu of a row, made when a person asks for it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier by which the app knows the menu.
  public let identifier: any NSCopying
  let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?
  /// Makes a configuration; the preview is ignored, and the menu is given no suggested actions.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.actionProvider = actionProvider
    super.init()
  }
  /// Makes the menu; `nil` if the app gave none.
  var menu: UIMenu? { actionProvider?([]) }
}
