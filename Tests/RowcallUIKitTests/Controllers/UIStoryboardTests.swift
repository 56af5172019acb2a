import RowcallUIKit
import Testing

@MainActor @Suite struct UIStoryboardTests {
  @Test func aScreenIsMadeByWhoProvidedIt() {
    UIStoryboard.provide("Detail", in: "Main") { UITabBarController() }
    UIStoryboard.provide(nil, in: "Main") { UINavigationController() }
    let board = UIStoryboard(name: "Main", bundle: nil)
    #expect(board.instantiateViewController(withIdentifier: "Detail") is UITabBarController)
    #expect(board.instantiateInitialViewController() is UINavigationController)
  }

  @Test func aScreenThatNobodyProvidedIsPlainAndKept() {
    let board = UIStoryboard(name: "Other", bundle: nil)
    #expect(type(of: board.instantiateViewController(withIdentifier: "Detail")) == UIViewController.self)
    #expect(UIStoryboard.missing.last == "Other/Detail")
    #expect(board.instantiateInitialViewController() == nil)
  }
}
