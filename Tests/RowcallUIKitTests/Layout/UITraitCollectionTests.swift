import RowcallUIKit
import Testing

@MainActor @Suite struct UITraitCollectionTests {
  @Test func theTraitsStayThoseOfALightPhone() {
    let screen = UIViewController()
    screen.overrideUserInterfaceStyle = .dark
    #expect(screen.traitCollection.userInterfaceStyle == .light)
    #expect(screen.view.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func sizesOfTextAreCompared() {
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(!UIContentSizeCategory.extraExtraLarge.isAccessibilityCategory)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
  }
}
