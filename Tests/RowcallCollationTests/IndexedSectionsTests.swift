import RowcallCollation
import RowcallText
import Testing

struct IndexedSectionsTests {
  let collation = LocalizedIndexedCollation(locale: LocaleTag("en"))
  var sections: IndexedSections<String> {
    collation.sections(of: ["Maine", "Ohio", "Alaska", "Iowa", "Idaho"], by: \.self)
  }

  @Test func eachObjectReportsWhereItStoodBefore() {
    #expect(sections[9].title == "I")
    #expect(Array(sections[9]) == ["Idaho", "Iowa"])
    #expect(Array(sections[9].positions) == [4, 3])
    #expect(sections[9][1] == "Iowa")
  }

  // TV-34
  @Test func anEmptySectionHasNoHeader() {
    #expect(sections.compactMap(\.header) == ["A", "I", "M", "O"])
    #expect(sections[2].title == "B")
    #expect(sections[2].header == nil)
  }

  @Test(arguments: [
    ("I", "I", false), ("B", "I", true), ("#", "A", true), ("P", "O", true), ("…", "O", true),
  ])
  func aJumpLandsInTheNextFilledSectionAndSaysSo(title: String, landing: String, isElsewhere: Bool) {
    let jump = sections.titles.firstIndex(of: title).flatMap { sections.jump(toIndexTitleAt: $0) }
    #expect(jump?.title == title)
    #expect(jump.map { sections.titles[$0.section] } == title)
    #expect(jump?.landing.map { sections.titles[$0] } == landing)
    #expect(jump?.isElsewhere == isElsewhere)
  }

  @Test func aJumpInAnEmptyListLandsNowhere() {
    let empty = collation.sections(of: [String](), by: \.self)
    #expect(empty.jump(toIndexTitleAt: 3) == IndexJump(title: "C", section: 3, landing: nil))
    #expect(empty.jump(toIndexTitleAt: 3)?.isElsewhere == true)
  }

  @Test(arguments: [-1, 28]) func aTitleThatIsNotThereLeadsNowhere(number: Int) {
    #expect(sections.jump(toIndexTitleAt: number) == nil)
  }

  @Test func equalNamesStayInTheirOrder() {
    let people = [("Kim", 1), ("Ada", 2), ("Kim", 3), ("Kim", 4)]
    #expect(collation.sortedArray(from: people, by: \.0).map(\.1) == [2, 1, 3, 4])
    #expect(collation.sections(of: people, by: \.0).flatMap { $0.map(\.1) } == [2, 1, 3, 4])
  }

  @Test func anyCollectionCanBeSorted() {
    let set: Set = ["Ohio", "Iowa"]
    #expect(collation.sections(of: set, by: \.self).flatMap(\.self) == ["Iowa", "Ohio"])
    #expect(
      collation.sections(of: ["Zürich", "Ohio", "Iowa"].dropFirst(), by: \.self).flatMap(\.positions) == [
        1, 0,
      ])
  }

  // TV-33
  @Test func ownTitlesThatNobodyListedFollowAsTheyComeUp() {
    let elements = [("Iron", "solid"), ("Neon", "gas"), ("Bromine", "liquid"), ("Argon", "gas")]
    let sections = collation.sections(of: elements, titled: \.1, among: ["liquid", "artificial"], by: \.0)
    #expect(sections.titles == ["liquid", "artificial", "solid", "gas"])
    #expect(sections.map { $0.map(\.0) } == [["Bromine"], [], ["Iron"], ["Argon", "Neon"]])
    #expect(sections.jump(toIndexTitleAt: 1)?.landing == 2)
  }
}
