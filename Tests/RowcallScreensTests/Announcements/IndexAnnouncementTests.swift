import RowcallNarration
import RowcallTableView
import RowcallText
import Testing

/// What is heard of the section index, and of typing how a row begins.
@Suite struct IndexAnnouncementTests {
  private func names() throws -> Errands {
    let errands = try Errands(
      sections: [
        .init("A", ["Anna", "Aron"]), .init(nil, []), .init("C names", ["Carl", "Cleo"]), .init(nil, []),
      ], windowSize: 2)
    errands.indexTitles = ["A", "B", "C", "#"]
    try errands.table.moveFocus(.first)
    return errands
  }

  // TV-30
  @Test func anIndexTitleIsSaidWithWhereItLeads() throws {
    let errands = try names()
    var listener = Listener(errands.table)
    _ = listener.hear {}
    #expect(listener.hear { try errands.table.followIndexTitle(at: 2) } == "C, C names. Carl, row 1 of 2")
    #expect(
      listener.hear { try errands.table.followIndexTitle(at: 1) }
        == "B, no entries, leads to C names. Carl, row 1 of 2")
    #expect(listener.hear { try errands.table.followIndexTitle(at: 0) } == "A. Anna, row 1 of 2")
  }

  // TV-30
  @Test func theIndexIsOneThingThatIsMovedFromTitleToTitle() throws {
    let errands = try names()
    var listener = Listener(errands.table)
    _ = listener.hear {}
    let table = errands.table
    #expect(
      listener.hear { try table.moveFocus(to: .sectionIndex) } == "section index, A, adjustable, 1 of 4")
    #expect(listener.hear { try table.adjustSectionIndex(by: 1) } == "B, no entries, leads to C names, Carl")
    #expect(listener.hear { try table.adjustSectionIndex(by: 1) } == "C, C names, Carl")
    #expect(
      listener.hear { try table.adjustSectionIndex(by: 1) }
        == "number sign, no entries, leads to C names, Carl")
    #expect(listener.hear { try table.adjustSectionIndex(by: 1) } == "end of index")
    #expect(listener.hear { try table.adjustSectionIndex(by: -3) } == "A, Anna")
    #expect(listener.hear { try table.moveFocus(.next) } == "A, heading. Anna, row 1 of 2")
  }

  @Test func whoTurnsToTheIndexByMovingItHearsWhatItIs() throws {
    let errands = try names()
    var listener = Listener(errands.table)
    _ = listener.hear {}
    #expect(
      listener.hear { try errands.table.adjustSectionIndex(by: 2) } == "section index, C, C names, Carl")
  }

  @Test func theListenerDecidesHowMuchIsSaidOfTheIndex() throws {
    for (preset, index, move) in [
      (Verbosity.Preset.terse, "section index, A, adjustable", "C, C names, Carl"),
      (
        .verbose, "section index, A, adjustable, 1 of 4, press plus or minus to adjust",
        "C, C names, Carl, 3 of 4"
      ),
    ] {
      let errands = try names()
      var listener = Listener(errands.table, "en", preset)
      _ = listener.hear {}
      #expect(listener.hear { try errands.table.moveFocus(to: .sectionIndex) } == index)
      #expect(listener.hear { try errands.table.adjustSectionIndex(by: 2) } == move)
    }
  }

  @Test func aTitleIsSaidInTheListenersLanguage() throws {
    let errands = try Errands(sections: [.init("あ", ["浅草"]), .init(nil, []), .init("さ", ["新宿"])])
    errands.indexTitles = ["あ", "か", "さ"]
    var listener = Listener(errands.table, "ja")
    _ = listener.hear { try errands.table.moveFocus(.first) }
    #expect(
      listener.hear { try errands.table.moveFocus(to: .sectionIndex) } == "セクション索引、あ行、調整可能、3個中1番目")
    #expect(listener.hear { try errands.table.adjustSectionIndex(by: 1) } == "か行、項目なし、さ行に移動、新宿")
    #expect(listener.hear { try errands.table.adjustSectionIndex(by: 1) } == "さ行、新宿")
  }

  @Test func anIndexThatIsElsewhereIsSaidAnew() throws {
    let errands = try names()
    var listener = Listener(errands.table)
    _ = listener.hear { try errands.table.adjustSectionIndex(by: 2) }
    errands.indexTitles = ["X", "Y"]
    #expect(
      listener.hear { try errands.table.reloadData() }
        == "updated, 4 rows. section index, Y, adjustable, 2 of 2")
  }

  @Test func aRowWithoutAHeaderIsNamedByItself() throws {
    let errands = try Errands(sections: [.init(nil, []), .init(nil, ["Carl"])])
    errands.indexTitles = ["B", "C"]
    var listener = Listener(errands.table)
    _ = listener.hear { try errands.table.followIndexTitle(at: 1) }
    #expect(
      listener.hear { try errands.table.adjustSectionIndex(by: -1) }
        == "section index, B, no entries, leads to Carl")
  }

  // TV-24
  @Test func whatIsSaidOfAMoveIsWhereItLedThen() throws {
    let errands = try names()
    var listener = Listener(errands.table)
    _ = listener.hear {}
    #expect(
      listener.hear {
        try errands.table.adjustSectionIndex(by: 1)
        try errands.table.moveFocus(.next)
      } == "section index, B, no entries, leads to C names, Carl. C names, heading. Carl")
  }

  // TV-36
  @Test func whoIsOnTheIndexHearsItsNewTitle() throws {
    let errands = try names()
    var listener = Listener(errands.table)
    _ = listener.hear { try errands.table.adjustSectionIndex(by: 2) }
    errands.indexTitles = ["X", "Y", "Z"]
    #expect(
      listener.hear { try errands.table.reloadSectionIndexTitles() } == "section index, Z, adjustable, 3 of 3"
    )
    #expect(listener.hear { try errands.table.reloadSectionIndexTitles() } == "")
    _ = listener.hear { try errands.table.moveFocus(.first) }
    errands.indexTitles = ["M"]
    #expect(listener.hear { try errands.table.reloadSectionIndexTitles() } == "")
  }

  @Test(arguments: [
    ("…", "en", "other, heading"), ("#", "en", "number sign, heading"), ("わ", "ja", "わ行、見出し"),
    ("W", "en", "W, heading"), ("C names", "en", "C names, heading"),
  ])
  func aHeaderIsSaidAsTheTitleOfTheIndexIs(header: String, locale: String, heard: String) throws {
    let errands = try Errands(sections: [.init(header, ["Carl"])])
    var listener = Listener(errands.table, locale)
    #expect(listener.hear { try errands.table.moveFocus(to: .sectionHeader(0)) }.hasSuffix(heard))
  }

  @Test func theRowThatBeginsWithWhatIsTypedIsSaidOrThatThereIsNone() throws {
    let errands = try names()
    let matcher = PrefixMatcher(for: LocaleTag("en"))
    var listener = Listener(errands.table)
    _ = listener.hear {}
    let search = { text in _ = try errands.table.search(typed: text, matching: matcher.beginning) }
    #expect(listener.hear { try search("c") } == "C names, heading. Carl, row 1 of 2")
    #expect(listener.hear { try search("cl") } == "Cleo")
    #expect(listener.hear { try search("clx") } == "nothing begins with clx")
    #expect(listener.hear { try search("ÁR") } == "A, heading. Aron, row 2 of 2")
    #expect(listener.hear { try search("ÁR") } == "Aron")
  }
}
