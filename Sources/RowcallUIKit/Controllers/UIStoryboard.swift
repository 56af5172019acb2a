/// A file of screens, which is never read: provide a screen before code casts it, such as
/// `UIStoryboard.provide("Detail", in: "Main") { DetailViewController() }`.
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
  /// Provides the screen of an identifier; an identifier of `nil` means the first screen.
  public static func provide(_ identifier: String?, in name: String, make: @escaping () -> UIViewController) {
    UIApplication.shared.storyboards.providers["\(name)/\(identifier ?? "")"] = make
  }
  /// Makes the screen that was provided for the identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let screen = provided(identifier) { return screen }
    UIApplication.shared.storyboards.missing.append("\(name)/\(identifier)")
    return UIViewController()
  }
  /// Makes the first screen; `nil` if nobody provided it.
  open func instantiateInitialViewController() -> UIViewController? { provided("") }
  private func provided(_ identifier: String) -> UIViewController? {
    let screen = UIApplication.shared.storyboards.providers["\(name)/\(identifier)"]?()
    screen?.storyboard = self
    return screen
  }
}

/// The screens that take the place of those of storyboards, by "file/identifier".
struct StoryboardScreens {
  var providers: [String: () -> UIViewController] = [:]
  var missing: [String] = []
}

/// A file of views, which is never read.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The name of the file.
  public let name: String
  /// Names a file; nothing is read.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
}

/// A segue from one screen to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The screens where it begins and where it leads.
  public let source: UIViewController, destination: UIViewController
  private let handler: () -> Void
  /// Makes a segue with a closure that performs it.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void = {}
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }
  /// Performs the segue.
  open func perform() { handler() }
}

/// The destination of a segue, and how it is shown.
typealias SegueRoute = (isModal: Bool, destination: () -> UIViewController)

extension UIViewController {
  /// Provides the destination of a segue, as a storyboard would: `performSegue` prepares it, then pushes or presents it.
  public func provideSegue(
    _ identifier: String, modally: Bool = false, to destination: @escaping () -> UIViewController
  ) { presentation.segues[identifier] = (modally, destination) }
  /// Performs a segue; one that nobody provided is added to the unanswered actions.
  func follow(_ identifier: String, sender: Any?) {
    guard let route = presentation.segues[identifier] else {
      let missing = UnansweredAction(selector: Selector(identifier), sender: self)
      return UIApplication.shared.unansweredActions.append(missing)
    }
    let destination = route.destination()
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
      [weak self] in
      if route.isModal {
        self?.present(destination, animated: true)
      } else {
        self?.show(destination, sender: sender)
      }
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
