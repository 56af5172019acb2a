/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  class override var natural: NaturalAccessibility { .init(isElement: true, traits: .staticText) }
  /// The text; setting it drops the attributes.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// Stored only, without effect.
  open var textColor: UIColor? = .label, textAlignment: NSTextAlignment = .natural,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    isEnabled = true, numberOfLines = 1, highlightedTextColor: UIColor?, isHighlighted = false,
    shadowColor: UIColor?,
    shadowOffset = CGSize.zero, adjustsFontSizeToFitWidth = false, minimumScaleFactor: CGFloat = 0,
    adjustsFontForContentSizeCategory = false, preferredMaxLayoutWidth: CGFloat = 0,
    allowsDefaultTighteningForTruncation = false
}
