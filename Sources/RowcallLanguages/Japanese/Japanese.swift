/// Japanese; a change is heard as plus or minus, as Japanese screen readers and market reports say it.
package enum Japanese: Language {
  package static let tag = "ja"
  package static let habits: WritingHabits = [.yearFirst, .triangleAsMinus]

  /// `JapaneseReader` reads its text.
  package static func lexicon() -> Lexicon? { nil }

  // Cells
  package static let answers: KeyValuePairs = ["はい": "いいえ", "有": "無", "あり": "なし"]
  package static let blankWords = "該当なし"
  package static let totalWords = "合計, 総計, 小計, 総合計"
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
    .duration: "所要時間, 期間, 再生時間, 長さ, 経過時間, 合計時間, 移動時間",
    .change: "前日比, 前年比, 増減, 変化, 変動, 騰落率",
    .percent: "割合, 率, パーセント, 構成比",
    .flag: "フラグ, 有無, 可否, 有効",
    .quantity: "数量, 個数, 人数, 合計, 金額, 価格, 人口, 件数, 台数, 面積, 点数, 売上",
    .ownName: "名前, 氏名, 名称",
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
