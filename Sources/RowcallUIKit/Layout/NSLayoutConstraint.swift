/// A rule between two edges or sizes; kept, and never solved.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or guide that the rule is about.
  open private(set) weak var firstItem: AnyObject?
  /// The edge or size that the rule is about.
  open private(set) var firstAttribute: Attribute
  /// How the two sides compare.
  open private(set) var relation: Relation
  /// The view or guide on the other side; `nil` if there is only a number.
  open private(set) weak var secondItem: AnyObject?
  /// The edge or size on the other side.
  open private(set) var secondAttribute: Attribute
  /// What the other side is multiplied by.
  open private(set) var multiplier: CGFloat
  /// What is added to the other side, in points.
  open var constant: CGFloat
  /// How much the rule matters.
  open var priority: UILayoutPriority = .required
  /// A name for finding the rule.
  open var identifier: String?
  /// Kept, and not used.
  open var shouldBeArchived = false
  private weak var holder: UIView?

  /// Keeps a rule: first = second * multiplier + constant.
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

  /// True if a view holds the rule; setting it hands the rule to the nearest view above both items, or takes it back.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  private func activate() {
    guard holder == nil, let first = view(of: firstItem) else { return }
    let above = sequence(first: first, next: \.superview)
    let second = view(of: secondItem)
    holder = second.flatMap { second in above.first { second.isDescendant(of: $0) } } ?? first
    holder?.layoutKept.constraints.append(self)
  }

  private func deactivate() {
    holder?.layoutKept.constraints.removeAll { $0 === self }
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
  /// Accepted: a drawing in letters makes no rule here.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}
