/// A font; kept, compared, and drawn nowhere.
open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant.

  /// What the font is.
  public let fontDescriptor: UIFontDescriptor
  /// The style of text that the font was asked for; `nil` if it was asked for by size.
  public let textStyle: TextStyle?

  init(_ descriptor: UIFontDescriptor, textStyle: TextStyle? = nil) {
    fontDescriptor = descriptor
    self.textStyle = textStyle
    super.init()
  }
  /// Makes a font by its name, which is kept; every name is taken to be installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(UIFontDescriptor(name: fontName, size: fontSize))
  }
  /// Makes a font from what it is; a size of 0 keeps that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize == 0 ? descriptor : descriptor.withSize(pointSize))
  }

  /// The size of the usual text, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(UIFontDescriptor(name: systemName, size: fontSize))
  }
  /// The system's font with a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(UIFontDescriptor(name: systemName, size: fontSize, weight: weight))
  }
  /// The system's font with a weight and a width, which is accepted.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The system's bold font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's slanted font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(UIFontDescriptor(name: systemName, size: fontSize, symbolicTraits: .traitItalic))
  }
  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The system's font with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      UIFontDescriptor(name: systemName, size: fontSize, weight: weight, symbolicTraits: .traitMonoSpace))
  }
  /// The font of a style of text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      UIFontDescriptor(
        name: systemName, size: style.pointSize, weight: style == .headline ? .semibold : .regular),
      textStyle: style)
  }
  /// The font of a style of text; the traits are accepted.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  static let systemName = "system"

  /// The size, in points.
  open var pointSize: CGFloat { fontDescriptor.pointSize }
  /// The name of the font.
  open var fontName: String { fontDescriptor.name }
  /// The name of the family: that of the font.
  open var familyName: String { fontDescriptor.name }
  /// The height of a line, in points, as a share of the size.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// How far letters rise above the line, in points.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// How far letters hang below the line, in points; negative.
  open var descender: CGFloat { pointSize * -0.25 }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontDescriptor.withSize(fontSize)) }

  /// True if both are the same in every way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontDescriptor == fontDescriptor && other.textStyle == textStyle
  }
  /// Follows from the descriptor.
  open override var hash: Int { fontDescriptor.hash }
}
