extension UIButton {
  /// What a button shows and how, all in one; kept.
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// How large the button is.
    public enum Size: Int, Sendable { case mini, small, medium, large }
    /// How the lines of the title lie.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The sign that a menu opens.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    /// How much the button stands out.
    enum Look: Sendable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let look: Look
    /// The title; setting it drops the attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The line below the title; setting it drops the attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The line below the title with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// Where the picture is beside the title.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the line below, in points.
    public var titlePadding: CGFloat = 1
    /// How the lines of the title lie.
    public var titleAlignment: TitleAlignment = .automatic
    /// Where the title is broken or cut.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Distances of the content from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is.
    public var buttonSize: Size = .medium
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// True if a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// The sign that a menu opens.
    public var indicator: Indicator = .automatic
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes how the title looks; kept.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes how the line below looks; kept.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    init(_ look: Look) { self.look = look }

    /// Only a title.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title on a pale colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A title on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title on a full colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Only a title.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A title in a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A title on a pale colour in a border.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// A title on a full colour in a border.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// Keeps the distances that the look has by itself; accepted.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    /// The same for the state of a button.
    public func updated(for button: UIButton) -> Configuration { self }
  }

  /// Called when a configuration is to follow the state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What kind of button there is.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain = 6
    case close = 7
    /// The same as of the system.
    public static let roundedRect = ButtonType.system
  }

  /// What a button means.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}

/// Edges of a rectangle by the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = Self(rawValue: 1)
  /// Where lines begin.
  public static let leading = Self(rawValue: 2)
  /// The bottom.
  public static let bottom = Self(rawValue: 4)
  /// Where lines end.
  public static let trailing = Self(rawValue: 8)
  /// All four.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// Changes how text looks; kept, and never called.
public struct UIConfigurationTextAttributesTransformer {
  /// What it does.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Keeps what it does.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
