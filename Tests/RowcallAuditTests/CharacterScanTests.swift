import Testing

@testable import RowcallAudit

@Suite struct CharacterScanTests {
  @Test(arguments: [
    ("\u{7}", Oddity.control), ("\u{200B}", .invisible), ("\u{E0001}", .invisible), ("\u{202E}", .direction),
    ("\u{FFFD}", .undecodable), ("\u{E000}", .privateUse), ("\u{10FFFF}", .privateUse),
  ])
  func oddCharactersAreFound(text: String, oddity: Oddity) {
    let scan = CharacterScan(Array("a\(text)b".utf8).span)
    #expect(Oddity.allCases.filter(scan.holds) == [oddity])
  }

  @Test(arguments: [
    "a\tb\n", "é", "東京", "😀", "\u{200D}", "\u{3000}", "\u{10000}", "\u{D7FF}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}", "by \u{2068}نور\u{2069}",
    "\u{202B}نور\u{202C}",
  ])
  func ordinaryOnesAreNot(text: String) {
    let scan = CharacterScan(Array(text.utf8).span)
    #expect(Oddity.allCases.filter(scan.holds).isEmpty)
  }

  @Test(arguments: ["\u{2068}a", "a\u{2069}", "\u{202B}a", "\u{202E}a\u{202C}"])
  func unclosedDirectionsAreFound(text: String) {
    #expect(CharacterScan(Array(text.utf8).span).holds(.direction))
    #expect(CharacterScan.oddities(in: text).contains(.direction))
  }

  @Test func tagsAreOddOutsideOfFlags() {
    #expect(
      CharacterScan.oddities(in: "\u{1F3F4}\u{E0067}\u{E007F}a\u{E0067}") == [nil, nil, nil, nil, .invisible])
  }
}
