/// A colour; kept, compared, and drawn nowhere.
open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant.
  let value: ColorValue
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  init(_ value: ColorValue) {
    self.value = value
    provider = nil
    super.init()
  }

  /// Makes a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = ColorValue(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    super.init()
  }
  /// Makes a grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    value = ColorValue(red: white, green: white, blue: white, alpha: alpha)
    provider = nil
    super.init()
  }
  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    value = ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    provider = nil
    super.init()
  }
  /// Makes a colour from the parts in P3, which are kept as they are.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Makes the colour of a layer.
  public convenience init(cgColor: CGColor) { self.init(cgColor.value) }
  /// Makes a colour that asks for itself; the light one is what is read.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    value = dynamicProvider(.current).value
    provider = dynamicProvider
    super.init()
  }
  /// Makes a colour of the app's catalogue: black with the name kept, as there is no catalogue to look in.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
  /// Makes a colour of the app's catalogue: black with the name kept, as there is no catalogue to look in.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    value = ColorValue(red: 0, green: 0, blue: 0, name: name)
    provider = nil
    super.init()
  }

  /// The name that the colour was asked for by; `nil` if it was made from parts.
  public var name: String? { value.name }
  /// The colour of a layer.
  open var cgColor: CGColor { CGColor(value) }
  /// The same colour, more or less see-through.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var changed = value
    changed.alpha = alpha
    return UIColor(changed)
  }
  /// The colour for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// Hands out the parts, each from 0 to 1; always true.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }
  /// Hands out hue, saturation and brightness, each from 0 to 1; always true.
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = value.hueSaturationBrightness
    hue?.pointee = parts.0
    saturation?.pointee = parts.1
    brightness?.pointee = parts.2
    alpha?.pointee = value.alpha
    return true
  }

  /// Accepted: nothing is drawn.
  open func setFill() {}
  /// Accepted: nothing is drawn.
  open func setStroke() {}
  /// Accepted: nothing is drawn.
  open func set() {}

  /// True if parts and name are the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
  /// Follows from parts and name.
  open override var hash: Int { value.hashValue }
  /// The name, or else the parts.
  open override var description: String {
    value.name ?? "red \(value.red), green \(value.green), blue \(value.blue), alpha \(value.alpha)"
  }
}
