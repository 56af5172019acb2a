/// The looks of a bar; stored only.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Colours and images.
  open var backgroundColor: UIColor?, backgroundImage: UIImage?, shadowColor: UIColor?, shadowImage: UIImage?
  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
}

/// The looks of a navigation bar; stored only.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:],
    largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(), backButtonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The looks of a toolbar; stored only.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// The looks of a tab bar; stored only.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The looks of the tabs.
  open var stackedLayoutAppearance = UIBarButtonItemAppearance(),
    inlineLayoutAppearance = UIBarButtonItemAppearance()
}

/// The looks of the buttons or tabs of a bar; stored only.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The looks of a button or tab in one state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// The attributes of the title, and the colour of the image.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:], iconColor: UIColor?
  }
  /// The looks by state.
  public let normal = StateAppearance(), selected = StateAppearance(), highlighted = StateAppearance()
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// The height of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
