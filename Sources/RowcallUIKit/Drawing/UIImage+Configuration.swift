extension UIImage {
  /// How a picture is drawn.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit: all it stores is constant.
  }

  /// How a symbol is drawn; kept as asked for.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit: all it stores is constant.

    /// The size in points; `nil` if it follows a style of text.
    public let pointSize: CGFloat?
    /// How heavy the lines are.
    public let weight: SymbolWeight
    /// How large the symbol is beside text.
    public let symbolScale: SymbolScale
    /// The style of text that the symbol follows.
    public let textStyle: UIFont.TextStyle?
    /// The colours of the symbol's layers.
    public let colors: [UIColor]

    init(
      size: CGFloat?, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default,
      style: UIFont.TextStyle? = nil, colors: [UIColor] = []
    ) {
      pointSize = size
      self.weight = weight
      symbolScale = scale
      textStyle = style
      self.colors = colors
      super.init()
    }
    /// Keeps a size in points.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// Keeps a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }
    /// Keeps a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    /// Keeps a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight: weight) }
    /// Keeps a scale.
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }
    /// Keeps a style of text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: nil, style: textStyle) }
    /// Keeps a style of text and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: nil, scale: scale, style: textStyle)
    }
    /// Keeps the size of a font.
    public convenience init(font: UIFont) { self.init(size: font.pointSize) }
    /// Keeps the size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, scale: scale)
    }
    /// Keeps the colour of the first layer.
    public convenience init(hierarchicalColor: UIColor) { self.init(size: nil, colors: [hierarchicalColor]) }
    /// Keeps the colours of the layers.
    public convenience init(paletteColors: [UIColor]) { self.init(size: nil, colors: paletteColors) }

    /// Both together; where both say something, the other one holds.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        size: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.symbolScale == .default ? symbolScale : other.symbolScale,
        style: other.textStyle ?? textStyle, colors: other.colors.isEmpty ? colors : other.colors)
    }
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }
}
