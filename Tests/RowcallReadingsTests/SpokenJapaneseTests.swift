import RowcallReadings
import RowcallText
import Testing

/// What a Japanese voice is given, which can say kana only.
struct SpokenJapaneseTests {
  let readings = Readings(for: LocaleTag("ja"))

  @Test(arguments: [
    ("1本", "いっぽん"), ("2本", "にほん"), ("3本", "さんぼん"), ("6本", "ろっぽん"), ("300本", "さんびゃっぽん"), ("1000本", "せんぼん"),
    ("1個", "いっこ"), ("3個", "さんこ"), ("10個", "じゅっこ"), ("1人", "ひとり"), ("2人", "ふたり"), ("4人", "よにん"),
    ("14人", "じゅーよにん"), ("十人", "じゅーにん"), ("3つ", "みっつ"), ("三つ", "みっつ"), ("3階", "さんがい"), ("3回", "さんかい"),
    ("8冊", "はっさつ"), ("20歳", "はたち"), ("21歳", "にじゅーいっさい"), ("3足", "さんぞく"), ("4泊", "よんぱく"), ("1株", "ひとかぶ"),
    ("第3回", "だいさんかい"), ("10行中3行目", "じゅーぎょーちゅーさんぎょーめ"),
    ("1束", "ひとたば"), ("3束", "さんたば"), ("1戸", "いっこ"),
  ])
  func numbersAreReadAsWhatTheyCountAsksFor(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [
    ("令和6年4月1日", "れいわろくねんしがつついたち"), ("2024年7月20日", "にせんにじゅーよねんしちがつはつか"), ("9月14日", "くがつじゅーよっか"),
    ("1日", "いちにち"), ("2日間", "ふつかかん"), ("午前9時10分", "ごぜんくじじゅっぷん"), ("0時4分", "れーじよんぷん"), ("3時間", "さんじかん"),
    ("4分の1", "よんぶんのいち"), ("1か月", "いっかげつ"), ("月曜日", "げつよーび"),
  ])
  func datesAndTimesAreReadAsPeopleSayThem(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [
    ("1,234円", "せんにひゃくさんじゅーよえん"), ("10000円", "いちまんえん"), ("3億5000万円", "さんおくごせんまんえん"),
    ("15000000円", "いっせんごひゃくまんえん"), ("3千円", "さんぜんえん"), ("二百三円", "にひゃくさんえん"), ("３００円", "さんびゃくえん"),
    ("3ドル20セント", "さんドルにじゅっセント"), ("8兆円", "はっちょーえん"), ("0円", "ぜろえん"),
  ])
  func moneyIsReadInMyriads(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [
    ("1.5", "いってんご"), ("0.5", "れーてんご"), ("10.25", "じゅってんにご"), ("3てん1 4", "さんてんいちよん"),
    ("0てん0 4、5 6", "れーてんぜろよん、ご ろく"), ("てん 3てん", "てん さんてん"), ("007", "ぜろぜろなな"),
    ("1 2 3", "いち に さん"), ("二〇二四年", "にせんにじゅーよねん"), ("12345678901234567", "いちにさんよんごろくななはちきゅーぜろいちにさんよんごろくなな"),
    ("3,5", "さん,ご"), ("3.", "さん."),
    ("99999999999999999999万", "きゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅーきゅー"),
  ])
  func numbersAloneAreReadToo(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [
    ("アンナに電話する", "アンナにでんわする"), ("きょうは学校へ行く", "きょーわがっこーえいく"), ("Apple山田", "Appleやまだ"), ("ｱﾝﾅ様", "アンナさま"),
    ("三本松", "さんぼんまつ"), ("千葉", "ちば"), ("髙橋", "たかはし"), ("JR東日本", "JRひがしにほん"), ("カタカナ", "カタカナ"),
    ("きょうは", "きょうは"),
  ])
  func wordsAreSaidAsTheyArePronounced(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [
    ("㈱山田", "かぶしきがいしゃやまだ"), ("（有）山田", "ゆーげんがいしゃやまだ"), ("(月)", "(つき)"), ("〒160", "ゆーびんばんごー ひゃくろくじゅー"),
    ("ジョン・スミス", "ジョン スミス"), ("①東京", "いちとーきょー"), ("第Ⅱ期", "だいにき"), ("ＡＢＣ部", "ABCぶ"), ("No.5", "ナンバー ご"),
    ("○", "まる"), ("3×4", "さんかけるよん"), ("5袋 × 2", "ごふくろ かける に"), ("○×△", "まるばつさんかく"), ("×", "ばつ"),
    ("50㎡", "ごじゅーへーほーメートル"), ("㋿6年", "れいわろくねん"),
    ("5F", "ごかい"), ("B1F", "ちかいっかい"), ("3FP", "さんFP"), ("葛\u{E0100}城", "かつらぎ"), ("100％", "ひゃくパーセント"),
    ("〇〇商事", "まるまるしょーじ"), ("二〇〇〇年", "にせんねん"), ("±2", "プラスマイナスに"),
  ])
  func signsAreSaidAsTheWordsThatTheyStandFor(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [
    ("ﾊﾟﾅｿﾆｯｸ", "パナソニック"), ("ｳﾞｨｵﾗ｡", "ヴィオラ。"), ("ｱﾞﾟ", "ア゛゜"), ("いすゞ", "いすず"), ("こゝろ", "こころ"), ("みなと ー", "みなと "),
    ("ヵ", "か"), ("ㇰ", "ク"), ("か〜お", "か お"), ("ゝ", ""),
  ])
  func kanaAreWrittenAsAVoiceKnowsThem(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [
    ("梅田1-13-1 大阪ビル", "うめだいちのじゅーさんのいち おーさかビル"), ("3丁目2-1", "さんちょーめにのいち"), ("スコアは3-1", "スコアわさん-いち"),
    ("A-1-2", "A-いち-に"), ("1-2-", "いち-に-"),
  ])
  func hyphensInAddressesAreSaid(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [
    ("TEL03-1234-5678", "TELぜろさんのいちにさんよんのごろくななはち"), ("0120-444444", "ぜろいちにぜろのよんよんよんよんよんよん"),
    ("01-02", "ぜろいち-ぜろに"),
    ("０９０-1234-5678まで", "ぜろきゅーぜろのいちにさんよんのごろくななはちまで"),
  ])
  func telephoneNumbersAreReadDigitByDigit(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test(arguments: [
    ("税抜", "ぜいぬき"), ("龘", "かんじ"), ("龘靐さん", "かんじさん"), ("会國", "かいくに"), ("來店", "らいてん"), ("\u{FA19}戸", "こーべ"),
    ("々", "どー"), ("〇", "まる"),
    ("淒い", "かんじい"),
  ])
  func kanjiThatNoDictionaryHasAreNotLeft(text: String, spoken: String) {
    #expect(readings.spoken(text) == spoken)
  }

  @Test func theAuthorsListIsSaid() {
    let readings = Readings(for: LocaleTag("ja"), list: ReadingList(["東": "あずま"]))
    #expect(readings.spoken("東") == "あずま")
    #expect(readings.spoken("東 ") == "あずま")
  }

  @Test func otherLanguagesAreSaidAsTheyAreWritten() {
    #expect(Readings(for: LocaleTag("en")).spoken("3 東") == "3 東")
    #expect(Readings(for: LocaleTag("zh")).spoken("3个") == "3个")
  }

  @Test func anEnglishListenerHearsJapaneseInKanaInTablesThatHaveKana() {
    let readings = Readings(for: LocaleTag("en")).for(texts: ["Opened", "成人の日", "令和", "憲法記念日"])
    #expect(readings.spoken("令和6年 (2024), Room 3") == "れいわろくねん (2024), Room 3")
    #expect(readings.spoken("元日・祝日 and 山田") == "がんじつ しゅくじつ and やまだ")
    #expect(readings.spoken("Room 3") == "Room 3")
    #expect(readings.spoken("成人") == "せいじん")
  }

  @Test(arguments: [["银行", "重庆"], ["Coffee"], [], ["全の店"] + Array(repeating: "银行", count: 50)])
  func kanjiOfTablesWithHardlyAnyKanaAreLeftToTheChineseVoice(texts: [String]) {
    let readings = Readings(for: LocaleTag("en")).for(texts: texts)
    #expect(readings.isIdle && readings.spoken("银行") == "银行")
    #expect(Readings(for: LocaleTag("zh")).for(texts: ["成人の日"]).spoken("银行") == "yín háng")
  }
}
