/// A button or tab of a bar.
@preconcurrency @MainActor open class UIBarItem: AccessibleObject {
  class override var natural: NaturalAccessibility { NaturalAccessibility(isElement: true, traits: .button) }

  /// What the item is called.
  open var title: String?
  /// The picture of the item.
  open var image: UIImage?
  /// The picture of the item on a screen that lies on its side; kept.
  open var landscapeImagePhone: UIImage?
  /// False if the item cannot be used.
  open var isEnabled = true
  /// A number that the app finds the item by.
  open var tag = 0
  /// Distances of the picture from the edges; kept.
  open var imageInsets: UIEdgeInsets = .zero
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an item without a title.
  public override init() { super.init() }
  /// Makes an item; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Keeps how the title looks in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
  /// How the title looks in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}
