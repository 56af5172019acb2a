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

  /// The size is the other times a number, plus points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, times: m, plus: c) }
  /// The size is at least the other times a number, plus points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, times: m, plus: c) }
  /// The size is at most the other times a number, plus points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, times: m, plus: c) }
}
