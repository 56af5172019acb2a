import RowcallUIKit
import Testing

@Suite struct NSStringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

  @Test(arguments: [("", 0, 12), ("four", 20, 12), ("one\nlonger", 30, 24)] as [(String, CGFloat, CGFloat)])
  func aLetterIsHalfAsWideAsItsFontIsLarge(text: String, width: CGFloat, height: CGFloat) {
    let size = CGSize(width: width, height: height)
    #expect(text.size(withAttributes: attributes) == size)
    #expect(NSString(string: text).size(withAttributes: attributes) == size)
    guard !text.isEmpty else { return }
    #expect(NSAttributedString(string: text, attributes: attributes).size() == size)
  }

  @Test(arguments: [(30, 12), (15, 24), (1, 72), (0, 72), (-4, 72)] as [(CGFloat, CGFloat)])
  func linesAreBrokenAtAWidth(width: CGFloat, height: CGFloat) {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let box = "letter".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(box.height == height && box.width == max(5, width))
    let line = "letter".boundingRect(with: room, attributes: attributes, context: nil)
    #expect(line.size == CGSize(width: 30, height: 12))
  }

  @Test(arguments: [0, -3, .infinity, .nan] as [CGFloat])
  func oddFontsAndWidthsAreMeasuredWithoutHarm(number: CGFloat) {
    let odd: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: number)]
    _ = "text".boundingRect(
      with: CGSize(width: number, height: 0), options: .usesLineFragmentOrigin, attributes: odd, context: nil)
    _ = "text".boundingRect(
      with: CGSize(width: number, height: 0), options: .usesLineFragmentOrigin, attributes: attributes,
      context: nil)
  }
}
