import Foundation
import RowcallNarration
import RowcallScreens
import RowcallTableView
import RowcallText
import Testing

/// What is heard when the cursor moves.
@Suite struct FocusAnnouncementTests {
  private func walk(
    _ errands: Errands, _ steps: [FocusStep], _ preset: Verbosity.Preset = .medium, _ locale: String = "en"
  ) -> [String] {
    var listener = Listener(errands.table, locale, preset)
    _ = listener.hears { try errands.table.reloadData() }
    return steps.map { step in listener.hear { try errands.table.moveFocus(step) } }
  }

  private func places() throws -> Errands {
    try Errands(sections: [
      .init("Africa", ["Cairo", "Lagos"]), .init("Europe", ["Oslo", "Rome", "Vienna"]),
    ])
  }

  @Test func aTableSaysWhatItIsWhenItIsThereFirst() throws {
    let errands = try places()
    var listener = Listener(errands.table)
    #expect(listener.hear { try errands.table.reloadData() } == "list, 5 rows")
    var thorough = Listener(errands.table, "en", .verbose)
    #expect(thorough.hear {} == "list, 2 sections, 5 rows")
    #expect(Listener(errands.table, "en", .terse).heardAtFirst == "list, 5 rows")
  }

  @Test func aStepSaysTheRowAndNoMore() throws {
    #expect(
      walk(try places(), [.next, .next, .next, .next, .next])
        == ["Africa, heading", "Cairo", "Lagos", "Europe, heading", "Oslo"])
  }

  @Test func aJumpSaysTheSectionThatItLeadsToAndTheRowsPlace() throws {
    let errands = try places()
    var listener = Listener(errands.table)
    _ = listener.hear { try errands.table.moveFocus(.first) }
    #expect(
      listener.hear { try errands.table.moveFocus(to: .row(row(1, 1))) }
        == "Europe, heading. Rome, row 2 of 3")
    #expect(listener.hear { try errands.table.moveFocus(to: .row(row(0, 1))) } == "Oslo")
    #expect(listener.hear { try errands.table.moveFocus(to: .row(row(2, 1))) } == "Vienna, row 3 of 3")
  }

  @Test func presetsDifferInRolesPlacesAndHints() throws {
    #expect(walk(try places(), [.next, .next, .last], .terse) == ["Africa", "Cairo", "Europe. Vienna"])
    #expect(
      walk(try places(), [.next, .next, .last], .verbose)
        == [
          "Africa, heading, level 2", "Cairo, row 1 of 2, press Enter to activate",
          "Europe, heading. Vienna, row 3 of 3, press Enter to activate",
        ])
  }

  @Test func aRowIsOneUnitOfLabelValueStateAndRole() throws {
    let errands = try Errands(["Volume", "Sounds", "Name", "Alert", "Wi-Fi"])
    errands.dress = { content, path in
      switch path.row {
      case 0: content.elements = [ContentElement(.slider(value: 20, in: 0...40))]
      case 1: content.elements = [ContentElement(.switch(isOn: true))]
      case 2: content.elements = [ContentElement(.textField(text: "Ada", placeholder: nil))]
      case 3: content.elements = [ContentElement(.segmentedControl(titles: ["Bell", "Drum"], selected: 1))]
      default: (content.style, content.detail, content.accessory) = (.value1, "Home", .disclosureIndicator)
      }
    }
    #expect(
      walk(errands, Array(repeating: .next, count: 5)) == [
        "Volume, 50 percent, adjustable, row 1 of 5", "Sounds, on, switch", "Name, Ada, text field",
        "Alert, Drum, segment", "Wi-Fi, Home, button",
      ])
  }

  @Test func theAuthorsWordsWin() throws {
    let errands = try Errands(["AAPL"])
    errands.dress = { content, _ in
      content.accessibility.label = "Apple"
      content.accessibility.value = "648 dollars"
      content.accessibility.hint = "opens the chart"
      content.accessibility.traits = .button
      content.accessibility.customActions = ["Archive", "Share"]
    }
    #expect(
      walk(errands, [.next], .verbose) == [
        "Apple, 648 dollars, button, row 1 of 1, opens the chart, 2 actions"
      ])
  }

  @Test func controlsThatTheTableAddsAreCountedWithTheHints() throws {
    let errands = try Errands(["Oslo"])
    errands.dress = { content, _ in content.editingAccessory = .detailButton }
    try errands.table.setEditing(true)
    #expect(walk(errands, [.next], .verbose) == ["Oslo, row 1 of 1, 3 actions"])
  }

  @Test func aLevelIsSaidWhenItIsAnotherThanBefore() throws {
    let errands = try Errands(["Fruit", "Apple", "Pear", "Bread"])
    errands.dress = { content, path in content.indentationLevel = path.row == 1 || path.row == 2 ? 1 : 0 }
    #expect(
      walk(errands, [.next, .next, .next, .next])
        == ["Fruit, row 1 of 4", "Apple, level 2", "Pear", "Bread, level 1"])
  }

  @Test func aWindowThatIsScrolledReportsItsRows() throws {
    let errands = try Errands((1...43).map { "Row \($0)" }, windowSize: 5)
    var listener = Listener(errands.table)
    _ = listener.hear { try errands.table.moveFocus(.first) }
    #expect(listener.hear { try errands.table.scroll(byRows: 5) } == "rows 6 to 10 of 43")
    #expect(listener.hear { try errands.table.moveFocus(.nextPage) } == "Row 6, row 6 of 43")
    #expect(listener.hear { try errands.table.moveFocus(.next) } == "Row 7")
    #expect(listener.hear { try errands.table.moveFocus(.nextPage) } == "Row 12. rows 8 to 12 of 43")
  }

  @Test func aStepPastAnEndSaysThatItIsTheEnd() throws {
    let errands = try Errands(["Sweep", "Dig"])
    #expect(
      walk(errands, [.first, .previous, .next, .next, .last, .previousPage])
        == ["Sweep, row 1 of 2", "beginning of list", "Dig", "end of list", "end of list", "Sweep"])
    #expect(walk(try Errands([String]()), [.next, .first]) == ["no rows", "no rows"])
  }

  @Test func aRowInAnotherLanguageIsMarkedAndWhatIsSaidAroundItIsNot() throws {
    let errands = try Errands(["牛乳", "卵"])
    errands.dress = { content, _ in content.accessibility.language = "ja" }
    var announcer = Announcer(locale: LocaleTag("en"))
    try errands.table.moveFocus(.first)
    #expect(announcer.announce(errands.table).map(\.language) == [nil, "ja"])
    try errands.remove(row(0))
    #expect(announcer.announce(errands.table) == [SpokenLine("牛乳 deleted. 卵, row 1 of 1")])
  }

  @Test func aTextThatEndsInAMarkGetsNoOther() throws {
    let errands = try Errands(["What is to be done?"])
    errands.dress = { content, _ in (content.detail, content.style) = ("Apple Inc.", .subtitle) }
    errands.table.footer = CellContent(title: "Tap Add.")
    #expect(
      walk(errands, [.next, .next]) == ["What is to be done? Apple Inc., row 1 of 1", "Tap Add., footer"])
  }

  @Test func emptyTablesAndHeadersAreSaid() throws {
    let errands = try Errands([])
    errands.table.header = CellContent(title: "Errands")
    errands.table.footer = CellContent(title: "Nothing to do")
    #expect(walk(errands, [.first, .next]) == ["Errands, heading", "Nothing to do, footer"])
    #expect(walk(errands, [.first, .next], .terse) == ["Errands", "Nothing to do"])
    let nothing = try Errands([])
    var listener = Listener(nothing.table)
    #expect(listener.hear { try nothing.table.reloadData() } == "list, no rows")
  }
}

extension Listener {
  /// What a listener who has just come hears.
  fileprivate var heardAtFirst: String {
    var listener = self
    return listener.hear {}
  }
}
