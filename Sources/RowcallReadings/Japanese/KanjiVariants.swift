import RowcallText

/// Forms of kanji that are found in names and that dictionaries know in another form.
enum KanjiVariants {
  /// The text with the forms that dictionaries know; nil when nothing changes.
  static func replaced(in text: String) -> String? {
    let plain = text.unicodeScalars.contains(where: isCompatible) ? compatible?.apply(to: text) ?? text : text
    let replaced = String(plain.map { forms[$0] ?? $0 })
    // Doubles are equal as characters, and no dictionary knows that.
    return replaced.utf8.elementsEqual(text.utf8) ? nil : replaced
  }

  /// Doubles of kanji, and the parts of kanji that look like whole ones.
  private static func isCompatible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2F00...0x2FDF, 0xF900...0xFAFF, 0x2F800...0x2FA1F: true
    default: false
    }
  }

  private static let compatible = try? Transliterator("Any-NFKC")

  /// Pairs of a form and the one that dictionaries have.
  private static let forms: [Character: Character] = {
    let letters = pairs.filter { !$0.isWhitespace }.map { $0 }
    var forms: [Character: Character] = [:]
    for index in stride(from: 0, to: letters.count - 1, by: 2) { forms[letters[index]] = letters[index + 1] }
    return forms
  }()

  private static let pairs = """
    髙高 﨑崎 碕崎 濵浜 德徳 𠮷吉 邊辺 邉辺 齋斎 嶌島 增増 瀨瀬 黑黒 淸清 敎教 橫横 賴頼 內内 槇槙 藪薮 籠篭 﨟蝋 鄕郷 塡填 寬寛 悅悦 衞衛 曻昇 亞亜 來来 假仮 會会 傳伝 價価 儉倹
    劍剣 勞労 勳勲 勵励 區区 單単 嚴厳 圓円 國国 壽寿 實実 寶宝 專専 對対 將将 廣広 惠恵 戰戦 擧挙 澤沢 濱浜 爲為 獨独 眞真 禮礼 稻稲 縣県 總総 聲声 與与 萬万 藏蔵 藝芸 號号 蠶蚕
    觀観 讀読 變変 豐豊 辯弁 醫医 釋釈 鐵鉄 關関 靜静 顯顕 驛駅 體体 鷄鶏 櫻桜 榮栄 氣気 學学 團団 圖図 壯壮 彌弥 應応 戀恋 拂払 攝摂 晝昼 條条 樂楽 樓楼 樣様 權権 歐欧 歸帰 沒没
    淺浅 溫温 滿満 點点 當当 盡尽 竝並 經経 續続 舊旧 莊荘 處処 證証 轉転 辭辞 遲遅 遞逓 鄰隣 鑛鉱 陷陥 雜雑 靈霊 餘余 驗験 髮髪 鬪闘 黃黄 黨党 齊斉 齒歯 輕軽 發発 收収 敍叙 數数
    斷断 曉暁 殘残 毆殴 澁渋 濟済 燒焼 犧犠 畫画 疊畳 癡痴 祕秘 稱称 穗穂 竊窃 粹粋 縱縦 纖繊 聽聴 肅粛 膽胆 臺台 覺覚 譯訳 讓譲 賣売 踐践 釀醸 錢銭 鎭鎮 鑄鋳 隱隠 雙双 霸覇 飜翻
    驅駆 驒騨 嶽岳 峯峰 邨村 冨富 槗橋 㐂喜 靑青 戶戸 吳呉 步歩 每毎 淚涙 徵徴 懷懐 巖巌 鹽塩 贊賛 參参 兒児 乘乗 卽即 惱悩 拜拝 檢検 歷歴 瀧滝 燈灯 爐炉 眾衆 碎砕 藥薬 蟲虫 裝装
    譽誉 辨弁 遙遥 鹼鹸 麥麦 麵麺 佛仏 僞偽 凉涼 况況 效効 勸勧 卷巻 囘回 圍囲 壘塁 奧奥 寫写 屬属 峽峡 從従 徑径 恆恒 惡悪 慘惨 戲戯 挾挟 搜捜 據拠 擔担 攜携 敕勅 晉晋 桝枡 樞枢
    橢楕 歡歓 淨浄 渴渇 灣湾 爭争 狹狭 獵猟 產産 甁瓶 瘦痩 礦鉱 禪禅 稅税 竸競 絲糸 綠緑 緣縁 繩縄 缺欠 聯連 腦脳 艷艶 莖茎 蔣蒋 薰薫 虛虚 觸触 說説 賤賎 醬醤 銳鋭 鍊錬 閱閲 隨随
    險険 隸隷 頹頽 顏顔 飮飲 騷騒 龜亀
    """
}

/// The characters that China and Japan share.
enum Han {
  static func isIn(_ text: String) -> Bool {
    // Nothing below U+3000 is written with a lead byte from E3 on.
    text.utf8.contains { $0 >= 0xE3 } && text.unicodeScalars.contains(where: isOne)
  }

  /// Whether a scalar is one, or the sign that repeats the one before.
  static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x4E00...0x9FFF, 0x3005...0x3007, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
