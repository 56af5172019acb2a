/// A list of actions and menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu is shown in another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In line with what is around.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// One of its actions is ticked at a time.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// In rows of symbols.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }

  /// A name that a menu is found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The size of the elements.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  /// What the menu is known by.
  public let identifier: Identifier
  /// How the menu is shown in another.
  public let options: Options
  /// What is in the menu, in order.
  public let children: [UIMenuElement]
  /// The size of the elements; kept.
  open var preferredElementSize: ElementSize = .automatic

  /// Keeps all that is said of a menu; one without an identifier gets its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
    self.preferredElementSize = preferredElementSize
  }

  /// The same menu with other content.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// Every action in the menu and in those inside, in order.
  public var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.actions }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }

  /// Every command in the menu and in those inside, in order.
  public var commands: [UICommand] {
    children.flatMap { child -> [UICommand] in
      if let menu = child as? UIMenu { return menu.commands }
      return (child as? UICommand).map { [$0] } ?? []
    }
  }

  /// The actions and commands that are ticked, in order.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }

  /// Does what a listener who picks an action or a command by its title does; false if none that is there can be used.
  @discardableResult public func choose(_ title: String, sender: AnyObject? = nil) -> Bool {
    if let action = actions.first(where: { $0.title == title }) { return action.choose(sender: sender) }
    return commands.first { $0.title == title }?.choose(sender: sender) ?? false
  }
}

/// An element that fetches what it shows; the elements are asked for at once and only once.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// The elements that were fetched.
  public private(set) var elements: [UIMenuElement] = []

  /// Fetches the elements.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", subtitle: nil, image: nil)
    elementProvider { [weak self] in self?.elements = $0 }
  }
}
