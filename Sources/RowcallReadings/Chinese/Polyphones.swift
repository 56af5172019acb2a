/// Words of Chinese in which a character is read in another way than alone: 行 is xíng, but 银行 is yín háng.
///
/// Neither ICU nor a voice knows them. These are the words that tables have: places, offices, amounts. Other words that end
/// as these begin are taken first and stay as they are: 执行情况 has no 行情 in it.
enum Polyphones {
  /// The text with pinyin for these words, set apart by spaces.
  static func written(_ text: String) -> String {
    guard text.contains(where: { starts.contains($0) }) else { return text }
    var written = ""
    var rest = text[...]
    while let character = rest.first {
      if starts.contains(character), let (word, pinyin) = word(at: rest) {
        guard let pinyin else {
          written += word
          rest = rest.dropFirst(word.count)
          continue
        }
        if let last = written.last, last.isLetter || last.isNumber { written.append(" ") }
        written += pinyin
        rest = rest.dropFirst(word.count)
        if let next = rest.first, next.isLetter || next.isNumber { written.append(" ") }
      } else {
        written.append(character)
        rest = rest.dropFirst()
      }
    }
    return written
  }

  /// The longest of the words that a text starts with, and its pinyin; nil in its place for one that stays as it is.
  private static func word(at text: Substring) -> (String, String?)? {
    for length in stride(from: longest, through: 2, by: -1) {
      let word = String(text.prefix(length))
      if word.count == length, let pinyin = words[word] { return (word, pinyin) }
    }
    return nil
  }

  private static let longest = 4
  private static let starts = Set(words.keys.compactMap(\.first))

  private static let words: [String: String?] = {
    var words: [String: String?] = [:]
    for word in plain.split(whereSeparator: \.isWhitespace) { words[String(word)] = .some(nil) }
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      let pinyin = parts.filter { !Han.isIn($0) }.joined(separator: " ")
      for word in parts where Han.isIn(word) {
        words[word] = pinyin
        guard let last = word.last, "长長".contains(last) else { continue }
        // 市长 but 城市|长度: a length, and no mayor.
        for next in "度期短时時途江城远遠款宽寬" { words[word + String(next)] = .some(nil) }
      }
    }
    return words
  }()

  /// Words that stay as they are, for with what follows they look like others.
  private static let plain = """
    执行 進行 进行 執行 发行 發行 运行 運行 实行 實行 举行 舉行 旅行 飞行 飛行 通行 流行 现行 現行 平行 自行 并行 推行 试行 試行 暂行 暫行 履行 步行
    项目 項目 栏目 欄目 节目 節目 科目 题目 題目 数目 數目 账目 帳目 条目 條目 曲目 剧目 劇目 书目 書目 品目 细目 細目 类目 類目 盲目
    国家 國家 城市 个人 個人 充分 部分 百分 社会 社會 大会 大會 机会 機會 学校 學校 医院 醫院 法院 学院 學院 全部 内部 內部 外部 骨干 若干 骨幹
    完成 收支 开支 開支 总行程 總行程 分行程 总行驶 響應 响应 适应 適應 对应 對應 相应 相應 反应 反應 效应 效應 提供 各地 当地 當地 本地 工地 场地 場地 产地 產地 基地
    责任 責任 减少 減少 多少 至少 支出 输出 輸出 突出 开发 開發 批发 批發 研发 研發 百货 大家 专家 專家 厂家 廠家 商家 买家 卖家
    """

  /// Pinyin, then the word, simplified and traditional.
  private static let lines = """
    yín háng 银行 銀行
    háng yè 行业 行業
    fēn háng 分行
    zhī háng 支行
    zǒng háng 总行 總行
    háng qíng 行情
    chóng qìng 重庆 重慶
    chóng fù 重复 重複
    chóng xīn 重新
    kuài jì 会计 會計
    yīn yuè 音乐 音樂
    yuè qì 乐器 樂器
    yuè duì 乐队 樂隊
    bù zhǎng 部长 部長
    xiào zhǎng 校长 校長
    shì zhǎng 市长 市長
    yuàn zhǎng 院长 院長
    chù zhǎng 处长 處長
    kē zhǎng 科长 科長
    diàn zhǎng 店长 店長
    zǔ zhǎng 组长 組長
    bān zhǎng 班长 班長
    jú zhǎng 局长 局長
    suǒ zhǎng 所长 所長
    shè zhǎng 社长 社長
    huì zhǎng 会长 會長
    dǒng shì zhǎng 董事长 董事長
    mì shū zhǎng 秘书长 秘書長
    zēng zhǎng 增长 增長
    chéng zhǎng 成长 成長
    jiā zhǎng 家长 家長
    tiáo zhěng 调整 調整
    kōng tiáo 空调 空調
    tiáo jié 调节 調節
    liǎo jiě 了解
    pián yi 便宜
    jué sè 角色
    chāi lǚ 差旅
    chū chāi 出差
    shǒu dū 首都
    chéng dū 成都
    dū shì 都市
    xī zàng 西藏
    xià mén 厦门 廈門
    huán kuǎn 还款 還款
    tuì huán 退还 退還
    guī huán 归还 歸還
    dì zhǐ 地址
    mù dì 目的
    dì qū 地区 地區
    gè dì qū 各地区 各地區
    běn dì qū 本地区 本地區
    dì fāng 地方
    tǔ dì 土地
    dì tiě 地铁 地鐵
    dì tú 地图 地圖
    cǎo dì 草地
    gàn bù 干部 幹部
    ài hào 爱好 愛好
    yìng yòng 应用 應用
    xiàng jī 相机 相機
    gōng yìng 供应 供應
    shì dàng 适当 適當
    shào nián 少年
    sù shè 宿舍
    jiàn gé 间隔 間隔
    chéng fèn 成分
    shuǐ fèn 水分
    gōng jǐ 供给 供給
    rèn wù 任务 任務
    cè liáng 测量 測量
    zǐ dàn 子弹 子彈
    bèng bù 蚌埠
    lù ān 六安
    shàn xiàn 单县 單縣
    fān yú 番禺
    """
}

