import RowcallTableView
import Testing

/// The sentences of errors about calls, cells, cursor, index, editing and moving, word for word.
@Suite struct CallErrorTests {
  private static let sound = ContentElement(.switch(isOn: true), name: "sound")
  private static let hidden: ContentElement = {
    var element = ContentElement(.slider(value: 40, in: 0...100))
    element.isEnabled = false
    return element
  }()

  @Test(
    arguments: [
      (.noDataSource, "the table has no data source; set dataSource, and keep it alive: the table does not"),
      (
        .calledBack("reloadData()", during: "numberOfSections(in:)"),
        "reloadData() was called inside numberOfSections(in:), during which the table must stay as it is; call it "
          + "afterwards"
      ),
      (
        .callsTooDeep(64),
        "64 calls are under way, each inside a callback of another; let no callback call again what called it"
      ),
      (
        .updatesOpen("scroll(byRows:)"),
        "scroll(byRows:) was called inside an update block, where rows have no certain place; call endUpdates() first"
      ),
      (
        .endUpdatesWithoutBegin,
        "endUpdates() was called without beginUpdates(); call both, or performBatchUpdates(_:)"
      ),
      (
        .updatesFailed(reason: "full"),
        "the closure of performBatchUpdates(_:) failed, and nothing that it asked for was done: full"
      ),
      (
        .countChanged(section: 2, known: 1, found: 4),
        "section 2 has 4 rows in the data source, but 1 in the table, and no update said so; change the model and the "
          + "table together, row for row, or call reloadData()"
      ),
    ] as [(TableViewError, String)])
  func callsOutOfTurnSayWhatToDo(error: TableViewError, sentence: String) {
    #expect("\(error)" == sentence)
  }

  // TV-7 TV-44
  @Test(
    arguments: [
      (
        .unregisteredIdentifier("twon", known: []),
        "no cell is registered as \"twon\"; nothing is registered; call register(forCellReuseIdentifier:_:)"
      ),
      (
        .unregisteredIdentifier("twon", known: ["city", "town"]),
        "no cell is registered as \"twon\"; registered: city, town; call register(forCellReuseIdentifier:_:)"
      ),
      (.noCell([1, 2], reason: "closed"), "there is no cell for row 2 of section 1: closed"),
      (
        .cellShownTwice([0, 1], [0, 2]),
        "the data source gave the same cell for row 1 of section 0 and for row 2 of section 0; give each row a cell of "
          + "its own, from dequeueReusableCell(withIdentifier:for:)"
      ),
      (
        .noSuchElement(.tagged(3), texts: ["Oslo", "4 degrees"]),
        "the cell \"Oslo, 4 degrees\" has no element tagged 3"
      ),
      (.noSuchElement(.index(3), texts: []), "the cell \"\" has no element 3"),
      (.noSuchElement(.accessory, texts: ["Oslo"]), "the cell \"Oslo\" has no element as its accessory"),
      (
        .noSuchElement(.editingAccessory, texts: ["Oslo"]),
        "the cell \"Oslo\" has no element as its editing accessory"
      ),
      (.controlRefused(element: sound, action: .select(2)), "switch \"sound\" cannot select segment 2"),
      (.controlRefused(element: sound, action: .setValue(40)), "switch \"sound\" cannot be set to 40"),
      (
        .controlRefused(element: ContentElement(.button("Go")), action: .setOn(true)),
        "button \"Go\" cannot be turned on"
      ),
      (.controlRefused(element: hidden, action: .decrement), "slider is disabled and cannot go down"),
      (
        .controlFailed(.named("sound"), [0, 1], reason: "mute"),
        "the action of element named \"sound\" in row 1 of section 0 failed: mute"
      ),
      (
        .noDetailButton([0, 1]),
        "row 1 of section 0 has no detail button; its accessory must be detailButton or detailDisclosureButton"
      ),
      (.delegateFailed([0, 1], reason: "full"), "the action of row 1 of section 0 failed: full"),
    ] as [(TableViewError, String)])
  func cellsSayWhatTheyCannotDo(error: TableViewError, sentence: String) {
    #expect("\(error)" == sentence)
  }

  // TV-30
  @Test(
    arguments: [
      (
        .nothingThere(.tableHeader),
        "there is no header of the table; give it a text, or put the focus on a row"
      ),
      (
        .nothingThere(.sectionFooter(2)),
        "there is no footer of section 2; give it a text, or put the focus on a row"
      ),
      (
        .nothingThere(.tableFooter),
        "there is no footer of the table; give it a text, or put the focus on a row"
      ),
      (
        .nothingThere(.sectionIndex),
        "there is no section index; give the table rows, and titles from sectionIndexTitles(for:)"
      ),
      (.noSuchIndexTitle(0, count: 0), "there is no index title 0: the index has no titles"),
      (.noSuchIndexTitle(1, count: 1), "there is no index title 1: the index has 1 title, 0"),
      (
        .indexLeadsNowhere(title: "Z", section: -1, sections: 3),
        "index title \"Z\" leads to section -1, but the table has 3 sections, 0 to 2; return one of them from "
          + "tableView(_:sectionForSectionIndexTitle:at:)"
      ),
    ] as [(TableViewError, String)])
  func placesOfTheCursorSayWhyTheyAreNotThere(error: TableViewError, sentence: String) {
    #expect("\(error)" == sentence)
  }

  // TV-51 TV-52 TV-53 TV-59
  @Test(
    arguments: [
      (
        .setEditingDuringCommit,
        "editing mode cannot change inside tableView(_:commit:forRowAt:); call setEditing(_:) after it has returned"
      ),
      (
        .notEditing(method: "beginReordering(rowAt:)"),
        "beginReordering(rowAt:) works in editing mode only; call setEditing(true) first"
      ),
      (
        .notEditable([0, 1]),
        "row 1 of section 0 cannot be edited: the data source is no EditableTableViewDataSource"
      ),
      (
        .noEditControl([0, 1]),
        "row 1 of section 0 has no edit control: tableView(_:canEditRowAt:) says no, or its editing style is none"
      ),
      (
        .noQuestionOpen,
        "no row asks whether it is to be deleted; call activateEditControl(ofRowAt:) on one first"
      ),
      (.commitFailed([0, 1], reason: "full"), "the edit of row 1 of section 0 failed: full"),
      (
        .nothingToSwipe([0, 1]),
        "there is no action behind row 1 of section 0: the delegate gives none, and the row cannot be deleted; a table "
          + "in editing mode has edit controls instead"
      ),
      (.noRowSwiped, "no row is swiped; call swipeRow(at:from:) first"),
      (.noSuchSwipeAction(2, count: 2), "there is no swipe action 2: the row has 2, 0 to 1"),
      (.noSuchSwipeAction(1, count: 1), "there is no swipe action 1: the row has 1, 0"),
      (
        .swipeActionFailed([0, 1], title: "Pin", reason: "busy"),
        "the swipe action \"Pin\" of row 1 of section 0 failed: busy"
      ),
      (
        .swipeActionFailed([0, 1], title: nil, reason: "busy"),
        "the swipe action of row 1 of section 0 failed: busy"
      ),
      (
        .notReorderable([0, 1]),
        "row 1 of section 0 cannot be moved: the data source is no ReorderableTableViewDataSource, or its "
          + "tableView(_:canMoveRowAt:) says no"
      ),
      (.notCarrying, "no row is taken up; call beginReordering(rowAt:) first"),
    ] as [(TableViewError, String)])
  func editsSayWhyTheyAreRefused(error: TableViewError, sentence: String) {
    #expect("\(error)" == sentence)
  }
}
