import RowcallUIKit
import Testing

@MainActor @Suite struct UIBarAppearanceTests {
  @Test func theLooksOfBarsAreStored() {
    let (looks, bar, item) = (
      UINavigationBarAppearance(), UINavigationBar(), UINavigationItem(title: "Paper")
    )
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .systemTeal
    looks.titleTextAttributes = [.foregroundColor: UIColor.white]
    (bar.standardAppearance, item.scrollEdgeAppearance) = (looks, looks)
    #expect(bar.standardAppearance.backgroundColor == .systemTeal)
    #expect(item.scrollEdgeAppearance?.titleTextAttributes[.foregroundColor] as? UIColor == .white)
  }

  @Test func theLooksOfTabsAreStoredByState() {
    let (looks, bar) = (UITabBarAppearance(), UITabBar())
    looks.stackedLayoutAppearance.selected.iconColor = .orange
    bar.scrollEdgeAppearance = looks
    #expect(bar.scrollEdgeAppearance?.stackedLayoutAppearance.selected.iconColor == .orange)
    #expect(looks.stackedLayoutAppearance.normal.iconColor == nil)
  }
}
