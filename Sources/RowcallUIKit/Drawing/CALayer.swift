/// What a view is drawn with; kept, and drawn nowhere.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The rectangle, in points.
  open var frame: CGRect = .zero
  /// The rectangle in the layer itself, in points.
  open var bounds: CGRect = .zero
  /// Where the layer is, in points.
  open var position: CGPoint = .zero
  /// The point of the layer that is at its position, from 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = .all
  /// The shape of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// True if what sticks out is cut.
  open var masksToBounds = false
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind everything.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How strong the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The path of the shadow.
  open var shadowPath: CGPath?
  /// From 0, not there, to 1.
  open var opacity: Float = 1
  /// True if the layer is not there.
  open var isHidden = false
  /// Which layer is above which.
  open var zPosition: CGFloat = 0
  /// Kept, and not used.
  open var shouldRasterize = false
  /// Pixels for each point when kept as a picture.
  open var rasterizationScale: CGFloat = 1
  /// Pixels for each point.
  open var contentsScale: CGFloat = 1
  /// A name for finding the layer.
  open var name: String?
  /// A layer that cuts this one.
  open var mask: CALayer?
  /// The layers inside, the lowest first.
  open private(set) var sublayers: [CALayer]?
  /// The layer that this one is in.
  open private(set) weak var superlayer: CALayer?

  /// Makes a plain layer.
  public override init() { super.init() }
  /// Makes a plain layer; nothing is copied from the other.
  public init(layer: Any) { super.init() }
  /// Makes a plain layer; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Puts a layer on top of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  /// Puts a layer at a place counted from zero; a place outside the list is the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  /// Takes the layer out.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Called when the layer is laid out; never called here.
  open func layoutSublayers() {}
  /// Accepted: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Accepted: nothing is laid out.
  open func setNeedsLayout() {}
  /// Accepted: nothing moves.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  /// Accepted: nothing moves.
  open func removeAnimation(forKey key: String) {}
  /// Accepted: nothing moves.
  open func removeAllAnimations() {}
  /// Never called here: nothing is drawn.
  open func draw(in ctx: CGContext) {}

  /// Makes the layer that a view's class asks for; a class of the app's own becomes a plain layer.
  static func layer(of kind: AnyClass) -> CALayer {
    if kind == CAGradientLayer.self { return CAGradientLayer() }
    if kind == CAShapeLayer.self { return CAShapeLayer() }
    return CALayer()
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as on a phone.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top left.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// At the top right.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// At the bottom left.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// At the bottom right.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
}

/// The shape of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Makes a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = Self(rawValue: "circular")
  /// A smoother curve.
  public static let continuous = Self(rawValue: "continuous")
}
