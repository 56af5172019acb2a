/// The root of everything that a screen reader can find: keeps what the author said about an element.
///
/// UIKit adds these members to every `NSObject`, which Swift can only do with Objective-C; here they start one class
/// lower. Each holds what the author set, or `nil`: names made from texts and titles are the reader's business.
@preconcurrency @MainActor open class AccessibleObject: NSObject {
  /// What a kind of element is before its author says anything.
  class var natural: NaturalAccessibility { NaturalAccessibility() }

  /// Makes an element with the traits of its kind.
  public override init() { super.init() }

  /// True if a listener stops here.
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
  /// The hint with attributes; setting it sets the plain hint too.
  open var accessibilityAttributedHint: NSAttributedString? {
    didSet { accessibilityHint = accessibilityAttributedHint?.string }
  }
  /// The value at present.
  open var accessibilityValue: String?
  /// The value with attributes; setting it sets the plain value too.
  open var accessibilityAttributedValue: NSAttributedString? {
    didSet { accessibilityValue = accessibilityAttributedValue?.string }
  }

  /// A name for tests, never spoken.
  open var accessibilityIdentifier: String?
  /// The language of the texts, as a BCP 47 tag.
  open var accessibilityLanguage: String?
  /// Where the element lies on the screen; kept.
  open var accessibilityFrame: CGRect = .zero
  /// Where a tap would go; kept.
  open var accessibilityActivationPoint: CGPoint = .zero
  /// True if nothing below this is found by a listener.
  open var accessibilityElementsHidden = false
  /// True if nothing beside this is found by a listener.
  open var accessibilityViewIsModal = false
  /// True if the children are read before what lies beside them.
  open var shouldGroupAccessibilityChildren = false
  /// The names that a voice may call the element by.
  open var accessibilityUserInputLabels: [String] = []
  /// False if the element does nothing when used.
  open var accessibilityRespondsToUserInteraction = true
  /// What kind of container this is.
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  /// How a listener moves among the children.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  /// What kind of text this is.
  open var accessibilityTextualContext: UIAccessibilityTextualContext?

  /// The children in the order that the author set; `nil` means the order of the views.
  open var accessibilityElements: [Any]?
  /// The actions that a listener finds beside the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The ways to jump through the content that the author added.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?

  /// Whether a listener is at this element, as the driver of the screen said last.
  var isFocused = false

  /// Called when a listener uses the element; true if it did something.
  open func accessibilityActivate() -> Bool { false }
  /// Called when a listener steps the value up.
  open func accessibilityIncrement() {}
  /// Called when a listener steps the value down.
  open func accessibilityDecrement() {}
  /// Called when a listener scrolls; true if there was somewhere to go.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when a listener leaves a modal place; true if it was left.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for the app's main action; true if it did something.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when a listener arrives.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a listener leaves.
  open func accessibilityElementDidLoseFocus() {}
  /// True while a listener is here.
  open func accessibilityElementIsFocused() -> Bool { isFocused }

  /// How many children the author listed.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The child at a place counted from zero; `nil` outside the list.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
    return accessibilityElements[index]
  }
  /// The place of a child counted from zero; `NSNotFound` if it is not listed.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Never called here: nothing is loaded from nib files.
  open func awakeFromNib() {}
  /// Never called here: there is no interface builder.
  open func prepareForInterfaceBuilder() {}
}

/// What a kind of element is before its author says anything.
struct NaturalAccessibility {
  var isElement = false
  var traits: UIAccessibilityTraits = []
}
