import RowcallAccessibility
import RowcallNarration
import RowcallReadings
import RowcallText
import Testing

@Suite struct IndexNarrationTests {
  private static let sections = ["#", "あ", ""].enumerated().map { RowSection($1, rows: $0..<$0 + 1) }

  @Test func whatIsShownStandsAsItIsWritten() {
    let narration = IndexNarration(shownIn: LocaleTag("en"))
    #expect(narration.index(of: Self.sections) == "section index, #, あ, blank")
    #expect(narration.heading(of: Self.sections[1]) == "あ, heading")
  }

  @Test func whatIsSaidHasWordsForTitles() {
    let narration = IndexNarration(SpokenText(LocaleTag("en")))
    #expect(narration.index(of: Self.sections) == "section index, number sign, あ row, blank")
    #expect(narration.titled(Self.sections).map(\.title) == ["number sign", "あ row", "blank"])
  }

  @Test func theAuthorsOwnWordsWin() {
    let labels = ReadingList(["#": "numbers"])
    #expect(
      IndexNarration(SpokenText(LocaleTag("en")), labels: labels).heading(of: Self.sections[0])
        == "numbers, heading")
  }
}
