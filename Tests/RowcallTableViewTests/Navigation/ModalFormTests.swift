import RowcallTableView
import Testing

@Suite struct ModalFormTests {
  private let list = LevelScreen("Lakes", ["Biel"])

  /// A form for a new lake; the list is reloaded if one was added.
  private func lakeForm() -> ModalForm {
    let name = ContentElement(.textField(text: "", placeholder: "Name"), name: "name")
    let rows = [StaticTable.Row(CellContent(style: .custom, elements: [name]))]
    return ModalForm(
      title: "New lake", sections: [.init(rows: rows)],
      check: { $0.text(of: "name") == "" ? .discard : .accept },
      whenClosed: { [list] form, outcome in
        guard outcome == .saved, let name = form.text(of: "name") else { return }
        list.names.append(name)
        try list.tableView.reloadData()
      })
  }

  // TV-73
  @Test func savingAddsWhatWasEnteredAndReloadsTheList() throws {
    let navigation = try NavigationStack(root: list)
    _ = navigation.takeLines()
    try navigation.present(lakeForm())
    try navigation.tableInFront.perform(.enter("Zug"), on: .named("name"), inRowAt: path(0, 0))
    try navigation.press(.save)
    #expect(list.names == ["Biel", "Zug"])
    #expect(navigation.form == nil)
    #expect(
      navigation.takeLines() == [
        #"form "New lake" opened"#, "loaded 1 row in 1 section", #"focus on "Name" [0, 0]"#,
        #"text field "name" has the text "Zug" in row [0, 0]"#, #"pressed "Save" in the bar"#,
        #"form "New lake" saved"#, "loaded 2 rows in 1 section", #"focus on "Biel" [0, 0]"#,
      ])
  }

  // TV-73
  @Test func cancellingLeavesNoTrace() throws {
    let navigation = try NavigationStack(root: list)
    try navigation.present(lakeForm())
    try navigation.tableInFront.perform(.enter("Zug"), on: .named("name"), inRowAt: path(0, 0))
    _ = navigation.takeLines()
    try navigation.press(.cancel)
    #expect(list.names == ["Biel"])
    #expect(
      navigation.takeLines() == [
        #"pressed "Cancel" in the bar"#, #"form "New lake" cancelled"#, #"focus on "Biel" [0, 0]"#,
      ])
  }

  // TV-73
  @Test func savingAnEmptyTextAddsNothing() throws {
    let navigation = try NavigationStack(root: list)
    try navigation.present(lakeForm())
    _ = navigation.takeLines()
    try navigation.saveForm()
    #expect(list.names == ["Biel"])
    #expect(navigation.takeLines() == [#"form "New lake" cancelled"#, #"focus on "Biel" [0, 0]"#])
  }

  // TV-73
  @Test(arguments: [ModalForm.Verdict.discard, .accept])
  func anObjectInsertedBeforehandIsRemovedUnlessTheFormIsKept(verdict: ModalForm.Verdict) throws {
    let navigation = try NavigationStack(root: list)
    list.names.append("")
    try list.tableView.insertRows(at: [path(0, 1)])
    let form = ModalForm(
      title: "New lake", sections: [], check: { _ in verdict },
      undo: { [list] in
        list.names.removeLast()
        try list.tableView.deleteRows(at: [path(0, 1)])
      })
    try navigation.present(form)
    try navigation.saveForm()
    #expect(list.tableView.numberOfRows == (verdict == .accept ? 2 : 1))
  }

  @Test func aFormThatIsNotAcceptedStaysOpen() throws {
    let navigation = try NavigationStack(root: list)
    let form = ModalForm(title: "New lake", sections: [], check: { _ in .reject("the name is taken") })
    try navigation.present(form)
    _ = navigation.takeLines()
    let error = TableViewError.formRejected(form: "New lake", reason: "the name is taken")
    #expect(throws: error) { try navigation.saveForm() }
    #expect(navigation.form === form)
    #expect(navigation.takeLines() == ["refused: \(error)"])
  }

  @Test func aFormWhoseUndoingFailsStaysOpen() throws {
    let navigation = try NavigationStack(root: list)
    let form = ModalForm(title: "New lake", sections: [], undo: { throw OwnError.outOfPaper })
    try navigation.present(form)
    #expect(throws: TableViewError.screenFailed(title: "New lake", reason: "outOfPaper")) {
      try navigation.cancelForm()
    }
    #expect(navigation.form === form)
  }

  @Test func aFormThatIsClosedWhileItIsUndoneIsClosedOnce() throws {
    let navigation = try NavigationStack(root: list)
    var outcomes: [ModalForm.Outcome] = []
    let form = ModalForm(
      title: "New lake", sections: [], undo: { try navigation.saveForm() },
      whenClosed: { outcomes.append($1) })
    try navigation.present(form)
    try navigation.cancelForm()
    #expect(outcomes == [.saved])
  }

  @Test func thereMustBeAFormToClose() throws {
    let navigation = try NavigationStack(root: list)
    _ = navigation.takeLines()
    #expect(throws: TableViewError.noFormOpen("saveForm()")) { try navigation.saveForm() }
    #expect(throws: TableViewError.noFormOpen("cancelForm()")) { try navigation.cancelForm() }
    #expect(navigation.takeLines().count == 2)
  }

  @Test func aFormWhoseTableCannotBeShownIsNotOpen() throws {
    let navigation = try NavigationStack(root: list)
    let form = ModalForm(title: "New lake", sections: [])
    form.tableView.dataSource = nil
    #expect(throws: TableViewError.noDataSource) { try navigation.present(form) }
    #expect(navigation.form == nil)
  }

  @Test func controlsAreReadByName() throws {
    let elements = [
      ContentElement(.textField(text: "Biel", placeholder: nil), name: "name"),
      ContentElement(.switch(isOn: true), name: "frozen"),
      ContentElement(.segmentedControl(titles: ["km", "mi"], selected: 1), name: "unit"),
      ContentElement(.slider(value: 2.5, in: 0...10), name: "depth"),
      ContentElement(.stepper(value: 3, in: 0...9, by: 1), name: "harbours"),
    ]
    let form = ModalForm(
      title: "Lake", sections: [.init(rows: [.init(CellContent(style: .custom, elements: elements))])])
    #expect(form.text(of: "name") == "Biel")
    #expect(form.isOn("frozen") == true)
    #expect(form.choice(of: "unit") == 1)
    #expect(form.value(of: "depth") == 2.5)
    #expect(form.value(of: "harbours") == 3)
    #expect(form.text(of: "frozen") == nil && form.isOn("name") == nil)
    #expect(form.choice(of: "depth") == nil && form.value(of: "unit") == nil)
  }

  @Test func aClosedFormIsReleased() throws {
    let navigation = try NavigationStack(root: list)
    try navigation.present(lakeForm())
    weak let form = navigation.form
    #expect(form != nil)
    try navigation.cancelForm()
    #expect(form == nil)
  }
}
