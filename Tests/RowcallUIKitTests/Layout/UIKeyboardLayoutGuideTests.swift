import RowcallUIKit
import Testing

@MainActor @Suite struct UIKeyboardLayoutGuideTests {
  @Test func aViewHasOneGuideAtItsBottomEdge() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 40))
    let guide = view.keyboardLayoutGuide
    #expect(guide === view.keyboardLayoutGuide && guide.owningView === view)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 40, width: 100, height: 0))
  }

  @Test func aRuleMayKeepAViewAboveTheKeyboard() {
    let (view, field) = (UIView(), UITextField())
    view.addSubview(field)
    let rule = field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
    rule.isActive = true
    #expect(view.constraints == [rule] && rule.secondItem === view.keyboardLayoutGuide)
  }
}
