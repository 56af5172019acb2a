import RowcallUIKit
import Testing

/// Writes down the names it is called by.
final class NamedTarget: NSObject, SelectorTarget {
  var called: [Selector] = []
  func perform(_ selector: Selector, with sender: Any?) { called.append(selector) }
}

@MainActor @Suite struct UIControlTests {
  @Test func targetsAndActionsAreCalledInTheOrderTheyWereAdded() {
    let (control, target) = (UIControl(), NamedTarget())
    control.addTarget(target, action: "first", for: .touchUpInside)
    control.addAction(UIAction { _ in target.called.append("second") }, for: .touchUpInside)
    control.addTarget(target, action: "third", for: .valueChanged)
    #expect(control.press())
    #expect(target.called == ["first", "second"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.sendActions(for: .valueChanged)
    #expect(target.called == ["first", "second", "third"])
  }

  @Test func removedTargetsAreNotCalled() {
    let (control, target) = (UIControl(), NamedTarget())
    control.addTarget(target, action: "a", for: [.touchUpInside, .valueChanged])
    control.addTarget(target, action: "b", for: .touchUpInside)
    control.removeTarget(target, action: "a", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.called == ["b", "a"])
  }

  @Test func anActionTakesThePlaceOfItsNamesake() {
    let control = UIControl()
    var ran: [Int] = []
    for number in 1...2 {
      control.addAction(UIAction(identifier: .init("save")) { _ in ran.append(number) }, for: .touchUpInside)
    }
    control.press()
    control.removeAction(identifiedBy: .init("save"), for: .touchUpInside)
    control.press()
    #expect(ran == [2])
  }

  @Test func aControlThatIsOffIsNotPressed() {
    let (control, target) = (UIControl(), NamedTarget())
    control.addTarget(target, action: "a", for: .touchUpInside)
    control.isEnabled = false
    #expect(!control.press() && !control.operate(.press) && target.called.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func anUnansweredCallIsKept() {
    let (control, deaf) = (UIControl(), NSObject())
    control.addTarget(deaf, action: "save", for: .touchUpInside)
    control.press()
    let last = UIApplication.shared.unansweredActions.last
    #expect(last?.selector == "save" && last?.sender === control)
  }

  @Test func theSenderOfAnActionIsTheControl() {
    let control = UIControl()
    var sender: AnyObject?
    control.addAction(UIAction { sender = $0.sender }, for: .primaryActionTriggered)
    control.press()
    #expect(sender === control)
  }
}
