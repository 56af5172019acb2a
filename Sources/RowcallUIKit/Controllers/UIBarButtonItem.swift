/// A button or tab of a bar.
@preconcurrency @MainActor open class UIBarItem: AccessibleObject {
  class override var natural: NaturalAccessibility { NaturalAccessibility(isElement: true, traits: .button) }
  /// The title and the image.
  open var title: String?, image: UIImage?
  /// False if the item cannot be used.
  open var isEnabled = true
  /// A number by which the app finds the item.
  open var tag = 0
  /// Stored only, without effect.
  open var imageInsets: UIEdgeInsets = .zero, landscapeImagePhone: UIImage?
  /// Does nothing.
  open func setTitleTextAttributes(_: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button of a bar; a test presses it by ``press()``.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable { case plain, done = 2, prominent }
  /// The buttons of the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case pageCurl, close
  }
  /// The target; a weak reference.
  open weak var target: AnyObject?
  /// The selector that a press sends to the target.
  open var action: Selector?
  /// The action of a press, in place of the target.
  open var primaryAction: UIAction? { didSet { takeTitleAndImage() } }
  /// The menu of the button, and a view in place of the button.
  open var menu: UIMenu?, customView: UIView?
  /// The button of the system that this is; `nil` if it is the app's own.
  open internal(set) var systemItem: SystemItem?
  /// True if a press toggles the selection.
  open var changesSelectionAsPrimaryAction = false
  /// True while the button is selected, or hidden.
  open var isSelected = false, isHidden = false
  /// Stored only, without effect.
  open var style: Style = .plain, tintColor: UIColor?, width: CGFloat = 0, possibleTitles: Set<String>?
  /// Makes a button with an image and a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// Makes a button with a title and a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.target = target.map { $0 as AnyObject }
    (self.action, self.style) = (action, style)
  }
  /// Makes a button of the system with a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    let style: Style = systemItem == .done || systemItem == .save ? .done : .plain
    self.init(title: nil, style: style, target: target, action: action)
    self.systemItem = systemItem
  }
  /// Makes a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Makes a button of the system with an action or a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Makes a button with an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image, self.primaryAction, self.menu) = (title, image, primaryAction, menu)
    // Property observers do not run in an initializer of the class.
    takeTitleAndImage()
  }
  /// Makes a button with a target and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }
  private func takeTitleAndImage() {
    title = title ?? primaryAction?.title.nonEmpty
    image = image ?? primaryAction?.image
  }
  /// Does nothing.
  open func setBackgroundImage(_: UIImage?, for: UIControl.State, barMetrics: UIBarMetrics) {}
  /// A gap of a fixed width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  /// A gap that takes the remaining room.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// Presses the button as a person does; false if it cannot be used or does nothing.
  @discardableResult public func press() -> Bool {
    guard isEnabled, !isHidden else { return false }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.choose(sender: self) }
    if let control = customView as? UIControl { return control.press() }
    return TargetAction(target: target, action: action).send(from: self)
  }
}
