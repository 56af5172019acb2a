extension UIFont {
  /// How heavy letters are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Makes a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Self(rawValue: -0.8)
    /// Very light.
    public static let thin = Self(rawValue: -0.6)
    /// Light.
    public static let light = Self(rawValue: -0.4)
    /// The usual.
    public static let regular = Self(rawValue: 0)
    /// A little heavier than usual.
    public static let medium = Self(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Self(rawValue: 0.3)
    /// Bold.
    public static let bold = Self(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Self(rawValue: 0.56)
    /// The heaviest.
    public static let black = Self(rawValue: 0.62)
  }

  /// How wide letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Makes a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow.
    public static let condensed = Self(rawValue: -0.2)
    /// The usual.
    public static let standard = Self(rawValue: 0)
    /// Wide.
    public static let expanded = Self(rawValue: 0.2)
  }

  /// What a text is in a page.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Makes a style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest title.
    public static let largeTitle = Self(rawValue: "largeTitle")
    /// A title of the first rank.
    public static let title1 = Self(rawValue: "title1")
    /// A title of the second rank.
    public static let title2 = Self(rawValue: "title2")
    /// A title of the third rank.
    public static let title3 = Self(rawValue: "title3")
    /// The head of a paragraph.
    public static let headline = Self(rawValue: "headline")
    /// The line below a head.
    public static let subheadline = Self(rawValue: "subheadline")
    /// The text itself.
    public static let body = Self(rawValue: "body")
    /// Something that stands out.
    public static let callout = Self(rawValue: "callout")
    /// A footnote.
    public static let footnote = Self(rawValue: "footnote")
    /// A caption of the first rank.
    public static let caption1 = Self(rawValue: "caption1")
    /// A caption of the second rank.
    public static let caption2 = Self(rawValue: "caption2")

    /// The size at the usual setting, in points.
    var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
