/// A layer that goes from colour to colour; kept.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, in order.
  open var colors: [Any]?
  /// Where each colour is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour is.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with a shape; kept.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The colour inside the shape.
  open var fillColor: CGColor?
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 1
  /// The shape.
  open var path: CGPath?
}
