import RowcallUIKit
import Testing

@testable import UIKitScreens

/// The letters of English are among those of most locales in which these tests may run.
@Suite(.serialized) @MainActor struct UILocalizedIndexedCollationTests {
  @Test func aListHasSectionsByLettersAndOneForTheRestAtTheEnd() throws {
    let table = try ScreenSession(GuestListViewController(style: .plain)).table().engine
    let titles = (0..<table.numberOfSections).map { table.header(ofSection: $0)?.title }
    #expect(titles.compactMap(\.self) == ["B", "E", "Z", "#"])
    #expect(titles.last == "#")
    #expect(table.sectionIndexTitles.last == "#")
    #expect(table.sectionIndexTitles.count == table.numberOfSections)
  }

  @Test func eachSectionIsSortedAndTheIndexLeadsToIt() throws {
    let session = ScreenSession(GuestListViewController(style: .plain))
    try session.followIndex("E")
    #expect(session.transcript.contains("focus on \"Émile"))
    try session.followIndex("B")
    #expect(session.transcript.contains("focus on \"Ben"))
  }

  @Test func aTitleThatIsNotThereLeadsToTheNearest() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.section(forSectionIndexTitle: -1) == 0)
    #expect(collation.section(forSectionIndexTitle: 1_000) == collation.sectionTitles.count - 1)
  }
}
