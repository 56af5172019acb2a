import RowcallReadings
import RowcallText
import Testing

/// Where the reading of a name comes from.
struct ReadingsTests {
  @Test func aGivenReadingWinsOverADerivedOneAndTheListOverBoth() {
    let plain = Readings(for: LocaleTag("ja"))
    let listed = Readings(for: LocaleTag("ja"), list: ReadingList(["東": "あずま"]))
    #expect(plain.reading(of: "東") == Reading("ひがし", source: .derived))
    #expect(plain.reading(of: "東", given: "とん") == Reading("とん", source: .given))
    #expect(listed.reading(of: "東", given: "とん") == Reading("あずま", source: .list))
  }

  @Test(arguments: ["", " ", "\u{3000}\t"])
  func aBlankReadingIsNone(given: String) {
    #expect(Readings(for: LocaleTag("ja")).reading(of: "東", given: given)?.source == .derived)
  }

  @Test(arguments: [
    ("新宿店", "しんじゅくてん", nil), ("大手町店", "おおてまちてん", "おーてまちてん"), ("東京 太郎", "とうきょう たろう", "とーきょー たろー"),
    ("スーパー山田", "すーぱーやまだ", nil), ("ABC山田", "ABCやまだ", nil),
  ])
  func aJapaneseNameIsReadAsItIsWrittenInKanaAndSaidAsItIsPronounced(
    name: String, text: String, pronunciation: String?
  ) {
    let expected = Reading(text, source: .derived, pronunciation: pronunciation)
    #expect(Readings(for: LocaleTag("ja")).reading(of: name) == expected)
  }
}
