/// A title, a picture and what is done.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// A name by which one action takes the place of another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is known by.
  public let identifier: Identifier
  /// A longer title, for those who ask.
  open var discoverabilityTitle: String?
  /// How the action is shown.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is ticked.
  open var state: UIMenuElement.State
  /// Who sent the action last.
  open private(set) weak var sender: AnyObject?
  let handler: (UIAction) -> Void

  /// What the action is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Keeps all that is said of an action; one without an identifier gets its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Does what the action does.
  func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  /// Does what a listener who picks the action does; false if it cannot be used.
  @discardableResult public func choose(sender: AnyObject? = nil) -> Bool {
    guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    run(from: sender)
    return true
  }
}

/// Does what an action does, when it is asked to.
public typealias UIActionHandler = (UIAction) -> Void
