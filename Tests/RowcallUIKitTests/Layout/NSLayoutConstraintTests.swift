import RowcallUIKit
import Testing

@MainActor @Suite struct NSLayoutConstraintTests {
  @Test func anActiveRuleIsHeldByTheNearestViewAboveBoth() {
    let (top, middle, left, right) = (UIView(), UIView(), UIView(), UIView())
    top.addSubview(middle)
    middle.addSubview(left)
    middle.addSubview(right)
    let rule = left.trailingAnchor.constraint(equalTo: right.leadingAnchor, constant: -8)
    rule.isActive = true
    #expect(rule.isActive && middle.constraints == [rule] && top.constraints.isEmpty)
    NSLayoutConstraint.deactivate([rule])
    #expect(!rule.isActive && middle.constraints.isEmpty)
  }

  @Test func aRuleKeepsWhatItWasMadeOf() {
    let (view, other) = (UIView(), UIView())
    let rule = view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2, constant: 3)
    #expect(rule.firstItem === view && rule.secondItem === other)
    #expect(rule.firstAttribute == .width && rule.secondAttribute == .height)
    #expect(rule.relation == .equal && rule.multiplier == 2 && rule.constant == 3)
    #expect(rule.priority == .required)
    let fixed = view.heightAnchor.constraint(equalToConstant: 44)
    #expect(fixed.secondItem == nil && fixed.secondAttribute == .notAnAttribute && fixed.constant == 44)
  }

  @Test func guidesHaveAnchorsToo() {
    let view = UIView()
    let rule = view.layoutMarginsGuide.topAnchor.constraint(equalTo: view.topAnchor)
    rule.isActive = true
    #expect(view.constraints == [rule])
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
  }

  @Test func aRuleMayKeepAViewAboveTheKeyboard() {
    let (view, field) = (UIView(), UITextField())
    view.addSubview(field)
    let rule = field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
    rule.isActive = true
    #expect(view.constraints == [rule] && rule.secondItem === view.keyboardLayoutGuide)
  }

  @Test func prioritiesAreKeptForEachWay() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
