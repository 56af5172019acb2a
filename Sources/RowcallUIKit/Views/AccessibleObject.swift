/// The base of everything that a screen reader can reach, with the accessibility properties that the author set.
@preconcurrency @MainActor open class AccessibleObject: NSObject {
  /// The defaults of a kind of element, before the author sets anything.
  class var natural: NaturalAccessibility { NaturalAccessibility() }
  /// Makes an element with the traits of its kind.
  public override init() { super.init() }
  /// True if a screen reader stops here.
  open lazy var isAccessibilityElement: Bool = Self.natural.isElement
  /// The traits; by default those of its kind.
  open lazy var accessibilityTraits: UIAccessibilityTraits = Self.natural.traits
  /// The label, value and hint that the author gave.
  open var accessibilityLabel: String?, accessibilityValue: String?, accessibilityHint: String?
  /// The name with attributes; setting it sets the plain name too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    didSet { accessibilityLabel = accessibilityAttributedLabel?.string }
  }
  /// The identifier for tests, and the language of the texts as a BCP 47 tag.
  open var accessibilityIdentifier: String?, accessibilityLanguage: String?
  /// True if screen readers skip the content.
  open var accessibilityElementsHidden = false
  /// The children in the order of the author; `nil` means the order of the views.
  open var accessibilityElements: [Any]?
  /// The custom actions.
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

/// The defaults of a kind of element, before the author sets anything.
struct NaturalAccessibility {
  var isElement = false
  var traits: UIAccessibilityTraits = []
}

extension AccessibleObject {
  /// The properties of this element that differ from the defaults of its kind.
  var authoredAccessibility: AuthoredAccessibility {
    var authored = AuthoredAccessibility()
    let natural = Self.natural
    if isAccessibilityElement != natural.isElement { authored.isElement = isAccessibilityElement }
    if accessibilityTraits != natural.traits { authored.traits = accessibilityTraits }
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
