import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A cell whose button does at once what it leads to.
private final class Vanishing: TableViewCell {
  private let vanish: () throws -> Void

  init(_ vanish: @escaping () throws -> Void) {
    self.vanish = vanish
    super.init(style: .custom)
    content.elements = [ContentElement(.button("Go"))]
  }

  override func perform(_ action: ControlAction, on id: ElementID) throws {
    try super.perform(action, on: id)
    try vanish()
  }
}

@Suite struct ControlTests {
  /// One row with a switch, a slider and a switch as its accessory.
  private final class Sounds: TableViewDataSource, TableViewDelegate {
    var log: [String] = []
    var failure: (any Error)?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .custom)
      cell.content.elements = [
        ContentElement(.label("Sound"), tag: 7), ContentElement(.switch(isOn: false), name: "sound"),
        ContentElement(.slider(value: 0.5, in: 0...1), name: "volume", tag: 9),
      ]
      cell.content.accessory = .control(ContentElement(.switch(isOn: true), name: "alarm"))
      cell.content.elements[2].isEnabled = failure == nil
      for name in ["sound", "volume", "alarm"] {
        cell.whenOperated(name) { [weak self, weak tableView] element in
          if let failure = self?.failure { throw failure }
          self?.log.append(element.kind == .switch(isOn: true) ? "\(name) is on" : name)
          if name == "alarm" { try tableView?.reloadRows(at: [indexPath]) }
        }
      }
      return cell
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { log.append("selected") }
  }

  private struct Mute: Error, CustomStringConvertible { let description = "no loudspeaker" }

  private let sounds = Sounds()

  private func makeTable() throws -> TableView {
    let table = TableView()
    table.dataSource = sounds
    table.delegate = sounds
    try table.moveFocus(.first)
    _ = table.takeLines()
    return table
  }

  // TV-44
  @Test func aControlActsAndTheRowIsNotSelected() throws {
    let table = try makeTable()
    try table.perform(.press, on: .named("sound"), inRowAt: path(0, 0))
    try table.perform(.setValue(2), on: .tagged(9), inRowAt: path(0, 0))
    #expect(sounds.log == ["sound is on", "volume"])
    #expect(table.indexPathsForSelectedRows == [])
    #expect(
      table.takeLines() == [
        #"switch "sound" is on in "Sound" [0, 0]"#, #"slider "volume" is 1 in "Sound" [0, 0]"#,
      ])
  }

  // TV-44
  @Test func whatAControlLeadsToIsWrittenAfterIt() throws {
    let table = try makeTable()
    try table.perform(.setOn(false), on: .accessory, inRowAt: path(0, 0))
    #expect(table.takeLines() == [#"switch "alarm" is off in "Sound" [0, 0]"#, #"reloaded "Sound" [0, 0]"#])
  }

  @Test func aCellMayTakeItsOwnRowAwayWhileItIsOperated() throws {
    let source = TownSource(["Aarau"])
    let table = TableView()
    table.dataSource = source
    source.onlyCell = Vanishing { [weak table] in
      source.sections = []
      try table?.deleteSections([0])
    }
    try table.perform(.press, on: .index(0), inRowAt: path(0, 0))
    #expect(table.takeLines().contains(#"button "Go" was pressed in row [0, 0]"#))
  }

  // TV-12
  @Test func elementsAreFoundByNameTagAndPlace() throws {
    let table = try makeTable()
    let content = try #require(table.cellForRow(at: path(0, 0))).content
    #expect(content[.tagged(7)]?.text == "Sound" && content[.index(0)] == content[.tagged(7)])
    #expect(content[.named("volume")] == content[.index(2)] && content[.accessory]?.name == "alarm")
    #expect(content[.index(3)] == nil && content[.named("bass")] == nil && content[.editingAccessory] == nil)
  }

  // TV-44
  @Test func aControlThatIsNotThereOrCannotDoThatSaysSo() throws {
    let table = try makeTable()
    let cases: [(ElementID, ControlAction, String)] = [
      (.named("bass"), .press, #"the cell "Sound" has no element named "bass""#),
      (.index(0), .press, #"label "Sound" cannot be pressed"#),
      (.named("sound"), .enter("x"), #"switch "sound" cannot take the text "x""#),
    ]
    for (id, action, sentence) in cases {
      #expect {
        try table.perform(action, on: id, inRowAt: path(0, 0))
      } throws: {
        "\($0)" == sentence
      }
    }
    sounds.failure = Mute()
    try table.reloadData()
    #expect {
      try table.perform(.press, on: .named("sound"), inRowAt: path(0, 0))
    } throws: {
      "\($0)" == #"the action of element named "sound" in row 0 of section 0 failed: no loudspeaker"#
    }
    #expect {
      try table.perform(.increment, on: .named("volume"), inRowAt: path(0, 0))
    } throws: {
      "\($0)" == #"slider "volume" is disabled and cannot go up"#
    }
  }

  // TV-11
  @Test func aDetailButtonNotifiesTheDelegateAndSelectsNothing() throws {
    let probe = TableProbe([["Aarau"]])
    let table = probe.makeTable()
    try table.moveFocus(.last)
    _ = (probe.takeTold(), table.takeLines())
    try table.activateAccessory(ofRowAt: path(0, 0))
    #expect(probe.takeTold() == ["accessory 0.0"] && table.indexPathsForSelectedRows == [])
    #expect(
      table.takeLines() == [#"focus on "Aarau" [0, 0]"#, #"pressed the detail button of "Aarau" [0, 0]"#])
    try table.setEditing(true)
    #expect {
      try table.activateAccessory(ofRowAt: path(0, 0))
    } throws: {
      "\($0)"
        == "row 0 of section 0 has no detail button; its accessory must be detailButton or detailDisclosureButton"
    }
  }
}
