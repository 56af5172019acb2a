import RowcallUIKit
import Testing

@Suite struct UIImageTests {
  @Test func namesAreKeptThroughChanges() {
    let star = UIImage(systemName: "star.fill")?.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(star?.name == "star.fill" && star?.isSymbolImage == true)
    #expect(star?.tintColor == .red && star?.renderingMode == .alwaysOriginal)
    #expect(UIImage(named: "logo")?.isSymbolImage == false)
  }

  @Test func thereIsNoPictureWithoutANameOrData() {
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(data: Data([1, 2]))?.pngData() == Data([1, 2]))
  }

  @Test func picturesOfTheSamePlaceAreEqual() {
    #expect(UIImage(named: "logo") == UIImage(named: "logo"))
    #expect(UIImage(named: "logo") != UIImage(systemName: "logo"))
    #expect(UIImage() != UIImage())
  }
}
