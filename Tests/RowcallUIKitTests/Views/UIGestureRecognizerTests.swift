import RowcallUIKit
import Testing

@MainActor @Suite struct UIGestureRecognizerTests {
  private final class Target: NSObject, SelectorTarget, UIGestureRecognizerDelegate {
    var called: [Selector] = []
    var lets = true
    func perform(_ selector: Selector, with sender: Any?) { called.append(selector) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }
  }

  @Test func aTapCallsItsTargetByName() {
    let (view, target) = (UIView(), Target())
    let tap = UITapGestureRecognizer(target: target, action: "open")
    view.addGestureRecognizer(tap)
    #expect(tap.view === view && view.gestureRecognizers == [tap])
    #expect(tap.recognize())
    #expect(target.called == ["open"])
  }

  @Test func aTapThatMayNotBeginCallsNobody() {
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: "open")
    tap.delegate = target
    target.lets = false
    #expect(!tap.recognize())
    target.lets = true
    tap.isEnabled = false
    #expect(!tap.recognize())
    #expect(target.called.isEmpty)
  }
}
