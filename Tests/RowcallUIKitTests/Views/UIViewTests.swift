import RowcallUIKit
import Testing

/// Records the calls of a view.
private final class Witness: UIView {
  var told: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) {
    told.append("will move to \(newSuperview?.tag ?? -1)")
  }
  override func didMoveToSuperview() { told.append("is in \(superview?.tag ?? -1)") }
  override func didMoveToWindow() { told.append(window == nil ? "no window" : "window") }
  override func didAddSubview(_ subview: UIView) { told.append("got \(subview.tag)") }
  override func willRemoveSubview(_ subview: UIView) { told.append("loses \(subview.tag)") }
  override func updateConstraints() {
    told.append("constraints")
    super.updateConstraints()
  }
  override func layoutSubviews() { told.append("layout") }
}

@MainActor private func view(_ tag: Int) -> UIView {
  let view = UIView()
  view.tag = tag
  return view
}

@MainActor @Suite struct UIViewTests {
  @Test func viewsAreFoundByTagDepthFirst() {
    let (top, left, right, deep) = (view(1), view(2), view(3), view(3))
    top.addSubview(left)
    left.addSubview(deep)
    top.addSubview(right)
    #expect(top.viewWithTag(3) === deep)
    #expect(top.viewWithTag(1) === top)
    #expect(top.viewWithTag(9) == nil)
  }

  @Test func aViewIsInOneViewAtATime() {
    let (first, second, child) = (view(1), view(2), view(3))
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    child.removeFromSuperview()
    #expect(second.subviews.isEmpty && child.superview == nil)
  }

  @Test func aViewIsNeverPutIntoItself() {
    let (top, child) = (view(1), view(2))
    top.addSubview(child)
    child.addSubview(top)
    top.addSubview(top)
    #expect(top.superview == nil && child.subviews.isEmpty)
  }

  @Test func viewsArePutWhereAskedFor() {
    let top = view(0)
    top.addSubview(view(1))
    let middle = view(2)
    top.addSubview(middle)
    top.insertSubview(view(3), belowSubview: middle)
    top.insertSubview(view(4), aboveSubview: middle)
    top.insertSubview(view(5), at: 0)
    top.insertSubview(view(6), at: 99)
    #expect(top.subviews.map(\.tag) == [5, 1, 3, 2, 4, 6])
    top.bringSubviewToFront(middle)
    top.sendSubviewToBack(top.subviews[1])
    #expect(top.subviews.map(\.tag) == [1, 5, 3, 4, 6, 2])
  }

  @Test func movingIsReportedInOrder() {
    let (top, child) = (Witness(), Witness())
    (top.tag, child.tag) = (1, 2)
    let window = UIWindow(frame: .zero)
    window.addSubview(top)
    top.told = []
    top.addSubview(child)
    child.removeFromSuperview()
    #expect(
      child.told == ["will move to 1", "window", "is in 1", "will move to -1", "no window", "is in -1"])
    #expect(top.told == ["got 2", "loses 2"])
  }

  @Test func layoutRunsOnceUntilAskedForAgain() {
    let view = Witness()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.told == ["constraints", "layout"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.told == ["constraints", "layout", "layout"])
  }

  @Test func boundsAndCenterFollowTheFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 5, width: 1, height: 2)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 1, height: 2))
  }

  @Test func tintIsThatOfTheViewAbove() {
    let (top, child) = (view(1), view(2))
    top.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    top.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    top.tintColor = nil
    #expect(top.tintColor == .systemBlue && child.tintColor == .green)
  }

  @Test func aPointIsConvertedBetweenViews() {
    let (top, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 15, width: 50, height: 50)))
    top.addSubview(inner)
    #expect(top.convert(CGPoint(x: 20, y: 20), to: inner) == CGPoint(x: 10, y: 5))
    #expect(inner.convert(.zero, to: nil) == CGPoint(x: 10, y: 15))
  }

  @Test func aRecognizerBelongsToOneView() {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil && second.gestureRecognizers == [tap] && tap.view === second)
    second.removeGestureRecognizer(tap)
    #expect(second.gestureRecognizers == nil && tap.view == nil)
  }

  @Test func animationsRunAtOnce() {
    var steps: [String] = []
    UIView.animate(withDuration: 1, animations: { steps.append("a") }) { steps.append("done \($0)") }
    UIView.animate(withDuration: 1, delay: 2, options: .curveEaseIn) { steps.append("b") }
    #expect(steps == ["a", "done true", "b"])
  }
}
