import Testing

@testable import RowcallAudit

@Suite struct CharacterScanTests {
  @Test(arguments: [
    ("\u{7}", Oddity.control), ("\u{200B}", .invisible), ("\u{E0001}", .invisible), ("\u{202E}", .direction),
    ("\u{FFFD}", .undecodable), ("\u{E000}", .privateUse), ("\u{10FFFF}", .privateUse),
  ])
  func oddCharactersAreTold(text: String, oddity: Oddity) {
    let scan = CharacterScan(Array("a\(text)b".utf8).span)
    #expect(Oddity.allCases.filter(scan.holds) == [oddity])
  }

  @Test(arguments: ["a\tb\n", "é", "東京", "😀", "\u{200D}", "\u{3000}", "\u{10000}", "\u{D7FF}"])
  func ordinaryOnesAreNot(text: String) {
    let scan = CharacterScan(Array(text.utf8).span)
    #expect(Oddity.allCases.filter(scan.holds).isEmpty)
  }
}
