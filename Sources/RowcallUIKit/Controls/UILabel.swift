/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  class override var natural: NaturalAccessibility {
    NaturalAccessibility(isElement: true, traits: .staticText)
  }

  /// The text, or `nil` if there is none; setting it drops the attributes.
  open var text: String? {
    get { keptText?.string }
    set { keptText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with attributes; `nil` if there is none.
  open var attributedText: NSAttributedString? {
    get { keptText }
    set { keptText = newValue }
  }
  private var keptText: NSAttributedString?

  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// How lines lie.
  open var textAlignment: NSTextAlignment = .natural
  /// Where lines are broken or cut.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// How lines are broken more finely; kept.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// The most lines that are shown; 0 for as many as there are.
  open var numberOfLines = 1
  /// False if the text is shown as out of use.
  open var isEnabled = true
  /// True while the label is highlighted.
  open var isHighlighted = false
  /// True if letters shrink to fit; kept.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest share that letters shrink to; kept.
  open var minimumScaleFactor: CGFloat = 0
  /// True if letters move closer before the text is cut; kept.
  open var allowsDefaultTighteningForTruncation = false
  /// Where letters stay when they shrink; kept.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// The width that lines are broken at, in points; kept.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The colour of the text's shadow.
  open var shadowColor: UIColor?
  /// Where the text's shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// True if the font follows the size that the person chose; kept.
  open var adjustsFontForContentSizeCategory = false

  /// Makes an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Makes an empty label; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Never called here: nothing is drawn.
  open func drawText(in rect: CGRect) {}
  /// The rectangle that text would fill: the whole of it, as nothing is measured.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
}

/// Where letters stay when they shrink.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
