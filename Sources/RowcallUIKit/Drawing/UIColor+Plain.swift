extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(ColorValue(hex: 0x000000)) }
  /// Dark grey.
  public class var darkGray: UIColor { UIColor(ColorValue(hex: 0x555555)) }
  /// Light grey.
  public class var lightGray: UIColor { UIColor(ColorValue(hex: 0xAAAAAA)) }
  /// White.
  public class var white: UIColor { UIColor(ColorValue(hex: 0xFFFFFF)) }
  /// Grey.
  public class var gray: UIColor { UIColor(ColorValue(hex: 0x808080)) }
  /// Red.
  public class var red: UIColor { UIColor(ColorValue(hex: 0xFF0000)) }
  /// Green.
  public class var green: UIColor { UIColor(ColorValue(hex: 0x00FF00)) }
  /// Blue.
  public class var blue: UIColor { UIColor(ColorValue(hex: 0x0000FF)) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(ColorValue(hex: 0x00FFFF)) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(ColorValue(hex: 0xFFFF00)) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(ColorValue(hex: 0xFF00FF)) }
  /// Orange.
  public class var orange: UIColor { UIColor(ColorValue(hex: 0xFF8000)) }
  /// Purple.
  public class var purple: UIColor { UIColor(ColorValue(hex: 0x800080)) }
  /// Brown.
  public class var brown: UIColor { UIColor(ColorValue(hex: 0x996633)) }
  /// Nothing at all.
  public class var clear: UIColor { UIColor(ColorValue(red: 0, green: 0, blue: 0, alpha: 0)) }
}
