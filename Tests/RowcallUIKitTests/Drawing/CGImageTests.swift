import RowcallUIKit
import Testing

@Suite struct CGImageTests {
  @Test func aPictureHasNoPixelsAndStaysTheSameWhenItGrows() {
    let image = UIImage(named: "tea")
    #expect(image?.cgImage == nil)
    #expect(image?.resizableImage(withCapInsets: .zero, resizingMode: .tile) == image)
  }

  @Test func nanosecondsMakeSeconds() {
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000_000)
  }
}
