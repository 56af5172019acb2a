/// Shakes the device, of which there is none: everything is accepted.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Accepted: nothing shakes.
  open func prepare() {}
}

/// A knock.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard a knock is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Accepts how hard the knock is.
  public init(style: FeedbackStyle) { super.init() }
  /// Accepts how hard the knock is and the view that it is felt in.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  /// A knock of middling strength.
  public convenience override init() { self.init(style: .medium) }
  /// Accepted: nothing shakes.
  open func impactOccurred() {}
  /// Accepted: nothing shakes.
  open func impactOccurred(intensity: CGFloat) {}
  /// Accepted: nothing shakes.
  open func impactOccurred(at location: CGPoint) {}
  /// Accepted: nothing shakes.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A tick.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Accepted: nothing shakes.
  open func selectionChanged() {}
}

/// How something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Accepted: nothing shakes.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
