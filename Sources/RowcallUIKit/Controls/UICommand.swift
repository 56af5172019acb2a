/// An action that is called by name.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The name that is called.
  public let action: Selector
  /// What the app keeps with the command.
  public let propertyList: Any?
  /// What the command is while other keys are held; kept.
  public let alternates: [UICommandAlternate]
  /// A longer title, for those who ask.
  open var discoverabilityTitle: String?
  /// How the command is shown.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command is ticked.
  open var state: UIMenuElement.State

  /// What the command is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Keeps all that is said of a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Does what a listener who picks the command does: calls the first that answers names, from the first responder on.
  ///
  /// False if the command cannot be used or nobody answers.
  @discardableResult public func choose(sender: AnyObject? = nil) -> Bool {
    guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    let chain = sequence(first: UIApplication.shared.firstResponder, next: { $0?.next }).prefix { $0 != nil }
    let target = chain.first { $0 is any SelectorTarget } ?? nil
    return TargetAction(target: target, action: action).send(from: sender ?? self)
  }
}

/// What a command is while other keys are held; kept.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// What the command is called then.
  public let title: String
  /// The name that is called then.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// Keeps what the command is.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
