/// A control that is pressed.
@preconcurrency @MainActor open class UIButton: UIControl {
  class override var natural: NaturalAccessibility { NaturalAccessibility(isElement: true, traits: .button) }
  /// The kind of the button.
  open private(set) var buttonType: ButtonType = .custom
  /// The configuration; `nil` if the app sets titles by state.
  open var configuration: Configuration? { didSet { showTitle() } }
  /// Called when the configuration should follow the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The menu of the button.
  open var menu: UIMenu?
  /// True if a press toggles the selection, or a choice from the menu stays checked.
  open var changesSelectionAsPrimaryAction = false
  /// Stored only, without effect.
  open var contentEdgeInsets: UIEdgeInsets = .zero, titleEdgeInsets: UIEdgeInsets = .zero,
    imageEdgeInsets: UIEdgeInsets = .zero
  private var faces: [UInt: ButtonFace] = [:]
  private lazy var label = part(UILabel())
  private lazy var imagePart = part(UIImageView())
  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// Makes a button with the title, the image and the effect of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  /// Makes a button of a configuration, with the effect of an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    // An initializer of the class does not wake its observers.
    showTitle()
  }
  private func part<Part: UIView>(_ part: Part) -> Part {
    part.isAccessibilityElement = false
    addSubview(part)
    return part
  }
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      setTitle(action.title.nonEmpty, for: .normal)
      setImage(action.image, for: .normal)
    } else {
      if configuration?.title == nil { configuration?.title = action.title.nonEmpty }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }
  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { imagePart }
  private func face<Part>(_ state: State, _ part: KeyPath<ButtonFace, Part?>) -> Part? {
    faces[state.rawValue]?[keyPath: part] ?? faces[State.normal.rawValue]?[keyPath: part]
  }
  private func change<Part>(_ state: State, _ part: WritableKeyPath<ButtonFace, Part?>, to new: Part?) {
    faces[state.rawValue, default: ButtonFace()][keyPath: part] = new
    showTitle()
  }
  private func showTitle() {
    label.attributedText = currentAttributedTitle ?? currentTitle.map { NSAttributedString(string: $0) }
    label.textColor = currentTitleColor
    imagePart.image = currentImage
  }
  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { change(state, \.title, to: title) }
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ new: NSAttributedString?, for state: State) {
    change(state, \.attributedTitle, to: new)
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state, \.titleColor, to: color) }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state, \.image, to: image) }
  /// The title for a state: that of the normal state if there is none.
  open func title(for state: State) -> String? { face(state, \.title) }
  /// The current title, be it of the configuration or of the state.
  open var currentTitle: String? {
    configuration?.title ?? title(for: state) ?? currentAttributedTitle?.string
  }
  /// The current title with attributes.
  open var currentAttributedTitle: NSAttributedString? { face(state, \.attributedTitle) }
  /// The colour of the current title.
  open var currentTitleColor: UIColor { face(state, \.titleColor) ?? .white }
  /// The current image, be it of the configuration or of the state.
  open var currentImage: UIImage? { configuration?.image ?? face(state, \.image) }
  /// False if the button cannot be used.
  open override var isEnabled: Bool { didSet { stateChanged() } }
  /// True while the button is chosen.
  open override var isSelected: Bool { didSet { stateChanged() } }
  /// True while the button is pressed.
  open override var isHighlighted: Bool { didSet { stateChanged() } }
  private func stateChanged() {
    setNeedsUpdateConfiguration()
    showTitle()
  }
  /// Updates the configuration at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Called when the configuration should follow the state; calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Presses the button as a person does: shows the menu if a press does so, or else notifies the app.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    guard isEnabled, action == .press else { return false }
    if menu != nil, showsMenuAsPrimaryAction {
      sendActions(for: .menuActionTriggered)
      return true
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    return super.operate(action)
  }
  /// Chooses an action of the menu by its title as a person does; false if none can be used.
  @discardableResult public func choose(_ title: String) -> Bool {
    guard isEnabled, let menu, let action = menu.actions.first(where: { $0.title == title }) else {
      return false
    }
    guard action.choose(sender: self) else { return false }
    if changesSelectionAsPrimaryAction {
      for other in menu.actions { other.state = other === action ? .on : .off }
    }
    return true
  }
}

/// The title and image of a button in one state.
struct ButtonFace {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
}

extension UIButton {
  /// The title, image and looks of a button as one value; looks are stored only.
  public struct Configuration {
    /// The shape of the corners.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// The size of a button.
    public enum Size: Int, Sendable { case mini, small, medium, large }
    /// The title; setting it drops the attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The line below the title, and the image.
    public var subtitle: String?, image: UIImage?
    /// Stored only, without effect.
    public var imagePlacement: NSDirectionalRectEdge = .leading, imagePadding: CGFloat = 0,
      contentInsets = NSDirectionalEdgeInsets.zero, cornerStyle: CornerStyle = .dynamic,
      buttonSize: Size = .medium, baseForegroundColor: UIColor?, baseBackgroundColor: UIColor?,
      showsActivityIndicator = false, preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Only a title.
    public static func plain() -> Configuration { Configuration() }
    /// A title on a pale background.
    public static func tinted() -> Configuration { Configuration() }
    /// A title on grey.
    public static func gray() -> Configuration { Configuration() }
    /// A title on a filled background.
    public static func filled() -> Configuration { Configuration() }
    /// Only a title.
    public static func borderless() -> Configuration { Configuration() }
    /// A title in a border.
    public static func bordered() -> Configuration { Configuration() }
  }
  /// Called when a configuration should follow the state of its button.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The same as `system`.
    public static let roundedRect = ButtonType.system
  }
}
