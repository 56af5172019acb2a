/// A colour as a value: stored and compared, never drawn.
open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant.
  let value: ColorValue
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?
  init(_ value: ColorValue, provider: (@Sendable (UITraitCollection) -> UIColor)? = nil) {
    self.value = value
    self.provider = provider
    super.init()
  }
  /// Makes a colour from red, green, blue and alpha, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Makes a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorValue(red: white, green: white, blue: white, alpha: alpha))
  }
  /// Makes the colour of a layer.
  public convenience init(cgColor: CGColor) { self.init(cgColor.value) }
  /// Makes a colour that depends on traits; its components are those of the light appearance.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(.current).value, provider: dynamicProvider)
  }
  /// Makes a colour of the asset catalogue: black, with the name stored, because there is no catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) { self.init(ColorValue(red: 0, green: 0, blue: 0, name: name)) }
  /// The name under which the colour was asked for; `nil` if it was made from components.
  public var name: String? { value.name }
  /// The colour for a layer.
  open var cgColor: CGColor { CGColor(value: value) }
  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var changed = value
    changed.alpha = alpha
    return UIColor(changed)
  }
  /// The colour for some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }
  /// True if components and name are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
  /// Follows from components and name.
  open override var hash: Int { value.hashValue }
}

/// The components of a colour from 0 to 1, and the name under which it was asked for.
struct ColorValue: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1
  var name: String?
  /// Makes a colour from a number such as 0xFF3B30.
  static func hex(_ hex: UInt32, name: String? = nil) -> ColorValue {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    return ColorValue(red: part(16), green: part(8), blue: part(0), name: name)
  }
}

/// The colour of a layer.
public struct CGColor: Hashable, Sendable {
  let value: ColorValue
  /// The alpha, from 0 to 1.
  public var alpha: CGFloat { value.alpha }
}

extension UIColor {
  private convenience init(_ hex: UInt32, _ name: String? = nil) { self.init(.hex(hex, name: name)) }
  /// Plain colours, without a name.
  public static let black = UIColor(0x000000), darkGray = UIColor(0x555555), lightGray = UIColor(0xAAAAAA),
    white = UIColor(0xFFFFFF), gray = UIColor(0x808080), red = UIColor(0xFF0000), green = UIColor(0x00FF00),
    blue = UIColor(0x0000FF), cyan = UIColor(0x00FFFF), yellow = UIColor(0xFFFF00),
    magenta = UIColor(0xFF00FF), orange = UIColor(0xFF8000), purple = UIColor(0x800080),
    brown = UIColor(0x996633), clear = UIColor(ColorValue(red: 0, green: 0, blue: 0, alpha: 0))
  /// Colours of the system in their light appearance, with their names.
  public static let systemRed = UIColor(0xFF3B30, "systemRed"),
    systemGreen = UIColor(0x34C759, "systemGreen"), systemBlue = UIColor(0x007AFF, "systemBlue"),
    systemOrange = UIColor(0xFF9500, "systemOrange"), systemYellow = UIColor(0xFFCC00, "systemYellow"),
    systemPink = UIColor(0xFF2D55, "systemPink"), systemPurple = UIColor(0xAF52DE, "systemPurple"),
    systemTeal = UIColor(0x30B0C7, "systemTeal"), systemIndigo = UIColor(0x5856D6, "systemIndigo"),
    systemBrown = UIColor(0xA2845E, "systemBrown"), systemMint = UIColor(0x00C7BE, "systemMint"),
    systemCyan = UIColor(0x32ADE6, "systemCyan"), systemGray = UIColor(0x8E8E93, "systemGray"),
    systemGray2 = UIColor(0xAEAEB2, "systemGray2"), systemGray3 = UIColor(0xC7C7CC, "systemGray3"),
    systemGray4 = UIColor(0xD1D1D6, "systemGray4"), systemGray5 = UIColor(0xE5E5EA, "systemGray5"),
    systemGray6 = UIColor(0xF2F2F7, "systemGray6")
  /// Colours by purpose in their light appearance, with their names.
  public static let tintColor = UIColor(0x007AFF, "tintColor"), label = UIColor(0x000000, "label"),
    secondaryLabel = UIColor(0x3C3C43, "secondaryLabel"), tertiaryLabel = UIColor(0x3C3C43, "tertiaryLabel"),
    quaternaryLabel = UIColor(0x3C3C43, "quaternaryLabel"),
    placeholderText = UIColor(0x3C3C43, "placeholderText"), link = UIColor(0x007AFF, "link"),
    separator = UIColor(0x3C3C43, "separator"), opaqueSeparator = UIColor(0xC6C6C8, "opaqueSeparator"),
    systemBackground = UIColor(0xFFFFFF, "systemBackground"),
    secondarySystemBackground = UIColor(0xF2F2F7, "secondarySystemBackground"),
    tertiarySystemBackground = UIColor(0xFFFFFF, "tertiarySystemBackground"),
    systemGroupedBackground = UIColor(0xF2F2F7, "systemGroupedBackground"),
    secondarySystemGroupedBackground = UIColor(0xFFFFFF, "secondarySystemGroupedBackground"),
    systemFill = UIColor(0x787880, "systemFill")
}
