extension NotificationCenter {
  /// Calls a ``SelectorTarget`` by name, with the notification, for as long as it lives; any other object is not called.
  ///
  /// A notification that is posted beside the main thread is delivered on the main actor a moment later.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let call = DistantCall(observer, aSelector)
    _ = addObserver(forName: aName, object: anObject, queue: nil) { call.send($0) }
  }
}

extension Timer {
  /// Calls a ``SelectorTarget`` by name, with the timer; any other object is not called.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let call = DistantCall(aTarget, aSelector)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { call.send($0) }
  }
}

/// A call by name that comes from outside the main actor.
///
/// Unchecked because the target is a reference that is read and called on the main actor only.
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
