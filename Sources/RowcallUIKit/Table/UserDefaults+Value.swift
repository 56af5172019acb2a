// What apps reach through key-value coding, which needs Objective-C.

extension UserDefaults {
  /// Sets a value, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key, as `object(forKey:)` gives it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
