/// A class whose looks an app sets for all its instances; they are stored in one object, and no view takes them over.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}
extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

// Each class returns an object of its own: an app's subclass, whose initializers may trap, is never made here.
extension UIAppearance where Self: UIView {
  /// The looks of all instances.
  public static func appearance() -> UIView { SharedLooks.object { UIView() } }
}
extension UIAppearance where Self: UILabel {
  /// The looks of all instances.
  public static func appearance() -> UILabel { SharedLooks.object { UILabel() } }
}
extension UIAppearance where Self: UITableView {
  /// The looks of all instances.
  public static func appearance() -> UITableView { SharedLooks.object { UITableView() } }
}
extension UIAppearance where Self: UITableViewCell {
  /// The looks of all instances.
  public static func appearance() -> UITableViewCell { SharedLooks.object { UITableViewCell() } }
}
extension UIAppearance where Self: UINavigationBar {
  /// The looks of all instances.
  public static func appearance() -> UINavigationBar { SharedLooks.object { UINavigationBar() } }
}
extension UIAppearance where Self: UITabBar {
  /// The looks of all instances.
  public static func appearance() -> UITabBar { SharedLooks.object { UITabBar() } }
}
extension UIAppearance where Self: UIBarButtonItem {
  /// The looks of all instances.
  public static func appearance() -> UIBarButtonItem { SharedLooks.object { UIBarButtonItem() } }
  /// The looks of all instances; the containers are ignored.
  public static func appearance(whenContainedInInstancesOf: [AnyClass]) -> UIBarButtonItem { appearance() }
}

/// One object for each class whose looks an app asked for.
@MainActor struct SharedLooks {
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The object of a class, made when it is asked for first.
  static func object<Kind: AnyObject>(_ make: () -> Kind) -> Kind {
    let id = ObjectIdentifier(Kind.self)
    if let known = UIApplication.shared.looks.objects[id] as? Kind { return known }
    let made = make()
    UIApplication.shared.looks.objects[id] = made
    return made
  }
}
