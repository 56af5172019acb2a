/// A line that a listener types into.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The line around the field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When something is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The text, of which `nil` counts as empty; setting it tells nobody.
  open var text: String? = "" {
    didSet { keptChoice = nil }
  }
  /// What the app or typing chose in the text; `nil` puts the mark of typing at the end.
  var keptChoice: NSRange?
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What stands where text is to be typed.
  open var placeholder: String?
  /// The same with attributes; setting it sets the plain words too.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// Who is asked and told; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor?
  /// How the text lies.
  open var textAlignment: NSTextAlignment = .natural
  /// The line around the field; kept.
  open var borderStyle: BorderStyle = .none
  /// When there is a button that clears.
  open var clearButtonMode: ViewMode = .never
  /// True if the text is cleared when typing begins.
  open var clearsOnBeginEditing = false
  /// True if letters shrink to fit; kept.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of letters, in points; kept.
  open var minimumFontSize: CGFloat = 0
  /// True if the font follows the size that the person chose; kept.
  open var adjustsFontForContentSizeCategory = false
  /// How new text looks; kept.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How text being typed looks; kept.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// A view before the text.
  open var leftView: UIView?
  /// When the view before the text is shown; kept.
  open var leftViewMode: ViewMode = .never
  /// A view after the text.
  open var rightView: UIView?
  /// When the view after the text is shown; kept.
  open var rightViewMode: ViewMode = .never
  /// The picture behind the field; kept.
  open var background: UIImage?
  /// True while somebody types here.
  open var isEditing: Bool { isFirstResponder }
  /// A view in place of the keyboard.
  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { keptAccessoryView }
    set { keptAccessoryView = newValue }
  }
  private var keptInputView: UIView?
  private var keptAccessoryView: UIView?

  /// The keys that are shown; kept.
  open var keyboardType: UIKeyboardType = .default
  /// How the keys look; kept.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// What the return key is called; kept.
  open var returnKeyType: UIReturnKeyType = .default
  /// True if the return key needs text; kept.
  open var enablesReturnKeyAutomatically = false
  /// How words are begun; kept.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected; kept.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked; kept.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether quotation marks become round; kept.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether hyphens become dashes; kept.
  open var smartDashesType: UITextSmartDashesType = .default
  /// True if nobody may hear the text.
  open var isSecureTextEntry = false
  /// What the text means; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  /// True if the field can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins typing, if the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }
  /// Ends typing, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    return true
  }

  /// The rectangle of the text: the whole of it, as nothing is measured.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text while typing: the whole of it, as nothing is measured.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the placeholder: the whole of it, as nothing is measured.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: Letters

  /// True if there is any text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Types text in place of what is chosen and tells of it, without asking the delegate.
  open func insertText(_ text: String) { change { $0.replace($0.chosen, with: text) } }
  /// Deletes what is chosen, or the letter before the mark of typing, and tells of it.
  open func deleteBackward() {
    guard hasText else { return }
    change { $0.deleteBackward() }
  }
  /// What is chosen; an empty range is the mark of typing.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(typed.chosen) }
    set {
      keptChoice = newValue?.range
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  /// Chooses the whole text.
  open func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
  /// The rectangle of the mark of typing: none, as nothing is measured.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }

  /// Begins typing, or types, as a listener does.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    if case .enter(let words) = action { return enter(words) }
    return action == .press && becomeFirstResponder()
  }
}

/// What a listener does.
extension Operable where Self: UITextField {
  /// Types text in place of that which is there; false if the field is off or the delegate does not let it.
  @discardableResult public func enter(_ newText: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
    let mayChange = delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: newText)
    guard mayChange != false else { return false }
    text = newText
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    return true
  }

  /// Presses the return key; typing ends if somebody waits for `editingDidEndOnExit`.
  public func pressReturn() {
    guard isFirstResponder, delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  /// Presses the button that clears; false if there is none or the delegate does not let it.
  @discardableResult public func clear() -> Bool {
    guard isEnabled, clearButtonMode != .never, delegate?.textFieldShouldClear(self) != false else {
      return false
    }
    text = ""
    sendActions(for: .editingChanged)
    return true
  }
}

/// The field of a search.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  class override var natural: NaturalAccessibility {
    NaturalAccessibility(isElement: true, traits: .searchField)
  }
}
