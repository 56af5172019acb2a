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
public enum NSUnderlineStyle: Int, Sendable { case single = 1, thick, double = 9 }

/// The style of a paragraph; stored as an attribute.
open class NSParagraphStyle: NSObject {
  /// Stored only, without effect.
  open var alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping,
    lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, headIndent: CGFloat = 0,
    firstLineHeadIndent: CGFloat = 0, lineHeightMultiple: CGFloat = 0
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
