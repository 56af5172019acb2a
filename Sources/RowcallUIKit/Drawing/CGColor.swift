/// The colour of a layer; Foundation has it only where there is a screen.
public final class CGColor: Hashable, Sendable {
  let value: ColorValue

  init(_ value: ColorValue) { self.value = value }
  /// Makes a colour from its parts, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// From 0, not there, to 1.
  public var alpha: CGFloat { value.alpha }
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }
  /// Four: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// True if parts and name are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }
  /// Follows from parts and name.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
