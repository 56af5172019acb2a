import Testing

@testable import RowcallUIKit

@MainActor @Suite struct UINavigationControllerTests {
  @Test func aPushLetsTheScreensChangePlacesInOrder() {
    let diary = Diary()
    let stack = UINavigationController(rootViewController: Diarist("a", diary))
    let window = show(stack)
    _ = diary.take()
    stack.pushViewController(Diarist("b", diary), animated: true)
    #expect(
      diary.take() == [
        "a willDisappear", "b load", "b didLoad", "b willAppear", "a didDisappear", "b willLayout",
        "b didLayout",
        "b didAppear", "b joined",
      ])
    #expect(stack.topViewController?.view.window === window && stack.view.subviews.count == 1)
    stack.popViewController(animated: true)
    #expect(
      diary.take() == [
        "b willDisappear for good", "a willAppear", "b didDisappear", "a didAppear", "b left",
      ])
    window.rootViewController = nil
  }

  @Test func aStackThatNobodySeesLoadsNothing() {
    let diary = Diary()
    let stack = UINavigationController(rootViewController: Diarist("a", diary))
    stack.pushViewController(Diarist("b", diary), animated: false)
    #expect(diary.take() == ["a joined", "b joined"])
  }

  @Test func theFirstScreenIsNeverPopped() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.popViewController(animated: true) == nil)
    #expect(stack.popToRootViewController(animated: true) == nil)
    #expect(stack.viewControllers == [root] && root.navigationController === stack)
  }

  @Test func poppingGoesAsFarAsAskedFor() {
    let screens = (0..<4).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: screens[0])
    for screen in screens.dropFirst() { stack.pushViewController(screen, animated: false) }
    #expect(stack.popToViewController(screens[2], animated: false) == [screens[3]])
    #expect(stack.popToViewController(UIViewController(), animated: false) == nil)
    #expect(stack.popToRootViewController(animated: false) == [screens[1], screens[2]])
    #expect(screens[1].parent == nil && screens[1].navigationController == nil)
  }

  @Test func aScreenIsInTheStackOnce() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(first, animated: false)
    stack.viewControllers = [second, first, second]
    #expect(stack.viewControllers == [second, first] && stack.topViewController === first)
    #expect(stack.navigationBar.topItem === first.navigationItem)
  }

  @Test func theDelegateIsNotifiedOfVisibleScreens() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var told: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { told.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { told.append("did \(viewController.title ?? "")") }
    }
    let (stack, listener, next) = (UINavigationController(), Listener(), UIViewController())
    stack.delegate = listener
    next.title = "next"
    let window = show(stack)
    stack.pushViewController(next, animated: false)
    #expect(listener.told == ["will next", "did next"])
    window.rootViewController = nil
  }
}
