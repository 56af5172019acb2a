import RowcallTableView

extension SoundSettings {
  convenience init(in language: ExampleLanguage) throws {
    self.init(Sound(), in: language)
    try table.reloadData()
  }

  static var script: [Step<SoundSettings>] {
    [
      .move(.next),
      .move(.next),
      .move(.next),
      .operate(Texts.raise, .increment, on: .named("volume"), inRow: Texts.volume),
      .operate(Texts.setTo250, .setValue(250), on: .named("volume"), inRow: Texts.volume),
      .operate(Texts.chooseDrum, .select(2), on: .named("alert"), inRow: Texts.alert),
      .operate(Texts.turnOff, .setOn(false), on: .accessory, inRow: Texts.sounds),
      .operate(Texts.lower, .decrement, on: .named("volume"), inRow: Texts.volume),
      .operate(Texts.pressSwitch, .press, on: .accessory, inRow: Texts.sounds),
      .operate(Texts.lower, .decrement, on: .named("volume"), inRow: Texts.volume),
      .operate(Texts.chooseFourth, .select(3), on: .named("alert"), inRow: Texts.alert),
    ]
  }
}
