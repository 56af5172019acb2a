/// A control that is pressed.
@preconcurrency @MainActor open class UIButton: UIControl {
  class override var natural: NaturalAccessibility { NaturalAccessibility(isElement: true, traits: .button) }

  /// What kind of button this is.
  open private(set) var buttonType: ButtonType = .custom
  /// What is shown and how, all in one; `nil` if the app sets titles by state.
  open var configuration: Configuration? {
    didSet { showTitle() }
  }
  /// Called when the configuration is to follow the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// True if the configuration follows the state by itself; kept.
  open var automaticallyUpdatesConfiguration = true
  /// The menu of the button.
  open var menu: UIMenu?
  /// True if a press chooses the button or lets it go, or if a choice from the menu stays ticked.
  open var changesSelectionAsPrimaryAction = false
  /// What the button means in an alert; kept.
  open var role: Role = .normal
  /// Distances of the content from the edges; kept.
  open var contentEdgeInsets: UIEdgeInsets = .zero
  /// Distances of the title from the edges; kept.
  open var titleEdgeInsets: UIEdgeInsets = .zero
  /// Distances of the picture from the edges; kept.
  open var imageEdgeInsets: UIEdgeInsets = .zero
  /// True if the picture darkens when pressed; kept.
  open var adjustsImageWhenHighlighted = true
  /// True if the picture pales when the button is off; kept.
  open var adjustsImageWhenDisabled = true
  /// True if the button glows when pressed; kept.
  open var showsTouchWhenHighlighted = false
  /// True if a pointer has an effect; kept.
  open var isPointerInteractionEnabled = false

  private var faces: [UInt: ButtonFace] = [:]
  private let label = UILabel()
  private let picture = UIImageView()

  /// Makes a button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }
  /// Makes a button without a title; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }
  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// Makes a button with the title, the picture and the effect of an action.
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
  private func addParts() {
    label.isAccessibilityElement = false
    picture.isAccessibilityElement = false
    addSubview(picture)
    addSubview(label)
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
  /// The view of the picture.
  open var imageView: UIImageView? { picture }

  // MARK: What is shown in each state

  private func face<Part>(_ state: State, _ part: KeyPath<ButtonFace, Part?>) -> Part? {
    faces[state.rawValue]?[keyPath: part] ?? faces[State.normal.rawValue]?[keyPath: part]
  }
  private func change<Part>(_ state: State, _ part: WritableKeyPath<ButtonFace, Part?>, to new: Part?) {
    faces[state.rawValue, default: ButtonFace()][keyPath: part] = new
    showTitle()
  }
  private func showTitle() {
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    picture.image = currentImage
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { change(state, \.title, to: title) }
  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state, \.attributedTitle, to: title)
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state, \.titleColor, to: color) }
  /// Sets the colour of the title's shadow for a state; accepted.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state, \.image, to: image) }
  /// Sets the picture behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state, \.background, to: image) }
  /// Sets how a symbol is drawn in a state; accepted.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// The title for a state: that of the normal state if there is none.
  open func title(for state: State) -> String? { face(state, \.title) }
  /// The title with attributes for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { face(state, \.attributedTitle) }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { face(state, \.titleColor) }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { face(state, \.image) }
  /// The picture behind everything for a state.
  open func backgroundImage(for state: State) -> UIImage? { face(state, \.background) }

  /// The title at present, be it of the configuration or of the state.
  open var currentTitle: String? {
    configuration?.title ?? title(for: state) ?? currentAttributedTitle?.string
  }
  /// The title with attributes at present.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title at present.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The picture at present, be it of the configuration or of the state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

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

  /// Lets the configuration follow the state, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Called when the configuration is to follow the state; calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Use

  /// Does what a listener's press does: shows the menu if that is what a press does, or else tells everybody.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    guard isEnabled, action == .press else { return false }
    if menu != nil, showsMenuAsPrimaryAction {
      sendActions(for: .menuActionTriggered)
      return true
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    return super.operate(action)
  }

  /// Does what a listener who picks an action of the menu by its title does; false if there is none to be used.
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

/// What a button shows in one state.
struct ButtonFace {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var image: UIImage?
  var background: UIImage?
}
