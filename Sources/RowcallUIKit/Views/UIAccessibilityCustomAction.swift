/// An action that a listener finds beside an element, kept with its name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What the action is called; never spoken by this module.
  open var name: String
  /// The same with attributes, if the app gave any.
  open var attributedName: NSAttributedString
  /// The picture beside the name.
  open var image: UIImage?
  /// What the action does; true if it worked.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Who is called by name when there is no handler.
  open weak var target: AnyObject?
  /// The name that the target is called by.
  open var selector: Selector

  /// Keeps a name, a picture and a handler.
  public init(
    name: String, image: UIImage? = nil,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    attributedName = NSAttributedString(string: name)
    selector = ""
    super.init()
  }

  /// Keeps a name and a target that is called by name.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    attributedName = NSAttributedString(string: name)
    super.init()
  }

  /// Does what a listener who picks the action does; false if nobody answered or the app said that it failed.
  @discardableResult public func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return TargetAction(target: target, action: selector).send(from: self)
  }
}
