/// A font as a value: stored and compared, never drawn.
open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant.
  /// The name, size, weight and traits of the font.
  public let fontDescriptor: UIFontDescriptor
  /// The text style of the font; `nil` if it was asked for by size.
  public let textStyle: TextStyle?
  init(_ descriptor: UIFontDescriptor, textStyle: TextStyle? = nil) {
    fontDescriptor = descriptor
    self.textStyle = textStyle
    super.init()
  }
  private convenience init(
    system size: CGFloat, weight: Weight = .regular, traits: UIFontDescriptor.SymbolicTraits = [],
    textStyle: TextStyle? = nil
  ) {
    let descriptor = UIFontDescriptor(name: "system", size: size, weight: weight, traits: traits)
    self.init(descriptor, textStyle: textStyle)
  }
  /// Makes a font by its name; every name counts as installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(UIFontDescriptor(name: fontName, size: fontSize))
  }
  /// Makes a font from a descriptor; a size of 0 means the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize == 0 ? descriptor : descriptor.withSize(pointSize))
  }
  /// The sizes of text in points.
  public static let labelFontSize: CGFloat = 17, buttonFontSize: CGFloat = 18, systemFontSize: CGFloat = 14,
    smallSystemFontSize: CGFloat = 12
  /// The system font with a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(system: fontSize, weight: weight)
  }
  /// The bold system font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size, weight: .bold) }
  /// The italic system font.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(system: size, traits: .traitItalic)
  }
  /// The system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: fontSize, weight: weight)
  }
  /// The system font with letters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: fontSize, weight: weight, traits: .traitMonoSpace)
  }
  /// The font of a text style; the traits are ignored.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let weight: Weight = style == .headline ? .semibold : .regular
    return UIFont(system: style.pointSize, weight: weight, textStyle: style)
  }
  /// The size in points.
  open var pointSize: CGFloat { fontDescriptor.pointSize }
  /// The name of the font.
  open var fontName: String { fontDescriptor.name }
  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontDescriptor.withSize(fontSize)) }
  /// True if descriptor and text style are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontDescriptor.values == fontDescriptor.values && other.textStyle == textStyle
  }
  /// Follows from the descriptor.
  open override var hash: Int { fontDescriptor.values.hashValue }
}

extension UIFont {
  /// The weight of letters, from -1 to 1.
  public enum Weight: CGFloat, Sendable {
    case ultraLight = -0.8, thin = -0.6, light = -0.4, regular = 0, medium = 0.23, semibold = 0.3
    case bold = 0.4, heavy = 0.56, black = 0.62
  }
  /// The purpose of a text.
  public enum TextStyle: String, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
    /// The size at the default content size category, in points.
    var pointSize: CGFloat {
      let sizes: [Self: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15,
        .footnote: 13, .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }
}

/// The name, size, weight and traits of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant.
  /// Traits of letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Members with the same values as on a phone.
    public static let traitItalic = Self(rawValue: 1 << 0), traitBold = Self(rawValue: 1 << 1),
      traitMonoSpace = Self(rawValue: 1 << 10)
  }
  let name: String
  let weight: UIFont.Weight
  /// The size in points.
  public let pointSize: CGFloat
  /// The traits; bold for heavy weights.
  public let symbolicTraits: SymbolicTraits
  init(name: String, size: CGFloat, weight: UIFont.Weight = .regular, traits: SymbolicTraits = []) {
    self.name = name
    self.weight = weight
    pointSize = size
    symbolicTraits = weight.rawValue >= UIFont.Weight.semibold.rawValue ? traits.union(.traitBold) : traits
    super.init()
  }
  /// The same in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: newPointSize, weight: weight, traits: symbolicTraits)
  }
  /// The same with other traits; never `nil`.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let weight: UIFont.Weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    return UIFontDescriptor(name: name, size: pointSize, weight: weight, traits: symbolicTraits)
  }
  fileprivate var values: [AnyHashable] { [name, pointSize, weight, symbolicTraits.rawValue] }
}

/// Scales fonts with the content size category, which is always the default one here.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: it stores nothing.
  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  /// The font, unchanged.
  open func scaledFont(for font: UIFont) -> UIFont { font }
}
