import RowcallUIKit
import Testing

@Suite struct UIFontTests {
  @Test func fontsKnowTheirStyleSizeAndWeight() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.textStyle == .headline && headline.pointSize == 17)
    #expect(headline.fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(UIFont(name: "Avenir", size: 20)?.fontName == "Avenir")
  }

  @Test func fontsThatAreAlikeAreEqual() {
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) == .boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).withSize(9).pointSize == 9)
  }

  @Test func aDescriptorOfSizeZeroKeepsItsSize() {
    let font = UIFont.systemFont(ofSize: 15)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0).pointSize == 15)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
  }
}
