import RowcallTableView

extension TrailGuide {
  convenience init(in language: ExampleLanguage) throws {
    try self.init([Region.foxHills(in: language), Region.lakeCountry(in: language)], in: language)
  }

  static var script: [Step<TrailGuide>] {
    [
      .tap(Texts.foxHills),
      .tap(Texts.sandstoneStairs),
      .move(.nextSection),
      .move(.next),
      .move(.next),
      .move(.next),
      .operate(Texts.turnFavouriteOn, .setOn(true), on: .accessory, inRow: Texts.favourite),
      .back,
      .move(.previous),
      .back,
      .back,
    ]
  }
}

extension Region {
  private typealias Texts = TrailGuide.Texts

  fileprivate static func foxHills(in language: ExampleLanguage) -> Self {
    Self(
      name: Texts.foxHills[language],
      trails: [
        Trail(
          name: Texts.foxgloveLoop[language], location: Texts.millBridge[language], distance: 4.5,
          difficulty: .easy),
        Trail(
          name: Texts.sandstoneStairs[language], location: Texts.foxGate[language], distance: 7,
          difficulty: .hard, restrictions: [Texts.noDogs[language], Texts.closedAfterRain[language]]),
      ])
  }

  fileprivate static func lakeCountry(in language: ExampleLanguage) -> Self {
    Self(
      name: Texts.lakeCountry[language],
      trails: [
        Trail(
          name: Texts.heronWalk[language], location: Texts.westPier[language], distance: 11.2,
          difficulty: .moderate)
      ])
  }
}
