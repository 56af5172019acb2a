import RowcallUIKit
import Testing

@Suite struct UIColorTests {
  @Test func coloursOfTheSamePartsAreEqual() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.red != .systemRed)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func namesAreKept() {
    #expect(UIColor.systemRed.name == "systemRed")
    #expect(UIColor(named: "Accent")?.name == "Accent")
    #expect(UIColor.red.name == nil)
    #expect(UIColor.systemRed.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }

  @Test func aColourThatAsksForItselfIsTheLightOne() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color == .black)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }
}
