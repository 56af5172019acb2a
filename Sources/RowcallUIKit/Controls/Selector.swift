/// The name of a method, as a plain word: what `#selector` stands for where there is Objective-C.
///
/// Write `"refresh"` or `Selector("refresh")` for `#selector(refresh)`, and let the target be a ``SelectorTarget``.
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

/// An object that can be called by the name of a method.
///
/// Where there is no Objective-C, a target says itself what a name means:
/// ```swift
/// extension SettingsScreen: SelectorTarget {
///   func perform(_ selector: Selector, with sender: Any?) { if selector == "refresh" { refresh() } }
/// }
/// ```
@preconcurrency @MainActor public protocol SelectorTarget: AnyObject {
  /// Does what the selector names; `sender` is the control, item or recognizer that was used.
  func perform(_ selector: Selector, with sender: Any?)
}
