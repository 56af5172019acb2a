extension UIListContentConfiguration {
  /// How a text looks; kept, not drawn.
  @preconcurrency @MainActor public struct TextProperties {
    /// Where the text stands in its line.
    public enum TextAlignment: Sendable {
      /// At the start, or where the language wants it.
      case natural
      /// In the middle.
      case center
      /// Spread over the line.
      case justified
    }

    /// A change of the letters.
    public enum TextTransform: Sendable {
      /// As written.
      case none
      /// All letters large.
      case uppercase
      /// All letters small.
      case lowercase
      /// The first letter of each word large.
      case capitalized
    }

    /// The font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour.
    public var color: UIColor = .label
    /// Changes the colour with the state; never asked here.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where the text stands in its line.
    public var alignment = TextAlignment.natural
    /// How a text that is too long ends.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The number of lines, 0 for as many as are needed.
    public var numberOfLines = 0
    /// Whether a long text is set in smaller letters.
    public var adjustsFontSizeToFitWidth = false
    /// How small the letters may become, from 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are set closer in a long text.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the reader's choice of size.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the letters; not applied, because it is not heard.
    public var transform = TextTransform.none

    /// The colour that the text has in the end.
    public func resolvedColor() -> UIColor { color }
  }

  /// How an image looks; kept, not drawn.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The size that is left to the standard.
    public static let standardDimension: CGFloat = 0

    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template image.
    public var tintColor: UIColor?
    /// Changes the colour with the state; never asked here.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points, zero for none.
    public var maximumSize = CGSize.zero
    /// The size that is kept free in points, zero for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether colours are inverted where the reader wants that.
    public var accessibilityIgnoresInvertColors = false
  }
}

/// Changes a colour with the state of a view; never asked here.
public struct UIConfigurationColorTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor
  /// Keeps a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// The changed colour.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  /// Turns a colour into gray; here it leaves the colour as it is.
  public static let grayscale = Self { $0 }
  /// Lets the tint of the app through; here it leaves the colour as it is.
  public static let preferredTint = Self { $0 }
  /// Makes a tint a shade of gray; here it leaves the colour as it is.
  public static let monochromeTint = Self { $0 }
}
