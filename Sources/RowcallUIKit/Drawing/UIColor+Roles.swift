/// Colours by what they are for, as they are in light surroundings; each keeps its name.
extension UIColor {
  /// The colour of what can be used.
  public class var tintColor: UIColor { UIColor(ColorValue(hex: 0x007AFF, name: "tintColor")) }
  /// Text.
  public class var label: UIColor { UIColor(ColorValue(hex: 0x000000, name: "label")) }
  /// Text of the second rank.
  public class var secondaryLabel: UIColor { UIColor(ColorValue(hex: 0x3C3C43, name: "secondaryLabel")) }
  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { UIColor(ColorValue(hex: 0x3C3C43, name: "tertiaryLabel")) }
  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { UIColor(ColorValue(hex: 0x3C3C43, name: "quaternaryLabel")) }
  /// Text that stands where something is to be typed.
  public class var placeholderText: UIColor { UIColor(ColorValue(hex: 0x3C3C43, name: "placeholderText")) }
  /// A link.
  public class var link: UIColor { UIColor(ColorValue(hex: 0x007AFF, name: "link")) }
  /// A line between rows.
  public class var separator: UIColor { UIColor(ColorValue(hex: 0x3C3C43, name: "separator")) }
  /// A line between rows that nothing shines through.
  public class var opaqueSeparator: UIColor { UIColor(ColorValue(hex: 0xC6C6C8, name: "opaqueSeparator")) }
  /// What lies behind everything.
  public class var systemBackground: UIColor { UIColor(ColorValue(hex: 0xFFFFFF, name: "systemBackground")) }
  /// What lies on the background.
  public class var secondarySystemBackground: UIColor {
    UIColor(ColorValue(hex: 0xF2F2F7, name: "secondarySystemBackground"))
  }
  /// What lies on that again.
  public class var tertiarySystemBackground: UIColor {
    UIColor(ColorValue(hex: 0xFFFFFF, name: "tertiarySystemBackground"))
  }
  /// What lies behind groups of rows.
  public class var systemGroupedBackground: UIColor {
    UIColor(ColorValue(hex: 0xF2F2F7, name: "systemGroupedBackground"))
  }
  /// What rows of a group lie on.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(ColorValue(hex: 0xFFFFFF, name: "secondarySystemGroupedBackground"))
  }
  /// What lies on rows of a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(ColorValue(hex: 0xF2F2F7, name: "tertiarySystemGroupedBackground"))
  }
  /// What fills thin shapes.
  public class var systemFill: UIColor { UIColor(ColorValue(hex: 0x787880, name: "systemFill")) }
  /// What fills shapes of middling size.
  public class var secondarySystemFill: UIColor {
    UIColor(ColorValue(hex: 0x787880, name: "secondarySystemFill"))
  }
  /// What fills large shapes.
  public class var tertiarySystemFill: UIColor {
    UIColor(ColorValue(hex: 0x767680, name: "tertiarySystemFill"))
  }
  /// What fills very large shapes.
  public class var quaternarySystemFill: UIColor {
    UIColor(ColorValue(hex: 0x747480, name: "quaternarySystemFill"))
  }
  /// Text on dark ground.
  public class var lightText: UIColor { UIColor(ColorValue(hex: 0xFFFFFF, name: "lightText")) }
  /// Text on light ground.
  public class var darkText: UIColor { UIColor(ColorValue(hex: 0x000000, name: "darkText")) }
}
