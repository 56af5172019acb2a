import RowcallTableView
import Testing

@Suite struct CellContentTests {
  // TV-10
  @Test(arguments: [CellStyle.default, .subtitle, .value1, .value2, .custom])
  func aCellHasTheStyleItWasMadeWithAndKeepsEveryPart(style: CellStyle) {
    let cell = TableViewCell(style: style)
    #expect(cell.content == CellContent(style: style))
    cell.content.title = "Oslo"
    cell.content.detail = "cold"
    cell.content.image = CellImage(name: "snow", label: "Snow")
    #expect(cell.content.texts == ["Oslo", "cold"])
    #expect(cell.content.style == style && cell.content.image?.label == "Snow")
  }

  // TV-10 TV-12
  @Test func textsAreReadInOrderAndEmptyOnesLeftOut() {
    let content = CellContent(
      style: .custom, title: "Oslo", detail: "",
      elements: [
        ContentElement(.label("4 degrees")), ContentElement(.switch(isOn: true)),
        ContentElement(.image(CellImage(label: "Snow"))), ContentElement(.button(nil)),
        ContentElement(.textField(text: "", placeholder: "Note")),
        ContentElement(.segmentedControl(titles: ["C", "F"], selected: 5)),
      ])
    #expect(content.texts == ["Oslo", "4 degrees", "Snow", "Note"])
  }

  // TV-11
  @Test(
    arguments: [
      (.none, false), (.disclosureIndicator, false), (.detailDisclosureButton, true), (.detailButton, true),
      (.checkmark, false), (.control(ContentElement(.switch(isOn: true))), false),
    ] as [(CellAccessory, Bool)])
  func onlyDetailButtonsAreTappedByThemselves(accessory: CellAccessory, hasButton: Bool) {
    #expect(accessory.hasDetailButton == hasButton)
  }

  // TV-11
  @Test func theEditingAccessoryIsAnotherOne() {
    var content = CellContent(accessory: .checkmark)
    content.editingAccessory = .control(ContentElement(.button("Rename")))
    #expect(content[.editingAccessory]?.text == "Rename" && content[.accessory] == nil)
    content[.accessory] = ContentElement(.switch(isOn: true), name: "on")
    #expect(content.accessory == .control(ContentElement(.switch(isOn: true), name: "on")))
    content[.editingAccessory]?.isEnabled = false
    #expect(content.editingAccessory.element?.isEnabled == false)
  }

  // TV-12
  @Test func anElementIsSetWhereItIsFoundAndElseNowhere() {
    var content = CellContent(elements: [
      ContentElement(.label("a"), name: "x"), ContentElement(.label("b"), tag: 4),
    ])
    content[.tagged(4)]?.kind = .label("c")
    content[.named("x")] = ContentElement(.label("d"))
    content[.named("none")] = ContentElement(.label("e"))
    content[.index(9)] = ContentElement(.label("f"))
    content[.index(0)] = nil
    #expect(content.texts == ["d", "c"])
  }
}
