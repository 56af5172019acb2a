/// The view of a standard row's content.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// What the view shows; one of another kind than `UIListContentConfiguration` is not shown.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let imageView = UIImageView()

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    [imageView, textLabel, secondaryTextLabel].forEach(addSubview)
    show()
  }

  /// Makes a view that shows an empty row; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  /// The place of the text; `nil` while there is none.
  open var textLayoutGuide: UILayoutGuide? { textLabel.text == nil ? nil : UILayoutGuide() }
  /// The place of the secondary text; `nil` while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryTextLabel.text == nil ? nil : UILayoutGuide() }
  /// The place of the image; `nil` while there is none.
  open var imageLayoutGuide: UILayoutGuide? { imageView.image == nil ? nil : UILayoutGuide() }

  private func show() {
    guard let configuration = configuration as? UIListContentConfiguration else { return }
    textLabel.text = configuration.title
    secondaryTextLabel.text = configuration.detail
    imageView.image = configuration.image
  }
}
