import RowcallTableView

extension SoundSettings {
  convenience init() throws {
    self.init(Sound())
    try table.reloadData()
  }

  static var script: [Step<SoundSettings>] {
    [
      .move(.next),
      .move(.next),
      .move(.next),
      .operate("raise the volume", .increment, on: .named("volume"), inRow: "Volume"),
      .operate("set the volume to 250", .setValue(250), on: .named("volume"), inRow: "Volume"),
      .operate("choose the drum", .select(2), on: .named("alert"), inRow: "Alert"),
      .operate("turn sounds off", .setOn(false), on: .accessory, inRow: "Sounds"),
      .operate("lower the volume", .decrement, on: .named("volume"), inRow: "Volume"),
      .operate("press the switch", .press, on: .accessory, inRow: "Sounds"),
      .operate("lower the volume", .decrement, on: .named("volume"), inRow: "Volume"),
      .operate("choose a fourth alert", .select(3), on: .named("alert"), inRow: "Alert"),
    ]
  }
}
