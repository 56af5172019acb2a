import RowcallText
import Testing

@testable import RowcallCollation

struct SectionTitlesTests {
  static let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
  static let kana = "あ か さ た な は ま や ら わ"

  // TV-31
  @Test(arguments: [
    ("en", "# \(latin) …"),
    ("sv", "# \(latin) Å Ä Ö …"),
    ("ja", "# \(latin) … \(kana) …"),
    ("el", "# Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω \(latin) …"),
    ("ko", "# ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ … \(latin) …"),
  ])
  func haveEnglishLettersBesideTheLocalOnes(locale: String, titles: String) {
    #expect(collation(locale).sectionTitles.joined(separator: " ") == titles)
  }

  @Test(arguments: [
    ("en", "# \(latin) …"),
    ("ja", "# \(kana) …"),
    ("ru", "# А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я …"),
    ("cs", "# A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž …"),
  ])
  func areTheLocalOnesAloneOnRequest(locale: String, titles: String) {
    let collation = collation(locale, CollationOptions(hasEnglishTitles: false))
    #expect(collation.sectionTitles.joined(separator: " ") == titles)
  }

  @Test(arguments: [("en", "\(latin) #"), ("ja", "\(latin) \(kana) #")])
  func canEndWithOneSectionForTheRestAsOnAPhone(locale: String, titles: String) {
    let collation = collation(locale, CollationOptions(rest: .together))
    #expect(collation.sectionTitles.joined(separator: " ") == titles)
    let sections = collation.sections(of: ["한", "Zoo", "7 Hügel", ""], by: \.self)
    #expect(sections.last.map(Array.init) == ["", "7 Hügel", "한"])
  }

  @Test func canBeOfAnyWordsForTheRest() {
    let rest = RestSections.apart(before: "0–9", between: "?", after: "Andere")
    let titles = collation("ja", CollationOptions(rest: rest)).sectionTitles
    #expect([titles.first, titles[27], titles.last] == ["0–9", "?", "Andere"])
  }

  @Test func areAllThereHoweverMany() {
    let titles = collation("zh-u-co-unihan").sectionTitles
    #expect(titles.count > 200)
    #expect(titles.suffix(28).joined(separator: " ") == "… \(Self.latin) …")
  }

  @Test func leadToTheSectionOfTheirNumber() {
    let collation = collation("en")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect([-1, 0, 5, 27, 99].map(collation.section(forSectionIndexTitle:)) == [0, 0, 5, 27, 27])
  }

  @Test func currentIsTheLocaleOfTheEnvironment() {
    func locale(_ variables: [String: String]) -> String {
      LocalizedIndexedCollation.locale { variables[$0] }.identifier
    }
    #expect(locale([:]) == "en")
    #expect(locale(["LANG": "sv_SE.UTF-8"]) == "sv-SE")
    #expect(locale(["LANG": "sv_SE.UTF-8", "LC_COLLATE": "cs_CZ.UTF-8"]) == "cs-CZ")
    #expect(locale(["LANG": "sv_SE.UTF-8", "LC_COLLATE": "cs_CZ.UTF-8", "LC_ALL": ""]) == "cs-CZ")
    #expect(locale(["LANG": "sv_SE.UTF-8", "LC_ALL": "ja_JP.UTF-8"]) == "ja-JP")
    #expect(LocalizedIndexedCollation.current.sectionTitles.count > 26)
  }

  private func collation(
    _ locale: String, _ options: CollationOptions = CollationOptions()
  ) -> LocalizedIndexedCollation {
    LocalizedIndexedCollation(locale: LocaleTag(locale), options: options)
  }
}
