/// A state with its capital and the people counted in it in 2020.
struct State: Hashable {
  let name: String
  let capital: String
  let population: Int

  init(_ name: String, _ capital: String, _ population: Int) {
    self.name = name
    self.capital = capital
    self.population = population
  }
}

extension State {
  /// Eighteen of the fifty, by the census of 2020, in a language.
  static func someOfFifty(in language: ExampleLanguage) -> [State] {
    table.map { State($0[language], $1[language], $2) }
  }

  private static let table: [(Localized, Localized, Int)] = [
    (Localized("Washington", ja: "ワシントン州"), Localized("Olympia", ja: "オリンピア"), 7_705_281),
    (Localized("Alaska", ja: "アラスカ州"), Localized("Juneau", ja: "ジュノー"), 733_391),
    (Localized("Wyoming", ja: "ワイオミング州"), Localized("Cheyenne", ja: "シャイアン"), 576_851),
    (Localized("Ohio", ja: "オハイオ州"), Localized("Columbus", ja: "コロンバス"), 11_799_448),
    (
      Localized("California", ja: "カリフォルニア州", de: "Kalifornien"), Localized("Sacramento", ja: "サクラメント"),
      39_538_223
    ),
    (Localized("Texas", ja: "テキサス州"), Localized("Austin", ja: "オースティン"), 29_145_505),
    (Localized("Arizona", ja: "アリゾナ州"), Localized("Phoenix", ja: "フェニックス"), 7_151_502),
    (Localized("Vermont", ja: "バーモント州"), Localized("Montpelier", ja: "モントピリア"), 643_077),
    (Localized("Colorado", ja: "コロラド州"), Localized("Denver", ja: "デンバー"), 5_773_714),
    (Localized("Utah", ja: "ユタ州"), Localized("Salt Lake City", ja: "ソルトレイクシティ"), 3_271_616),
    (Localized("Delaware", ja: "デラウェア州"), Localized("Dover", ja: "ドーバー"), 989_948),
    (Localized("Oregon", ja: "オレゴン州"), Localized("Salem", ja: "セイラム"), 4_237_256),
    (Localized("Florida", ja: "フロリダ州"), Localized("Tallahassee", ja: "タラハシー"), 21_538_187),
    (Localized("New York", ja: "ニューヨーク州"), Localized("Albany", ja: "オールバニ"), 20_201_249),
    (Localized("Georgia", ja: "ジョージア州"), Localized("Atlanta", ja: "アトランタ"), 10_711_908),
    (Localized("Nevada", ja: "ネバダ州"), Localized("Carson City", ja: "カーソンシティ"), 3_104_614),
    (Localized("Hawaii", ja: "ハワイ州"), Localized("Honolulu", ja: "ホノルル"), 1_455_271),
    (Localized("Idaho", ja: "アイダホ州"), Localized("Boise", ja: "ボイシ"), 1_839_106),
  ]
}
