import RowcallNarration
import RowcallTableView
import RowcallText
import Testing

@Suite struct EdgeAnnouncementTests {
  @Test(arguments: [
    (FocusStep.next, "end of list"), (.last, "end of list"), (.nextPage, "end of list"),
    (.nextSection, "end of list"), (.previous, "beginning of list"), (.first, "beginning of list"),
    (.previousPage, "beginning of list"), (.previousSection, "beginning of list"),
  ])
  func aStepThatLedNowhereIsAnswered(step: FocusStep, text: String) {
    let announcer = Announcer(locale: LocaleTag("en"))
    #expect(announcer.announceEdge(after: step) == [SpokenLine(text)])
  }

  @Test(arguments: [("ja", "リストの終わり"), ("de", "Ende der Liste")])
  func itIsAnsweredInTheListenersLanguage(locale: String, text: String) {
    #expect(Announcer(locale: LocaleTag(locale)).announceEdge(after: .next) == [SpokenLine(text)])
  }
}
