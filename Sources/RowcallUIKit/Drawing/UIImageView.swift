/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  class override var natural: NaturalAccessibility { NaturalAccessibility(traits: .image) }

  /// The picture; `nil` if there is none.
  open var image: UIImage?
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  /// True while the view is highlighted.
  open var isHighlighted = false
  /// The pictures that follow one another; kept.
  open var animationImages: [UIImage]?
  /// How a symbol is drawn here; kept.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Makes a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Makes a view with a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  /// Makes a view with two pictures.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  /// Makes a view without a picture; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Accepted: pictures do not move.
  open func startAnimating() {}
  /// Accepted: pictures do not move.
  open func stopAnimating() {}
}
