/// Mandarin in simplified characters.
package enum Chinese: Language {
  package static let tag = "zh"
  package static let habits: WritingHabits = [.yearFirst]

  /// `ChineseReader` reads its text.
  package static func lexicon() -> Lexicon? { nil }

  // Cells
  package static let answers: KeyValuePairs = ["是": "否", "有": "无"]
  package static let blankWords = "不适用"
  package static let totalWords = "合计, 总计, 小计"
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
    .change: "涨跌, 涨跌幅, 涨跌额, 变动, 增长, 同比, 环比, 变化",
    .percent: "百分比, 占比, 比例",
    .flag: "是否, 有无",
    .quantity: "数量, 总数, 总计, 合计, 金额, 价格, 人口, 人数, 面积, 销量, 得分",
    .ownName: "名称, 姓名, 名字",
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
