/// Scales fonts with the size that the person chose; that is the usual one here, so nothing changes.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Unchecked because the class is open, as in UIKit: all it stores is constant.
  private let textStyle: UIFont.TextStyle

  /// The metrics of the text itself.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// Makes the metrics of a style of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The font in the size that the person chose.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font in the size that the person chose, up to a largest size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// A number of points in the size that the person chose.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
