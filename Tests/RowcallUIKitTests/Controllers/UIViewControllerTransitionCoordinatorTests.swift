import RowcallUIKit
import Testing

@MainActor @Suite struct UIViewControllerTransitionCoordinatorTests {
  private final class Screen: UIViewController {
    var told: [String] = []
    var sizes: [CGSize] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate(alongsideTransition: { self.told.append("along \($0.isAnimated)") }) {
        self.told.append($0.isCancelled ? "cancelled" : "done")
      }
      told.append("asked")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test(arguments: [true, false]) func closuresRunAtOnce(isAnimated: Bool) {
    let screen = Screen()
    #expect(screen.transitionCoordinator == nil)
    screen.beginAppearanceTransition(true, animated: isAnimated)
    #expect(screen.told == ["along \(isAnimated)", "done", "asked"])
    screen.endAppearanceTransition()
    #expect(screen.transitionCoordinator == nil)
  }

  @Test func aNewSizeIsPassedToTheScreensInside() throws {
    let (parent, child) = (Screen(), Screen())
    parent.addChild(child)
    parent.beginAppearanceTransition(true, animated: true)
    let coordinator = try #require(parent.transitionCoordinator)
    parent.viewWillTransition(to: CGSize(width: 4, height: 3), with: coordinator)
    #expect(parent.sizes == [CGSize(width: 4, height: 3)] && child.sizes == parent.sizes)
  }
}
