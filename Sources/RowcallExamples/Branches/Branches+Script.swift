import RowcallTableView

extension Branches {
  /// What its script says about it; what it shows are names.
  enum Texts {
    static let byPrefecture = Localized("show by prefecture", ja: "都道府県別に表示", de: "nach Präfekturen anzeigen")
    static let byName = Localized("show by name", ja: "名前順に表示", de: "nach Namen anzeigen")
  }

  static var script: [Step<Branches>] {
    [
      .move(.next),
      .move(.next),
      .move(.nextPage),
      .goToIndex,
      .adjustIndex(by: 1),
      .adjustIndex(by: 1),
      .move(.next),
      .type(Localized("m", ja: "み")),
      .type(Localized("m", ja: "み")),
      .type(Localized("o", ja: "オ")),
      .type(Localized("x", ja: "ゐ")),
      .step(Texts.byPrefecture) { try $0.show(by: .prefecture) },
      .goToIndex,
      .adjustIndex(by: 1),
      .adjustIndex(by: 1),
      .activateIndex,
      .move(.next),
      .type(Localized("asa", ja: "朝")),
      .step(Texts.byName) { try $0.show(by: .name) },
      .move(.previous),
    ]
  }
}
