/// What an app can ask for the looks of all its kind; they are kept in one place, and no view takes them over.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A kind of view in which others stand, as an app names it.
public typealias UIAppearanceContainer = NSObjectProtocol

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

/// Each kind says itself what it hands out: an app's own subclass, whose initializers may refuse, is never made here.
extension UIAppearance where Self: UIView {
  /// What apps set for all views.
  public static func appearance() -> UIView { AllLooks.shared { UIView() } }
}
extension UIAppearance where Self: UIWindow {
  /// What apps set for all windows.
  public static func appearance() -> UIWindow { AllLooks.shared { UIWindow(frame: .zero) } }
}
extension UIAppearance where Self: UILabel {
  /// What apps set for all labels.
  public static func appearance() -> UILabel { AllLooks.shared { UILabel() } }
  /// What apps set for all labels; where they stand is accepted.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel { appearance() }
}
extension UIAppearance where Self: UIImageView {
  /// What apps set for all views of pictures.
  public static func appearance() -> UIImageView { AllLooks.shared { UIImageView() } }
}
extension UIAppearance where Self: UITableView {
  /// What apps set for all tables.
  public static func appearance() -> UITableView { AllLooks.shared { UITableView() } }
}
extension UIAppearance where Self: UITableViewCell {
  /// What apps set for all cells.
  public static func appearance() -> UITableViewCell { AllLooks.shared { UITableViewCell() } }
}
extension UIAppearance where Self: UITableViewHeaderFooterView {
  /// What apps set for all headers and footers.
  public static func appearance() -> UITableViewHeaderFooterView {
    AllLooks.shared { UITableViewHeaderFooterView(reuseIdentifier: nil) }
  }
}
extension UIAppearance where Self: UIButton {
  /// What apps set for all buttons.
  public static func appearance() -> UIButton { AllLooks.shared { UIButton() } }
  /// What apps set for all buttons; where they stand is accepted.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton { appearance() }
}
extension UIAppearance where Self: UITextField {
  /// What apps set for all fields.
  public static func appearance() -> UITextField { AllLooks.shared { UITextField() } }
  /// What apps set for all fields; where they stand is accepted.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField { appearance() }
}
extension UIAppearance where Self: UITextView {
  /// What apps set for all texts of many lines.
  public static func appearance() -> UITextView { AllLooks.shared { UITextView() } }
}
extension UIAppearance where Self: UISwitch {
  /// What apps set for all switches.
  public static func appearance() -> UISwitch { AllLooks.shared { UISwitch() } }
}
extension UIAppearance where Self: UISlider {
  /// What apps set for all sliders.
  public static func appearance() -> UISlider { AllLooks.shared { UISlider() } }
}
extension UIAppearance where Self: UISegmentedControl {
  /// What apps set for all rows of segments.
  public static func appearance() -> UISegmentedControl { AllLooks.shared { UISegmentedControl() } }
}
extension UIAppearance where Self: UIPageControl {
  /// What apps set for all rows of dots.
  public static func appearance() -> UIPageControl { AllLooks.shared { UIPageControl() } }
}
extension UIAppearance where Self: UIBarButtonItem {
  /// What apps set for all buttons of bars.
  public static func appearance() -> UIBarButtonItem { AllLooks.shared { UIBarButtonItem() } }
  /// What apps set for all buttons of bars; where they stand is accepted.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}
extension UIAppearance where Self: UITabBarItem {
  /// What apps set for all tabs.
  public static func appearance() -> UITabBarItem { AllLooks.shared { UITabBarItem() } }
}

/// The looks of each kind, one object for each, as far as an app asked for them.
@MainActor struct AllLooks {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a kind, which is made when it is asked for first.
  static func shared<Kind: AnyObject>(_ make: () -> Kind) -> Kind {
    let id = ObjectIdentifier(Kind.self)
    if let known = UIApplication.shared.looks.objects[id] as? Kind { return known }
    let made = make()
    UIApplication.shared.looks.objects[id] = made
    return made
  }
}
