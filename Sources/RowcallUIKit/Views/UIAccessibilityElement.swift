/// Something that a listener finds where there is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  class override var natural: NaturalAccessibility { NaturalAccessibility(isElement: true) }

  /// The view or element that it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Where it lies in its container; kept.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// Makes an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
