/// What a Japanese voice can say: of kana it knows nearly all, of kanji none.
enum SayableKana {
  /// The text without what a voice would spell out in English, "Japanese letter".
  ///
  /// A lone ー is silent, ヵ and ヶ are か and け, ヽ repeats the letter before it.
  static func written(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHard) else { return text }
    var said = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "ー", "ｰ": if said.last.map(Kana.isOne) == true || said.last == "ー" { said.append("ー") }
      case "ヵ", "ゕ": said.append("か")
      case "ヶ", "ゖ": said.append("け")
      case "ゝ", "ヽ": if let last = said.last, Kana.isOne(last) { said.append(last) }
      case "ゞ", "ヾ": if let last = said.last, Kana.isOne(last) { said.append(voiced(last)) }
      case "ヿ": said.append(contentsOf: "こと".unicodeScalars)
      case "ゟ": said.append(contentsOf: "より".unicodeScalars)
      case "゠", "〜", "\u{2010}"..."\u{2015}": said.append(" ")
      case "ㇰ"..."ㇿ": said.append(Self.small[Int(scalar.value) - 0x31F0])
      default: said.append(scalar)
      }
    }
    return String(said)
  }

  private static func isHard(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ー", "ｰ", "ヵ", "ゕ", "ヶ", "ゖ", "ゝ", "ヽ", "ゞ", "ヾ", "ヿ", "ゟ", "゠", "〜", "\u{2010}"..."\u{2015}",
      "ㇰ"..."ㇿ":
      true
    default: false
    }
  }

  /// か as が; letters that have no such form as they are.
  private static func voiced(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let voiceless = "かきくけこさしすせそたちつてとはひふへほカキクケコサシスセソタチツテトハヒフヘホ".unicodeScalars
    return voiceless.contains(letter) ? Unicode.Scalar(letter.value + 1) ?? letter : letter
  }

  /// The letters whose small forms stand from U+31F0 on, for the Ainu language.
  private static let small = Array("クシストヌハヒフヘホムラリルレロ".unicodeScalars)
}

/// Katakana of half a width, as old systems print them: `ｼﾝｼﾞｭｸ`.
enum HalfwidthKana {
  /// The text with its narrow kana and their marks in full width: `シンジュク`.
  static func widened(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isOne($0) }) else { return text }
    var wide = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isOne(scalar) else {
        wide.append(scalar)
        continue
      }
      if let mark = marks[scalar], let last = wide.last, let voiced = voiced(last, by: mark) {
        wide.removeLast()
        wide.append(voiced)
      } else {
        wide.append(letters[Int(scalar.value) - 0xFF61])
      }
    }
    return String(wide)
  }

  private static func isOne(_ scalar: Unicode.Scalar) -> Bool { (0xFF61...0xFF9F).contains(scalar.value) }

  /// In the order of the narrow ones from U+FF61.
  private static let letters = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜".unicodeScalars)

  private static let marks: [Unicode.Scalar: UInt32] = ["\u{FF9E}": 1, "\u{FF9F}": 2]

  /// カ by ゛ is ガ, ハ by ゜ is パ; nil for a letter that takes no such mark.
  private static func voiced(_ letter: Unicode.Scalar, by mark: UInt32) -> Unicode.Scalar? {
    if letter == "ウ" { return mark == 1 ? "ヴ" : nil }
    let takesIt = (mark == 1 ? "カキクケコサシスセソタチツテトハヒフヘホ" : "ハヒフヘホ").unicodeScalars.contains(letter)
    return takesIt ? Unicode.Scalar(letter.value + mark) : nil
  }
}

/// How kanji are read that a dictionary has in words only: by their Chinese reading, or by the one that they have behind other words.
enum KanjiSounds {
  /// The text with kana for all kanji that are left in it, where a voice would say "Chinese letter".
  ///
  /// Kanji that are not known here either are called so, once for all that stand together.
  ///
  /// - Parameter hasDictionary: whether the words were looked up; else no kanji is known by itself, for it may be a part.
  static func written(_ text: String, hasDictionary: Bool = true) -> String {
    guard Han.isIn(text) else { return text }
    var said = ""
    var isInUnknown = false
    for character in text {
      let isHan = character.unicodeScalars.first.map(Han.isOne) ?? false
      let sound = isHan && hasDictionary ? sounds[character] : nil
      if !isHan || sound != nil {
        said += sound ?? String(character)
      } else if !isInUnknown {
        said += unknown
      }
      isInUnknown = isHan && sound == nil
    }
    return said
  }

  private static let unknown = "かんじ"

