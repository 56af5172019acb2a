/// The root of everything that a screen reader can find: keeps what the author said about an element.
@preconcurrency @MainActor open class AccessibleObject: NSObject {
  /// What a kind of element is before its author says anything.
  class var natural: NaturalAccessibility { NaturalAccessibility() }
  /// Makes an element with the traits of its kind.
  public override init() { super.init() }
  /// True if a person stops here.
  open lazy var isAccessibilityElement: Bool = Self.natural.isElement
  /// What the element is and does; starts with what is natural for its kind.
  open lazy var accessibilityTraits: UIAccessibilityTraits = Self.natural.traits
  /// The name that the author gave.
  open var accessibilityLabel: String?
  /// The name with attributes; setting it sets the plain name too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    didSet { accessibilityLabel = accessibilityAttributedLabel?.string }
  }
  /// What happens when the element is used.
  open var accessibilityHint: String?
  /// The current value.
  open var accessibilityValue: String?
  /// A name for tests, never spoken.
  open var accessibilityIdentifier: String?
  /// The language of the texts, as a BCP 47 tag.
  open var accessibilityLanguage: String?
  /// True if nothing below this is found by a person.
  open var accessibilityElementsHidden = false
  /// The children in the order that the author set; `nil` means the order of the views.
  open var accessibilityElements: [Any]?
  /// The actions that a person finds beside the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Called when a person uses the element; true if it did something.
  open func accessibilityActivate() -> Bool { false }
  /// Called when a person steps the value up.
  open func accessibilityIncrement() {}
  /// Called when a person steps the value down.
  open func accessibilityDecrement() {}
  /// Never called here: nothing is loaded from nib files.
  open func awakeFromNib() {}
}

/// What a kind of element is before its author says anything.
struct NaturalAccessibility {
  var isElement = false
  var traits: UIAccessibilityTraits = []
}

extension AccessibleObject {
  /// What the author said about this element: everything that is not as it is by nature.
  var authoredAccessibility: AuthoredAccessibility {
    var authored = AuthoredAccessibility()
    let natural = Self.natural
    if isAccessibilityElement != natural.isElement { authored.isElement = isAccessibilityElement }
    if accessibilityTraits != natural.traits { authored.traits = AuthoredTraits(accessibilityTraits) }
    authored.label = accessibilityLabel
    authored.value = accessibilityValue
    authored.hint = accessibilityHint
    authored.language = accessibilityLanguage
    authored.identifier = accessibilityIdentifier
    authored.isHidden = accessibilityElementsHidden
    authored.customActions = (accessibilityCustomActions ?? []).map(\.name)
    return authored
  }
}

extension AuthoredTraits {
  /// The same traits: the bits that both know have the same values.
  init(_ traits: UIAccessibilityTraits) { self.init(rawValue: traits.rawValue) }
}
