import RowcallAccessibility
import RowcallModel
import RowcallNarration
import RowcallText
import Testing

/// What all dialects have in common.
@Suite struct DialectTests {
  @Test func dialectsAreFoundByName() {
    #expect(Dialect.all.map(\.id) == ["rowcall", "voiceover", "nvda", "orca"])
    #expect(Dialect.named("NVDA")?.id == "nvda")
    #expect(Dialect.named("jaws") == nil)
  }

  @Test(arguments: Dialect.all)
  func inOtherLanguagesAnOrderIsSpokenInTheListenersWords(_ dialect: Dialect) throws {
    let heard = try walk("enter,down,right,leave", people, dialect, locale: "de")
    for word in ["table", "column", "row ", "leaving", "blank"] {
      #expect(!heard.lowercased().contains(word))
    }
  }
}
