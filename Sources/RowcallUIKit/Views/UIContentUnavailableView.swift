/// A view in place of content that is not there.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// The text and the secondary text, as a listener finds them.
  private let labels = (title: UILabel(), detail: UILabel())

  /// What the view shows; a configuration of another type leaves the texts empty.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// Makes a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for label in [labels.title, labels.detail] { addSubview(label) }
    show()
  }
  /// Makes a view that shows nothing; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
    for label in [labels.title, labels.detail] { addSubview(label) }
  }

  private func show() {
    let content = configuration as? UIContentUnavailableConfiguration
    labels.title.text = content?.attributedText?.string ?? content?.text
    labels.detail.text = content?.secondaryAttributedText?.string ?? content?.secondaryText
  }
}
