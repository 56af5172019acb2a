import RowcallUIKit
import Testing

@MainActor @Suite struct AccessibleObjectTests {
  @Test func kindsStartWithTheirOwnTraits() {
    #expect(UIButton().accessibilityTraits == .button)
    #expect(UISwitch().accessibilityTraits == [.button, .toggleButton])
    #expect(UISlider().accessibilityTraits == .adjustable)
    #expect(UILabel().accessibilityTraits == .staticText)
    #expect(UIImageView().accessibilityTraits == .image)
    #expect(UIView().accessibilityTraits == .none)
    #expect(UILabel().isAccessibilityElement && UIButton().isAccessibilityElement)
    #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
  }

  @Test func nothingIsSaidThatTheAuthorDidNotSay() {
    let label = UILabel()
    label.text = "Oslo"
    #expect(
      label.accessibilityLabel == nil && label.accessibilityValue == nil && label.accessibilityHint == nil)
  }

  @Test func wordsWithAttributesAreWordsToo() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Oslo")
    #expect(view.accessibilityLabel == "Oslo")
  }

  @Test func actionsBesideAnElementRun() {
    var ran = false
    let action = UIAccessibilityCustomAction(name: "Archive") { _ in
      ran = true
      return true
    }
    #expect(action.perform() && ran)
  }

  @Test func notificationsAreKept() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    let last = UIApplication.shared.postedNotifications.last
    #expect(last?.notification == .announcement)
    #expect(last?.argument as? String == "Saved")
  }
}
