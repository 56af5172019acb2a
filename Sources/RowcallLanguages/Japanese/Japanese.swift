import RowcallText

/// Japanese; a change is heard as plus or minus, as Japanese screen readers and market reports say it.
package enum Japanese: Language {
  package static let tag = "ja"
  package static let habits: WritingHabits = [.yearFirst, .triangleAsMinus]

  /// `JapaneseReader` reads its text.
  package static func lexicon() -> Lexicon? { nil }

  // Cells
  package static let answers: KeyValuePairs = ["はい": "いいえ", "有": "無", "あり": "なし"]
  package static let portionWords = "カップ, 杯, 個, 本, 枚, 切れ, インチ, マイル, リットル, メートル, 時間, 以上, 以下, 程度"
  package static let blankWords = "該当なし"
  package static let unknownWords = "不明, なし"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "かつ",
    .or: "または",
    .not: "除外",
    .contains: "を含む",
    .matches: "に一致",
    .isBlank: "が空白",
    .isFilled: "が空白以外",
  ]
  package static let totalWords = "合計, 総計, 小計, 総合計"
  package static let noteWords = "出典, 出所, 資料, 注, 注記, 備考"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [:]
  package static let percentWords = "パーセント"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "日", .hours: "時間", .minutes: "分", .seconds: "秒",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "JPY": "円", "USD": "米ドル, ドル", "EUR": "ユーロ", "GBP": "ポンド",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: "番号, コード, 郵便番号, 識別子, 品番, 型番, 会員番号, 注文番号, 口座番号, 社員番号, 法人番号",
    .telephone: "電話番号, 電話, 携帯, ファックス, 連絡先",
    .year: "年度, 年, 西暦",
    .date: "年月日, 日付, 生年月日, 日時, 期日, 月日, 更新日, 開始日, 終了日",
    .time: "時刻, 時間帯, 出発, 到着",
    .duration: "所要時間, 期間, 再生時間, 経過時間, 合計時間, 移動時間",
    .length: "長さ",
    .change: "前日比, 前年比, 増減, 変化, 変動, 騰落率",
    .percent: "割合, 率, パーセント, 構成比",
    .flag: "フラグ, 有無, 可否, 有効",
    .quantity: "数量, 個数, 人数, 合計, 金額, 価格, 人口, 件数, 台数, 点数, 売上",
    .dimension: "面積",
    .measure: "重量, 重さ, 高さ, 幅, 深さ, 出力, 消費電力, 電圧, 電流, 容量, 体積, 厚さ, 直径, 距離",
    .ownName: "名前, 氏名, 名称",
    .partOfName: "姓, 苗字",
    .name: "題名, 会社名, 会社, 商品名, 商品, 品名, 国名, 都市, 市区町村, 都道府県, 駅名, 名, 銘柄",
  ]
  package static let columnNames = "月, 合計, 備考, 住所, 都道府県, 市区町村"
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(
    units: "単位, 通貨", money: "価格, 値段, 給料", dimensions: "重量, 温度, 速度, 体重, 身長, 高さ, 幅, 距離")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.08, syllable: 0.105, word: 0.055, comma: 0.29)
}

extension Japanese {
  package static let grammar = SpokenGrammar.eastAsian(
    EastAsianWords(
      units: UnitNames(for: LocaleTag("ja")),
      unitPatterns: [
        "permille": "{0}パーミル", "kilobit-per-second": "{0}キロビット毎秒", "megabit-per-second": "{0}メガビット毎秒",
        "gigabit-per-second": "{0}ギガビット毎秒",
      ],
      currencyNames: CurrencyNames(for: LocaleTag("ja")), numerals: JapaneseNumerals(),
      scales: [4: "万", 8: "億", 12: "兆"], point: "点", decimals: .digits(point: "てん"), fractionBar: "分の",
      mixedNumberJoiner: "荷",
      ordinalSuffixes: ["番目", "回目"],
      currencies: [
        "JPY": .init(major: "円"), "USD": .init(major: "ドル", minor: "セント"),
        "kr": .init(major: "クローネ"),
        "EUR": .init(major: "ユーロ", minor: "セント"),
        "GBP": .init(major: "ポンド", minor: "ペンス"),
      ],
      spellsYears: false, beforeEra: "紀元前",
      weekdays: ["日", "月", "火", "水", "木", "金", "土"].map { $0 + "曜日" }, periods: ("午前", "午後"), hour: "時",
      spans: ("日", "時間", "分", "秒"), dropsOneInRates: false))
}

