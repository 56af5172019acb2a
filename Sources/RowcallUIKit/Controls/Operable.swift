/// What a listener operates.
///
/// Its methods are no members of the classes, so that an app's subclass may have a `clear()` or `search()` of its own.
@preconcurrency @MainActor public protocol Operable: AnyObject {}

extension UIControl: Operable {}
extension UISearchBar: Operable {}
extension UITextView: Operable {}

extension Operable where Self: UIControl {
  /// Does what a listener's press does; false if the control cannot be used or is not one to press.
  @discardableResult public func press() -> Bool { operate(.press) }
}
