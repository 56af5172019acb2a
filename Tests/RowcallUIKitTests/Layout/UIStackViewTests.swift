import RowcallUIKit
import Testing

@MainActor @Suite struct UIStackViewTests {
  @Test func arrangedViewsKeepTheirOrder() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second])
    stack.addArrangedSubview(third)
    #expect(stack.arrangedSubviews == [first, second, third])
    #expect(stack.subviews.count == 3)
  }

  @Test func aViewTakenOutOfTheRowStaysInside() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [view])
  }

  @Test func aViewThatLeavesIsOutOfTheRow() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
  }
}
