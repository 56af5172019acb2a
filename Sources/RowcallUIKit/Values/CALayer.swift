/// The layer of a view, with the properties that apps set most often.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Stored only, without effect.
  open var cornerRadius: CGFloat = 0, masksToBounds = false, borderWidth: CGFloat = 0, borderColor: CGColor?,
    backgroundColor: CGColor?, shadowColor: CGColor?, shadowOpacity: Float = 0, opacity: Float = 1,
    shadowOffset = CGSize(width: 0, height: -3), shadowRadius: CGFloat = 3, shouldRasterize = false
}

/// Groups changes; only the completion matters here.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  /// Opens a transaction.
  public static func begin() { UIApplication.shared.openTransactions.append([]) }
  /// Closes the innermost transaction and runs its completion.
  public static func commit() {
    for completion in UIApplication.shared.openTransactions.popLast() ?? [] { completion() }
  }
  /// Sets the completion of the innermost transaction; without a transaction it runs at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    let open = UIApplication.shared.openTransactions
    if open.isEmpty { block() } else { UIApplication.shared.openTransactions[open.count - 1] = [block] }
  }
}

/// A rotation, a scaling and a translation as a matrix.
public struct CGAffineTransform: Hashable, Sendable {
  /// The matrix, row by row; the third column is 0, 0, 1.
  public var a, b, c, d, tx, ty: CGFloat
  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  /// Makes a transform from its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  /// Makes a translation.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  /// Makes a scaling.
  public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// Makes a rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

/// A vector.
public struct CGVector: Hashable, Sendable {
  /// The distances to the right and down.
  public var dx, dy: CGFloat
  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
