/// How a paragraph is set, while it is being said.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How lines lie.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Where lines are broken or cut.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way text is written.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The distance after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.spacing }
    set { values.spacing = newValue }
  }
  /// The distance before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.spacingBefore }
    set { values.spacingBefore = newValue }
  }
  /// Where lines begin, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where the first line begins, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Where lines end, in points.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.lineHeights[0] }
    set { values.lineHeights[0] = newValue }
  }
  /// The greatest height of a line, in points; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { values.lineHeights[1] }
    set { values.lineHeights[1] = newValue }
  }
  /// What the height of a line is multiplied by.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeights[2] }
    set { values.lineHeights[2] = newValue }
  }
  /// How readily words are divided, from 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenation }
    set { values.hyphenation = newValue }
  }

  /// Takes over how another paragraph is set.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
