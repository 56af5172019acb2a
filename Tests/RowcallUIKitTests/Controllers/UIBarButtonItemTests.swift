import RowcallUIKit
import Testing

@MainActor @Suite struct UIBarButtonItemTests {
  @Test func aButtonCallsItsTargetByName() {
    let target = NamedTarget()
    let button = UIBarButtonItem(title: "Add", style: .plain, target: target, action: "add")
    #expect(button.press() && target.called == ["add"])
    button.isEnabled = false
    #expect(!button.press())
  }

  @Test func aButtonRunsItsAction() {
    var ran = 0
    let button = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in ran += 1 })
    #expect(button.press() && ran == 1 && button.systemItem == .add && button.title == nil)
    let titled = UIBarButtonItem(primaryAction: UIAction(title: "Sort") { _ in })
    #expect(titled.title == "Sort")
  }

  @Test func aButtonWithATargetMayShowAMenu() {
    let (target, menu) = (NamedTarget(), UIMenu(children: []))
    let button = UIBarButtonItem(title: "Sort", image: nil, target: target, action: "sort", menu: menu)
    #expect(button.title == "Sort" && button.menu === menu && button.press() && target.called == ["sort"])
    #expect(UIBarButtonItem(title: "Sort", menu: menu).target == nil)
  }

  @Test func oneButtonOfTheBarIsTheFirstOfMany() {
    let item = UINavigationItem(title: "a")
    let (first, second) = (UIBarButtonItem.fixedSpace(4), UIBarButtonItem.flexibleSpace())
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first && first.width == 4)
    item.rightBarButtonItem = second
    #expect(item.rightBarButtonItems == [second])
    item.setRightBarButton(nil, animated: true)
    #expect(item.rightBarButtonItems == nil)
  }
}
