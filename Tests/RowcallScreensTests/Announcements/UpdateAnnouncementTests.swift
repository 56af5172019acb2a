import Foundation
import RowcallNarration
import RowcallTableView
import Testing

/// What is heard when rows come, go, move and change.
@Suite struct UpdateAnnouncementTests {
  private static let names = ["Buy milk", "Buy eggs", "Read a book"]

  private func start(_ names: [String] = names, preset: Verbosity.Preset = .medium) throws -> (
    Errands, Listener
  ) {
    let errands = try Errands(names)
    var listener = Listener(errands.table, "en", preset)
    _ = listener.hear { try errands.table.moveFocus(.first) }
    return (errands, listener)
  }

  @Test func aDeletedRowIsNamedAndThenTheRowOnWhichTheCursorLands() throws {
    var (errands, listener) = try start()
    #expect(listener.hear { try errands.remove(row(0)) } == "Buy milk deleted. Buy eggs, row 1 of 2")
  }

  @Test func theCursorPositionIsNotReportedWhenItStays() throws {
    var (errands, listener) = try start()
    #expect(listener.hear { try errands.remove(row(2)) } == "Read a book deleted")
    #expect(listener.hear { try errands.insert("Call Anna", at: 0) } == "Call Anna added")
  }

  @Test func aRowThatIsReadAnewUnderAnotherHeaderIsSaidWithIt() throws {
    let errands = try Errands(sections: [.init("Home", ["Wash"]), .init("Office", ["Call", "Write"])])
    var listener = Listener(errands.table)
    _ = listener.hear { try errands.table.moveFocus(to: .row(row(0, 1))) }
    errands.sections = [.init("Today", ["Wash", "Call"]), .init("Later", ["Write"])]
    #expect(
      listener.hear { try errands.table.reloadData() } == "updated, 3 rows. Today, heading. Call, row 2 of 2")
    #expect(listener.hear { try errands.table.reloadData() } == "updated, 3 rows")
  }

  @Test func severalAreCountedByTheirKind() throws {
    var (errands, listener) = try start(["A", "B", "C", "D", "E"])
    let heard = listener.hear {
      errands.sections[0].names = ["X", "C", "D", "E", "F"]
      try errands.table.performBatchUpdates {
        try errands.table.deleteRows(at: [row(0), row(1)])
        try errands.table.insertRows(at: [row(0), row(4)])
      }
    }
    #expect(heard == "2 rows deleted. 2 rows added. C, row 2 of 5")
  }

  @Test func theLastRowLeavesAnEmptyTable() throws {
    var (errands, listener) = try start(["Buy milk"])
    #expect(listener.hear { try errands.remove(row(0)) } == "Buy milk deleted. no rows")
  }

  @Test func aRowIsNotNamedTwiceWhenTheCursorGoesThere() throws {
    var (errands, listener) = try start()
    let heard = listener.hear {
      try errands.insert("Call Anna", at: 1)
      try errands.table.moveFocus(to: .row(row(1)))
    }
    #expect(heard == "1 row added. Call Anna, row 2 of 4")
  }

  @Test func ofTheRowUnderTheCursorOnlyWhatChangedIsSaid() throws {
    var (errands, listener) = try start()
    errands.whenTapped = errands.toggle
    #expect(listener.hear { try errands.table.activateRow(at: row(0)) } == "checked")
    #expect(listener.hear { try errands.table.activateRow(at: row(0)) } == "not checked")
    errands.dress = { content, _ in content.detail = "2 litres" }
    #expect(listener.hear { try errands.table.activateRow(at: row(0)) } == "checked, 2 litres")
  }

  @Test func whatOnlyWentIsSpokenFromTheRowThatIsLeft() throws {
    var (errands, listener) = try start()
    let show = { (detail: String?) in
      listener.hear {
        errands.dress = { content, _ in content.detail = detail }
        try errands.table.reloadRows(at: [row(0)])
      }
    }
    #expect(show("2 litres") == "2 litres")
    #expect(show(nil) == "Buy milk")
    #expect(show("Buy milk") == "Buy milk")
    #expect(show("Buy milk") == "")
  }

  @Test func textsThatChangePlacesAreBothSaid() throws {
    var (errands, listener) = try start(["Oslo"])
    errands.dress = { content, _ in content.detail = "Bergen" }
    #expect(listener.hear { try errands.table.reloadRows(at: [row(0)]) } == "Bergen")
    errands.sections[0].names = ["Bergen"]
    errands.dress = { content, _ in content.detail = "Oslo" }
    #expect(listener.hear { try errands.table.reloadRows(at: [row(0)]) } == "Bergen, Oslo")
  }

  @Test func aControlThatIsNoLongerDimmedIsSaidAnew() throws {
    var (errands, listener) = try start(["Sounds"])
    let show = { (isEnabled: Bool) in
      listener.hear {
        errands.dress = { content, _ in
          var control = ContentElement(.switch(isOn: true), name: "it")
          control.isEnabled = isEnabled
          content.elements = [control]
        }
        try errands.table.reloadRows(at: [row(0)])
      }
    }
    _ = show(true)
    #expect(show(false) == "dimmed")
    #expect(show(true) == "Sounds, on, switch")
  }

  @Test func anotherRowThatChangesIsSaidAsItIsNow() throws {
    var (errands, listener) = try start()
    errands.sections[0].names[2] = "Read two books"
    #expect(listener.hear { try errands.table.reloadRows(at: [row(2)]) } == "Read two books")
    #expect(listener.hear { try errands.table.reloadRows(at: [row(1), row(2)]) } == "2 rows changed")
  }

  @Test func whatFollowsFromATapIsNotSaidOnOtherRows() throws {
    var (errands, listener) = try start()
    errands.checked = ["Read a book"]
    errands.whenTapped = { path in
      errands.checked = ["Buy milk"]
      try errands.table.deselectRow(at: path)
      try errands.table.reloadRows(at: [row(0), row(2)])
    }
    #expect(listener.hear { try errands.table.activateRow(at: row(0)) } == "checked")
  }

  @Test func aTerseListenerHearsChangesAtTheCursor() throws {
    var (errands, listener) = try start(preset: .terse)
    #expect(listener.hear { try errands.table.reloadRows(at: [row(2)]) } == "")
    errands.checked = ["Buy milk"]
    #expect(listener.hear { try errands.table.reloadRows(at: [row(0)]) } == "checked")
    #expect(listener.hear { try errands.remove(row(0)) } == "Buy milk deleted. Buy eggs")
  }

  @Test func aTableThatIsReadAnewSaysHowManyRowsItHas() throws {
    var (errands, listener) = try start()
    errands.sections[0].names.append("Sleep")
    #expect(listener.hear { try errands.table.reloadData() } == "updated, 4 rows")
    errands.sections[0].names = []
    #expect(listener.hear { try errands.table.reloadData() } == "no rows")
  }

  @Test func sectionsAreNamedOrCounted() throws {
    let errands = try Errands(sections: [
      .init("Home", ["Sweep"]), .init("Town", ["Bank"]), .init("Garden", ["Dig"]),
    ])
    var listener = Listener(errands.table)
    _ = listener.hear { try errands.table.moveFocus(to: .row(row(0))) }
    let gone = listener.hear {
      errands.sections.remove(at: 0)
      try errands.table.deleteSections([0])
    }
    #expect(gone == "section Home deleted. Town, heading. Bank, row 1 of 1")
    let moved = listener.hear {
      errands.sections.reverse()
      try errands.table.moveSection(0, toSection: 1)
    }
    #expect(moved == "section Town moved")
    let came = listener.hear {
      errands.sections += [.init("Sea", []), .init("Sky", [])]
      try errands.table.insertSections([2, 3])
    }
    #expect(came == "2 sections added")
    #expect(listener.hear { try errands.table.reloadSections([0]) } == "section Garden changed")
  }
}
