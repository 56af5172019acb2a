/// A big value that is kept once, however many hold it.
///
/// Elements and cells are many, and what is around them is large: copies of it would take most of the time of an audit.
struct Shared<Value: Sendable>: Sendable {
  private let kept: [Value]

  /// Keeps a value.
  init(_ value: Value) { kept = [value] }

  /// The value.
  var value: Value { kept[0] }
}
