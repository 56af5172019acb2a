/// A path; its outermost rectangle is kept, and nothing is drawn.
open class UIBezierPath: NSObject {
  /// The rectangle that the path was made of.
  public private(set) var bounds = CGRect.zero
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 1

  // The only initializer of its own, so that an app's subclass inherits every other.
  /// Makes an empty path.
  public override init() { super.init() }
  convenience init(around rect: CGRect) {
    self.init()
    bounds = rect
  }
  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(around: rect) }
  /// Makes an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(around: rect) }
  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(around: rect) }
  /// Makes a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(around: rect)
  }

  /// Makes a part of a circle; its rectangle is that of the whole circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(
      around: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
  /// Makes the path of a layer.
  public convenience init(cgPath: CGPath) { self.init(around: cgPath.bounds) }

  /// The path of a layer.
  open var cgPath: CGPath { CGPath(bounds: bounds) }
  /// Accepted: nothing is drawn.
  open func move(to point: CGPoint) {}
  /// Accepted: nothing is drawn.
  open func addLine(to point: CGPoint) {}
  /// Accepted: nothing is drawn.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Accepted: nothing is drawn.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  /// Accepted: nothing is drawn.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  /// Accepted: nothing is drawn.
  open func append(_ bezierPath: UIBezierPath) {}
  /// Accepted: nothing is drawn.
  open func apply(_ transform: CGAffineTransform) {}
  /// Accepted: nothing is drawn.
  open func close() {}
  /// Accepted: nothing is drawn.
  open func fill() {}
  /// Accepted: nothing is drawn.
  open func stroke() {}
  /// Accepted: nothing is drawn.
  open func addClip() {}
}

/// The path of a layer; its rectangle is kept.
public final class CGPath: Sendable {
  /// The rectangle that the path was made of.
  public let bounds: CGRect
  init(bounds: CGRect) { self.bounds = bounds }
  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(bounds: rect)
  }
  /// Makes an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(bounds: rect)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top left.
  public static let topLeft = Self(rawValue: 1)
  /// At the top right.
  public static let topRight = Self(rawValue: 2)
  /// At the bottom left.
  public static let bottomLeft = Self(rawValue: 4)
  /// At the bottom right.
  public static let bottomRight = Self(rawValue: 8)
  /// All four.
  public static let allCorners = Self(rawValue: .max)
}

/// A distance in two directions; Foundation has it only where there is a screen.
public struct CGVector: Hashable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat
  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// Makes a distance.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
