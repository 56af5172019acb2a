/// A large value that its users share, because copies for each element and cell would take most of the time of an audit.
struct Shared<Value: Sendable>: Sendable {
  private let kept: [Value]

  /// Keeps a value.
  init(_ value: Value) { kept = [value] }

  /// The value.
  var value: Value { kept[0] }
}
