import RowcallTableView
import Testing

@testable import RowcallDemos
@testable import RowcallExamples

@Suite struct StatesTests {
  private let states: States

  init() throws { states = try States(in: .english) }

  // TV-10
  @Test func theDetailDecidesTheStyleOfTheCells() throws {
    #expect(states.table.visibleCells.map(\.content.style) == Array(repeating: .subtitle, count: 5))
    #expect(states.table.visibleTexts.first == "Alaska, Juneau")
    try states.show(.population)
    #expect(states.table.visibleCells.map(\.content.style) == Array(repeating: .value1, count: 5))
    #expect(states.table.visibleTexts.first == "Alaska, 733,391")
  }

  // TV-60
  @Test func theCursorStaysOnItsStateWhenTheDetailChanges() throws {
    try states.table.followIndexTitle(at: 20)
    let texas = states.table.focus
    try states.show(.population)
    #expect(states.table.focus == texas)
  }

  // TV-30
  @Test(arguments: [("A", "Alaska"), ("B", "California"), ("Q", "Texas"), ("Z", "Washington")])
  func aLetterLeadsToTheFirstStateFromThereOn(letter: String, name: String) throws {
    let titles = states.table.sectionIndexTitles
    try states.table.followIndexTitle(at: #require(titles.firstIndex(of: letter)))
    guard case .row(let path) = states.table.focus else {
      Issue.record("the cursor is on no row")
      return
    }
    #expect(states.table.cellForRow(at: path)?.content.title == name)
  }

  // TV-35
  @Test func nothingLiesUnderTheIndex() throws {
    #expect(states.table.visibleRowsUnderIndex.isEmpty)
  }

  @Test func aNameWithoutALetterOfTheLanguageIsAfterAll() {
    let states = States([State("Ödland", "Nowhere", 1), State("Яна", "Nowhere", 1)])
    #expect(states.sections.compactMap(\.header) == ["O", "…"])
  }

  // TV-24
  @Test(arguments: [
    (ExampleLanguage.english, 3, "letter C"), (.japanese, 3, "さ"), (.german, 3, "Buchstabe C"),
    (.english, 0, "#"), (.german, 27, "…"),
  ])
  func aLetterOfTheIndexIsCalledOne(language: ExampleLanguage, title: Int, label: String) throws {
    let states = try States(in: language)
    #expect(states.table.accessibilityLabel(forIndexTitleAt: title) == label)
  }

  // TV-31
  @Test(arguments: [
    ("アラスカ", "あ"), ("ガ", "か"), ("ジョージア", "さ"), ("デラウェア", "た"), ("ネバダ", "な"), ("ピ", "は"), ("ヴ", "あ"),
  ])
  func aJapaneseNameIsUnderTheRowOfItsFirstKana(name: String, title: String) {
    let states = States([State(name, "", 0)], in: .japanese)
    #expect(states.sections.compactMap(\.header) == [title])
  }
}