/// Surnames of China, some of which are read in another way than the same character in words: 单 is shàn, but 单价 dān jià.
package enum Surnames {
  /// Whether a text is as long as the name of a person, begins with a surname, and with no other word.
  package static func begin(_ text: String) -> Bool {
    let letters = text.filter { !$0.isWhitespace }
    guard (2...4).contains(letters.count), let first = letters.first,
      letters.unicodeScalars.allSatisfy(Han.isOne)
    else { return false }
    if letters.hasPrefix("万俟") { return true }
    guard let others = special[first] else { return common.contains(first) }
    return letters.dropFirst().first.map { !others.contains($0) } ?? false
  }

  /// Surnames with a reading of their own, and what stands behind them in words that are no names.
  private static let special: [Character: String] = [
    "单": "位价独元据号一项日次程选品纯个面行身边词字数打双条件线机方证立车曲调张份笔人科产",
    "曾": "经用任在是有", "区": "别域间县分号级内块段划位名",
    "解": "决释除答放散析锁说读码约聘冻封压体开题析剖雇",
    "查": "询看找阅验收处明证重核封获勘出对错账实漏房体",
    "任": "务命意何职期教课免选性一用前后内", "华": "东北南西中侨人语裔为夏润盛尔",
    "仇": "恨视敌人", "乐": "器队曲谱观意趣园事理坛团章", "盖": "章子板头",
    "纪": "律念录委要元实年检", "繁": "体忙华荣多重殖育简琐", "燕": "子麦窝京山尾", "牟": "取利",
    "葛": "根粉", "尉": "官", "卜": "", "翟": "", "莘": "", "隗": "", "召": "开集回唤见",
  ]

  /// Surnames that are read as ever; those that begin many words are left out.
  private static let common = Set(
    """
    王李张刘陈杨赵吴周徐孙朱胡郭罗郑梁宋唐邓韩冯曹彭萧肖田董潘袁蔡蒋余杜魏吕丁沈姚卢姜崔谭陆汪范廖贾韦邹熊孟秦阎薛侯郝孔邵顾赖贺尹钱龚汤陶黎樊庄
    張劉陳楊趙吳孫鄭鄧韓馮蕭蔣餘呂盧譚陸範賈韋鄒閻顧賴賀錢龔湯莊
    """.filter { !$0.isWhitespace })
}
