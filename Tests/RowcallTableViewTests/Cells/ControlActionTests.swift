import RowcallTableView
import Testing

@Suite struct ControlActionTests {
  // TV-44
  @Test(
    arguments: [
      (.switch(isOn: true), .press, .switch(isOn: false)),
      (.switch(isOn: true), .setOn(true), .switch(isOn: true)),
      (.button("Go"), .press, .button("Go")),
      (.slider(value: 5, in: 0...10), .increment, .slider(value: 6, in: 0...10)),
      (.slider(value: 5, in: 0...10), .setValue(99), .slider(value: 10, in: 0...10)),
      (.slider(value: 5, in: 0...10), .setValue(-Double.infinity), .slider(value: 0, in: 0...10)),
      (.stepper(value: 0, in: 0...10, by: 4), .decrement, .stepper(value: 0, in: 0...10, by: 4)),
      (.stepper(value: 8, in: 0...10, by: 4), .increment, .stepper(value: 10, in: 0...10, by: 4)),
      (
        .textField(text: "a", placeholder: "p"), .enter(""), .textField(text: "", placeholder: "p")
      ),
      (
        .segmentedControl(titles: ["C", "F"], selected: nil), .select(1),
        .segmentedControl(titles: ["C", "F"], selected: 1)
      ),
    ] as [(ContentElement.Kind, ControlAction, ContentElement.Kind)])
  func aControlTakesTheActionsOfItsKind(
    kind: ContentElement.Kind, action: ControlAction, expected: ContentElement.Kind
  ) throws {
    var element = ContentElement(kind)
    try element.apply(action)
    #expect(element.kind == expected && element.isControl)
  }

  @Test(
    arguments: [
      (.label("a"), .press), (.image(CellImage()), .press), (.progress(0.5), .setValue(1)),
      (.button("Go"), .setOn(true)), (.switch(isOn: true), .increment),
      (.slider(value: 1, in: 0...2), .press),
      (.textField(text: "", placeholder: nil), .press),
      (.segmentedControl(titles: ["C"], selected: 0), .select(1)),
      (.segmentedControl(titles: ["C"], selected: 0), .select(-1)),
    ] as [(ContentElement.Kind, ControlAction)])
  func aControlRefusesOtherActionsAndKeepsItsValue(kind: ContentElement.Kind, action: ControlAction) {
    var element = ContentElement(kind)
    #expect(throws: TableViewError.controlRefused(element: element, action: action)) {
      try element.apply(action)
    }
    #expect(element.kind == kind)
  }

  @Test func aValueThatIsNoNumberIsRefused() {
    var element = ContentElement(.slider(value: 1, in: 0...2))
    #expect {
      try element.apply(.setValue(.nan))
    } throws: {
      "\($0)" == "slider cannot be set to nan"
    }
    #expect(element.kind == .slider(value: 1, in: 0...2))
    var stepper = ContentElement(.stepper(value: 1, in: 0...2, by: .nan))
    #expect(throws: TableViewError.self) { try stepper.apply(.increment) }
  }

  @Test func aDisabledControlTakesNothing() {
    var element = ContentElement(.switch(isOn: true))
    element.isEnabled = false
    #expect(throws: TableViewError.self) { try element.apply(.press) }
    #expect(element.kind == .switch(isOn: true))
  }
}
