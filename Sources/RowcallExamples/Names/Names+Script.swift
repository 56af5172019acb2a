import RowcallTableView

extension Names {
  /// What its script says about it; what it shows are names.
  enum Texts {
    static let arabic = Localized("show the Arabic names", ja: "アラビア語の名前を表示", de: "arabische Namen anzeigen")
    static let korean = Localized("show the Korean names", ja: "韓国語の名前を表示", de: "koreanische Namen anzeigen")
    static let swedish = Localized(
      "show the Swedish names", ja: "スウェーデン語の名前を表示", de: "schwedische Namen anzeigen")
    static let czech = Localized("show the Czech names", ja: "チェコ語の名前を表示", de: "tschechische Namen anzeigen")
  }

  static var script: [Step<Names>] {
    [
      .move(.next), .move(.next), .move(.next), .goToIndex, .adjustIndex(by: 2), .move(.next), .type("ё"),
      .type("ел"),
      .step(Texts.arabic) { try $0.show(.arabic) },
      .move(.next), .move(.next), .goToIndex, .adjustIndex(by: 1), .adjustIndex(by: 1), .activateIndex,
      .type("ا"), .type("ا"),
      .step(Texts.korean) { try $0.show(.korean) },
      .move(.next), .move(.next), .goToIndex, .adjustIndex(by: 1), .adjustIndex(by: 1), .type("박"),
      .step(Texts.swedish) { try $0.show(.swedish) },
      .move(.last), .type("a"), .type("a"), .type("ä"), .goToIndex, .adjustIndex(by: -1),
      .step(Texts.czech) { try $0.show(.czech) },
      .move(.next), .move(.next), .type("c"), .type("ch"), .type("č"), .goToIndex, .adjustIndex(by: 1),
    ]
  }
}

extension Step where App == Names {
  /// Types letters of the language of the names.
  fileprivate static func type(_ letters: String) -> Self { type(Localized { _ in letters }) }
}
