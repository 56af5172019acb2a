/// An entry of a menu: an action or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Attributes of an entry.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Members with the same values as on a phone.
    public static let disabled = Self(rawValue: 1), destructive = Self(rawValue: 2),
      hidden = Self(rawValue: 4), keepsMenuPresented = Self(rawValue: 8)
  }
  /// Whether an entry is checked.
  public enum State: Int, Sendable { case off, on, mixed }
  /// The title, the line below it, the image, and the identifier for tests.
  open var title: String, subtitle: String?, image: UIImage?, accessibilityIdentifier: String?
  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// A title, an image and a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// A name by which one action replaces another.
  public typealias Identifier = String
  /// The name of the action.
  public let identifier: Identifier
  /// The attributes, and whether the action is checked.
  open var attributes: UIMenuElement.Attributes, state: UIMenuElement.State
  /// The object that ran the action last.
  open private(set) weak var sender: AnyObject?
  let handler: UIActionHandler
  /// Makes an action; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? UUID().uuidString
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }
  func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
  /// Chooses the action as a person does; false if it cannot be used.
  @discardableResult public func choose(sender: AnyObject? = nil) -> Bool {
    guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    run(from: sender)
    return true
  }
}

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A list of actions and menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu appears in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Members with the same values as on a phone.
    public static let displayInline = Self(rawValue: 1), destructive = Self(rawValue: 2),
      singleSelection = Self(rawValue: 32)
  }
  /// How the menu appears in another.
  public let options: Options
  /// The entries, in order.
  public let children: [UIMenuElement]
  /// Makes a menu; the identifier is ignored.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: String? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }
  /// All actions in the menu and in menus inside, in order.
  public var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? ($0 as? UIAction).map { [$0] } ?? [] }
  }
  /// Chooses an action by its title as a person does; false if none can be used.
  @discardableResult public func choose(_ title: String, sender: AnyObject? = nil) -> Bool {
    actions.first { $0.title == title }?.choose(sender: sender) ?? false
  }
}