  private static let sounds: [Character: String] = {
    var sounds: [Character: String] = ["〇": "まる", "々": "どー", "〆": "しめ"]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        for kanji in parts[index + 1] { sounds[kanji] = parts[index] }
      }
    }
    return sounds
  }()

  /// A reading, then the kanji that have it.
  private static let lines = """
    あい 娃哀挨姶逢 あき 穐 あつ 渥圧斡 あつかい 扱 ぬき 抜 はらい 払 づけ 漬 おし 押 うけ 受 あん 按 い 以囲惟慰椅維萎違 いつ 溢 いん 姻引淫 う 宇 うつ 蔚 え 荏
    えい 営嬰曳泳穎頴 えき 疫 えつ 謁閲 えん 奄怨掩援沿演 お 於 おー 凹往応旺 おく 憶 おん 穏 か 寡珂禾稼箇苛菓嘩貨迦噛
    が 峨餓 かい 壊悔恢戒拐械潰 がい 凱劾慨涯碍該 かく 劃嚇拡撹確赫較閣隔掴 かつ 渇褐轄且
    かん 喚患慣憾換敢柑桓款歓澗潅監簡翰諌閑 がん 含玩翫頑 き 企伎危岐揮棋棄汽畿徽軌飢窺 ぎ 妓戯擬欺犠 きつ 喫桔
    きゃく 却 ぎゃく 虐 きゅー 及吸救朽汲泣糾 きょ 巨拒距据 ぎょ 禦 きょー 侠僑兇叫怯況矯脅 きん 僅欣欽禽緊謹 く 倶玖喰
    ぐー 偶 くしろ 釧 くつ 屈窟 くめ 粂 け 袈祁 けい 傾珪径掲携稽荊警 げき 戟撃 けつ 訣 けん 倹倦喧牽献鹸 げん 絃
    こ 乎枯鈷顧此 ご 互娯梧檎瑚醐 こー 乞交佼倖勾慌梗構肯腔衡購郊酵砿恰叩 ごー 拷 こつ 忽惚 こん 墾恨昏混
    さ 些唆嵯査瑳詐裟乍 ざ 挫 さい 催哉塞栽砕埼 さき 碕 さく 咋窄錯 さつ 拶薩 さば 捌 さん 撒桟燦珊纂餐 ざん 暫
    し 仔伺嗣思支斯施獅祉試飼偲覗 じ 慈璽磁示而 しき 識 じく 竺 しし 宍 しつ 嫉悉疾 しゃ 捨赦這 しゃく 灼爵 じゃく 惹
    じゅ 儒授綬需濡嬬 しゅー 就愁繍習蒐讐輯酋酬葺 じゅー 什従 しゅく 叔夙粛 しゅん 竣 じゅん 循殉遵馴 しょ 庶
    しょー 償召哨唱嘗娼抄招湘硝礁粧紹菖蒋蕉衝訟詳鍾憧 じょー 冗壌擾蒸醸 しょく 拭殖蝕 じょく 辱 しん 侵娠疹 じん 甚尽訊迅
    す 諏須 すい 吹推炊衰遂 すー 趨 すぎ 椙 せい 棲栖牲請逝醒 せき 惜戚斥析績脊 せつ 設窃 せん 専栴旋穿繊践遷閃鮮 ぜん 繕
    そ 噌塑措曾狙疏租訴阻其 そー 爽匝捜掃挿掻曹漕燥争痩綜遭鎗騒 ぞー 臓 そく 促捉 た 汰詑詫 だ 堕妥惰楕陀騨
    たい 耐岱戴胎逮殆 だい 醍 たく 啄択濯鐸 たん 嘆担歎箪綻蛋誕鍛 ち 痴置致蜘馳 ちく 畜筑蓄逐 ちつ 秩窒 ちゃく 嫡
    ちゅー 抽衷註酎 ちょ 瀦貯儲 ちょー 凋懲挑牒眺聴脹諜跳銚 ちん 沈鎮 つ 柘 つい 墜 てい 偵廷悌抵逓 てき 摘擢 でき 溺
    てつ 撤迭 てん 添甜顛 と 吐妬鍍逗 とー 倒塘套宕悼搭梼淘涛燈痘蕩討謄踏逃闘萄 どー 働撞 とく 匿涜 どく 読 とつ 突
    とん 沌遁呑 な 奈那 なつ 捺 なん 軟 に 弐 にょ 如 にん 妊認 ね 禰祢 ねん 燃 の 乃廼埜 のー 嚢悩 は 播杷琶頗 ば 芭
    はい 俳吠 ばい 培楳狽賠陪 はく 剥舶 ばく 曝爆莫駁 はつ 溌醗 はん 叛搬氾般販釆頒 ばん 挽蛮
    ひ 匪卑悲批披斐泌疲避 び 備枇毘琵 ひき 疋 ひこ 彦 ひつ 弼必畢逼 びゅー 謬 ひょー 漂 びょー 描 ひん 賓 ふ 埠扶浮芙赴阜
    ぶ 撫葡 ぶつ 勿 ふん 吻噴焚奮紛 ぶん 聞 へい 併蔽閉陛 べつ 瞥蔑 べん 娩 ほ 舗圃輔 ぼ 慕菩
    ほー 倣俸呆庖抱烹胞褒訪飽 ぼー 亡剖妨忘忙暴冒紡肪膨貌貿 ぼつ 勃 ほん 奔 ぼん 凡 まい 昧 ます 桝 また 俣 まつ 抹 まん 慢漫
    む 牟鵡 めい 迷 も 摸 もー 妄耗 もん 悶 や 也冶耶 ゆ 愉癒輸 ゆー 宥揖涌猷誘遊邑郵 よ 予 よー 妖曜楊溶熔耀蓉 よく 沃
    らい 莱 らく 絡落酪 らん 濫 り 吏履璃痢 りゅー 琉硫 りょ 侶 りょー 僚療 りん 淋琳臨麟 る 瑠 れい 伶励苓隷 れつ 裂
    れん 憐 ろ 魯 ろー 婁榔 ろく 漉 わく 惑 まき 蒔
    """
}
