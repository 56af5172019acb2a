/// A bar of tools.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons, in order.
  open var items: [UIBarButtonItem]?
  /// True if something shines through; kept.
  open var isTranslucent = true
  /// The colour of the bar; kept.
  open var barTintColor: UIColor?
  /// The style of the bar; kept.
  open var barStyle: UIBarStyle = .default
  /// How the bar looks; kept.
  open var standardAppearance = UIToolbarAppearance()

  /// How the bar looks at the end of the content; kept.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// How the bar looks when it is low; kept.
  open var compactAppearance: UIToolbarAppearance?
  /// Who says where the bar is; not kept alive.
  open weak var delegate: (any UIToolbarDelegate)?
  private var backgrounds = KeptPictures()
  private var shadows: [UIBarPosition: UIImage] = [:]

  /// Keeps the picture behind the buttons; the place of the bar is accepted.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[.normal, barMetrics] = backgroundImage
  }
  /// The picture behind the buttons.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[.normal, barMetrics] }
  /// Keeps the line at the edge.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
  }
  /// The line at the edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // What apps set for all bars; bound to the main actor.
  private static let shared = UIToolbar()
  /// What apps set for all bars; kept in one place, and no bar takes it over.
  public static func appearance() -> UIToolbar { shared }
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// What is somewhere on the screen as bars are.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

extension UIToolbar: UIBarPositioning {
  /// Where the bar is: at the bottom, unless the delegate says otherwise.
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
}
extension UINavigationBar: UIBarPositioning {
  /// Where the bar is: at the top.
  public var barPosition: UIBarPosition { .top }
}

/// Who says where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is; anywhere unless the app says otherwise.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
/// Who says where a bar of tools is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
