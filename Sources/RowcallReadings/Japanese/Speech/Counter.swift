/// A word that counts, and what it does to the number before it: さんぼん, いっぽん, ひとり.
struct Counter: Sendable {
  /// How it is read by itself.
  let kana: String
  /// After which ends of numbers these are cut short: いっ for いち.
  var doubling: Set<UInt64> = []
  /// How it is read after a number that is cut short; nil for as ever.
  var doubled: String?
  /// How it is read after さん, せん and まん; nil for as ever.
  var voiced: String?
  /// After which ends of numbers it is read so.
  var voicing: Set<UInt64> = [3, 1_000, 10_000]
  /// Figures that are read in another way before it: よ for 4.
  var figures: [UInt64: String] = [:]
  /// Numbers that are read in another way together with it: ひとり for 1.
  var wholes: [UInt64: String] = [:]
  /// The same for the day of a month.
  var inDate: [UInt64: String] = [:]

  /// Before s, t and ch.
  static let abruptEnds: Set<UInt64> = [1, 8, 10]
  /// Before k and h.
  static let hardEnds: Set<UInt64> = [1, 6, 8, 10, 100]

  /// The number and the counter as they are read together.
  ///
  /// - Parameter isInDate: whether a month has just been read.
  func spoken(after number: WrittenNumber, isInDate: Bool) -> String {
    if number.fraction.isEmpty, let value = number.value {
      if isInDate, let whole = inDate[value] { return whole }
      if let whole = wholes[value] { return whole }
    }
    let kana = number.kana
    if let figure = figures[kana.lastValue] { return kana.start + figure + self.kana }
    if let short = kana.doubled(after: doubling) { return kana.start + short + (doubled ?? self.kana) }
    return kana.spoken + (voicing.contains(kana.lastValue) ? voiced ?? self.kana : self.kana)
  }
}

extension Counter {
  /// The most words that one is made of.
  static let mostWords = 3

  /// All counters, as they are written.
  ///
  /// A dictionary knows how most of them are read by themselves; here is also what becomes of the number before them, and
  /// whatever dates, money and counts need where there is no dictionary.
  static let all: [String: Counter] = {
    let groups = [times, people, plain, hard, abrupt, breathed, native]
    return Dictionary(groups.flatMap { $0 }, uniquingKeysWith: { first, _ in first })
  }()

  private static let times = [
    table("ねん 年, ねんかん 年間, ねんだい 年代, ねんど 年度, ねんせー 年生") { Counter(kana: $0, figures: [4: "よ"]) },
    table("がつ 月, がつまつ 月末, がつぶん 月分, がつごー 月号, がつき 月期, がつちゅー 月中") {
      Counter(kana: $0, figures: [4: "し", 7: "しち", 9: "く"])
    },
    table("じ 時, じかん 時間") {
      Counter(kana: $0, figures: [4: "よ", 7: "しち", 9: "く"], wholes: [0: "れー" + $0])
    },
    table("ふん 分, ふんかん 分間") {
      Counter(
        kana: $0, doubling: hardEnds, doubled: "ぷ" + $0.dropFirst(), voiced: "ぷ" + $0.dropFirst(),
        voicing: [3, 4, 1_000, 10_000])
    },
    table("びょー 秒, びょーかん 秒間, ぶんの 分の, マイル マイル") { Counter(kana: $0) },
    table("せーき 世紀, しゅー 週, しゅーかん 週間") { Counter(kana: $0, doubling: abruptEnds) },
    table("かげつ か月 カ月 ヵ月 ヶ月 ケ月 箇月, かねん か年 カ年 ヵ年 ヶ年 ケ年 箇年") { Counter(kana: $0, doubling: hardEnds) },
    table("にち 日") {
      Counter(kana: $0, figures: [7: "しち", 9: "く"], wholes: days, inDate: [1: "ついたち"])
    },
    table("にちかん 日間") {
      Counter(kana: $0, figures: [7: "しち", 9: "く"], wholes: days.mapValues { $0 + "かん" })
    },
  ].joined().map { $0 }

  private static let days: [UInt64: String] = [
    2: "ふつか", 3: "みっか", 4: "よっか", 5: "いつか", 6: "むいか", 7: "なのか", 8: "よーか", 9: "ここのか", 10: "とーか",
    14: "じゅーよっか", 20: "はつか", 24: "にじゅーよっか",
  ]

  private static let people =
    table("にん 人, にんぐみ 人組") { Counter(kana: $0, figures: [4: "よ"], wholes: [1: "ひとり", 2: "ふたり"]) }
    + table("にんまえ 人前, えん 円, えんだい 円台") { Counter(kana: $0, figures: [4: "よ"]) }

