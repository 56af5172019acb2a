import RowcallUIKit
import Testing

@MainActor @Suite struct UITraitChangeObservableTests {
  private class Screen: UIViewController {
    var changes = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
        self.changes += 1
      }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self], action: "update")
    }
  }

  @Test func handlersAreAcceptedAndNeverCalled() {
    let screen = Screen()
    screen.overrideUserInterfaceStyle = .dark
    #expect(screen.isViewLoaded == false && screen.view.traitCollection.userInterfaceStyle == .light)
    #expect(screen.changes == 0)
  }

  @Test func sizesOfTextAreCompared() {
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraLarge.isAccessibilityCategory)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
  }
}
