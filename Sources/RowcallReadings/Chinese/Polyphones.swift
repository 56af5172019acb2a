/// Words of Chinese in which a character is read in another way than alone: 行 is xíng, but 银行 is yín háng.
///
/// Neither ICU nor a voice knows them. These are the words that tables have: places, offices, amounts.
enum Polyphones {
  /// The text with pinyin for these words, set apart by spaces.
  static func written(_ text: String) -> String {
    guard text.contains(where: { starts.contains($0) }) else { return text }
    var written = ""
    var rest = text[...]
    while let character = rest.first {
      if starts.contains(character), let (word, pinyin) = word(at: rest) {
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

  /// The longest of the words that a text starts with.
  private static func word(at text: Substring) -> (String, String)? {
    for length in stride(from: longest, through: 2, by: -1) {
      let word = String(text.prefix(length))
      if word.count == length, let pinyin = words[word] { return (word, pinyin) }
    }
    return nil
  }

  private static let longest = 4
  private static let starts = Set(words.keys.compactMap(\.first))

  private static let words: [String: String] = {
    var words: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      let pinyin = parts.filter { !Han.isIn($0) }.joined(separator: " ")
      for word in parts where Han.isIn(word) { words[word] = pinyin }
    }
    return words
  }()

  /// Pinyin, then the word, simplified and traditional.
  private static let lines = """
    yín háng 银行 銀行
    háng yè 行业 行業
    fēn háng 分行
    zhī háng 支行
    zǒng háng 总行 總行
    háng qíng 行情
    háng shù 行数 行數
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
    rén shēn 人参 人參
    bèng bù 蚌埠
    lù ān 六安
    shàn xiàn 单县 單縣
    fān yú 番禺
    """
}
