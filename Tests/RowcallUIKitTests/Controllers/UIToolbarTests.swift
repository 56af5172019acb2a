import RowcallUIKit
import Testing

@MainActor @Suite struct UIToolbarTests {
  @Test func aScreenSetsTheButtonsOfTheToolbar() {
    let (screen, button) = (UIViewController(), UIBarButtonItem.flexibleSpace())
    screen.setToolbarItems([button], animated: true)
    #expect(screen.toolbarItems == [button] && button.systemItem == .flexibleSpace)
  }
}
