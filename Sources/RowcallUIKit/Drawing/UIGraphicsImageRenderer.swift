/// Draws pictures: the block runs, and the picture is of nothing.
open class UIGraphicsImageRenderer: NSObject {
  /// The size of the picture, in points.
  public let size: CGSize

  /// Keeps a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// Keeps a size; how pixels are kept is accepted.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }
  /// Keeps the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Runs the block and hands out a picture of nothing.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
}

/// How pixels are kept; accepted.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point.
  open var scale: CGFloat = 1
  /// True if nothing shines through.
  open var opaque = false
  /// How pixels are kept by itself.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a block draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn on.
  public let cgContext = CGContext()
  /// Accepted: nothing is drawn.
  open func fill(_ rect: CGRect) {}
  /// Accepted: nothing is drawn.
  open func stroke(_ rect: CGRect) {}
}

/// What is drawn on; everything is accepted.
public final class CGContext: NSObject {
  /// Accepted: nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Accepted: nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Accepted: nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Accepted: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Accepted: nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Accepted: nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}
  /// Accepted: nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Accepted: nothing is drawn.
  public func addRect(_ rect: CGRect) {}
  /// Accepted: nothing is drawn.
  public func clip() {}
  /// Accepted: nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Accepted: nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Accepted: nothing is drawn.
  public func fillPath() {}
  /// Accepted: nothing is drawn.
  public func strokePath() {}
  /// Accepted: nothing is drawn.
  public func saveGState() {}
  /// Accepted: nothing is drawn.
  public func restoreGState() {}
  /// Accepted: nothing is drawn.
  public func beginPath() {}
  /// Accepted: nothing is drawn.
  public func closePath() {}
  /// Accepted: nothing is drawn.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Accepted: nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Accepted: nothing is drawn.
  public func addPath(_ path: CGPath) {}
  /// Accepted: nothing is drawn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Accepted: nothing is drawn.
  public func rotate(by angle: CGFloat) {}
  /// Accepted: nothing is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Accepted: nothing is drawn.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
}

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension UIImage {
  /// Accepted: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Accepted: nothing is drawn.
  public func draw(at point: CGPoint) {}
  /// How pixels of this picture are kept.
  public var imageRendererFormat: UIGraphicsImageRendererFormat { .default() }
}

/// Opens a picture to draw on; accepted.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Opens a picture to draw on; accepted.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
/// The picture that was drawn: one of nothing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
/// What is drawn on; accepted.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
/// Closes a picture; accepted.
public func UIGraphicsEndImageContext() {}
