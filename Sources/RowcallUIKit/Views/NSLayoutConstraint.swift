/// A constraint between two edges or sizes; stored and never solved.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or guide on the first side, and on the second one; `nil` if there is only a number.
  open private(set) weak var firstItem: AnyObject?, secondItem: AnyObject?
  /// The edges or sizes of the two sides.
  public let firstAttribute: Attribute, secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat
  /// Stored only, without effect.
  open var priority: UILayoutPriority = .required, identifier: String?
  private weak var holder: UIView?
  /// Makes a constraint: first = second * multiplier + constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }
  /// True if a view holds the constraint; setting it adds it to the nearest view above both items, or removes it.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }
  private func activate() {
    guard holder == nil, let first = view(of: firstItem) else { return }
    let above = sequence(first: first, next: \.superview)
    let second = view(of: secondItem)
    holder = second.flatMap { second in above.first { second.isDescendant(of: $0) } } ?? first
    holder?.layoutState.constraints.append(self)
  }
  private func deactivate() {
    holder?.layoutState.constraints.removeAll { $0 === self }
    holder = nil
  }
  private func view(of item: AnyObject?) -> UIView? { (item as? any LayoutAnchored)?.owningViewOfAnchors }
  /// Activates each rule.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates each rule.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  /// Does nothing.
  open class func constraints(
    withVisualFormat format: String, options: [Attribute] = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

/// A view or layout guide, which has anchors.
@preconcurrency @MainActor public protocol LayoutAnchored: AnyObject {
  /// The view that constraints of the anchors belong to.
  var owningViewOfAnchors: UIView? { get }
}

extension LayoutAnchored {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
}

extension UIView: LayoutAnchored {
  /// The view itself.
  public var owningViewOfAnchors: UIView? { self }
  /// The first baseline.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }
  /// The last baseline.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  }
}

/// A rectangle that constraints can refer to, without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutAnchored {
  /// The view that the rectangle is in.
  open weak var owningView: UIView?
  /// A name for finding the guide.
  open var identifier = ""
  /// The rectangle: the bounds of the view, because nothing is solved.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  /// The view of the guide.
  public var owningViewOfAnchors: UIView? { owningView }
  /// Makes a guide that is in no view yet.
  public override init() { super.init() }
  init(in view: UIView) {
    owningView = view
    super.init()
  }
}

/// An edge, centre or size of a view, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide that the anchor belongs to.
  public let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }
  func rule(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    times multiplier: CGFloat = 1, plus constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? NSNull(), attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
  /// This anchor equals the other plus points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, plus: c) }
  /// This anchor is at least the other plus points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, plus: c) }
  /// This anchor is at most the other plus points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, plus: c) }
}

/// The default distance between views in points.
private let systemSpacing: CGFloat = 8

/// A horizontal edge or centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This anchor follows the other by the system spacing times a factor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, plus: systemSpacing * multiplier) }
}

/// A vertical edge, centre or baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This anchor is below the other by the system spacing times a factor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, plus: systemSpacing * multiplier) }
}

/// A width or a height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The size is a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { rule(.equal, nil, plus: c) }
  /// The size is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, plus: c)
  }
  /// The size is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, plus: c)
  }
  /// The size is the other times a factor, plus points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, times: m, plus: c) }
}

extension NSLayoutConstraint {
  /// An edge, centre, baseline or size.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
    case trailingMargin, centerXWithinMargins, centerYWithinMargins
  }
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  /// The two directions.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

/// The priority of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The constraint must hold.
  public static let required = Self(1000)
  /// 750.
  public static let defaultHigh = Self(750)
  /// 250.
  public static let defaultLow = Self(250)
}

/// Distances from the four edges in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances in points.
  public var top, left, bottom, right: CGFloat
  /// No distance.
  public static let zero = UIEdgeInsets()
  /// Makes distances; each is zero by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

/// Distances from the four edges in points, by the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distances in points.
  public var top, leading, bottom, trailing: CGFloat
  /// No distance.
  public static let zero = NSDirectionalEdgeInsets()
  /// Makes distances; each is zero by default.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// An edge of a rectangle.
public enum UIRectEdge: Sendable { case top, left, bottom, right }
extension [UIRectEdge] {
  /// All four edges.
  public static var all: Self { [.top, .left, .bottom, .right] }
}
/// An edge of a rectangle by the direction of writing.
public enum NSDirectionalRectEdge: Sendable { case top, leading, bottom, trailing }

extension CGRect {
  /// The rectangle inside distances from the edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension NSValue {
  /// The rectangle that is stored.
  public var cgRectValue: CGRect { rectValue }
}
