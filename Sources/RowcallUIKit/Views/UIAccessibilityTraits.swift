/// What an element is and does, as far as one word says it; kept for a reader of the screen.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public var rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait at all.
  public static let none: Self = []
  /// It is pressed to do something.
  public static let button = Self(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = Self(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = Self(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = Self(rawValue: 1 << 3)
  /// It makes a sound of its own when used.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// It sums up the screen when the app starts.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// It cannot be used at present.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Its value changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// It takes the words of a search.
  public static let searchField = Self(rawValue: 1 << 10)
  /// It starts sound or film.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Its value is stepped up and down.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// It takes touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// It turns the page when it has been read.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// It heads what follows.
  public static let header = Self(rawValue: 1 << 16)
  /// It is switched on and off.
  public static let toggleButton = Self(rawValue: 1 << 17)
  /// Its content can be enlarged.
  public static let supportsZoom = Self(rawValue: 1 << 18)
}
