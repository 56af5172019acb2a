/// The characters that text of a language uses beyond ASCII, the most frequent first.
///
/// The numbers are costs in bits: how surprising a character is. They need not be exact, because wrong character sets
/// give text that is surprising by far.
struct Alphabet: Sendable {
  private let costs: [UInt32: Float]
  /// Whether the letters are written inside Latin words, as `é` is; other scripts rarely touch Latin letters.
  let isLatin: Bool

  /// Creates an alphabet from its characters in order of frequency.
  ///
  /// The commonest letter costs 3 bits, the 30th 8, a capital 2 more than its small letter.
  ///
  /// - Parameter common: further characters that are often used, in no order.
  init(_ characters: String, isLatin: Bool = false, common: String = "") {
    var costs: [UInt32: Float] = [:]
    for scalar in common.unicodeScalars { costs[scalar.value] = 12 }
    for (rank, scalar) in characters.unicodeScalars.enumerated() {
      let cost = 3 + Self.log2(Float(rank + 1))
      costs[scalar.value] = min(cost, costs[scalar.value] ?? cost)
      guard let capital = scalar.capital else { continue }
      costs[capital.value] = min(cost + 2, costs[capital.value] ?? .infinity)
    }
    self.costs = costs
    self.isLatin = isLatin
  }

  /// The cost of one character beyond ASCII.
  func cost(of scalar: Unicode.Scalar) -> Float {
    costs[scalar.value] ?? Self.costOutside(scalar)
  }

  /// Characters that the language does not use often, from those that some do to those that no text holds.
  private static func costOutside(_ scalar: Unicode.Scalar) -> Float {
    switch scalar.value {
    case 0x3041...0x30FF: 11
    case 0x3000...0x303F, 0xFF01...0xFF60: 8
    case 0xFF61...0xFF9F: 9
    case 0x4E00...0x9FA5, 0xAC00...0xD7A3: 15
    case 0x80...0x9F, 0xE000...0xF8FF, 0xFFF0...0xFFFF: 22
    default: costByCategory(scalar)
    }
  }

  private static func costByCategory(_ scalar: Unicode.Scalar) -> Float {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .initialPunctuation, .finalPunctuation: 9
    case .spaceSeparator, .openPunctuation, .closePunctuation, .currencySymbol: 10
    case .unassigned, .privateUse, .control, .surrogate: 22
    default: 12
    }
  }

  private static func log2(_ value: Float) -> Float { Float(value.exponent) + (value.significand - 1) }
}

extension Unicode.Scalar {
  /// The capital of a small letter, where it is one character.
  fileprivate var capital: Unicode.Scalar? {
    guard properties.isLowercase else { return nil }
    let mapping = properties.uppercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first : nil
  }
}

extension Alphabet {
  static let western = [
    Alphabet("’“”–é—…£€°©®·²½\u{A0}", isLatin: true),
    Alphabet("éèàêçôùîâûëïœ’«»°€\u{A0}…–", isLatin: true),
    Alphabet("üäöß„“–€’é°²", isLatin: true),
    Alphabet("óíáéñúüº¿¡€ª«»", isLatin: true),
    Alphabet("ãçáéíóêõâúôàºª€", isLatin: true),
    Alphabet("äåöøæé–”°", isLatin: true),
    Alphabet("àèòùìé’°€«»", isLatin: true),
  ]
  static let central = [
    Alphabet("łąęóżśćńź„”–", isLatin: true),
    Alphabet("íáéěšýčřžúůťďňľôĺŕä„“–", isLatin: true),
    Alphabet("áéöíóőüúű„”–", isLatin: true),
    Alphabet("ăîâșțşţ„”", isLatin: true),
    Alphabet("čšžćđ„“–", isLatin: true),
  ]
  static let turkish = [Alphabet("ıüşçğöİâîû’“”–", isLatin: true)]
  static let baltic = [
    Alphabet("ėšųžįčūąę„“–", isLatin: true), Alphabet("āīēšņļūķģčž", isLatin: true),
    Alphabet("äõüöšž", isLatin: true),
  ]
  static let cyrillic = [Alphabet("оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґ№«»–—џљњћђј“”’…\u{A0}")]
  static let greek = [Alphabet("αοιετσνηυρπκμλςγάίδωόχθέήύβφώξζψϊΐϋ«»’–€·\u{A0}")]
  static let hebrew = [Alphabet("יוהלאתרמבשנחקעדםפגסכטןזצךףץ–״׳־₪”\u{A0}")]
  static let arabic = [Alphabet("ايلمنورتبةعدسفهكقأحجشطصخذىضزثئغظإءؤآ،؟؛یکپچگژ–«»\u{A0}\u{200C}")]
  static let thai = [Alphabet("านรอกเงมยลวดตสทคบพปหไขแจชใโะธณซศผภฐญถษฉฟฝฎฏฤิ่ีั้์ุูำ็ื๊๋ึๆฯ฿–")]

