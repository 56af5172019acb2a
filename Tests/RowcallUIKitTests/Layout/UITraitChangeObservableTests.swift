import RowcallUIKit
import Testing

@MainActor @Suite struct UITraitChangeObservableTests {
  private class Screen: UIViewController {
    var told = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
        self.told += 1
      }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self], action: "update")
      let wish = view.registerForTraitChanges(
        [UITraitHorizontalSizeClass.self, UITraitLayoutDirection.self]
      ) { (view: UIView, _: UITraitCollection) in view.tag = 1 }
      view.unregisterForTraitChanges(wish)
    }
  }

  @Test func wishesAreAcceptedAndNothingComesOfThem() {
    let screen = Screen()
    screen.overrideUserInterfaceStyle = .dark
    #expect(screen.view.tag == 0 && screen.told == 0)
  }

  @Test func aTraitIsNotSaidUnlessSomebodySaysIt() {
    #expect(UITraitUserInterfaceStyle.defaultValue == .unspecified && UITraitDisplayScale.defaultValue == 0)
  }
}
