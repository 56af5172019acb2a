import RowcallUIKit
import Testing

@MainActor @Suite struct UIBarAppearanceTests {
  @Test func theLooksOfAnotherBarAreTakenOverWhole() {
    let looks = UINavigationBarAppearance()
    looks.backgroundImage = UIImage(named: "paper")
    looks.shadowImage = UIImage(named: "line")
    let copy = UIToolbarAppearance(barAppearance: looks)
    #expect(copy.backgroundImage == looks.backgroundImage && copy.shadowImage == looks.shadowImage)
  }

  @Test func picturesAreKeptByStateAndBar() {
    let (button, bar, image) = (UIBarButtonItem(), UINavigationBar(), UIImage(named: "paper"))
    button.setBackgroundImage(image, for: .highlighted, barMetrics: .compact)
    #expect(button.backgroundImage(for: .highlighted, barMetrics: .compact) == image)
    #expect(button.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    bar.setBackgroundImage(image, for: .default)
    #expect(bar.backgroundImage(for: .default) == image && bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.backgroundImage(for: .default) == nil)
  }

  @Test func theLooksOfTabsAreKept() {
    let (looks, tab) = (UITabBarAppearance(), UITabBarItem())
    looks.stackedLayoutAppearance.selected.iconColor = .orange
    tab.standardAppearance = looks
    #expect(tab.standardAppearance?.stackedLayoutAppearance.selected.iconColor == .orange)
    #expect(looks.stackedLayoutAppearance.normal.iconColor == nil)
  }
}
