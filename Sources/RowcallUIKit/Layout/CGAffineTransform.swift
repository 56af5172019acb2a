/// A turn, a stretch and a shift, as a matrix; Foundation has it only where there is a screen.
public struct CGAffineTransform: Hashable, Sendable {
  /// The matrix, row by row; the third column is 0, 0, 1.
  public var a, b, c, d, tx, ty: CGFloat

  /// Changes nothing.
  public static let identity = CGAffineTransform()

  /// Makes a transform that changes nothing.
  public init() { (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0) }
  /// Makes a transform from its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// Makes a shift.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }
  /// Makes a stretch.
  public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// Makes a turn, in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// True if it changes nothing.
  public var isIdentity: Bool { self == .identity }
  /// This transform, then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
  /// A shift, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  /// A stretch, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  /// A turn in radians, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Where a transform takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension NSValue {
  /// The rectangle that is kept.
  public var cgRectValue: CGRect { rectValue }
  /// Keeps a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
}
