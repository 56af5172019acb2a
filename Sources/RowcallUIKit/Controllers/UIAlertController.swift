/// A question to the person, answered by choosing one of its actions.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// How a question looks.
  public enum Style: Int, Sendable { case actionSheet, alert }
  /// The words below the title.
  open var message: String?
  /// How the question looks.
  open private(set) var preferredStyle: Style = .alert
  /// The answers, in order.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer that the return key chooses.
  open var preferredAction: UIAlertAction?
  /// The fields in the question; `nil` if there are none.
  open private(set) var textFields: [UITextField]?
  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }
  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field, which the handler sets up at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
  /// Chooses an answer by its title as a person does; false, and the question stays, if it cannot be chosen.
  @discardableResult public func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }), action.isEnabled else { return false }
    dismiss(animated: true)
    action.handler?(action)
    return true
  }
}

/// An answer to a question.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What an answer means.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  /// What the answer is called.
  public let title: String?
  /// What the answer means.
  public let style: Style
  /// False if the answer cannot be chosen.
  open var isEnabled = true
  /// The identifier for tests, and the label that the author gave.
  open var accessibilityIdentifier: String?, accessibilityLabel: String?
  let handler: ((UIAlertAction) -> Void)?
  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
