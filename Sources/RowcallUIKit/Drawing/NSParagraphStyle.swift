/// How lines lie.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where lines are broken or cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Which way text is written.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// How a paragraph is set; kept as an attribute of text.
open class NSParagraphStyle: NSObject {
  /// How lines are broken more finely.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, with the same values as on a phone.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Moves words down so that none stands alone.
    public static let pushOut = Self(rawValue: 1 << 0)
    /// Keeps Korean words whole.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)
    /// As the system's labels do.
    public static let standard = Self(rawValue: 0xFFFF)
  }

  struct Values: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var direction: NSWritingDirection = .natural
    var lineSpacing: CGFloat = 0
    var spacing: CGFloat = 0
    var spacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineHeights: [CGFloat] = [0, 0, 0]
    var hyphenation: Float = 0
  }

  var values = Values()

  /// A paragraph as it is set by itself.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// Makes a paragraph as it is set by itself.
  public override init() { super.init() }

  /// How lines lie.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines are broken or cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way text is written.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.spacing }
  /// The distance before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.spacingBefore }
  /// Where lines begin, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where the first line begins, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where lines end, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.lineHeights[0] }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.lineHeights[1] }
  /// What the height of a line is multiplied by.
  open var lineHeightMultiple: CGFloat { values.lineHeights[2] }
  /// How readily words are divided, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenation }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// True if paragraphs are set alike.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// Follows from how the paragraph is set.
  open override var hash: Int { values.hashValue }
}
