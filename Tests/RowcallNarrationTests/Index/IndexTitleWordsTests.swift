import RowcallNarration
import RowcallReadings
import RowcallText
import Testing

@Suite struct IndexTitleWordsTests {
  @Test(arguments: [
    ("en", "A", "A"), ("en", "あ", "あ row"), ("en", "#", "number sign"), ("en", "…", "other"),
    ("ja", "あ", "あ行"), ("ja", "わ", "わ行"), ("ja", "…", "その他"), ("ja", "Z", "Z"), ("ja", "い", "い"),
    ("de", "…", "Andere"), ("de", "Sch", "Sch"), ("zh", "3劃", "3劃"), ("ru", "Я", "Я"), ("en", "", "blank"),
  ])
  func aTitleIsSaidInTheLanguagesOwnWords(locale: String, title: String, spoken: String) {
    #expect(IndexTitleWords(for: LocaleTag(locale)).spoken(title) == spoken)
  }

  @Test func theAuthorsOwnWordsWin() {
    let words = IndexTitleWords(for: LocaleTag("en"), labels: ReadingList(["#": "numbers", "A": "Alpha"]))
    #expect(["#", "A", "B"].map(words.spoken) == ["numbers", "Alpha", "B"])
  }
}