  static let japanese = [
    Alphabet(
      """
      のいるんしっなたをはにとがてでーすかスンルトリアラクイ、。・りれもさこまあうくけおきつらみちそえせめよろどだじめわげひべず\
      シタプマコドジレフグロサカバオミムセキエニメナテブッチツハケデウパャュョモノビピポソヘベボネィェヤユヨワ日一国人年大十二本中長出三時行月前生五間上東四今金九学高円子\
      外八六下来小七山女北百書先名川千水半男西電校語土木車南万毎白天火会社事業者部員市区町村県府都道州京店品番号価格数量株式\
      代表住所在庫商注文曜祝元成体育分用地方新関係売買合計税込送料受付担当支払発通信明細種類型色重製造期限開始終了館図化田野島
      """, common: EastAsianLevels.japanese)
  ]
  static let simplifiedChinese = [
    Alphabet(
      """
      的，。一是不了人在有我他这个中来上大为和国地到以说时要就出会可也对生能而子得于着下自之年过发后作里用道行所家种事成方多经去法学\
      如都同现当动面起看定天分还进好小部其些主样理心本前开但因只从想实日者意无力与长把机十民第公此已工使情明性知全三又关点正业外将两高\
      间由问最重并物手应向头文体政美相见利二等产或新己制身果加西月话合回特代内信表化老给世位次度门任常先海通教原东声提立及比员解水名真\
      论处走各入口条平系气题活更别女变四总电数安少报结反受目太量再建务接必场件计管期市直资命山金指区社价格编号省州县单路京沪广深
      """, common: EastAsianLevels.simplifiedChinese)
  ]
  static let traditionalChinese = [
    Alphabet(
      """
      的，。一是不了人在有我他這個中來上大為和國地到以說時要就出會可也對生能而子得於著下自之年過發後作用道行所家種事成方多經去法學\
      如都同現當動面起看定天分還進好小部其些主樣理心本前開但因只從想實日者意無力與長把機十民第公此已工使情明性知全三又關點正業外將兩高\
      間由問最重並物手應向頭文體政美相見利二等產或新己制身果加西月話合回特代內信表化老給世位次度門任常先海通教原東聲提立及比員解水名真\
      論處走各入口條平系氣題活更別女變四總電數安少報結反受目太量再建務接必場件計管期市直資命山金指臺台灣北高雄價格編號縣區路
      """, common: EastAsianLevels.traditionalChinese)
  ]
  static let korean = [
    Alphabet(
      """
      이다는의에가을고하로지도한기사인리자어대시서은를부일나제수정전동원과라성스구주명상공화산장보년월국번호격울날짜품김박
      """, common: EastAsianLevels.korean)
  ]
  /// Every alphabet, for encodings that hold all of Unicode.
  static let all =
    western + central + turkish + cyrillic + greek + hebrew + arabic + thai + korean + japanese
    + simplifiedChinese
    + traditionalChinese
}

/// The characters that East Asian standards put first because they are in daily use, a few thousand of each language.
///
/// They are read from the character sets themselves, in which they stand together.
private enum EastAsianLevels {
  static let japanese = characters(of: "EUC-JP", leads: 0xB0...0xCF, trails: 0xA1...0xFE)
  static let simplifiedChinese = characters(of: "GB18030", leads: 0xB0...0xD7, trails: 0xA1...0xFE)
  static let traditionalChinese = characters(of: "Big5", leads: 0xA4...0xC6, trails: 0x40...0xFE)
  static let korean = characters(of: "EUC-KR", leads: 0xB0...0xC8, trails: 0xA1...0xFE)

  private static func characters(
    of charset: String, leads: ClosedRange<UInt8>, trails: ClosedRange<UInt8>
  ) -> String {
    let rows = leads.map { lead in trails.filter { $0 < 0x7F || $0 > 0xA0 }.flatMap { [lead, $0] } }
    guard let decoder = try? CharsetDecoder(name: charset),
      let text = try? decoder.decode(Array(rows.joined()), isLast: true)
    else { return "" }
    return String(decoding: text, as: UTF8.self)
  }
}
