/// A view with text of many lines, which can be typed into.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  class override var natural: NaturalAccessibility { NaturalAccessibility(isElement: true) }

  private var keptText = NSAttributedString(string: "")
  /// The text; setting it drops the attributes and tells nobody.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { keptText.string }
    set { keptText = NSAttributedString(string: newValue ?? "") }
  }
  /// The text with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { keptText }
    set { keptText = newValue ?? NSAttributedString(string: "") }
  }
  /// The font.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// How lines lie.
  open var textAlignment: NSTextAlignment = .natural
  /// False if the text is only read.
  open var isEditable = true
  /// False if nothing can be chosen in the text; kept.
  open var isSelectable = true
  /// What is chosen in the text, in UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Who is asked and told; not kept alive.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  /// Distances of the text from the edges; kept.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the text is put; kept.
  public let textContainer: NSTextContainer
  /// How links look; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// How text being typed looks; kept.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What in the text becomes a link; kept.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// True if the font follows the size that the person chose; kept.
  open var adjustsFontForContentSizeCategory = false
  /// The keys that are shown; kept.
  open var keyboardType: UIKeyboardType = .default
  /// What the return key is called; kept.
  open var returnKeyType: UIReturnKeyType = .default
  /// How words are begun; kept.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected; kept.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked; kept.
  open var spellCheckingType: UITextSpellCheckingType = .default
  private var keptAccessoryView: UIView?
  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { keptAccessoryView }
    set { keptAccessoryView = newValue }
  }

  /// Makes an empty text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  /// Makes an empty text.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes an empty text; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  /// True if the text can be typed into.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Begins typing, if the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    return true
  }
  /// Ends typing, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    return true
  }
  /// True if there is any text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Types text in place of what is chosen and tells of it, without asking the delegate.
  open func insertText(_ text: String) { change { $0.replace($0.chosen, with: text) } }
  /// Deletes what is chosen, or the letter before the mark of typing, and tells of it.
  open func deleteBackward() {
    guard hasText else { return }
    change { $0.deleteBackward() }
  }
  /// Accepted: nothing is drawn.
  open func scrollRangeToVisible(_ range: NSRange) {}
}

/// What a listener does.
extension Operable where Self: UITextView {
  /// Types text in place of that which is there; false if it is only read or the delegate does not let it.
  @discardableResult public func enter(_ newText: String) -> Bool {
    guard isEditable, becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
    guard delegate?.textView(self, shouldChangeTextIn: whole, replacementText: newText) != false else {
      return false
    }
    text = newText
    delegate?.textViewDidChange(self)
    return true
  }
}

/// Where text is put; kept.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The distance of lines from the edges, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines that are shown; 0 for as many as there are.
  open var maximumNumberOfLines = 0
  /// Where lines are broken or cut.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
}

/// What in a text becomes a link.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses on the net.
  public static let link = Self(rawValue: 2)
  /// Addresses of places.
  public static let address = Self(rawValue: 4)
  /// Days and times.
  public static let calendarEvent = Self(rawValue: 8)
  /// Everything.
  public static let all = Self(rawValue: .max)
}
