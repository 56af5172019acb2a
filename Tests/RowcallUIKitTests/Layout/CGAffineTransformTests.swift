import RowcallUIKit
import Testing

@Suite struct CGAffineTransformTests {
  @Test func transformsFollowOneAnother() {
    let point = CGPoint(x: 1, y: 2)
    #expect(point.applying(.init(translationX: 3, y: 4)) == CGPoint(x: 4, y: 6))
    #expect(
      point.applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)) == CGPoint(x: 4, y: 9))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 2) < 1e-9 && abs(turned.y - 1) < 1e-9)
    #expect(CGAffineTransform.identity.isIdentity)
  }
}
