import RowcallTableView
import Testing

@Suite struct NavigationErrorTests {
  @Test(arguments: [
    (
      TableViewError.nothingToReturnTo(from: "Lakes"),
      #""Lakes" is the first screen: there is nothing to go back to"#
    ),
    (.backHidden(title: "Lakes"), #""Lakes" hides the way back now; leave its editing mode first"#),
    (
      .screenAlreadyOpen(title: "Lakes"),
      #"the screen "Lakes" is open already; push another one, or go back to it with unwind(to:handing:)"#
    ),
    (
      .noScreenToUnwindTo(type: "MapScreen", open: ["Lakes", "Harbours"]),
      #"there is no MapScreen below the top screen, only "Lakes", "Harbours""#
    ),
    (.screenFailed(title: "Lakes", reason: "no network"), #"the code of "Lakes" failed: no network"#),
    (
      .formOpen("pop()", form: "New lake"),
      #"pop() was called while the form "New lake" is open; call saveForm() or cancelForm() first"#
    ),
    (.noFormOpen("saveForm()"), "saveForm() was called, but no form is open; call present(_:) first"),
    (
      .formRejected(form: "New lake", reason: "the name is taken"),
      #"the form "New lake" cannot be saved: the name is taken"#
    ),
    (
      .noSuchBarItem(.edit, present: [.add, .custom("Map")]),
      #"the bar has no item "Edit"; it has "Add", "Map""#
    ),
    (.noSuchBarItem(.custom("Map"), present: []), #"the bar has no item "Map"; it is empty"#),
    (.barItemDisabled(.done), #"the bar item "Done" is disabled"#),
    (.barItemFailed(.add, reason: "no paper"), #"the action of the bar item "Add" failed: no paper"#),
    (
      .noStaticRow("sound", known: ["light", "alarm"]),
      #"the static table has no row named "sound"; named rows: light, alarm"#
    ),
    (.noStaticRow("sound", known: []), #"the static table has no row named "sound"; no row has a name"#),
  ])
  func wrongUseOfTheNavigationSaysWhatToDo(error: TableViewError, sentence: String) {
    #expect("\(error)" == sentence)
  }
}
