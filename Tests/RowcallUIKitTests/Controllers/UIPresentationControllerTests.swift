import RowcallUIKit
import Testing

@MainActor @Suite struct UIPresentationControllerTests {
  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var told: [String] = []
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      told.append("gone")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      told.append("tried")
    }
  }

  @Test func aSheetIsSwipedAwayUnlessTheAppHoldsIt() {
    let (below, sheet, listener) = (UIViewController(), UIViewController(), Listener())
    sheet.presentationController?.delegate = listener
    #expect(!sheet.swipeAway())
    below.present(sheet, animated: true)
    sheet.isModalInPresentation = true
    #expect(!sheet.swipeAway() && below.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    #expect(sheet.swipeAway() && below.presentedViewController == nil)
    #expect(listener.told == ["tried", "gone"])
  }
}
