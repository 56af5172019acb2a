import Foundation
import RowcallNarration
import RowcallTableView
import Testing

/// What is heard of what the listener does to rows and controls.
@Suite struct ActionAnnouncementTests {
  private static let names = ["Buy milk", "Buy eggs", "Read a book"]

  private func start(
    _ names: [String] = names, dress: @escaping (inout CellContent, IndexPath) -> Void = { _, _ in }
  ) throws -> (Errands, Listener) {
    let errands = try Errands(names)
    errands.dress = dress
    var listener = Listener(errands.table)
    _ = listener.hear { try errands.table.moveFocus(.first) }
    return (errands, listener)
  }

  // MARK: Taps

  @Test func aTapSaysThatTheRowIsSelected() throws {
    var (errands, listener) = try start()
    #expect(listener.hear { try errands.table.activateRow(at: row(0)) } == "selected")
    #expect(
      listener.hear { try errands.table.activateRow(at: row(2)) } == "Read a book, selected, row 3 of 3")
  }

  @Test func aTapThatLeadsNowhereIsAnsweredByTheRow() throws {
    var (errands, listener) = try start()
    errands.whenTapped = { try errands.table.deselectRow(at: $0) }
    #expect(listener.hear { try errands.table.activateRow(at: row(0)) } == "Buy milk")
  }

  @Test func aTapThatTakesACheckmarkAwaySaysSoWhereverTheCursorWas() throws {
    var (errands, listener) = try start()
    errands.checked = ["Read a book"]
    try errands.table.reloadData()
    errands.whenTapped = errands.toggle
    _ = listener.hear {}
    #expect(
      listener.hear { try errands.table.activateRow(at: row(2)) } == "Read a book, not checked, row 3 of 3")
  }

  @Test func aDetailButtonThatLeadsNowhereIsAnsweredByItsName() throws {
    var (errands, listener) = try start { content, _ in content.accessory = .detailButton }
    #expect(listener.hear { try errands.table.activateAccessory(ofRowAt: row(0)) } == "More info")
  }

  // MARK: Controls

  @Test func aControlSaysItsNameWhereTheCursorWasElsewhereAndElseOnlyItsValue() throws {
    var (errands, listener) = try start { content, _ in
      content.elements = [ContentElement(.slider(value: 0.5, in: 0...1), name: "much")]
    }
    let louder = { try errands.table.perform(.increment, on: .named("much"), inRowAt: row(0)) }
    #expect(listener.hear(louder) == "60 percent")
    #expect(listener.hear(louder) == "70 percent")
    #expect(listener.hear { try errands.table.moveFocus(.next) } == "Buy eggs, 50 percent, adjustable")
    #expect(
      listener.hear { try errands.table.perform(.decrement, on: .named("much"), inRowAt: row(0)) }
        == "Buy milk, 60 percent")
  }

  @Test func ofSeveralControlsInARowTheOneThatWasOperatedIsNamed() throws {
    var (errands, listener) = try start { content, _ in
      content.elements = [
        ContentElement(.switch(isOn: false), name: "urgent"),
        ContentElement(.switch(isOn: true), name: "done"),
      ]
      content.elements[0].accessibility.label = "Urgent"
      content.elements[1].accessibility.label = "Done"
    }
    let press = { name in try errands.table.perform(.press, on: .named(name), inRowAt: row(0)) }
    #expect(listener.hear { try press("urgent") } == "Urgent, on")
    #expect(listener.hear { try press("urgent") } == "off")
    #expect(listener.hear { try press("done") } == "Done, off")
  }

  @Test func switchesFieldsAndStepsHaveValuesOfTheirOwn() throws {
    var (errands, listener) = try start { content, path in
      let kinds: [ContentElement.Kind] = [
        .switch(isOn: false), .textField(text: "", placeholder: "What?"),
        .stepper(value: 2.5, in: 0...9, by: 0.25),
      ]
      content.elements = [ContentElement(kinds[path.row], name: "it")]
    }
    let table = errands.table
    #expect(listener.hear { try table.perform(.press, on: .named("it"), inRowAt: row(0)) } == "on")
    #expect(
      listener.hear { try table.perform(.enter("six"), on: .named("it"), inRowAt: row(1)) } == "Buy eggs, six"
    )
    #expect(
      listener.hear { try table.perform(.increment, on: .named("it"), inRowAt: row(2)) }
        == "Read a book, 2.75")
  }

  @Test func aDimmedControlSaysThatItIsDimmed() throws {
    var (errands, listener) = try start { content, _ in
      content.elements = [ContentElement(.switch(isOn: false), name: "it")]
      content.elements[0].isEnabled = false
    }
    let press = { try errands.table.perform(.press, on: .named("it"), inRowAt: row(0)) }
    #expect(listener.hear(press) == "not possible, dimmed")
  }

  // MARK: Editing

  @Test func editingModeIsSaidWithoutTheSelectionThatIsLost() throws {
    var (errands, listener) = try start()
    _ = listener.hear { try errands.table.activateRow(at: row(0)) }
    #expect(listener.hear { try errands.table.setEditing(true) } == "editing on")
    #expect(listener.hear { try errands.table.setEditing(false) } == "editing off")
  }

  @Test func aQuestionIsAskedWithItsAnswers() throws {
    var (errands, listener) = try start()
    _ = listener.hear { try errands.table.setEditing(true) }
    let asked = listener.hear { try errands.table.activateEditControl(ofRowAt: row(1)) }
    #expect(asked == "Delete Buy eggs? Delete, Cancel")
    #expect(listener.hear { try errands.table.cancelDeletion() } == "Buy eggs kept")
    errands.confirmationTitle = "Forget"
    #expect(
      listener.hear { try errands.table.activateEditControl(ofRowAt: row(1)) }
        == "Delete Buy eggs? Forget, Cancel")
    #expect(
      listener.hear { try errands.table.confirmDeletion() } == "Buy eggs deleted. Read a book, row 2 of 2")
  }

  @Test func theReasonOfTheApplicationIsSaidAndNoOther() throws {
    struct Locked: Error, CustomStringConvertible { let description = "this one is locked" }
    var (errands, listener) = try start()
    errands.refusal = Locked()
    _ = listener.hear { try errands.table.swipeRow(at: row(0)) }
    #expect(listener.hear { try errands.table.performSwipeAction() } == "not possible, this one is locked")
    #expect(listener.hear { try errands.table.moveFocus(to: .row(row(7))) } == "not possible")
  }

  // MARK: Swipes

  @Test func aSwipeSaysItsActionsAndWhatBecameOfThem() throws {
    var (errands, listener) = try start()
    errands.actions = [SwipeAction("Archive") { _ in true }, SwipeAction("Share") { _ in false }, .delete()]
    let swipe = { try errands.table.swipeRow(at: row(0)) }
    #expect(listener.hear(swipe) == "actions: Archive, Share, Delete")
    #expect(listener.hear { try errands.table.performSwipeAction(at: 0) } == "Archive, done")
    _ = listener.hear(swipe)
    #expect(listener.hear { try errands.table.performSwipeAction(at: 1) } == "Share, not possible")
    _ = listener.hear(swipe)
    #expect(listener.hear { try errands.table.cancelSwipe() } == "Buy milk")
    #expect(
      listener.hear { try errands.table.swipeRow(at: row(2)) }
        == "Read a book, row 3 of 3. actions: Archive, Share, Delete")
  }

  // MARK: Reordering

  @Test func aRowIsFollowedFromHandToPlace() throws {
    var (errands, listener) = try start()
    let table = errands.table
    _ = listener.hear { try table.setEditing(true) }
    #expect(listener.hear { try table.beginReordering(rowAt: row(1)) } == "Buy eggs picked up")
    #expect(listener.hear { try table.proposeDrop(at: row(2)) } == "below Read a book")
    #expect(listener.hear { try table.proposeDrop(at: row(0)) } == "above Buy milk")
    #expect(listener.hear { try table.dropRow() } == "Buy eggs moved above Buy milk")
    _ = listener.hear { try table.beginReordering(rowAt: row(2)) }
    #expect(listener.hear { try table.cancelReordering() } == "Read a book put back")
    #expect(
      listener.hear { try table.reorderRow(at: row(0), to: row(2)) } == "Buy eggs moved below Read a book")
  }

  @Test func aMoveToAnotherSectionNamesIt() throws {
    let errands = try Errands(sections: [.init("Morning", ["Run", "Eat"]), .init("Evening", [])])
    var listener = Listener(errands.table)
    _ = listener.hear { try errands.table.setEditing(true) }
    #expect(
      listener.hear { try errands.table.reorderRow(at: row(0), to: row(0, 1)) }
        == "Evening. Run moved to row 1")
    #expect(listener.hear { try errands.table.moveFocus(.previous) } == "Evening, heading")
  }
}
