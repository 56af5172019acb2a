import RowcallTableView
import Testing

@Suite struct EventLogTests {
  @Test func eventsOfSeveralTablesAreInOneOrderWithTheirNames() throws {
    let log = EventLog()
    let source = TownSource(["Aarau"])
    let tables = ["first", "second"].map { name in
      let table = TableView(log: log)
      table.name = name
      table.dataSource = source
      return table
    }
    try tables[1].reloadData()
    log.note(.pushed(title: "Towns", back: "Home"))
    try tables[0].moveFocus(.first)
    #expect(
      log.entries.map(\.description) == [
        "second: loaded 1 row in 1 section", #"opened "Towns", back leads to "Home""#,
        "first: loaded 1 row in 1 section", #"first: focus on "Aarau" [0, 0]"#,
      ])
    #expect(log.entries.map(\.number) == [0, 1, 2, 3])
    #expect(log.events(from: 2).map(\.source) == ["first", "first"])
  }

  @Test func drainingForgetsTheEventsAndKeepsTheirNumbers() {
    let log = EventLog()
    for line in ["one", "two"] { log.note(.noted(line)) }
    #expect(log.drain().map(\.description) == ["one", "two"])
    log.note(.noted("three"))
    #expect(log.entries.map(\.number) == [2] && log.nextNumber == 3)
    #expect(
      log.events(from: 0).count == 1 && log.events(from: 3).isEmpty && log.events(from: Int.max).isEmpty)
    #expect(log.events(from: Int.min).count == 1)
  }

  @Test func theOldestEventsGoOnceThereAreTwiceAsManyAsAreKept() {
    let log = EventLog(capacity: 3)
    for number in 0..<6 { log.note(.noted("\(number)")) }
    #expect(log.entries.map(\.description) == ["3", "4", "5"])
    #expect(log.events(from: 4).map(\.description) == ["4", "5"])
    #expect(EventLog(capacity: -1).capacity == 1)
    let endless = EventLog(capacity: .max)
    endless.note(.noted("kept"))
    #expect(endless.entries.count == 1)
  }

  @Test func aRefusalIsWrittenOnceEvenIfACallbackHidesIt() throws {
    let probe = TableProbe([["Aarau", "Baden"]])
    let table = probe.makeTable()
    try table.reloadData()
    probe.hook = { callback, table in
      if callback == .didSelect { try? table.deselectRow(at: path(0, 9)) }
    }
    _ = table.takeLines()
    try table.activateRow(at: path(0, 0))
    #expect(table.takeLines().last == "refused: there is no row 9 of section 0: section 0 has 2 rows, 0 to 1")
    probe.hook = { callback, table in
      if callback == .didSelect { try table.deselectRow(at: path(0, 9)) }
    }
    #expect(throws: TableViewError.self) { try table.activateRow(at: path(0, 0)) }
    #expect(
      table.takeLines() == ["refused: there is no row 9 of section 0: section 0 has 2 rows, 0 to 1"])
  }
}
