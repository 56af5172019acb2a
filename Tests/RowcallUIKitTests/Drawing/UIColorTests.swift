import RowcallUIKit
import Testing

@Suite struct UIColorTests {
  @Test func coloursOfTheSamePartsAreEqual() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.red != .systemRed)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  private static let wheel: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta]

  @Test(arguments: wheel.indices) func huesAreFoundAgain(place: Int) {
    let (hue, color) = (Double(place) / 6, Self.wheel[place])
    var (found, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    color.getHue(&found, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(Double(found) - hue) < 1e-9)
    #expect((saturation, brightness, alpha) == (1, 1, 1))
    let made = UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1)
    var (red, green, blue) = (CGFloat(), CGFloat(), CGFloat())
    made.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let rounded = UIColor(red: red.rounded(), green: green.rounded(), blue: blue.rounded(), alpha: 1)
    #expect(rounded == color)
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
