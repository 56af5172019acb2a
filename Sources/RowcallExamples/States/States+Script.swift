import RowcallTableView

extension States {
  convenience init() throws {
    try self.init(State.someOfFifty)
    try table.reloadData()
  }

  static var script: [Step<States>] {
    [
      .move(.next),
      .move(.next),
      .move(.nextSection),
      .followIndex("N"),
      .move(.next),
      .step("show the population") { try $0.show(.population) },
      .followIndex("P"),
      .followIndex("Z"),
      .move(.first),
      .step("go to a row under B") { try $0.table.moveFocus(to: .row([1, 0])) },
    ]
  }
}
