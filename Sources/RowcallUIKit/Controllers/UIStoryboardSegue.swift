/// A way from one screen to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the way.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let handler: () -> Void

  /// Keeps a way that a subclass goes itself.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = {}
    super.init()
  }
  /// Keeps a way and how it is gone.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes the way.
  open func perform() { handler() }
}

/// Where a segue leads and how it gets there.
struct SegueRoute {
  let isModal: Bool
  let destination: () -> UIViewController
}

extension UIViewController {
  /// Says where a segue leads, as a storyboard would: `performSegue(withIdentifier:sender:)` then prepares and shows it.
  ///
  /// The destination is pushed, or presented if `modally` is true.
  public func provideSegue(
    _ identifier: String, modally: Bool = false, to destination: @escaping () -> UIViewController
  ) { presentation.segues[identifier] = SegueRoute(isModal: modally, destination: destination) }

  /// Goes where a segue leads; one that nobody provided leads nowhere and is kept among the unanswered actions.
  func follow(_ identifier: String, sender: Any?) {
    guard let route = presentation.segues[identifier] else {
      UIApplication.shared.unansweredActions.append(
        UnansweredAction(selector: Selector(identifier), sender: self))
      return
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
