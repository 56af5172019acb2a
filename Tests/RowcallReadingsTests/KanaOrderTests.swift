import RowcallCollation
import RowcallReadings
import RowcallText
import Testing

/// Kana of every kind stand where Japanese expects them.
struct KanaOrderTests {
  let collation = LocalizedIndexedCollation(locale: LocaleTag("ja"))

  @Test(arguments: [
    ("small kana before large ones", ["きゃ", "きや", "きゆ"]),
    ("a long vowel before its letter", ["サービ", "さあび", "さあふ"]),
    ("voiced marks behind their letter", ["はら", "ばら", "ぱら", "ひら"]),
    ("a repeated sound as that", ["かゝみ", "かかむ"]),
  ])
  func stand(what: String, order: [String]) {
    #expect(collation.sortedArray(from: order.reversed(), by: \.self) == order, "\(what)")
  }

  @Test(arguments: [("half-width", "とうきよう", "ﾄｳｷﾖｳ"), ("katakana", "あおき", "アオキ")])
  func aNameInOtherKanaIsTheSame(what: String, name: String, other: String) {
    let collator = Collator(for: LocaleTag("ja"))
    #expect(!collator.precedes(name, other) && !collator.precedes(other, name), "\(what)")
  }

  @Test(arguments: [
    ("ァ", "あ"), ("ｶﾞ", "か"), ("ゔ", "あ"), ("っ", "た"), ("ぱ", "は"), ("ゃ", "や"), ("ヱ", "わ"), ("ー", "#"),
  ])
  func eachKindIsInTheSectionOfItsRow(kana: String, title: String) {
    let section = collation.section(for: kana, collationStringSelector: \.self)
    #expect(collation.sectionTitles[section] == title)
  }
}
