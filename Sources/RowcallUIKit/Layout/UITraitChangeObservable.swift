/// What tells a trait from others, as `UITraitUserInterfaceStyle.self` does.
public protocol UITraitDefinition {
  /// What the trait can be.
  associatedtype Value
  /// What the trait is unless somebody says otherwise.
  static var defaultValue: Value { get }
}

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark, as a trait.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
/// The size that the person chose for text, as a trait.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIContentSizeCategory.unspecified
}
/// How much room there is from left to right, as a trait.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// How much room there is from top to bottom, as a trait.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// What kind of device there is, as a trait.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// Pixels for each point, as a trait.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Not said.
  public static let defaultValue: CGFloat = 0
}
/// The direction of writing, as a trait.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// What has traits and is told when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits at present.
  var traitCollection: UITraitCollection { get }
  /// Never called here, as the traits stay the same.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What an app can ask to be told of changed traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// What is done with the observed object and the traits before the change.
  typealias TraitChangeHandler<Observed> = (Observed, UITraitCollection) -> Void
}

/// A wish to be told of changed traits, by which it is taken back.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// A wish that nothing comes of, as the traits stay the same.
private final class IdleRegistration: NSObject, UITraitChangeRegistration {}

extension UITraitChangeObservable {
  /// Accepts a handler, which is never called: the traits stay the same.
  @discardableResult public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration { IdleRegistration() }
  /// Accepts a call by name, which never comes: the traits stay the same.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { IdleRegistration() }
  /// Accepts a call by name, which never comes: the traits stay the same.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { IdleRegistration() }
  /// Accepted: nobody would be told.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}
extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}