/// Japanese number words in kanji.
///
/// ICU spells 10,000,000 as 千万; speakers and newspapers say 一千万, which these rules do.
struct JapaneseNumerals: EastAsianNumerals {
  private static let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let places = ["千", "百", "十", ""]
  private static let scales = ["", "万", "億", "兆", "京"]

  /// A whole number: `10600` is 一万六百.
  func cardinal(_ number: UInt64) -> String {
    guard number > 0 else { return Self.digits[0] }
    return MyriadGroup.groups(of: number).filter { $0.value > 0 }.map { words($0) }.joined()
  }

  /// A number in front of what it counts, which changes nothing in writing.
  func count(_ number: UInt64) -> String { cardinal(number) }

  /// Digits one after the other: `305` is 三零五.
  func digitByDigit(_ digits: String) -> String {
    digits.map { $0.wholeNumberValue.map { Self.digits[$0] } ?? String($0) }.joined()
  }

  private func words(_ group: MyriadGroup) -> String {
    let words = zip(group.digits, Self.places).map { digit, place in
      if digit == 0 { return "" }
      // One is silent before 十 and 百, and before 千 unless a scale word follows: 千, but 一千万.
      let isSilent = digit == 1 && !place.isEmpty && (place != "千" || group.power == 0)
      return (isSilent ? "" : Self.digits[digit]) + place
    }
    return words.joined() + Self.scales[group.power]
  }
}

