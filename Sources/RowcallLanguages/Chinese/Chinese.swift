import RowcallText

/// Mandarin in simplified characters.
package enum Chinese: Language {
  package static let tag = "zh"
  package static let habits: WritingHabits = [.yearFirst]

  /// `ChineseReader` reads its text.
  package static func lexicon() -> Lexicon? { nil }

  // Cells
  package static let answers: KeyValuePairs = ["是": "否", "有": "无"]
  package static let portionWords = "杯, 茶匙, 汤匙, 勺, 个, 英寸, 英里, 公里, 公斤, 小时, 以上, 以下, 左右, 的人"
  package static let blankWords = "不适用"
  package static let unknownWords = "未知"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "且, 并且",
    .or: "或, 或者",
    .not: "非",
    .contains: "包含",
    .matches: "匹配",
    .isBlank: "为空",
    .isFilled: "不为空",
  ]
  package static let totalWords = "合计, 总计, 小计"
  package static let noteWords = "来源, 资料来源, 数据来源, 注, 注释, 备注, 说明"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [:]
  package static let percentWords = "百分"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "天", .hours: "小时", .minutes: "分, 分钟", .seconds: "秒",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "CNY": "人民币", "JPY": "日元", "USD": "美元", "EUR": "欧元", "GBP": "英镑", "HKD": "港元",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: "编号, 代码, 邮编, 邮政编码, 编码, 工号, 学号, 订单号, 身份证号, 账号, 股票代码, 序列号, 号码",
    .telephone: "电话, 电话号码, 手机, 手机号, 联系方式, 传真",
    .year: "年份, 年度",
    .date: "日期, 出生日期, 生日, 时间戳, 更新时间",
    .time: "时刻, 出发时间, 到达时间",
    .duration: "时长, 用时, 持续时间, 耗时, 总时长",
    .length: "长度",
    .change: "涨跌, 涨跌幅, 涨跌额, 变动, 增长, 同比, 环比, 变化",
    .percent: "百分比, 占比, 比例",
    .flag: "是否, 有无",
    .quantity: "数量, 总数, 总计, 合计, 金额, 价格, 人口, 人数, 销量, 得分",
    .dimension: "面积",
    .measure: "重量, 高度, 宽度, 深度, 功率, 电压, 电流, 容量, 体积, 厚度, 直径, 剂量, 距离",
    .ownName: "名称, 姓名, 名字",
    .partOfName: "姓氏",
    .name: "公司, 产品, 标题, 国家, 城市, 省份, 球队, 品名",
  ]
  package static let columnNames = "总计, 备注, 地址, 类型, 年龄, 性别"
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(
    units: "单位, 货币", money: "价格, 价钱, 工资", dimensions: "重量, 高度, 温度, 速度, 距离, 体重")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.07, syllable: 0.243, word: 0.000, comma: 0.21)

  /// Headers of columns with names of people, in both scripts.
  package static let personHeaders = """
    名字, 联系人, 聯絡人, 负责人, 負責人, 法定代表人, 作者, 教师, 教師, \
    老师, 老師, 学生, 學生, 经理, 經理, 医生, 醫生
    """
}

/// Mandarin in traditional characters.
package enum TraditionalChinese: Language {
  package static let tag = "zh-Hant"
  package static let habits: WritingHabits = [.yearFirst]

  /// `ChineseReader` reads its text.
  package static func lexicon() -> Lexicon? { nil }

  // Cells
  package static let answers: KeyValuePairs = ["是": "否", "有": "無"]
  package static let portionWords = "杯, 茶匙, 湯匙, 個, 英寸, 英里, 公里, 公斤, 小時, 以上, 以下, 左右, 的人"
  package static let blankWords = "不適用"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "且, 並且",
    .or: "或, 或者",
    .not: "非",
    .contains: "包含",
    .matches: "符合",
    .isBlank: "為空",
    .isFilled: "不為空",
  ]
  package static let totalWords = "總計"
  package static let noteWords = "來源, 資料來源, 註, 註釋, 備註, 說明"
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
    .length: "長度",
    .change: "漲跌, 變動",
    .percent: "百分比, 比例",
    .flag: "是否",
    .quantity: "數量, 人口",
    .dimension: "面積",
    .measure: "重量, 高度, 寬度, 深度, 功率, 電壓, 電流, 容量, 體積, 厚度, 直徑, 劑量, 距離",
    .ownName: "名稱, 姓名, 名字",
    .partOfName: "姓氏",
    .name: "公司, 產品, 標題, 國家, 城市, 品名",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(dimensions: "高度, 速度")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.07, syllable: 0.243, word: 0.000, comma: 0.21)
}

