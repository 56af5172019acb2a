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
