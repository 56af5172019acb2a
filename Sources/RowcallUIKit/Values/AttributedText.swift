extension NSAttributedString.Key {
  /// Attributes of how text looks.
  public static let font = Self("NSFont"), paragraphStyle = Self("NSParagraphStyle"),
    foregroundColor = Self("NSColor"), backgroundColor = Self("NSBackgroundColor"), kern = Self("NSKern"),
    strikethroughStyle = Self("NSStrikethrough"), strikethroughColor = Self("NSStrikethroughColor"),
    underlineStyle = Self("NSUnderline"), link = Self("NSLink")
  /// Attributes of how text is spoken.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage"),
    accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch"),
    accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation"),
    accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
}

/// The style of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Members with the same values as on a phone.
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2), double = Self(rawValue: 9)
}

/// The style of a paragraph; stored as an attribute.
open class NSParagraphStyle: NSObject {
  /// The alignment of lines.
  open var alignment: NSTextAlignment = .natural
  /// Where lines are broken or truncated.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The distance between lines in points.
  open var lineSpacing: CGFloat = 0
  /// The distance after the paragraph in points.
  open var paragraphSpacing: CGFloat = 0
  /// The indentation of lines but the first, in points.
  open var headIndent: CGFloat = 0
  /// The indentation of the first line in points.
  open var firstLineHeadIndent: CGFloat = 0
  /// The factor of the line height; 0 for none.
  open var lineHeightMultiple: CGFloat = 0
  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// Makes the default style.
  public override init() { super.init() }
  /// A copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    (copy.alignment, copy.lineBreakMode) = (alignment, lineBreakMode)
    (copy.lineSpacing, copy.paragraphSpacing) = (lineSpacing, paragraphSpacing)
    (copy.headIndent, copy.firstLineHeadIndent) = (headIndent, firstLineHeadIndent)
    copy.lineHeightMultiple = lineHeightMultiple
    return copy
  }
}

/// A style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// Where lines are broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
