/// A target and the name it is called by.
struct TargetAction {
  weak var target: AnyObject?
  var action: Selector?

  /// Calls the target by name and says whether it answered; a call that nobody answers is kept by the application.
  @MainActor @discardableResult func send(from sender: AnyObject) -> Bool {
    guard let action else { return false }
    guard let target = target as? any SelectorTarget else {
      UIApplication.shared.unansweredActions.append(UnansweredAction(selector: action, sender: sender))
      return false
    }
    target.perform(action, with: sender)
    return true
  }
}

/// A call by name that went nowhere, because the target is gone or is no ``SelectorTarget``.
public struct UnansweredAction {
  /// The name that was called.
  public let selector: Selector
  /// What was used: a control, an item of a bar, a recognizer.
  public let sender: AnyObject
}
