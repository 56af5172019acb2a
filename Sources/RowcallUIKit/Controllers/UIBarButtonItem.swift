/// A button of a bar; a listener's press is ``press()``.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// The same as done.
    public static let prominent = Style.done
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// Who is called by name.
  open weak var target: AnyObject?
  /// The name that is called.
  open var action: Selector?
  /// What a press does, when no name is called.
  open var primaryAction: UIAction? {
    didSet { takeLooks() }
  }
  /// The menu that the button shows.
  open var menu: UIMenu?
  /// How the button looks.
  open var style: Style = .plain
  /// The button of the system that this is; `nil` if it is the app's own.
  open internal(set) var systemItem: SystemItem?
  /// A view in place of the button.
  open var customView: UIView?
  /// The colour of the button.
  open var tintColor: UIColor?
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The titles that the button may get; kept.
  open var possibleTitles: Set<String>?
  /// True while the button is chosen.
  open var isSelected = false
  /// True if a press chooses the button or lets it go.
  open var changesSelectionAsPrimaryAction = false
  /// True if the button is not there.
  open var isHidden = false

  /// Makes a button without a title.
  public override init() { super.init() }
  /// Makes a button; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a button with a picture that calls a target by name.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    call(target, action, style: style)
  }
  /// Makes a button with two pictures that calls a target by name.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Makes a button with a title that calls a target by name.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    call(target, action, style: style)
  }
  /// Makes a button of the system that calls a target by name.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    call(target, action, style: systemItem == .done || systemItem == .save ? .done : .plain)
  }
  /// Makes a place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Makes a button of the system with an action or a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Makes a button with an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    // An initializer of the class does not wake its observers.
    takeLooks()
  }
  /// Makes a button that calls a target by name or shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }
  private func takeLooks() {
    if title == nil { title = primaryAction?.title.nonEmpty }
    if image == nil { image = primaryAction?.image }
  }
  private func call(_ target: Any?, _ action: Selector?, style: Style) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    self.style = style
  }

  private var backgrounds = KeptPictures()
  /// Keeps the picture behind the button in a state and a bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state, barMetrics] = backgroundImage
  }
  /// The picture behind the button in a state and a bar.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state, barMetrics]
  }

  /// A gap of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  /// A gap that takes what room there is.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Does what a listener's press does; false if the button cannot be used or does nothing.
  @discardableResult public func press() -> Bool {
    guard isEnabled, !isHidden else { return false }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.choose(sender: self) }
    if let control = customView as? UIControl { return control.press() }
    return TargetAction(target: target, action: action).send(from: self)
  }
}

extension String {
  /// The text, or `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
