/// What the author of a cell or element set by hand for accessibility; `nil` means that nothing was said.
///
/// The engine only keeps it. The layer that builds accessible elements takes it before anything it derives.
public struct AuthoredAccessibility: Hashable, Sendable {
  /// Whether this is one accessible element; a cell that is none lets its elements speak for themselves.
  public var isElement: Bool?
  /// The accessible name.
  public var label: String?
  /// The value, such as "on" or "40 percent".
  public var value: String?
  /// What happens when the element is operated.
  public var hint: String?
  /// The traits, in place of those that the kind of element has by itself.
  public var traits: AuthoredTraits?
  /// The language of the texts as a BCP 47 tag, such as `de-CH`.
  public var language: String?
  /// A name for tests, never spoken.
  public var identifier: String?
  /// Whether this element and everything inside it is hidden from listeners.
  public var isHidden = false
  /// The elements of a cell in reading order; `nil`: all of them, as in the content.
  ///
  /// What it leaves out is not there for a listener.
  public var elementOrder: [ElementID]?
  /// The names of the actions that the author added.
  public var customActions: [String] = []

  /// Makes an empty set of statements.
  public init() {}
}

/// The traits that an author can set, by the names that app authors know.
public struct AuthoredTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Can be pressed.
  public static let button = Self(rawValue: 1 << 0)
  /// Leads to a page.
  public static let link = Self(rawValue: 1 << 1)
  /// Shows a picture.
  public static let image = Self(rawValue: 1 << 2)
  /// Is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// Makes a sound of its own when pressed.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Is a text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// Sums up the state when the screen appears.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// Cannot be operated.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Changes too often to be read at each change.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// Is a field for searching.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Starts sound or video, during which nothing should be spoken.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Has a value that goes up and down.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// Takes touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// Turns the page when its end is reached.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// Holds the tabs of a tab bar.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// Divides the content and names what follows.
  public static let header = Self(rawValue: 1 << 16)
  /// Can be switched on and off.
  public static let toggleButton = Self(rawValue: 1 << 17)
}
