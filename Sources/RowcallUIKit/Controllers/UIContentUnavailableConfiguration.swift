/// What people see in place of content that is not there: a picture, a text and up to two buttons.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The picture; `nil` for none.
  public var image: UIImage?
  /// The text; `nil` for none.
  public var text: String?
  /// The text with attributes; it takes the place of the plain text.
  public var attributedText: NSAttributedString?
  /// The secondary text; `nil` for none.
  public var secondaryText: String?
  /// The secondary text with attributes; it takes the place of the plain secondary text.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks and the title of the button; kept.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The looks and the title of the second button; kept.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the picture looks; kept, not drawn.
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  /// How the text looks; kept, not drawn.
  public var textProperties = UIListContentConfiguration.TextProperties()
  /// How the secondary text looks; kept, not drawn.
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  /// What is behind the content; kept, not drawn.
  public var background = UIBackgroundConfiguration.clear()
  /// The margins around the content; kept, not drawn.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// True for what ``loading()`` makes, so that a test can tell it from ``empty()``.
  public let isLoading: Bool

  private init(isLoading: Bool = false) { self.isLoading = isLoading }

  /// A picture, a text and buttons, all to be set.
  public static func empty() -> Self { Self() }
  /// Something is being loaded.
  public static func loading() -> Self { Self(isLoading: true) }
  /// A search found nothing; the words are left to the app, as this module has none of its own.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    return configuration
  }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// The same configuration: its looks are not drawn, and so do not follow the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// What a button does.
  public struct ButtonProperties {
    /// What a press does; `nil` for nothing.
    public var primaryAction: UIAction?
    /// The menu that the button shows.
    public var menu: UIMenu?
    /// False if the button cannot be used.
    public var isEnabled = true
  }
}

/// What is known when an app says what people see in place of content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection
  /// The words that the screen is searched for; `nil` if nobody searches.
  public var searchText: String?
  private var facts: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a screen that nobody searches.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A fact of the app's own about the state; `nil` if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { facts[key] }
    set { facts[key] = newValue }
  }
}

extension UIViewController {
  /// What is known of the screen at present.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search = navigationItem.searchController
    state.searchText = search?.isActive == true ? search?.searchBar.text : nil
    return state
  }
}
