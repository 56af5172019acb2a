/// A reusable view above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view was made; `nil` for one that is never reused.
  public private(set) var reuseIdentifier: String?
  /// The view that holds everything the app adds.
  open private(set) lazy var contentView: UIView = made(UIView())
  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = made(UILabel())
  /// The label of the detail.
  open private(set) lazy var detailTextLabel: UILabel? = made(UILabel())
  /// Stored only, without effect.
  open var backgroundView: UIView?, backgroundConfiguration: UIBackgroundConfiguration?
  /// What the view shows, as a value; it takes the place of the standard labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: contentView) }
  }
  /// Whether the content configuration follows the state by itself; accepted, because the state never changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Sets the configurations for a state; called when it is set.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Sets the configurations of a header or footer for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void
  var configuredContent = ConfiguredContent()
  /// Makes a view with the identifier of the queue that it goes back to.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Makes a view that is never reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Makes a view; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The state that configurations are made for.
  open var configurationState: UIViewConfigurationState { .init(traitCollection: traitCollection) }
  /// Called before a view that has been shown is given out again; never here, where each section gets a new one.
  open func prepareForReuse() {}
  /// Makes the configurations anew.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Sets the configurations for a state; override it to make them.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// The content configuration of a header, without any text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  private func made<Part: UIView>(_ part: Part) -> Part {
    addSubview(part)
    return part
  }
}
