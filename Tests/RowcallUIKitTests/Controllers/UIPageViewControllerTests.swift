import RowcallUIKit
import Testing

@MainActor @Suite struct UIPageViewControllerTests {
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let screens = (0..<2).map { _ in UIViewController() }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === screens[1] ? screens[0] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === screens[0] ? screens[1] : nil }
  }

  @Test func pagesAreTurnedAsFarAsThereAreAny() {
    let (book, pages) = (
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Pages()
    )
    book.dataSource = pages
    book.setViewControllers([pages.screens[0]], direction: .forward, animated: false)
    #expect(book.turnPage(.forward) && book.viewControllers == [pages.screens[1]])
    #expect(!book.turnPage(.forward) && book.turnPage(.reverse))
    #expect(pages.screens[1].parent == nil)
  }
}
