@_exported public import Foundation
@_exported public import RowcallTableView

#if canImport(FoundationNetworking)
  // Where an app imports UIKit it has the network too, which Foundation holds in a module of its own here.
  @_exported public import FoundationNetworking
#endif

// What apps reach through key-value coding, which needs Objective-C.

extension UserDefaults {
  /// Sets a value, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key, as `object(forKey:)` gives it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
