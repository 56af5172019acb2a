/// The colours of the system, as they are in light surroundings; each keeps its name.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(ColorValue(hex: 0xFF3B30, name: "systemRed")) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(ColorValue(hex: 0x34C759, name: "systemGreen")) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(ColorValue(hex: 0x007AFF, name: "systemBlue")) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(ColorValue(hex: 0xFF9500, name: "systemOrange")) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(ColorValue(hex: 0xFFCC00, name: "systemYellow")) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(ColorValue(hex: 0xFF2D55, name: "systemPink")) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(ColorValue(hex: 0xAF52DE, name: "systemPurple")) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(ColorValue(hex: 0x30B0C7, name: "systemTeal")) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(ColorValue(hex: 0x5856D6, name: "systemIndigo")) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(ColorValue(hex: 0xA2845E, name: "systemBrown")) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(ColorValue(hex: 0x00C7BE, name: "systemMint")) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(ColorValue(hex: 0x32ADE6, name: "systemCyan")) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(ColorValue(hex: 0x8E8E93, name: "systemGray")) }
  /// The system's grey 2.
  public class var systemGray2: UIColor { UIColor(ColorValue(hex: 0xAEAEB2, name: "systemGray2")) }
  /// The system's grey 3.
  public class var systemGray3: UIColor { UIColor(ColorValue(hex: 0xC7C7CC, name: "systemGray3")) }
  /// The system's grey 4.
  public class var systemGray4: UIColor { UIColor(ColorValue(hex: 0xD1D1D6, name: "systemGray4")) }
  /// The system's grey 5.
  public class var systemGray5: UIColor { UIColor(ColorValue(hex: 0xE5E5EA, name: "systemGray5")) }
  /// The system's grey 6.
  public class var systemGray6: UIColor { UIColor(ColorValue(hex: 0xF2F2F7, name: "systemGray6")) }
}
