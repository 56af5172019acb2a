import RowcallUIKit
import Testing

@MainActor @Suite struct UIAppearanceTests {
  private final class Badge: UILabel {
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func eachKindHasOneObjectOfItsOwn() {
    UILabel.appearance().textColor = .red
    UITableView.appearance().separatorColor = .blue
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title = "Stop"
    #expect(UILabel.appearance().textColor == .red && UITableView.appearance().separatorColor == .blue)
    #expect(UIBarButtonItem.appearance().title == "Stop")
    #expect(UIView.appearance() !== UILabel.appearance())
    #expect(UITabBar.appearance() === UITabBar.appearance())
  }

  @Test func aKindOfTheAppSharesTheObjectOfItsBase() {
    #expect(Badge.appearance() === UILabel.appearance())
  }

  @Test func barsKeepTheirOwn() {
    UINavigationBar.appearance().prefersLargeTitles = true
    #expect(UINavigationBar.appearance().prefersLargeTitles)
  }
}
