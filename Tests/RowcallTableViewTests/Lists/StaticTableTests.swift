import RowcallTableView
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct StaticTableTests {
  /// Settings with a switch, a slider, and two rows to tap.
  private let settings = StaticTable([
    .init(
      header: "Sound", footer: "Also in silent mode.",
      rows: [
        .init(
          CellContent(
            title: "Ringing",
            accessory: .control(ContentElement(.switch(isOn: false), name: "ringing"))),
          name: "ringing row"),
        .init(
          CellContent(
            style: .custom, elements: [ContentElement(.slider(value: 5, in: 0...10), name: "volume")]),
          name: "volume row"),
      ]),
    .init(rows: [
      .init(
        CellContent(style: .value1, title: "Tone", detail: "Chime", accessory: .disclosureIndicator),
        name: "tone"),
      .init(CellContent(title: "About", accessory: .detailButton), name: "about"),
      .init(CellContent(title: "Version 3")),
    ]),
  ])

  private func table(windowSize: Int = 10) throws -> TableView {
    let table = TableView(style: .grouped, windowSize: windowSize)
    settings.serve(table)
    try table.reloadData()
    _ = table.takeLines()
    return table
  }

  // TV-8
  @Test func itNeedsNoDataSourceButItself() throws {
    let table = try table()
    #expect((0..<2).map(table.numberOfRows(inSection:)) == [2, 3])
    #expect(table.header(ofSection: 0)?.title == "Sound")
    #expect(table.footer(ofSection: 0)?.title == "Also in silent mode.")
    #expect(table.header(ofSection: 1) == nil)
    #expect(table.visibleCells.map(\.content) == settings.sections.flatMap(\.rows).map(\.content))
  }

  // TV-8
  @Test func tapsAndDetailButtonsGoToTheRowOfThatName() throws {
    let table = try table()
    var heard: [String] = []
    settings.whenTapped("tone") { heard.append("tone") }
    settings.whenDetailButtonPressed("about") { heard.append("more about it") }
    try table.activateRow(at: path(1, 0))
    try table.activateRow(at: path(1, 1))
    try table.activateRow(at: path(1, 2))
    try table.activateAccessory(ofRowAt: path(1, 1))
    #expect(heard == ["tone", "more about it"])
  }

  // TV-8 TV-44
  @Test func controlsGoToTheirHandlerAndDoNotSelectTheRow() throws {
    let table = try table()
    var heard: [ContentElement.Kind] = []
    settings.whenOperated("ringing") { heard.append($0.kind) }
    settings.whenOperated("volume") { heard.append($0.kind) }
    try table.perform(.press, on: .accessory, inRowAt: path(0, 0))
    try table.perform(.increment, on: .named("volume"), inRowAt: path(0, 1))
    #expect(heard == [.switch(isOn: true), .slider(value: 6, in: 0...10)])
    #expect(settings.element(named: "ringing")?.kind == .switch(isOn: true))
    #expect(settings.element(named: "volume")?.kind == .slider(value: 6, in: 0...10))
    #expect(settings.element(named: "bass") == nil)
    #expect(table.indexPathsForSelectedRows.isEmpty)
  }

  // TV-8
  @Test func whatWasEnteredIsKeptWhileTheRowIsOutOfSight() throws {
    let table = try table(windowSize: 1)
    try table.perform(.press, on: .accessory, inRowAt: path(0, 0))
    try table.scrollToRow(at: path(1, 2))
    #expect(table.cellForRow(at: path(0, 0)) == nil)
    try table.scrollToRow(at: path(0, 0))
    #expect(table.cellForRow(at: path(0, 0))?.content[.accessory]?.kind == .switch(isOn: true))
  }

  // TV-8
  @Test func aChangeFromCodeIsShown() throws {
    let table = try table()
    try settings.update(row: "tone") { $0.detail = "Bell" }
    #expect(table.cellForRow(at: path(1, 0))?.content.detail == "Bell")
    #expect(table.takeLines() == [#"reloaded "Tone, Bell" [1, 0]"#])
  }

  @Test func aChangeBeforeTheTableIsLoadedDoesNotLoadIt() throws {
    let table = TableView()
    settings.serve(table)
    try settings.update(row: "tone") { $0.detail = "Bell" }
    #expect(table.takeLines() == [])
    #expect(settings.row(at: path(1, 0))?.content.detail == "Bell")
  }

  @Test func aChangeMayLookUpWhatOtherRowsShow() throws {
    let settings = settings
    try settings.update(row: "tone") { $0.detail = settings.row(at: path(1, 1))?.content.title }
    #expect(settings.row(at: path(1, 0))?.content.detail == settings.row(at: path(1, 1))?.content.title)
  }

  @Test func aChangeThatTheTableRefusesIsTakenBack() throws {
    let table = try table()
    let former = settings.row(at: path(1, 0))
    let meddler = Meddler()
    table.delegate = meddler
    var refusal: TableViewError?
    meddler.meddle = { [settings] in
      do { try settings.update(row: "tone") { $0.detail = "Bell" } } catch {
        refusal = error as? TableViewError
      }
    }
    try table.reloadData()
    #expect("\(refusal.map { "\($0)" } ?? "")".contains("during which the table must stay as it is"))
    #expect(settings.row(at: path(1, 0)) == former)
  }

  @Test func aRowThatIsNotThereCannotBeChanged() throws {
    let known = ["ringing row", "volume row", "tone", "about"]
    #expect(throws: TableViewError.noStaticRow("bass", known: known)) {
      try settings.update(row: "bass") { $0.detail = "Deep" }
    }
    #expect(settings.indexPath(ofRowNamed: "bass") == nil)
    #expect(settings.indexPath(ofRowNamed: "about") == path(1, 1))
  }

  // TV-8
  @Test func aDelegateOfTheApplicationsOwnStays() throws {
    let table = TableView()
    let own = SilentDelegate()
    table.delegate = own
    settings.serve(table)
    #expect(table.delegate === own)
    #expect(table.dataSource === settings)
  }

  @Test func placesThatAreNotThereAreAnswered() throws {
    let table = try table()
    #expect(settings.tableView(table, numberOfRowsInSection: 2) == 0)
    #expect(settings.tableView(table, titleForHeaderInSection: -1) == nil)
    #expect(settings.tableView(table, titleForFooterInSection: 2) == nil)
    #expect(settings.row(at: path(0, 2)) == nil && settings.row(at: [0]) == nil)
    #expect(throws: TableViewError.rowOutOfRange(path(0, 2), sections: 2, rows: 2, .now)) {
      try settings.tableView(table, cellForRowAt: path(0, 2))
    }
  }

  @Test func whatAHandlerThrowsReachesTheListener() throws {
    let table = try table()
    settings.whenTapped("tone") { throw OwnError.outOfPaper }
    #expect(throws: TableViewError.delegateFailed(path(1, 0), reason: "outOfPaper")) {
      try table.activateRow(at: path(1, 0))
    }
  }
}

/// A delegate that says nothing.
private final class SilentDelegate: TableViewDelegate {}

/// Turns to the table in the middle of a reload.
private final class Meddler: TableViewDelegate {
  var meddle: () -> Void = {}

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double? {
    meddle()
    return nil
  }
}
