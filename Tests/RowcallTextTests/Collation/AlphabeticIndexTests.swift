import RowcallText
import Testing

struct AlphabeticIndexTests {
  @Test func theBucketsOfTheRestAreDistinguished() {
    let buckets = AlphabeticIndex(for: LocaleTag("ja"), hasEnglishLabels: true).buckets
    #expect(buckets.first == AlphabeticIndex.Bucket(label: "…", kind: .underflow))
    #expect(buckets[1] == AlphabeticIndex.Bucket(label: "A", kind: .letter))
    #expect(buckets[27] == AlphabeticIndex.Bucket(label: "…", kind: .inflow))
    #expect(buckets.last == AlphabeticIndex.Bucket(label: "…", kind: .overflow))
  }

  @Test(arguments: [
    ("がっこう", "か"), ("ｶﾅ", "か"), ("ガンダム", "か"), ("ぁ", "あ"), ("ぴあの", "は"), ("東京", "…"), ("Tokyo", "…"),
    ("", "…"),
  ])
  func voicedSmallAndNarrowKanaGoToTheirRow(name: String, label: String) {
    let index = AlphabeticIndex(for: LocaleTag("ja"))
    #expect(index.buckets[index.bucket(of: name)].label == label)
  }
}
