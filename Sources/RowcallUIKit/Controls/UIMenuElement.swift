/// Something that a menu shows: an action or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not to be used.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// Not there.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable { case off, on, mixed }

  /// What the element is called.
  open internal(set) var title: String
  /// A second line below the title.
  open var subtitle: String?
  /// The picture beside the title.
  open internal(set) var image: UIImage?
  /// A name for tests, never spoken.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
