import RowcallUIKit
import Testing

@Suite struct NSParagraphStyleTests {
  @Test func aCopyThatCanBeChangedLeavesTheOther() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    copy?.lineSpacing = 4
    #expect(copy?.alignment == .center && style.lineSpacing == 0 && copy != style)
  }

  @Test func attributesAreReadBack() {
    let text = NSAttributedString(
      string: "Done",
      attributes: [
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .font: UIFont.systemFont(ofSize: 9),
      ])
    #expect(text.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
  }
}
