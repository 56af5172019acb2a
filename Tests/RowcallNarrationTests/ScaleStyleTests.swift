import RowcallModel
import RowcallText
import Testing

@testable import RowcallNarration

@Suite struct ScaleStyleTests {
  @Test(
    arguments: [
      ("en", "152.5", 6, "152.5 million"), ("en", "-3", 9, "-3 billion"), ("en", "2450", 6, "2,450 million"),
      ("en", "7", 3, "7,000"), ("de", "2450.5", 6, "2.450,5 Mio."), ("de", "3", 9, "3 Mrd."),
      ("fr", "1.5", 6, "1,5 million"), ("fr", "24", 6, "24 millions"), ("sv", "24", 6, "24 mn"),
      ("ja", "24", 6, "24,000,000"), ("zh", "24", 8, "24亿"),
    ] as [(String, String, UInt8, String)])
  func millionsKeepTheirWord(locale: String, number: String, scale: UInt8, text: String) {
    let tag = LocaleTag(locale)
    var output = ByteBuffer()
    NumberStyle(NumberSymbols(for: tag), scales: ScaleStyle(locale: tag))
      .append(.written(number, scale: scale), to: &output)
    #expect(output.text() == text)
  }
}