extension Japanese {
  /// How words are said, by how they are written, so that a voice can say them without a dictionary.
  package struct WordReadings: Sendable {
    /// Words that are said so wherever they stand.
    package let always: [String: String]
    /// Words that are said so where no dictionary is.
    package let otherwise: [String: String]

    /// Reads pairs: a reading, then how it is written.
    fileprivate init(always: String, otherwise: String) {
      self.always = Self.pairs(always)
      self.otherwise = Self.pairs(otherwise)
    }

    private static func pairs(_ text: String) -> [String: String] {
      let pairs = text.split { $0 == "," || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }
      return Dictionary(
        pairs.filter { $0.count == 2 }.map { ($0[1], $0[0]) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The words that values and signs are made of, which stand in the user's texts.
  package static let valueReadings = WordReadings(
    always: """
      ひだりかく 左角, みぎかく 右角, ひだりなみ 左波, みぎなみ 右波, みぎやじるし 右矢印, ひだりやじるし 左矢印, うえやじるし 上矢印, したやじるし 下矢印,
      しょーなり 小なり, だいなり 大なり, わる 割る, バツじるし バツ印, れーてん 零点
      """,
    otherwise: """
      とーろくしょーひょー 登録商標, まいびょー 毎秒, まいふん 毎分, まいじ 毎時, じそく 時速, びょーそく 秒速, せっし 摂氏, かし 華氏, ど 度,
      へーほー 平方, りっぽー 立方, ばりき 馬力, きあつ 気圧, こーねん 光年, くーはく 空白, じょー 乗, ないせん 内線, えん 円, ごぜん 午前, ごご 午後,
      だい 第, きげんぜん 紀元前, れー 零, とーてん 読点, くてん 句点, ぎもんふ 疑問符, かんたんふ 感嘆符, いんよーふ 引用符,
      ひだり 左, みぎ 右, かく 角, なみ 波, たてぼー 縦棒, きごー 記号, くろまる 黒丸, やじるし 矢印, じるし 印, とーろく 登録,
      しょーひょー 商標, さんてん 三点, まん 万, おく 億, ちょー 兆, げつよー 月曜, かよー 火曜, すいよー 水曜, もくよー 木曜, きんよー 金曜,
      どよー 土曜, にちよー 日曜, げつよーび 月曜日, かよーび 火曜日, すいよーび 水曜日, もくよーび 木曜日, きんよーび 金曜日, どよーび 土曜日,
      にちよーび 日曜日
      """)

  /// The words of phrases alone; a text of the user's that has the same kanji is read as a dictionary says.
  package static let phraseReadings = WordReadings(
    always: """
      ひょー 表, いちぎょー 一行, いちれつ 一列, ぎょー 行, れつ 列, おーもじ 大文字, れつみだし 列見出し, ぎょーみだし 行見出し, ぎょーばんごー 行番号, ちゅーおーち 中央値, すいてー 推定, ちょーせー 調整,
      ちょーせーかのー 調整可能, ならべかえ 並べ替え, ならべかえずみ 並べ替え済み, あたい 値, まいふん 毎分
      """,
    otherwise: """
      がぞー 画像, かのー 可能, けんさく 検索, しんこーじょーきょー 進行状況, さくいん 索引, た 他, みせんたく 未選択,
      てんかい 展開, おりたたみ 折りたたみ, いちぶ 一部, おさ 押さ, りよーふか 利用不可, よみとりせんよー 読み取り専用, ひっす 必須, むこー 無効,
      にゅーりょく 入力, げんざい 現在, こーもく 項目, しょーじゅん 昇順, こーじゅん 降順, かんりょー 完了, かわ 変わ,
      さくじょ 削除, いどー 移動, ついか 追加, こーしん 更新, ほぞん 保存, ちゅー 中, め 目, てん 点, うえ 上, した 下, もと 元,
      いち 位置, はじま 始ま, ぎょーわ 行は, もどる 戻る, もどし 戻し, もどせ 戻せ, もちあげ 持ち上げ, のこし 残し, きりかえ 切り替え, じっこー 実行, へんしゅー 編集, ひらく 開く,
      せんとー 先頭, おわり 終わり, まつび 末尾, そーにゅー 挿入, しょーさいじょーほー 詳細情報, みだし 見出し,
      せんたくちゅー 選択中, にゅーりょくずみ 入力済み, せんたく 選択, へんこー 変更, しゅるい 種類, ねん 年, がつ 月, にち 日,
      みつかり 見つかり, はんたい 反対, はし 端, じゅん 順, かくし 隠し, ひょーじ 表示, せってい 設定, ごーけい 合計, へいきん 平均, こ 個,
      とりけし 取り消し, なおし 直し, よみあげ 読み上げ, ご 語, きのー 機能, こえ 声, たかさ 高さ, くわしさ 詳しさ, くとーてん 句読点, さいど 再度,
      かくてい 確定, せつめい 説明, しゅーりょー 終了, ふつー 普通, よみなおし 読み直し,
      じょーけん 条件, もじ 文字, めい 名, じかい 次回, はき 破棄, とちゅー 途中, とめ 止め, しぼりこみ 絞り込み, おと 音,
      すーち 数値, ひずけ 日付, かんれん 関連, よめ 読め, はりずけ 貼り付け, たずね 尋ね, こえ 超え, なに 何, とりこみ 取り込み, おーく 多く, いちど 一度,
      とどき 届き, いご 以後, むし 無視, きどー 起動, ちゅーい 注意, のなか の中, ばしょえ 場所へ, あけ 開け, おきかえ 置き換え, せいすー 整数, けす 消す,
      きめるれつ 決める列, あたいわ 値は, けいさん 計算, じゅんばんわ 順番は, かきこみ 書き込み, さきにしゅーりょー 先に終了, べつ 別, なまえ 名前,
      おなじあたい 同じ値, おなじけいしき 同じ形式, れつめい 列名, とーり 通り, ならべかえちゅー 並べ替え中, ひつよー 必要, いじょー 以上, かずでわ 数では, けいしき 形式,
      おなじ 同じ, もどり 戻り, しぼりこみなおし 絞り込み直し, ならべかえなおし 並べ替え直し, さいご 最後, ひらき 開き, あい 合い, せーきひょーげん 正規表現, きごー 記号,
      うけつけ 受け付け, さんしょー 参照, とまり 止まり, ひかえて 控えて, からの 空の, かんさん 換算, ひかく 比較, つかえることば 使える言葉, ことば 言葉, ふくむあたいわ 含む値は, いんよーふ 引用符, かこんで 囲んで
      """)
}
