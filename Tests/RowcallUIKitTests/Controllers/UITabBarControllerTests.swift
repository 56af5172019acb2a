import RowcallUIKit
import Testing

@MainActor @Suite struct UITabBarControllerTests {
  @Test func choosingATabLetsTheScreensChangePlaces() {
    let diary = Diary()
    let tabs = UITabBarController()
    tabs.viewControllers = [Diarist("a", diary), Diarist("b", diary)]
    let window = show(tabs)
    _ = diary.take()
    #expect(tabs.selectedIndex == 0 && tabs.selectTab("b") && !tabs.selectTab("c"))
    #expect(
      diary.take().filter { $0.hasSuffix("ppear") } == [
        "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
      ])
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController?.title == "b")
    window.rootViewController = nil
  }

  @Test func aScreenAlwaysHasATab() {
    let screen = UIViewController()
    screen.title = "News"
    screen.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    #expect(screen.tabBarItem?.systemItem == .search)
    screen.tabBarItem = nil
    #expect(screen.tabBarItem.title == "News" && screen.tabBarItem.systemItem == nil)
  }
}
