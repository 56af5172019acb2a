/// The name of a method as a string: write `"refresh"` for `#selector(refresh)`, and make the target a ``SelectorTarget``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The word itself.
  public let name: String
  /// Makes a selector from a word.
  public init(_ name: String) { self.name = name }
  /// Makes a selector from a word in the source.
  public init(stringLiteral value: String) { name = value }
  /// The word itself.
  public var description: String { name }
}

/// An object that runs its methods by name, because there is no Objective-C.
/// ```swift
/// extension SettingsScreen: SelectorTarget {
///   func perform(_ selector: Selector, with sender: Any?) { if selector == "refresh" { refresh() } }
/// }
/// ```
@preconcurrency @MainActor public protocol SelectorTarget: AnyObject {
  /// Does what the selector names; `sender` is the control, item or recognizer that was used.
  func perform(_ selector: Selector, with sender: Any?)
}

/// A target and the name it is called by.
struct TargetAction {
  weak var target: AnyObject?
  var action: Selector?
  /// Runs the selector; false, and stored by the application, if the target cannot run it.
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

/// A selector that did not run, because the target is gone or is no ``SelectorTarget``.
public struct UnansweredAction {
  /// The selector.
  public let selector: Selector
  /// The control, bar item or recognizer that was used.
  public let sender: AnyObject
}

extension NotificationCenter {
  /// Calls a ``SelectorTarget`` by name, with the notification, as long as it lives.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let call = DistantCall(observer, aSelector)
    _ = addObserver(forName: aName, object: anObject, queue: nil) { call.send($0) }
  }
}

/// A call that comes from outside the main actor.
private final class DistantCall: @unchecked Sendable {
  private weak var target: AnyObject?
  private let selector: Selector
  init(_ target: Any, _ selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }
  func send(_ sender: Any) {
    // What is posted travels to the main actor and is not used here any more.
    nonisolated(unsafe) let sender = sender
    if Self.isOnMainQueue {
      MainActor.assumeIsolated { deliver(sender) }
    } else {
      Task { @MainActor in deliver(sender) }
    }
  }
  /// A mark on the main queue: a server has no main thread once its main queue is served by any thread.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
  private static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
  @MainActor private func deliver(_ sender: Any) {
    (target as? any SelectorTarget)?.perform(selector, with: sender)
  }
}
