/// Mandarin in traditional characters.
package enum TraditionalChinese: Language {
  package static let tag = "zh-Hant"
  package static let habits: WritingHabits = [.yearFirst]

  /// `ChineseReader` reads its text.
  package static func lexicon() -> Lexicon? { nil }

  // Cells
  package static let answers: KeyValuePairs = ["是": "否", "有": "無"]
  package static let blankWords = "不適用"
  package static let totalWords = "總計"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [:]
  package static let percentWords = "百分"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "天", .minutes: "分", .seconds: "秒",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = ["JPY": "日元", "USD": "美元", "HKD": "港元"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: "編號, 代碼, 代號, 郵編, 郵遞區號",
    .telephone: "電話號碼, 手機",
    .year: "年份, 年度",
    .date: "日期, 出生日期, 生日",
    .time: "時刻",
    .duration: "時長, 總時長, 耗時, 用時, 持續時間",
    .change: "漲跌, 變動",
    .percent: "百分比, 比例",
    .flag: "是否",
    .quantity: "數量, 人口",
    .ownName: "名稱, 姓名, 名字",
    .name: "公司, 產品, 標題, 國家, 城市, 品名",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(dimensions: "高度, 速度")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.07, syllable: 0.243, word: 0.000, comma: 0.21)
}
