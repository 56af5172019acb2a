/// The content of a standard row: an image, a text and a secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The texts, plain or with attributes, which take the place of the plain ones; `nil` for none.
  public var text: String?, attributedText: NSAttributedString?, secondaryText: String?,
    secondaryAttributedText: NSAttributedString?
  /// The image; `nil` for none.
  public var image: UIImage?
  /// True if the secondary text is next to the text, as its value.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Stored only, without effect.
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties(),
    imageProperties = ImageProperties(), directionalLayoutMargins = NSDirectionalEdgeInsets.zero,
    imageToTextPadding: CGFloat = 16, textToSecondaryTextHorizontalPadding: CGFloat = 6,
    textToSecondaryTextVerticalPadding: CGFloat = 3, alpha: CGFloat = 1
  /// The style whose order of title and detail is that of this configuration.
  var style: CellStyle
  init(_ style: CellStyle) {
    self.style = style
    prefersSideBySideTextAndSecondaryText = style == .value1
  }
  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same configuration: its looks are not drawn, and so do not follow the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
  /// The text of the title as it is read.
  var title: String? { attributedText?.string ?? text }
  /// The text of the detail as it is read.
  var detail: String? { secondaryAttributedText?.string ?? secondaryText }
  /// The style, with regard to what was changed after the configuration was made.
  var layout: CellStyle {
    guard detail != nil else { return style == .value2 ? .value2 : .default }
    return prefersSideBySideTextAndSecondaryText ? (style == .value2 ? .value2 : .value1) : .subtitle
  }
}

extension UIListContentConfiguration {
  /// A row of a list: the secondary text below the text.
  public static func cell() -> Self { Self(.default) }
  /// A row with the secondary text below the text.
  public static func subtitleCell() -> Self { Self(.subtitle) }
  /// A row with the secondary text next to the text, as its value.
  public static func valueCell() -> Self { Self(.value1) }
  /// The header of a plain list.
  public static func plainHeader() -> Self { Self(.default) }
  /// The header of a grouped list.
  public static func groupedHeader() -> Self { Self(.default) }
  static func standard(for style: CellStyle) -> Self { Self(style) }
  /// The looks of a text; stored only.
  @preconcurrency @MainActor public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Sendable { case natural, center, justified }
    /// A change of the letters.
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }
    /// Stored only, without effect.
    public var font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label,
      alignment = TextAlignment.natural, numberOfLines = 0, transform = TextTransform.none,
      lineBreakMode: NSLineBreakMode = .byTruncatingTail, adjustsFontForContentSizeCategory = true,
      adjustsFontSizeToFitWidth = false
  }
  /// The looks of an image; stored only.
  @preconcurrency @MainActor public struct ImageProperties {
    /// Stored only, without effect.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?, tintColor: UIColor?,
      cornerRadius: CGFloat = 0, maximumSize = CGSize.zero, reservedLayoutSize = CGSize.zero
  }
}

/// The view of a standard row's content.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// What the view shows; one of another kind than `UIListContentConfiguration` is not shown.
  open var configuration: any UIContentConfiguration = UIListContentConfiguration.cell() { didSet { show() } }
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let imageView = UIImageView()
  /// Makes a view that shows a configuration.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    [imageView, textLabel, secondaryTextLabel].forEach(addSubview)
    self.configuration = configuration
    show()
  }
  /// The guide of the text; `nil` while there is none.
  open var textLayoutGuide: UILayoutGuide? { textLabel.text == nil ? nil : textLabel.layoutMarginsGuide }
  private func show() {
    guard let configuration = configuration as? UIListContentConfiguration else { return }
    textLabel.text = configuration.title
    secondaryTextLabel.text = configuration.detail
    imageView.image = configuration.image
  }
}
