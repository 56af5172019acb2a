/// A file of screens, which cannot be read here: tests and drivers say by name what it would make.
///
/// A screen that nobody provided is a plain `UIViewController`, and its name is kept in ``missing``; code that goes on
/// with `as!` would stop there, so provide it first:
/// ```swift
/// UIStoryboard.provide("Detail", in: "Main") { DetailViewController() }
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The name of the file.
  public let name: String

  /// The names that were asked for and that nobody provided, as "file/identifier", in order.
  public static var missing: [String] { UIApplication.shared.storyboards.missing }

  /// Names a file; nothing is read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says what the file makes for an identifier; an identifier of `nil` stands for the first screen.
  public static func provide(
    _ identifier: String?, in name: String, make: @escaping () -> UIViewController
  ) { UIApplication.shared.storyboards.providers[SceneName(storyboard: name, identifier: identifier)] = make }

  /// Makes the screen that was provided for the identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    provided(identifier) ?? missingScreen(identifier)
  }
  /// Makes the screen that was provided for the identifier, if it is of the wanted class; the coder is never used.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    if let screen = provided(identifier) as? ViewController { return screen }
    _ = missingScreen(identifier)
    return nil
  }
  /// Makes the first screen; `nil` if nobody provided it.
  open func instantiateInitialViewController() -> UIViewController? { provided(nil) }

  private func provided(_ identifier: String?) -> UIViewController? {
    let wanted = SceneName(storyboard: name, identifier: identifier)
    let screen = UIApplication.shared.storyboards.providers[wanted]?()
    screen?.storyboard = self
    return screen
  }

  private func missingScreen(_ identifier: String) -> UIViewController {
    UIApplication.shared.storyboards.missing.append("\(name)/\(identifier)")
    return UIViewController()
  }
}

/// The screens that stand in for those of storyboards.
struct StoryboardScreens {
  var providers: [SceneName: () -> UIViewController] = [:]
  var missing: [String] = []
}

/// The name of a screen in a file.
struct SceneName: Hashable {
  let storyboard: String
  let identifier: String?
}

/// A file of views; kept by its name, and nothing is read.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The name of the file.
  public let name: String

  /// Names a file; nothing is read.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  /// Makes nothing, as nothing is read.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any]
  { [] }
}

extension Bundle {
  /// Makes nothing, as no file of views can be read here.
  @MainActor @discardableResult public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { nil }
}
