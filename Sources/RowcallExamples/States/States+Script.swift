import RowcallTableView

extension States {
  /// What its script says about it; what it shows are names.
  enum Texts {
    static let letter = Localized("letter {}", ja: "{}", de: "Buchstabe {}")
    static let population = Localized("show the population", ja: "人口を表示", de: "Einwohner anzeigen")
    static let people = Localized("{}", ja: "{}人")
    static let emptyTitle = Localized("B", ja: "ま")
    static let goThere = Localized("go to a row under B", ja: "「ま」の行へ移動", de: "zu einer Zeile unter B gehen")
  }

  convenience init(in language: ExampleLanguage) throws {
    self.init(State.someOfFifty(in: language), in: language)
    try table.reloadData()
  }

  static var script: [Step<States>] {
    [
      .move(.next),
      .move(.next),
      .move(.nextSection),
      .followIndex(Localized("N", ja: "な")),
      .move(.next),
      .step(Texts.population) { try $0.show(.population) },
      .goToIndex,
      .adjustIndex(by: 1),
      .adjustIndex(by: 1),
      .move(.nextPage),
      .move(.previous),
      .followIndex(Localized("Z", ja: "ら")),
      .type(Localized("c", ja: "こ", de: "k")),
      .type(Localized("c", ja: "こ", de: "k")),
      .type(Localized("ca", ja: "か", de: "ka")),
      .type(Localized("cx", ja: "ぴ")),
      .move(.first),
      .step(Texts.goThere) { states in
        let section = states.table.sectionIndexTitles.firstIndex(of: Texts.emptyTitle[states.language])
        try states.table.moveFocus(to: .row([section ?? 0, 0]))
      },
    ]
  }
}
