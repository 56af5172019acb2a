import RowcallUIKit
import Testing

@MainActor @Suite struct UIToolbarTests {
  private final class Top: NSObject, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
  }

  @Test func theDelegateSaysWhereTheBarIs() {
    let (bar, keeper) = (UIToolbar(), Top())
    #expect(bar.barPosition == .bottom)
    bar.delegate = keeper
    #expect(bar.barPosition == .top && UINavigationBar().barPosition == .top)
  }

  @Test func aScreenSetsWhatTheBarShows() {
    let (screen, button) = (UIViewController(), UIBarButtonItem.flexibleSpace())
    screen.setToolbarItems([button], animated: true)
    #expect(screen.toolbarItems == [button])
  }

  @Test func theLineOfTheBarIsKeptByItsPlace() {
    let (bar, line) = (UIToolbar(), UIImage(named: "line"))
    bar.setShadowImage(line, forToolbarPosition: .top)
    #expect(bar.shadowImage(forToolbarPosition: .top) == line)
    #expect(bar.shadowImage(forToolbarPosition: .bottom) == nil)
  }
}
