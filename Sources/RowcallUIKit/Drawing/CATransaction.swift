/// Changes that belong together; what is to happen after them happens when they are committed.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Opens a transaction.
  public static func begin() { UIApplication.shared.openTransactions.append([]) }
  /// Closes the innermost transaction and does what was to happen after it.
  public static func commit() {
    for completion in UIApplication.shared.openTransactions.popLast() ?? [] { completion() }
  }
  /// Keeps what happens after the innermost transaction; without one, it happens at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    let open = UIApplication.shared.openTransactions
    if open.isEmpty { block() } else { UIApplication.shared.openTransactions[open.count - 1] = [block] }
  }
  /// Accepted: nothing is animated.
  public static func setDisableActions(_ flag: Bool) {}
  /// Accepted: nothing is animated.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
}

/// Seconds, as Foundation has them only where there is a screen.
public typealias CFTimeInterval = Double

/// The seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