extension Chinese {
  /// Mandarin in simplified characters.
  package static let grammar = SpokenGrammar.eastAsian(
    EastAsianWords.chinese(
      LocaleTag("zh"), .simplified, scales: [4: "万", 8: "亿", 12: "万亿"], yuan: "CNY", point: "点",
      spans: ("天", "小时", "分钟", "秒")))
}

extension TraditionalChinese {
  /// Mandarin in traditional characters.
  package static let grammar = SpokenGrammar.eastAsian(
    EastAsianWords.chinese(
      LocaleTag("zh-Hant"), .traditional, scales: [4: "萬", 8: "億", 12: "兆"], yuan: "TWD", point: "點",
      spans: ("天", "小時", "分鐘", "秒")))
}

extension EastAsianWords {
  /// What both scripts have in common.
  fileprivate static func chinese(
    _ locale: LocaleTag, _ script: ChineseScript, scales: [UInt8: String], yuan: String, point: String,
    spans: (String, String, String, String)
  ) -> EastAsianWords {
    EastAsianWords(
      units: UnitNames(for: locale), unitPatterns: ["permille": "千分之{0}"],
      currencyNames: CurrencyNames(for: locale), numerals: ChineseNumerals(script: script),
      scales: scales, point: point, decimals: .words, fractionBar: "分之", mixedNumberJoiner: "又",
      ordinalSuffixes: [],
      currencies: [yuan: Currency(major: "元"), "kr": Currency(major: "克朗")], spellsYears: true,
      beforeEra: "公元前",
      weekdays: ["日", "一", "二", "三", "四", "五", "六"].map { "星期" + $0 },
      periods: ("上午", "下午"), hour: point, twelve: ("午夜", "中午"), fullHour: "整", spans: spans,
      dropsOneInRates: true)
  }
}

/// Mandarin number words.
///
/// ICU's spell-out never says 两 and writes 一十 where speakers say 十 (一百亿零十万); these rules follow the speakers.
struct ChineseNumerals: EastAsianNumerals {
  /// The characters in which the words are written.
  let script: ChineseScript

  private static let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let places = ["千", "百", "十", ""]
  private static let hundredMillion: UInt64 = 100_000_000

  /// A whole number: `2050` is 两千零五十.
  func cardinal(_ number: UInt64) -> String {
    guard number > 0 else { return Self.digits[0] }
    if script == .simplified, number >= Self.hundredMillion * 10_000 { return beyondTrillion(number) }
    var words = ""
    var isAfterGap = false
    for group in MyriadGroup.groups(of: number) {
      if group.value == 0 {
        isAfterGap = true
        continue
      }
      // A gap of any length is one 零.
      if !words.isEmpty && (isAfterGap || group.value < 1000) { words += Self.digits[0] }
      words += self.words(group, isFirst: words.isEmpty) + scale(group.power)
      isAfterGap = false
    }
    return words
  }

  /// A number in front of what it counts: a lone 2 is 两 there.
  func count(_ number: UInt64) -> String { number == 2 ? two : cardinal(number) }

  /// Digits one after the other: `2012` is 二零一二.
  func digitByDigit(_ digits: String) -> String {
    digits.map { $0.wholeNumberValue.map { Self.digits[$0] } ?? String($0) }.joined()
  }

  /// 兆 is a million on the mainland when it means anything; a trillion is said as 万亿.
  private func beyondTrillion(_ number: UInt64) -> String {
    let (high, rest) = number.quotientAndRemainder(dividingBy: Self.hundredMillion)
    let words = cardinal(high) + scale(2)
    if rest == 0 { return words }
    return words + (rest < Self.hundredMillion / 10 ? Self.digits[0] : "") + cardinal(rest)
  }

  private func words(_ group: MyriadGroup, isFirst: Bool) -> String {
    var words = ""
    var isAfterGap = false
    for (digit, place) in zip(group.digits, Self.places) {
      if digit == 0 {
        isAfterGap = !words.isEmpty
        continue
      }
      if isAfterGap { words += Self.digits[0] }
      isAfterGap = false
      let leads = words.isEmpty
      let isLeadingTwo =
        digit == 2 && isFirst && leads && (place == "千" || (group.value == 2 && group.power > 0))
      // 十五 and 十五万, but 一百一十五 and 五万零一十五.
      let isSilentOne = digit == 1 && place == "十" && leads && (isFirst || group.power > 0)
      words += isLeadingTwo ? two : isSilentOne ? "" : Self.digits[digit]
      words += place
    }
    return words
  }

  private var two: String { script == .simplified ? "两" : "兩" }

  private func scale(_ power: Int) -> String {
    (script == .simplified ? ["", "万", "亿"] : ["", "萬", "億", "兆", "京"])[power]
  }
}
