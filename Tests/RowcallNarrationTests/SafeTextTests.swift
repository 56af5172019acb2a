import Testing

@testable import RowcallNarration

@Suite struct SafeTextTests {
  @Test(arguments: [
    ("plain words, exactly", "plain words, exactly"), ("  at both ends \t", "at both ends"), ("", ""),
    (" \n ", ""),
    ("two\r\nlines", "two lines"), ("a\t\tb", "a b"), ("a \nb", "a b"), ("kept  inside", "kept  inside"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"), ("nul\0byte", "nul\\u{0}byte"), ("del\u{7F}", "del\\u{7F}"),
    ("abc\u{202E}cba", "abc\\u{202E}cba"), ("\u{2067}x\u{2069}", "\\u{2067}x\\u{2069}"),
    ("next\u{85}line\u{2028}or\u{2029}so", "next line or so"), ("c1\u{9B}31m", "c1\\u{9B}31m"),
    ("Ada\u{92}s \u{84}first\u{93} \u{96} \u{80}5", "Ada’s „first“ – €5"),
    ("tag\u{E0041}", "tag\\u{E0041}"),
    ("joined \u{1F469}\u{200D}\u{1F4BB}", "joined \u{1F469}\u{200D}\u{1F4BB}"),
    ("Größe, 東京, Ελλάδα", "Größe, 東京, Ελλάδα"), ("exactly8", "exactly8"), ("exactly8\u{7}", "exactly8\\u{7}"),
  ])
  func nothingReachesTheTerminalButText(text: String, shown: String) {
    #expect(SafeText.string(text) == shown)
  }

  @Test func wordsThatAUserTypedAreShownAsTheyAre() {
    #expect(SafeText.escaped("Ada\u{92}s") == "Ada\\u{92}s")
  }

  @Test func aControlByteIsFoundAtAnyPlaceOfALongText() {
    for place in 1..<40 {
      let text = String(repeating: "x", count: place) + "\u{7}" + String(repeating: "y", count: 40 - place)
      #expect(SafeText.string(text).contains("\\u{7}"), "at \(place)")
    }
  }
}
