import Testing

@testable import RowcallTableView

@Suite struct TableViewEventTests {
  private static let row = RowReference(
    indexPath: [0, 1], rowsInSection: 3, content: CellContent(title: "Oslo", detail: "cold"))
  private static let unseen = RowReference(indexPath: [4, 0], rowsInSection: 1)
  private static let section = SectionReference(section: 1, rows: 3, title: "Europe")

  @Test func aTextThatWouldBreakTheLineIsShownByItsNumbers() {
    let row = RowReference(
      indexPath: [0, 0], rowsInSection: 1, content: CellContent(title: "two\nlines \u{1B}[31m \u{202E}x"))
    #expect("\(row)" == #""two\u{A}lines \u{1B}[31m \u{202E}x" [0, 0]"#)
    let family = RowReference(indexPath: [0, 0], rowsInSection: 1, content: CellContent(title: "👩‍👩‍👧 é"))
    #expect("\(family)" == #""👩‍👩‍👧 é" [0, 0]"#)
  }

  // What happens to the listener's view and cursor.
  @Test(
    arguments: [
      (.loaded(sections: 1, rows: 1), "loaded 1 row in 1 section"),
      (.loaded(sections: 0, rows: 20), "loaded 20 rows in 0 sections"),
      (.scrolled(rows: 2..<5, of: 9), "showing rows 3 to 5 of 9"),
      (.focused(nil), "focus on nothing"),
      (.edgeReached(.nextPage), "focus stays: nothing is there for nextPage"),
      (.focused(.row(row)), #"focus on "Oslo, cold" [0, 1]"#),
      (.focused(.sectionHeader(section)), #"focus on header of section 1 "Europe", 3 rows"#),
      (.focused(.sectionFooter(section, text: "end")), #"focus on footer "end" of section 1"#),
      (.focused(.tableHeader("Towns")), #"focus on table header "Towns""#),
      (.focused(.tableFooter(nil)), #"focus on table footer """#),
      (.focused(.sectionIndex(title: "E")), #"focus on index at "E""#),
      (
        .indexMoved(IndexReference(title: "E", number: 1, count: 2, section: section, landing: row)),
        #"index moved to "E", section 1 "Europe", 3 rows, landing on "Oslo, cold" [0, 1]"#
      ),
      (.searched("os", found: row), #"typed "os": "Oslo, cold" [0, 1]"#),
      (.searched("x", found: nil), #"typed "x": no row begins so"#),
      (.indexReloaded(["A", "B"]), "index is A B"),
      (
        .indexMoved(IndexReference(title: "E", number: 1, count: 2, section: section, landing: nil)),
        #"index moved to "E", section 1 "Europe", 3 rows, landing nowhere"#
      ),
      (
        .indexFollowed(IndexReference(title: "E", number: 1, count: 2, section: section, landing: row)),
        #"index "E" leads to section 1 "Europe", 3 rows"#
      ),
      (.indexEndReached(isLast: true), "index stays: no title after this one leads anywhere"),
      (.indexEndReached(isLast: false), "index stays: no title before this one leads anywhere"),
      (.refused(.notCarrying), "refused: no row is taken up; call beginReordering(rowAt:) first"),
    ] as [(TableViewEvent, String)])
  func movementsReadAsOneLine(event: TableViewEvent, line: String) { #expect("\(event)" == line) }

  // What the listener does to rows.
  @Test(
    arguments: [
      (.selected(row), #"selected "Oslo, cold" [0, 1]"#), (.deselected(unseen), "deselected row [4, 0]"),
      (.accessoryPressed(row), #"pressed the detail button of "Oslo, cold" [0, 1]"#),
      (
        .operated(ContentElement(.switch(isOn: false), name: "snow"), unseen),
        #"switch "snow" is off in row [4, 0]"#
      ),
      (.operated(ContentElement(.slider(value: 40, in: 0...100)), unseen), "slider is 40 in row [4, 0]"),
      (
        .operated(ContentElement(.stepper(value: 1.5, in: 0...9, by: 0.5), name: "n"), unseen),
        #"stepper "n" is 1.5 in row [4, 0]"#
      ),
      (.operated(ContentElement(.button("Go")), unseen), #"button "Go" was pressed in row [4, 0]"#),
      (
        .operated(ContentElement(.textField(text: "x", placeholder: nil), name: "t"), unseen),
        #"text field "t" has the text "x" in row [4, 0]"#
      ),
      (
        .operated(ContentElement(.segmentedControl(titles: ["C", "F"], selected: 1), name: "unit"), unseen),
        #"segmented control "unit" is on "F" in row [4, 0]"#
      ),
      (.editingBegan, "editing began"), (.editingEnded, "editing ended"),
      (.swipeBegan(row, actions: ["Flag", nil]), #"swiped "Oslo, cold" [0, 1], actions: Flag, delete"#),
      (.swipeEnded(row), #"swipe ended on "Oslo, cold" [0, 1]"#), (.swipeEnded(nil), "swipe ended"),
      (.confirmationAsked(row, title: nil), #"asking to delete "Oslo, cold" [0, 1]"#),
      (.confirmationCancelled(row), #"keeping "Oslo, cold" [0, 1]"#),
      (.committed(.delete, row), #"committing delete at "Oslo, cold" [0, 1]"#),
      (.committed(.insert, unseen), "committing insert at row [4, 0]"),
      (.swipeActionPerformed(title: "Flag", row, isDone: true), #"Flag done on "Oslo, cold" [0, 1]"#),
      (.swipeActionPerformed(title: nil, row, isDone: false), #"delete not done on "Oslo, cold" [0, 1]"#),
      (.reorderingBegan(row), #"took up "Oslo, cold" [0, 1]"#),
      (.dropProposed(row, at: unseen, nil), #""Oslo, cold" [0, 1] would drop at [4, 0]"#),
      (.reorderingCancelled(row), #"put "Oslo, cold" [0, 1] back"#),
    ] as [(TableViewEvent, String)])
  func whatTheListenerDoesReadsAsOneLine(event: TableViewEvent, line: String) { #expect("\(event)" == line) }

  // TV-54
  @Test(
    arguments: [
      (.rowDeleted(row), #"deleted "Oslo, cold" [0, 1]"#), (.rowInserted(unseen), "inserted row [4, 0]"),
      (.rowReloaded(row), #"reloaded "Oslo, cold" [0, 1]"#),
      (.rowMoved(from: unseen, to: row, nil), #"moved "Oslo, cold" [0, 1] from [4, 0]"#),
      (
        .rowMoved(from: row, to: unseen, .above(row)),
        #"moved row [4, 0] from [0, 1], above "Oslo, cold" [0, 1]"#
      ),
      (.rowMoved(from: row, to: unseen, .below(unseen)), "moved row [4, 0] from [0, 1], below row [4, 0]"),
      (.sectionDeleted(section), #"deleted section 1 "Europe", 3 rows"#),
      (.sectionInserted(SectionReference(section: 0, rows: 1)), "inserted section 0, 1 row"),
      (.sectionReloaded(section), #"reloaded section 1 "Europe", 3 rows"#),
      (
        .sectionMoved(from: SectionReference(section: 7, rows: 3), to: section),
        #"moved section 1 "Europe", 3 rows from section 7"#
      ),
    ] as [(TableViewEvent, String)])
  func updatesReadAsOneLine(event: TableViewEvent, line: String) { #expect("\(event)" == line) }
}
