import RowcallCollation
import RowcallText
import Testing

struct ContractedIndexTests {
  static let letters = LocalizedIndexedCollation(locale: LocaleTag("en")).sectionTitles

  @Test(arguments: [
    (28, letters.joined(separator: " ")), (27, "# A B C D E F G H I J K L M N O P Q R S T U V W X • …"),
    (20, "# • C • F • I • L • O • R • U • X • …"), (11, "# • E • J • P • U • …"), (4, "# • …"),
    (3, "# • …"), (2, "# •"), (1, "•"), (0, ""), (-5, ""),
  ])
  func someTitlesStayAndDotsStandForTheOthers(maximum: Int, expected: String) {
    let index = ContractedIndex(Self.letters, maximum: maximum)
    #expect(index.entries.map(\.title).joined(separator: " ") == expected)
  }

  @Test(arguments: ["en", "ja", "zh-u-co-stroke"]) func eachSectionBelongsToOneEntry(locale: String) {
    let titles = LocalizedIndexedCollation(locale: LocaleTag(locale)).sectionTitles
    for maximum in 1...titles.count + 1 {
      let index = ContractedIndex(titles, maximum: maximum)
      #expect(index.entries.count <= maximum)
      #expect(index.entries.flatMap { Array($0.sections) } == Array(titles.indices))
      for entry in index.entries where !entry.isDot {
        #expect(titles[entry.sections.lowerBound] == entry.title)
      }
    }
  }

  @Test func anEntryIsFoundByItsSection() {
    let index = ContractedIndex(Self.letters, maximum: 11)
    #expect(index.entry(of: 5)?.title == "E")
    #expect(index.entry(of: 6)?.isDot == true)
    #expect(index.entry(of: 6)?.sections == 6..<10)
    #expect(index.entry(of: 28) == nil)
  }

  @Test func anIndexWithoutTitlesHasNoEntries() {
    #expect(ContractedIndex([], maximum: 5).entries.isEmpty)
  }
}
