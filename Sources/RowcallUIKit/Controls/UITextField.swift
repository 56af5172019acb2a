/// A line of text that a person types.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a part of a field is visible.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// Why typing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// The text, where `nil` counts as empty; setting it notifies nobody.
  open var text: String? = ""
  /// The text with attributes, which are dropped.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The placeholder.
  open var placeholder: String?
  /// The placeholder with attributes; setting it sets the plain one too.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The delegate; a weak reference.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When there is a button that clears the field.
  open var clearButtonMode: ViewMode = .never
  /// True if the text is secret.
  open var isSecureTextEntry = false
  /// Stored only, without effect.
  open var font: UIFont? = .systemFont(ofSize: 17), textColor: UIColor?,
    textAlignment: NSTextAlignment = .natural, borderStyle: BorderStyle = .none,
    adjustsFontForContentSizeCategory = false, adjustsFontSizeToFitWidth = false, leftView: UIView?,
    leftViewMode: ViewMode = .never, rightView: UIView?, rightViewMode: ViewMode = .never,
    keyboardType: UIKeyboardType = .default, keyboardAppearance: UIKeyboardAppearance = .default,
    returnKeyType: UIReturnKeyType = .default, enablesReturnKeyAutomatically = false,
    autocapitalizationType: UITextAutocapitalizationType = .sentences,
    autocorrectionType: UITextAutocorrectionType = .default,
    spellCheckingType: UITextSpellCheckingType = .default, textContentType: UITextContentType?
  /// The views in place of and above the keyboard; stored only.
  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  /// The view above the keyboard; stored only.
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }
  private var keyboardViews: (input: UIView?, accessory: UIView?)
  /// True while a person types here.
  open var isEditing: Bool { isFirstResponder }
  /// True if the field can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins typing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }
  /// Ends typing, if the delegate allows it.
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
  /// Begins typing, or types, as a person does.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    if case .enter(let words) = action { return enter(words) }
    return action == .press && becomeFirstResponder()
  }
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  class override var natural: NaturalAccessibility { .init(isElement: true, traits: .searchField) }
}

// What a person does.
extension Operable where Self: UITextField {
  /// Replaces the text by typing; false if the field is off or the delegate does not allow it.
  @discardableResult public func enter(_ newText: String) -> Bool {
    guard replaceText(newText) else { return false }
    sendActions(for: .editingChanged)
    return true
  }
  /// Begins typing and replaces the text, if the delegate allows it.
  func replaceText(_ newText: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
    let mayChange = delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: newText)
    if mayChange != false { text = newText }
    return mayChange != false
  }
  /// Presses the return key; typing ends if a target waits for `editingDidEndOnExit`.
  public func pressReturn() {
    guard isFirstResponder, delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }
}

/// The delegate of a text field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Typing has ended, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks whether the text may change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Asks whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was pressed; returns whether it does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason) {}
  /// Returns true.
  public func textField(_: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String) -> Bool
  { true }
  /// Returns true.
  public func textFieldShouldClear(_: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_: UITextField) -> Bool { true }
}

/// The keyboard of a field.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// When letters are capitalized.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// The meaning of a text.
public enum UITextContentType: String, Sendable {
  case name, givenName, familyName, emailAddress, username, password, newPassword, oneTimeCode
  case telephoneNumber, URL, addressCity, fullStreetAddress, postalCode
}