  private static let plain = table(
    """
    まい 枚, だい 台 代, ど 度, ばん 番, ばんめ 番目, ばんち 番地, めー 名, ばい 倍, ぎょー 行, れつ 列, い 位, ごー 号,
    ごーしつ 号室, ごーしゃ 号車, もじ 文字, わり 割, じょー 畳 錠, げん 元, だん 段, もん 問, めん 面, わ 羽, りょー 両, ぜん 膳,
    えき 駅, く 区, か 荷, ドル ドル, ユーロ ユーロ, メートル メートル, グラム グラム
    """
  ) { Counter(kana: $0) }

  private static let hard =
    table(
      """
      こ 個 箇 コ 戸, かい 回, かいめ 回目, けん 件 県, きょく 曲, き 機 基, かん 缶 巻 冠, きゅー 球 級, かしょ か所 カ所 ヶ所 箇所,
      かこく か国 カ国 ヶ国 箇国, かこくご か国語 カ国語 ヶ国語
      """
    ) { Counter(kana: $0, doubling: hardEnds) }
    + table("かい 階, けん 軒") {
      Counter(kana: $0, doubling: hardEnds, voiced: ($0 == "かい" ? "が" : "げ") + $0.dropFirst())
    } + table("キロ キロ, キログラム キログラム, キロメートル キロメートル") { Counter(kana: $0, doubling: [6, 10, 100]) }

  private static let abrupt =
    table(
      """
      さつ 冊, せき 隻 席, しゃ 社, しゅるい 種類, しょー 章 勝 升, しゅー 周, しょく 食 色, セント セント, センチ センチ,
      とー 頭 棟 等, つー 通, てん 点 店 てん, てんぽ 店舗, ちょーめ 丁目, ちょー 丁, ちゃく 着, トン トン, パーセント パーセント,
      ページ ページ 頁, ポイント ポイント, パック パック
      """
    ) { Counter(kana: $0, doubling: abruptEnds) }
    + table("さい 歳 才") { Counter(kana: $0, doubling: abruptEnds, wholes: [20: "はたち"]) }
    + table("そく 足") { Counter(kana: $0, doubling: abruptEnds, voiced: "ぞく") }

  /// With h, which becomes p after a number that is cut short, and b or p after さん.
  private static let breathed = [
    table("ほん 本") { Counter(kana: $0, doubling: hardEnds, doubled: "ぽん", voiced: "ぼん") },
    table("ひき 匹") { Counter(kana: $0, doubling: hardEnds, doubled: "ぴき", voiced: "びき") },
    table("はい 杯") { Counter(kana: $0, doubling: hardEnds, doubled: "ぱい", voiced: "ばい") },
    table("ひょー 票") { Counter(kana: $0, doubling: hardEnds, doubled: "ぴょー", voiced: "びょー") },
    table("ほ 歩") { Counter(kana: $0, doubling: hardEnds, doubled: "ぽ", voiced: "ぽ") },
    table("はつ 発") { Counter(kana: $0, doubling: hardEnds, doubled: "ぱつ", voiced: "ぱつ") },
    table("ひん 品") { Counter(kana: $0, doubling: hardEnds, doubled: "ぴん", voiced: "ぴん") },
    table("はい 敗") { Counter(kana: $0, doubling: hardEnds, doubled: "ぱい", voiced: "ぱい") },
    table("はく 泊") {
      Counter(kana: $0, doubling: hardEnds, doubled: "ぱく", voiced: "ぱく", voicing: [3, 4, 1_000, 10_000])
    },
  ].joined().map { $0 }

  /// Counted in words of Japanese origin, as far as these go.
  private static let native =
    table("くみ 組, さら 皿, はこ 箱, ふくろ 袋, けた 桁, とーり 通り, たば 束") {
      Counter(kana: $0, wholes: [1: "ひと" + $0, 2: "ふた" + $0])
    }
    + table("かぶ 株") { Counter(kana: $0, doubling: [6, 8, 10, 100], wholes: [1: "ひとかぶ"]) }
    + table("つ つ") {
      Counter(
        kana: $0,
        wholes: [
          1: "ひとつ", 2: "ふたつ", 3: "みっつ", 4: "よっつ", 5: "いつつ", 6: "むっつ", 7: "ななつ", 8: "やっつ",
          9: "ここのつ",
        ])
    }

  /// Counters from lines of a reading and how it is written, with commas between them.
  private static func table(_ text: String, _ counter: (String) -> Counter) -> [(String, Counter)] {
    text.split { $0 == "," || $0 == "\n" }.flatMap { entry in
      let words = entry.split(separator: " ").map(String.init)
      return words.first.map { kana in words.dropFirst().map { ($0, counter(kana)) } } ?? []
    }
  }
}
