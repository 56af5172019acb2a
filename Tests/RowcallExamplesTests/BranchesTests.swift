import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct BranchesTests {
  private func list(_ branches: Branches) -> [String] {
    branches.sections.filter { !$0.isEmpty }.map { "\($0.title): \($0.map(\.name).joined(separator: ", "))" }
  }

  // TV-32
  @Test func byNameTheyAreUnderTheRowOfTheirReading() throws {
    let branches = try Branches(in: .japanese)
    #expect(
      list(branches) == [
        "あ: 朝霞店, 飯田橋店, 浦安店, 大手町店", "か: 川崎店", "さ: 新宿店", "た: 立川店", "な: 成田店", "ま: 溝の口店, みなとみらい店",
      ])
  }

  // TV-33
  @Test func byPrefectureTheyAreInItsOwnOrderSortedByReading() throws {
    let branches = try Branches(in: .japanese)
    try branches.show(by: .prefecture)
    #expect(
      list(branches) == [
        "東京都: 飯田橋店, 大手町店, 新宿店, 立川店", "千葉県: 浦安店, 成田店", "神奈川県: 川崎店, 溝の口店, みなとみらい店", "埼玉県: 朝霞店",
      ])
    #expect(branches.table.sectionIndexTitles == ["東京都", "千葉県", "神奈川県", "埼玉県"])
  }

  @Test(arguments: [("し", "新宿店"), ("新", "新宿店"), ("ミゾ", "溝の口店"), ("ｵ", "大手町店")])
  func aBranchIsFoundByItsNameOrByHowThatIsRead(typed: String, name: String) throws {
    let branches = try Branches(in: .japanese)
    try Step<Branches>.type(Localized(typed, ja: typed)).perform(branches)
    guard case .row(let path) = branches.table.focus else {
      Issue.record("the cursor is on no row")
      return
    }
    #expect(branches.object(at: path)?.name == name)
  }
}
