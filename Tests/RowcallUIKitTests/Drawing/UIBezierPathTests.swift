import RowcallUIKit
import Testing

@Suite struct UIBezierPathTests {
  private final class Star: UIBezierPath {
    var points = 5
  }

  @Test func aKindOfTheAppIsMadeAsAnyPath() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Star().bounds == .zero && Star(ovalIn: box).bounds == box && Star(rect: box).points == 5)
  }

  @Test func anArcIsAsLargeAsItsCircle() {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(arc.bounds == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(UIBezierPath(cgPath: arc.cgPath).bounds == arc.bounds)
  }
}
